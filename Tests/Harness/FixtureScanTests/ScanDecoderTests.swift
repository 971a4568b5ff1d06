import DecodingPrograms
import FixtureScan
import TestFolders
import Testing

/// A type and its decoder, a body, and the verdict.
struct DecoderSample: Sendable, CustomTestStringConvertible {
    let name: String
    let app: String
    let body: String
    let expected: String

    var testDescription: String { "\(name): \(body)" }
}

/// The verdicts about decoders of which a part is declared elsewhere.
///
/// That the bodies decode or fail so was seen with the compiled types.
@Suite("Decoders whose settings are declared elsewhere")
struct ScanDecoderTests {
    @Test(
        arguments: DecoderSample.strategies + DecoderSample.userInfo + DecoderSample.zones + DecoderSample.pure + DecoderSample.rawValues
            + DecoderSample.keys + DecoderSample.globals + DecoderSample.initializers)
    func givesTheVerdictOfTheCompiledType(_ sample: DecoderSample) throws {
        let folder = try TemporaryFolder()
        try folder.write("Sources/App/App.swift", "import Foundation\n\(sample.app)\n")
        try folder.write(
            "Tests/AppTests/AppTests.swift",
            """
            import XCTest
            final class AppTests: XCTestCase {
                func testRead() throws {
                    let url = Bundle(for: AppTests.self).url(forResource: "body", withExtension: "json")
                    _ = try read(Data(contentsOf: XCTUnwrap(url)))
                }
            }

            """)
        try folder.write("Tests/AppTests/body.json", sample.body)
        let found = try Scan(root: folder.path).fixtures.map(\.text)
        #expect(found == [sample.expected])
    }
}

extension ScanDecoderTests {
    /// Dates and addresses are decoded as on the lowest systems that the manifest names.
    @Test(arguments: [
        (".iOS(.v16)", nil, false), (".iOS(\"26.0\")", nil, true), (".macOS(.v13)", nil, false),
        (".iOS(\"26.0\"), .macOS(.v14)", nil, false),
        (".iOS(\"26.0\"), .macOS(.v14)", "iOS", true), (".iOS(.v16), .macOS(\"26.0\")", "macOS", true),
        (".iOS(.v16)", "iOS", false), (".iOS(\"28.0\")", nil, true),
    ]) func decodesAsTheLowestSystem(_ platforms: String, _ platform: String?, _ isDecoded: Bool) throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "Package.swift",
            "// swift-tools-version: 6.2\nlet package = Package(name: \"App\", platforms: [\(platforms)], targets: [.target(name: \"App\"), .testTarget(name: \"AppTests\")])\n"
        )
        try folder.write(
            "Sources/App/App.swift",
            """
            import Foundation
            struct Made: Decodable { let at: Date }
            func read(_ data: Data) throws -> Made { let d = JSONDecoder(); d.dateDecodingStrategy = .iso8601; return try d.decode(Made.self, from: data) }

            """)
        try folder.write(
            "Tests/AppTests/AppTests.swift",
            """
            import XCTest
            @testable import App
            final class AppTests: XCTestCase {
                func testRead() throws {
                    let url = Bundle(for: AppTests.self).url(forResource: "body", withExtension: "json")
                    _ = try read(Data(contentsOf: XCTUnwrap(url)))
                }
            }

            """)
        try folder.write("Tests/AppTests/body.json", #"{"id": 1, "at": "2025-01-01T00:00:00.123Z"}"#)
        let scan = try Scan(root: folder.path, platform: platform.flatMap { BuildPlatform(rawValue: $0) })
        #expect(scan.fixtures.map(\.text) == [isDecoded ? "decodes as Made" : "fails at 1:17 as Made"])
    }
}

extension DecoderSample {
    // MARK: Strategies

    private static let custom = """
        custom { decoder in
            let text = try decoder.singleValueContainer().decode(String.self)
            let formatter = ISO8601DateFormatter()
            formatter.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
            guard let date = formatter.date(from: text) else { throw Bad() }
            return date
        }
        """

