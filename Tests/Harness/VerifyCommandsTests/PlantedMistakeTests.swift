import Foundation
import TestFolders
import Testing
import VerifyRunning

@Suite("Mistakes that are planted in an app whose types are read from sources")
struct PlantedMistakeTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            "Contracts/news.yml",
            "api: news\ncontracts: { feed: { request: GET /feed, responses: [{ recording: feed, body: Feed }] } }\n")
        for file in PlantedMistakes.File.allCases { try write(file, file.text) }
    }

    private func write(_ file: PlantedMistakes.File, _ text: String) throws {
        let head = file == .body ? "GET /feed\n\nHTTP/1.1 200 OK\nContent-Type: application/json\n\n" : ""
        try folder.write(file.rawValue, "\(head)\(text)\(head.isEmpty ? "" : "\n")")
    }

    private func run() async -> String {
        await VerifyRun.run(["--contracts", "@/Contracts", "--reports", "@/Reports", "--quiet"], in: folder).snapshot
    }

    /// Plants a mistake, and returns what is printed and the place of the property that reads the value.
    private func plant(_ mistake: PlantedMistakes.Mistake) async throws -> (printed: String, reader: String) {
        let parts = mistake.file.text.split(separator: mistake.old, omittingEmptySubsequences: false)
        try #require(parts.count == 2, "\(mistake.old) occurs \(parts.count - 1) times")
        try write(mistake.file, parts.joined(separator: mistake.new))
        if let also = mistake.also { try write(.body, PlantedMistakes.body.replacing(also.old, with: also.new)) }
        let lines = try folder.text(mistake.reader.file.rawValue).split(separator: "\n", omittingEmptySubsequences: false)
        let line = try #require(lines.firstIndex { $0.contains(mistake.reader.text) })
        return (await run(), "\(mistake.reader.file.rawValue):\(line + 1):")
    }

    @Test func areTheOnlyFindings() async {
        #expect(await run() == "0\n")
    }

    /// Plants a mistake, and checks the finding for it.
    private func check(_ mistake: PlantedMistakes.Mistake, prints start: String, _ finding: String, code: String) async throws {
        let (printed, reader) = try await plant(mistake)
        #expect(printed.hasPrefix("\(start)Fixtures/feed.http:"), "\(printed)")
        #expect(printed.contains(": \(finding)\n"), "\(printed)")
        #expect(printed.contains("; \(reader)") && printed.contains(" reads it\n"), "\(reader) \(printed)")
        #expect(printed.components(separatedBy: "\n  code: ").count == 2, "\(printed)")
        #expect(printed.contains("\n  code: \(code)\n"), "\(printed)")
    }

    @Test(arguments: PlantedMistakes.mistakes)
    func areFoundAtThePathAndTheProperty(_ mistake: PlantedMistakes.Mistake) async throws {
        try await check(mistake, prints: "1\n", "broken\n  \(mistake.finding)", code: "contract.decoding")
    }

    @Test(arguments: PlantedMistakes.hidden)
    func areWarningsWhereTheAppHidesThem(_ mistake: PlantedMistakes.Mistake) async throws {
        try await check(
            mistake, prints: "0\n--\n", "warning\n  \(mistake.finding), and Feed is read without it", code: "contract.tolerated")
    }

    @Test(arguments: OddType.all)
    private func areNotSeenInOddTypes(_ odd: OddType) async throws {
        for file in [PlantedMistakes.File.feed, .people, .media] { try write(file, "") }
        try write(.feed, "import Foundation\n\n\(odd.source)\n")
        try write(.apis, PlantedMistakes.apis.replacing("{ keys: convertFromSnakeCase, dates: iso8601 }", with: odd.decoder))
        try write(.body, odd.body)
        #expect(await run() == "0\n")
        try write(.body, odd.wrong)
        #expect(await run().hasPrefix("1\n"))
    }
}

