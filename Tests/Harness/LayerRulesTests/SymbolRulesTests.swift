import LayerRules
import TestFolders
import Testing
import VerificationModel

/// Rules on what files of one module use of each other, where no import shows it.
@Suite("Layers: rules on symbols")
struct SymbolRulesTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("App/Domain/Film.swift", "struct Film {\n    let title: String\n}\n")
        try folder.write(
            "App/Data/FilmStore.swift",
            "final class FilmStore {\n    static let shared = FilmStore()\n    func films() -> [Film] { [] }\n}\n")
        try folder.write("App/Screens/FilmList.swift", "struct FilmList {\n    let films: [Film]\n}\n")
    }

    static let layers = """
        sources: [App]
        layers:
          Domain: { paths: [App/Domain/**], hint: Declare an interface here. }
          Data: { paths: [App/Data/**], uses: [Domain] }
          Screens: { paths: [App/Screens/**], uses: [Domain] }

        """

    private func lines(_ rules: String = "", layers: String = layers) throws -> [String] {
        try folder.write("Contracts/layers.yml", layers + rules)
        return try folder.lines()
    }

    @Test func acceptsCodeInsideItsLayer() throws {
        #expect(try lines() == [])
    }

    // MARK: Uses

    @Test(arguments: ["FilmStore", "FilmStore.shared", "App/Data/FilmStore.swift", "Data"])
    func anExceptionIsFromAUse(_ target: String) throws {
        try folder.write("App/Domain/Start.swift", "let films = FilmStore.shared\n")
        let rest =
            target == "FilmStore.shared"
            ? ["App/Domain/Start.swift:1:13 layers.use: uses FilmStore, a class declared at App/Data/FilmStore.swift:1:13, of Data"] : []
        #expect(try lines("exceptions:\n  - { from: App/Domain/Start.swift, to: \(target), because: old }\n") == rest)
    }

    @Test func reportsAnUnusedException() throws {
        #expect(
            try lines("exceptions:\n  - { from: App/Domain/**, to: FilmStore, because: old }\n")
                == ["Contracts/layers.yml:7:5 layers.exception-unused: no use needs the exception App/Domain/** -> FilmStore"])
    }

    @Test func reportsAnUnparsableFileOnceAndChecksTheRest() throws {
        try folder.write("App/Domain/Start.swift", "let films = FilmStore.shared\nlet = }\n")
        try folder.write("App/Domain/Other.swift", "let films = FilmStore.shared\n")
        let found = try lines().map { String($0.prefix(42)) }
        #expect(
            found == [
                "App/Domain/Other.swift:1:13 layers.use: us", "App/Domain/Start.swift:1:13 layers.use: us",
                "App/Domain/Start.swift:2:5 layers.syntax: ",
            ])
    }

    @Test(arguments: [
        ("let a = 1\n<<<<<<< HEAD\nlet b = 1\n=======\nlet b = 2\n>>>>>>> x\nlet c = 1\n", "2:1"),
        ("let a = 1\r\nlet = }\r\n", "2:5"), ("let a = 1\rlet b = 2\rlet = }\r", "3:5"),
    ])
    func reportsThePlaceOfASyntaxError(_ source: String, _ place: String) throws {
        try folder.write("App/Domain/Start.swift", source)
        #expect(try lines().map { String($0.prefix(42)) } == ["App/Domain/Start.swift:\(place) layers.syntax: "])
    }

    // MARK: Names

    @Test(
        arguments: [
            ("names: [Codable]", "struct Film: Codable {}", "1:14", "uses Codable"),
            ("names: [URLSession]", "let a = URLSession.shared", "1:9", "uses URLSession"),
            ("names: [URLSession]", "let a: Foundation.URLSession", "1:19", "uses Foundation.URLSession"),
            ("names: [URLSession]", "let a = Foundation.URLSession.shared", "1:20", "uses Foundation.URLSession"),
            (
                "names: [URLSession]", "func f() { g(Foundation.URLSession.shared) }\nfunc g(_ a: Any) {}", "1:25",
                "uses Foundation.URLSession"
            ),
            ("names: [\"URL*\"]", "let a = Foundation.URLRequest.self", "1:20", "uses Foundation.URLRequest"),
            ("calls: [print]", "func f() { Swift.print(1) }", "1:18", "calls Swift.print"),
            ("calls: [exit]", "func f() { Foundation.exit(1) }", "1:23", "calls Foundation.exit"),
            ("calls: [Date]", "let a = Foundation.Date()", "1:20", "calls Foundation.Date"),
            ("calls: [Task.sleep]", "func f() async { try? await Swift.Task.sleep(for: .seconds(1)) }", "1:40", "calls Swift.Task.sleep"),
            ("calls: [URLSession.shared]", "let a = URLSession.shared", "1:20", "uses URLSession.shared"),
            ("calls: [URLSession.shared]", "let a = Foundation.URLSession.shared", "1:31", "uses Foundation.URLSession.shared"),
            ("calls: [\"*.shared\"]", "let a = URLSession.shared.configuration", "1:20", "uses URLSession.shared"),
            ("names: [\"URL*\"]", "func f(_ a: URLRequest?) {}", "1:13", "uses URLRequest"),
            ("names: [\"*DTO\"]", "let a: [FilmDTO] = []", "1:9", "uses FilmDTO, declared at App/Data/FilmDTO.swift:1:8"),
            ("names: [\"*DTO\"]", "let a: Page.ItemDTO", "1:13", "uses Page.ItemDTO, declared at App/Data/FilmDTO.swift:3:12"),
            ("conformances: [Decodable]", "extension Film: Codable {}", "1:17", "conforms to Codable, and so to Decodable"),
            (
                "conformances: [Encodable]", "struct Film2: Wire {}", "1:15",
                "conforms to Wire, and so to Encodable, declared at App/Data/FilmDTO.swift:5:10"
            ),
            (
                "conformances: [Encodable]", "struct Film2: Sent {}", "1:15",
                "conforms to Sent, and so to Encodable, declared at App/Data/FilmDTO.swift:6:11"
            ),
            ("attributes: [\"@Published\"]", "class A { @Published var b = 1 }", "1:12", "has the attribute Published"),
            (
                "attributes: [Stored]", "struct A { @Stored var b = 1 }", "1:13",
                "has the attribute Stored, declared at App/Data/FilmDTO.swift:7:25"
            ),
            ("attributes: [MainActor]", "let a: @MainActor () -> Void = {}", "1:9", "has the attribute MainActor"),
            ("attributes: [MainActor]", "func f(_ a: [@MainActor () -> Void]) {}", "1:15", "has the attribute MainActor"),
            ("attributes: [MainActor]", "typealias A = @MainActor () -> Void", "1:16", "has the attribute MainActor"),
            ("attributes: [MainActor]", "extension Film: @MainActor Equatable {}", "1:18", "has the attribute MainActor"),
            ("attributes: [MainActor]", "func f(_ a: Any) { _ = a as? @MainActor () -> Void }", "1:31", "has the attribute MainActor"),
            ("conformances: [Equatable]", "extension Film: @MainActor Equatable {}", "1:28", "conforms to Equatable"),
            ("calls: [print]", "func f() { print(1) }", "1:12", "calls print"),
            ("calls: [Date]", "let a = Date()", "1:9", "calls Date"), ("calls: [Date]", "let a = Date.init()", "1:9", "calls Date"),
            ("calls: [Date]", "let a: Date = .init()", "1:16", "calls Date"),
            ("calls: [Task.sleep]", "func f() async { try? await Task.sleep(for: .seconds(1)) }", "1:34", "calls Task.sleep"),
            ("calls: [DispatchQueue.main.*]", "func f() { DispatchQueue.main.async { } }", "1:31", "calls DispatchQueue.main.async"),
            ("calls: [UserDefaults.set]", "func f(_ a: UserDefaults) { a.set(1, forKey: \"b\") }", "1:31", "calls UserDefaults.set"),
            (
                "calls: [FilmStore.films]", "func f(_ a: FilmStore) { a.films() }", "1:28",
                "calls FilmStore.films, declared at App/Data/FilmStore.swift:3:10"
            ),
        ])
    func reportsAForbiddenNameAtItsPlace(_ rule: String, _ source: String, _ place: String, _ what: String) throws {
        try writeData()
        try folder.write("App/Domain/Use.swift", "import Foundation\n\(source)\n")
        let open = Self.layers.replacing(
            "Domain: { paths: [App/Domain/**],", with: "Domain: { paths: [App/Domain/**], uses: [Data], imports: [Foundation],")
        let line = "App/Domain/Use.swift:2:\(place.dropFirst(2)) layers.forbidden: \(what)"
        #expect(try lines("forbid:\n  - { in: Domain, \(rule), because: so }\n", layers: open) == [line])
        #expect(try lines("forbid:\n  - { in: \"App/Screens/**\", \(rule), because: so }\n", layers: open) == [])
    }

    private func writeData() throws {
        try folder.write(
            "App/Data/FilmDTO.swift",
            """
            struct FilmDTO {}
            enum Page {
                struct ItemDTO {}
            }
            protocol Wire: Codable {}
            typealias Sent = Codable & Sendable
            @propertyWrapper struct Stored<Value> { var wrappedValue: Value }

            """)
    }

    /// A protocol may be in the place where nothing conforms to it, also in the same file, through another protocol and in an extension.
    @Test(
        arguments: [
            ("struct Live: FilmRepository {}", "App/Domain/Live.swift:1:14"),
            ("extension Film: FilmRepository {}", "App/Domain/Live.swift:1:17"),
            ("final class Live: NSObject, FilmRepository {}", "App/Domain/Live.swift:1:29"),
            ("protocol FilmRepository2 {}\nstruct Live: FilmRepository2 {}", "App/Domain/Live.swift:2:14"),
            ("class Base {}\nclass FilmRepositoryBase {}\nclass Live: FilmRepositoryBase {}", "App/Domain/Live.swift:3:13"),
            ("protocol FilmRepository2 {}\nstruct Live {}\nextension Live: FilmRepository2 {}", "App/Domain/Live.swift:3:17"),
        ])
    func reportsConformancesToProtocolsOfThePlace(_ source: String, _ place: String) throws {
        try folder.write("App/Domain/Repository.swift", "protocol FilmRepository {}\nprotocol FilmCache: AnyObject {}\n")
        try folder.write("App/Domain/Live.swift", "\(source)\n")
        let rules = "forbid:\n  - { in: Domain, conformances: [\"FilmRepository*\"], because: so }\n"
        let found = try lines(rules)
        #expect(found.count == 1)
        #expect(found.allSatisfy { $0.hasPrefix("\(place) layers.forbidden: conforms to FilmRepository") }, "\(found)")
        // A conformance elsewhere is none of the place, also if the type and the protocol are in one file of it.
        try folder.write("App/Domain/Live.swift", "struct Live {}\nprotocol FilmRepository3 {}\n")
        try folder.write("App/Data/Live+Data.swift", "extension Live: FilmRepository3 {}\nextension Live: FilmRepository {}\n")
        #expect(try lines(rules) == [])
        // The names of the place are exempt.
        #expect(try lines("forbid:\n  - { in: Domain, names: [\"FilmRepository*\"], because: so }\n") == [])
        #expect(try lines("forbid:\n  - { in: Domain, conformances: [FilmCache], because: so }\n") == [])
    }

    @Test(
        arguments: [
            ("names: [Codable]", "// Codable\nlet a = \"Codable\""), ("names: [URLSession]", "struct URLSession {}\nlet a: URLSession"),
            ("names: [DataSource]", "func f<DataSource>(_ a: DataSource) {}"),
            ("names: [Error]", "enum A { struct Error {}\n let b: Error }"),
            ("names: [value]", "func f() { let value = 1; g(value) }\nfunc g(_ a: Int) {}"), ("calls: [Date]", "let a: Date"),
            ("conformances: [Decodable]", "func f<T: Decodable>(_ a: T) {}"), ("attributes: [Published]", "let a: Published<Int>"),
            ("calls: [print]", "struct A { func print(_ b: Int) {}\n func c() { print(1) } }"),
            ("names: [Data]", "typealias Data = Int\nlet a: Data"),
            ("calls: [FilmStore.films]", "struct FilmStore { func films() {} }\nlet a = FilmStore.films"),
        ])
    func acceptsNamesThatOnlyLookForbidden(_ rule: String, _ source: String) throws {
        try folder.write("App/Domain/Use.swift", "\(source)\n")
        #expect(try lines("forbid:\n  - { in: Domain, \(rule), because: so }\n") == [])
    }
}