    static let strategies: [DecoderSample] =
        [
            ("a constant", "extension JSONDecoder.DateDecodingStrategy { static let api = \(custom) }", ".api"),
            ("a constant with its type", "extension JSONDecoder.DateDecodingStrategy { static let api: Self = .\(custom) }", ".api"),
            ("a property", "extension JSONDecoder.DateDecodingStrategy { static var api: Self { .\(custom) } }", ".api"),
            ("a property that returns", "extension JSONDecoder.DateDecodingStrategy { static var api: Self { return \(custom) } }", ".api"),
            (
                "the full name", "extension JSONDecoder.DateDecodingStrategy { static let api = \(custom) }",
                "JSONDecoder.DateDecodingStrategy.api"
            ),
            ("a namespace", "enum Dates { static let api: JSONDecoder.DateDecodingStrategy = .\(custom) }", "Dates.api"),
            ("a global constant", "let api: JSONDecoder.DateDecodingStrategy = .\(custom)", "api"),
            (
                "a constant of a constant",
                "enum Dates { static let api = JSONDecoder.DateDecodingStrategy.\(custom) }\nlet strategy = Dates.api", "strategy"
            ),
            ("a closure", "extension JSONDecoder.DateDecodingStrategy { static let api: Self = { .\(custom) }() }", ".api"),
        ].flatMap { name, declaration, use in
            [
                (#"{"made": "2022-11-15T02:17:27.123Z"}"#, "decodes as Made"),
                (#"{"made": "2022-11-15T02:17:27Z"}"#, "fails at 1:10 as Made"),
            ].map { body, expected in
                DecoderSample(name: name, app: made(declaration, "d.dateDecodingStrategy = \(use)"), body: body, expected: expected)
            }
        } + [
            DecoderSample(
                name: "a variable",
                app: made(
                    "extension JSONDecoder.DateDecodingStrategy { static var api: Self = .iso8601 }", "d.dateDecodingStrategy = .api"),
                body: #"{"made": "2022-11-15T02:17:27Z"}"#, expected: "undecided: dateDecodingStrategy = .api"),
            DecoderSample(
                name: "a property with a condition",
                app: made(
                    "extension JSONDecoder.DateDecodingStrategy { static var api: Self { if flag { return .iso8601 }; return .secondsSince1970 } }\nvar flag = false",
                    "d.dateDecodingStrategy = .api"),
                body: #"{"made": "2022-11-15T02:17:27Z"}"#, expected: "undecided: dateDecodingStrategy = .api"),
            DecoderSample(
                name: "a formatter",
                app: made(
                    """
                    extension JSONDecoder.DateDecodingStrategy {
                        static var api: Self {
                            let formatter = DateFormatter()
                            formatter.locale = Locale(identifier: "en_US_POSIX")
                            formatter.timeZone = TimeZone(identifier: "UTC")
                            formatter.dateFormat = "yyyy/MM/dd"
                            return .formatted(formatter)
                        }
                    }
                    """, "d.dateDecodingStrategy = .api"),
                body: #"{"made": "2022/11/15"}"#, expected: "decodes as Made"),
            DecoderSample(
                name: "an encoder with the same name",
                app: made(
                    """
                    extension JSONDecoder.DateDecodingStrategy { static let api: Self = .iso8601 }
                    extension JSONEncoder.DateEncodingStrategy { static let api: Self = .secondsSince1970 }
                    """, "d.dateDecodingStrategy = .api"),
                body: #"{"made": "2022-11-15T02:17:27Z"}"#, expected: "decodes as Made"),
            DecoderSample(
                name: "a member that hides a global constant",
                app: """
                    let strategy: JSONDecoder.DateDecodingStrategy = .secondsSince1970
                    class Base { let strategy: JSONDecoder.DateDecodingStrategy; init(_ s: JSONDecoder.DateDecodingStrategy) { strategy = s } }
                    final class Client: Base {
                        func made(_ data: Data) throws -> Made { let d = JSONDecoder(); d.dateDecodingStrategy = strategy; return try d.decode(Made.self, from: data) }
                    }
                    struct Made: Decodable { let made: Date }
                    func read(_ data: Data) throws -> Made { try Client(.iso8601).made(data) }
                    """, body: #"{"made": "2022-11-15T02:17:27Z"}"#, expected: "undecided: dateDecodingStrategy"),
            DecoderSample(
                name: "the strategy of keys",
                app: """
                    extension JSONDecoder.KeyDecodingStrategy { static let api: Self = .convertFromSnakeCase }
                    struct Made: Decodable { let madeAt: Int }
                    func read(_ data: Data) throws -> Made { let d = JSONDecoder(); d.keyDecodingStrategy = .api; return try d.decode(Made.self, from: data) }
                    """, body: #"{"made_at": 1}"#, expected: "decodes as Made"),
        ]

    private static func made(_ declaration: String, _ setting: String) -> String {
        """
        struct Bad: Error {}
        \(declaration)
        struct Made: Decodable { let made: Date }
        func read(_ data: Data) throws -> Made { let d = JSONDecoder(); \(setting); return try d.decode(Made.self, from: data) }
        """
    }

    // MARK: User info

    static let userInfo: [DecoderSample] = [
        ("a raw value", "enum Unit: String { case day }", "Unit", "unit.rawValue", "String", "decodes as Made"),
        ("an integer as a raw value", "enum Unit: Int { case day }", "Unit", "unit.rawValue", "Int", "decodes as Made"),
        ("an enumeration", "enum Unit: String { case day }", "Unit", "unit", "Unit", "decodes as Made"),
        ("a struct", "struct Unit { let name: String }", "Unit", "unit", "Unit", "decodes as Made"),
        ("a class", "final class Unit {}", "Unit", "unit", "Unit", "decodes as Made"),
        ("a property", "struct Unit { let size: Int64 }", "Unit", "unit.size", "Int64", "decodes as Made"),
        ("a literal", "struct Unit {}", "Unit", "5", "Int", "decodes as Made"),
        ("a text", "struct Unit {}", "Unit", "\"day\"", "String", "decodes as Made"),
        ("another type", "struct Unit {}\nstruct Other {}", "Unit", "unit", "Other", "undecided: decoder.userInfo[unit]"),
        ("an optional", "struct Unit {}", "Unit?", "unit as Any", "Unit", "undecided: decoder.userInfo[unit]"),
        ("a protocol", "protocol Kind {}\nstruct Unit: Kind {}", "any Kind", "unit", "Unit", "undecided: decoder.userInfo[unit]"),
    ].map { name, types, type, value, wanted, expected in
        DecoderSample(
            name: "userInfo with \(name)",
            app: """
                extension CodingUserInfoKey { static let unit = CodingUserInfoKey(rawValue: "unit")! }
                struct Missing: Error {}
                \(types)
                struct Made: Decodable {
                    let id: Int
                    enum CodingKeys: CodingKey { case id }
                    init(from decoder: any Decoder) throws {
                        guard decoder.userInfo[.unit] as? \(wanted) != nil else { throw Missing() }
                        id = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .id)
                    }
                }
                struct Mapper {
                    let unit: \(type)
                    func map(_ data: Data) throws -> Made { let d = JSONDecoder(); d.userInfo = [.unit: \(value)]; return try d.decode(Made.self, from: data) }
                }
                func read(_ data: Data) throws -> Made { try Mapper(unit: made()).map(data) }
                func made() -> \(type) { fatalError() }
                """, body: #"{"id": 1}"#, expected: expected)
    }

    // MARK: Time zones

    static let zones: [DecoderSample] = [
        ("", "yyyy-MM-dd", "2019-02-15", "decodes as Made"), ("", "yyyy-MM-dd", "2019-02-30", "fails at 1:10 as Made"),
        ("f.timeZone = .current; ", "yyyy-MM-dd", "2019-02-15", "decodes as Made"),
        ("f.timeZone = TimeZone.autoupdatingCurrent; ", "yyyy-MM-dd HH:mm", "2019-02-15 12:30", "decodes as Made"),
        // Clocks were set forward from midnight in Brazil, and from 2:00 in many countries.
        ("", "yyyy-MM-dd", "2018-11-04", "undecided: 2018-11-04, a local time that America/Campo_Grande does not have"),
        ("", "yyyy-MM-dd HH:mm", "2018-11-04 01:00", "decodes as Made"),
        ("", "yyyy-MM-dd HH:mm", "2019-03-31 02:30", "undecided: 2019-03-31 02:30, a local time that Africa/Ceuta does not have"),
        ("f.timeZone = TimeZone(identifier: \"UTC\"); ", "yyyy-MM-dd HH:mm", "2019-03-31 02:30", "decodes as Made"),
    ].map { zone, format, text, expected in
        DecoderSample(
            name: "a formatter with the zone \(zone)",
            app: """
                let day: DateFormatter = { let f = DateFormatter(); f.locale = Locale(identifier: "en_US_POSIX"); \(zone)f.dateFormat = "\(format)"; return f }()
                struct Made: Decodable { let made: Date }
                func read(_ data: Data) throws -> Made { let d = JSONDecoder(); d.dateDecodingStrategy = .formatted(day); return try d.decode(Made.self, from: data) }
                """, body: #"{"made": "\#(text)"}"#, expected: expected)
    }

    // MARK: Functions without an effect on decoding

    static let pure: [DecoderSample] = [
        ("sorted(by: \\.id)", "", "decodes as Made"), ("sorted(by: \\.name.count)", "", "decodes as Made"),
        ("withoutDuplicates()", "", "decodes as Made"), ("sorted(by: ordering)", "", "undecided: the call of sorted"),
        ("sorted(by: \\.half)", "var half: Int { 1 / divisor }", "undecided: the call of sorted"),
    ].map { call, member, expected in
        DecoderSample(
            name: call,
            app: """
                let divisor = 2
                extension Sequence { func sorted<T: Comparable>(by path: KeyPath<Element, T>) -> [Element] { sorted { $0[keyPath: path] < $1[keyPath: path] } } }
                extension Array where Element == Stop { func withoutDuplicates() -> [Stop] { var seen = Set<String>(); return filter { seen.insert($0.id).inserted } } }
                struct Stop: Decodable { let id: String; var name: String { id }
                \(member) }
                struct Made: Decodable {
                    let stops: [Stop]
                    enum CodingKeys: CodingKey { case stops }
                    init(from decoder: any Decoder) throws {
                        let ordering = \\Stop.id
                        print(ordering)
                        stops = try decoder.container(keyedBy: CodingKeys.self).decode([Stop].self, forKey: .stops).\(call)
                    }
                }
                func read(_ data: Data) throws -> Made { try JSONDecoder().decode(Made.self, from: data) }
                """, body: #"{"stops": [{"id": "b"}, {"id": "a"}]}"#, expected: expected)
    }

    // MARK: Keys

    static let keys: [DecoderSample] = [
        ("let teamName: String", "enum CodingKeys: String, CodingKey { case teamName = \"team_name\" }", "fails at 1:1 as Made"),
        ("let teamName: String", "enum CodingKeys: String, CodingKey { case teamName = \"teamName\" }", "decodes as Made"),
        ("let teamName: String", "", "decodes as Made"),
    ].map { property, keys, expected in
        DecoderSample(
            name: "snake case: \(keys)",
            app: """
                struct Made: Decodable { \(property); \(keys) }
                func read(_ data: Data) throws -> Made { let d = JSONDecoder(); d.keyDecodingStrategy = .convertFromSnakeCase; return try d.decode(Made.self, from: data) }
                """, body: #"{"team_name": "x"}"#, expected: expected)
    }

    // MARK: Global decoders

    static let globals: [DecoderSample] = [
        (
            "a function", "func api() -> JSONDecoder { let d = JSONDecoder(); d.keyDecodingStrategy = .convertFromSnakeCase; return d }",
            "api()", "", "decodes as Made"
        ),
        (
            "a variable",
            "let api: JSONDecoder = { let d = JSONDecoder(); d.keyDecodingStrategy = .convertFromSnakeCase; return d }()", "api", "",
            "decodes as Made"
        ),
        (
            "a member that hides it",
            "func api() -> JSONDecoder { let d = JSONDecoder(); d.keyDecodingStrategy = .convertFromSnakeCase; return d }", "api()",
            "class Base { func api() -> JSONDecoder { other } }",
            "undecided: it decodes with that of Sources/App/App.swift:2:37 (keys: convertFromSnakeCase), and not with that of Sources/App/App.swift:3:13 (the settings of JSONDecoder())"
        ),
    ].map { name, global, call, type, expected in
        DecoderSample(
            name: "\(name) in a method",
            app: """
                \(global)
                let other = JSONDecoder()
                \(type.isEmpty ? "class Base {}" : type)
                final class Service: Base { func made(_ data: Data) throws -> Made { try \(call).decode(Made.self, from: data) } }
                struct Made: Decodable { let madeAt: Int }
                func read(_ data: Data) throws -> Made { try Service().made(data) }
                """, body: #"{"made_at": 1}"#, expected: expected)
    }

    // MARK: Raw values

    static let rawValues: [DecoderSample] = [
        ("String", #""elo""#, "decodes as Made"), ("String", "5", "fails at 1:10 as Made"), ("Int", "9", "decodes as Made"),
        ("Int", #""9""#, "fails at 1:10 as Made"),
    ].flatMap { type, value, expected in
        ["decode(RawValue.self)", "decode(Self.RawValue.self)"].map { call in
            DecoderSample(
                name: "\(call) of \(type)",
                app: """
                    protocol LastIsFallback: Decodable & CaseIterable & RawRepresentable where RawValue: Decodable, AllCases: BidirectionalCollection {}
                    extension LastIsFallback {
                        init(from decoder: any Decoder) throws { self = try Self(rawValue: decoder.singleValueContainer().\(call)) ?? Self.allCases.last! }
                    }
                    enum Kind: \(type), LastIsFallback { case visa, other }
                    struct Made: Decodable { let kind: Kind }
                    func read(_ data: Data) throws -> Made { try JSONDecoder().decode(Made.self, from: data) }
                    """, body: #"{"kind": \#(value)}"#, expected: expected)
        }
    }
}