/// A type that decodes in a way that is easily misread, a body that it accepts, and one that it refuses.
private struct OddType: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let source: String
    let body: String
    let wrong: String
    let decoder: String

    init(_ description: String, _ source: String, _ body: String, not wrong: String, decoder: String = "{ keys: useDefaultKeys }") {
        testDescription = description
        self.source = source
        self.body = body
        self.wrong = wrong
        self.decoder = decoder
    }

    static let all: [OddType] = [
        OddType(
            "a constant with a value is not decoded", "struct Feed: Decodable { let id: Int; let version = 2 }", #"{"id":1}"#,
            not: #"{"version":2}"#),
        OddType(
            "a property without a key", "struct Feed: Decodable { let id: Int; var draft = \"\"; enum CodingKeys: CodingKey { case id } }",
            #"{"id":1}"#, not: "{}"),
        OddType(
            "keys behind an alias",
            "struct Feed: Decodable { let id: Int; typealias CodingKeys = Keys }\nenum Keys: String, CodingKey { case id = \"_id\" }",
            #"{"_id":1}"#, not: #"{"id":1}"#),
        OddType(
            "a nested type with the name of another", "struct Feed: Decodable { let at: Date; struct Date: Decodable { let year: Int } }",
            #"{"at":{"year":2026}}"#, not: #"{"at":0}"#),
        OddType(
            "an optional behind an alias", "typealias Maybe<T> = T?\nstruct Feed: Decodable { let id: Maybe<Int> }", "{}",
            not: #"{"id":"1"}"#),
        OddType(
            "a wrapper with an overload",
            """
            @propertyWrapper struct OrZero: Decodable {
                var wrappedValue: Int
                init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
                init(from decoder: any Decoder) throws { wrappedValue = try decoder.singleValueContainer().decode(Int.self) }
            }
            extension KeyedDecodingContainer {
                func decode(_ type: OrZero.Type, forKey key: Key) throws -> OrZero {
                    try decodeIfPresent(type, forKey: key) ?? OrZero(wrappedValue: 0)
                }
            }
            struct Feed: Decodable { @OrZero var count: Int }
            """, "{}", not: #"{"count":"1"}"#),
        OddType(
            "cases with values", "enum Feed: Decodable { case page(Int, size: Int?), end }", #"{"page":{"_0":1}}"#,
            not: #"{"page":{"size":1}}"#),
        OddType(
            "unusual underscores", "struct Feed: Decodable { let _id: Int; let oneTwo: Int; let allCaps: Int }",
            #"{"_id":1,"one__two":2,"ALL_CAPS":3}"#, not: #"{"id":1,"one_two":2,"ALL_CAPS":3}"#,
            decoder: "{ keys: convertFromSnakeCase }"),
        OddType("whole numbers in other forms", "struct Feed: Decodable { let a: Int }", #"{"a":1.0}"#, not: #"{"a":1.5}"#),
        OddType(
            "a dictionary with cases as keys",
            "enum Day: String, Decodable { case sunday }\nstruct Feed: Decodable { let hours: [Day: Int] }",
            #"{"hours":["sunday",8]}"#, not: #"{"hours":{"sunday":8}}"#),
        OddType(
            "a dictionary whose keys represent themselves",
            "enum Day: String, Decodable, CodingKeyRepresentable { case sunday }\nstruct Feed: Decodable { let hours: [Day: Int] }",
            #"{"hours":{"sunday":8}}"#, not: #"{"hours":{"monday":8}}"#),
        OddType(
            "a type in itself", "struct Feed: Decodable { let name: String; let replies: [Feed]? }",
            #"{"name":"a","replies":[{"name":"b"}]}"#, not: #"{"name":"a","replies":[{}]}"#),
        OddType(
            "a conformance elsewhere", "struct Feed { let id: Int }\nprotocol Model: Decodable {}\nextension Feed: Model {}", #"{"id":1}"#,
            not: "{}"),
        OddType(
            "a list of wrapped values that may be nil",
            """
            struct Lossy<T: Decodable>: Decodable { let value: T?; init(from decoder: any Decoder) throws { value = try? T(from: decoder) } }
            struct Feed: Decodable {
                let ids: [Lossy<Item>]
                struct Item: Decodable { let id: Int? }
            }
            """, #"{"ids":[{"id":1},{}]}"#, not: #"{"ids":{}}"#),
        OddType(
            "a case for what is not known",
            """
            enum Feed: Decodable {
                case text(String), other
                enum CodingKeys: CodingKey { case type, text }
                init(from decoder: any Decoder) throws {
                    let container = try decoder.container(keyedBy: CodingKeys.self)
                    switch try container.decode(String.self, forKey: .type) {
                    case "text": self = .text(try container.decode(String.self, forKey: .text))
                    default: self = .other
                    }
                }
            }
            """, #"{"type":"poll"}"#, not: #"{"type":"text"}"#),
        OddType(
            "a branch of #if", "struct Feed: Decodable {\n#if os(Windows)\nlet a: Int\n#else\nlet b: Int\n#endif\n}", #"{"b":1}"#,
            not: #"{"a":1}"#),
        OddType(
            "a superclass below the key super",
            """
            class Base: Decodable { let id: Int }
            final class Feed: Base {
                let name: String
                enum CodingKeys: CodingKey { case name }
                required init(from decoder: any Decoder) throws {
                    let container = try decoder.container(keyedBy: CodingKeys.self)
                    name = try container.decode(String.self, forKey: .name)
                    try super.init(from: container.superDecoder())
                }
            }
            """, #"{"name":"a","super":{"id":1}}"#, not: #"{"name":"a","id":1}"#),
        OddType(
            "a subclass that inherits its decoding", "class Base: Decodable { let id: Int }\nfinal class Feed: Base { var note = \"\" }",
            #"{"id":1}"#, not: #"{"note":"a"}"#),
        OddType(
            "raw values by hand",
            """
            enum Feed: Decodable, RawRepresentable {
                case on, off
                init?(rawValue: String) {
                    switch rawValue.lowercased() {
                    case "on", "yes": self = .on
                    case "off": self = .off
                    default: return nil
                    }
                }
                var rawValue: String { self == .on ? "on" : "off" }
            }
            """, "\"YES\"", not: "\"maybe\""),
        OddType(
            "a set of options", "struct Feed: OptionSet, Decodable { let rawValue: Int; static let a = Feed(rawValue: 1) }", "6",
            not: #"{"rawValue":1}"#),
        OddType(
            "values of Foundation", "struct Feed: Decodable { let a: URL; let b: UUID; let c: Decimal; let d: Data; let e: Set<Int> }",
            #"{"a":"x","b":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F","c":1.10,"d":"aGk=","e":[1,1]}"#,
            not: #"{"a":"x","b":"E621","c":1.10,"d":"aGk=","e":[1]}"#),
        OddType(
            "a date on the last day of February", "struct Feed: Decodable { let at: Date }", #"{"at":"2028-02-29T24:00:00Z"}"#,
            not: #"{"at":"2028-02-29 10:00"}"#, decoder: "{ dates: iso8601 }"),
        OddType(
            "an initializer of a protocol that accepts every text",
            """
            protocol WithUnknown: RawRepresentable, CaseIterable where RawValue == String { static var unknown: Self { get } }
            extension WithUnknown {
                init(rawValue: String) { self = Self.allCases.first { $0.rawValue == rawValue } ?? .unknown }
            }
            enum Feed: String, Decodable, WithUnknown { case a, unknown }
            """, "\"b\"", not: "1"),
    ]
}
