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

    private func findings(_ rules: String = "", layers: String = layers) throws -> [Finding] {
        try folder.write("Contracts/layers.yml", layers + rules)
        let today = try #require(Day("2026-11-21"))
        return LayerSuite(layersFile: "\(folder.path)/Contracts/layers.yml", root: folder.path, today: today).run().flatMap(\.findings)
    }

    private func lines(_ rules: String = "", layers: String = layers) throws -> [String] {
        try findings(rules, layers: layers).map { "\($0.place) \($0.rule): \($0.what)" }
    }

    @Test func whatKeepsToItsLayerIsKept() throws {
        #expect(try lines() == [])
    }

    // MARK: Uses

    /// The breach that no import shows: a default argument.
    @Test func aUseAcrossLayersSaysEverything() throws {
        try folder.write(
            "App/Domain/FilmUseCase.swift",
            "struct FilmUseCase {\n    var store = 1\n    func run(from store: FilmStore = .shared) -> [Film] {\n        store.films()\n    }\n}\n"
        )
        #expect(
            try findings().map(\.description) == [
                """
                App/Domain/FilmUseCase.swift:3:26
                  uses FilmStore, a class declared at App/Data/FilmStore.swift:1:13, of Data (also on line 4)
                  allowed: Domain may use no other layer
                  because: the arrows between layers point one way, so that each can be changed and tested alone
                  next: Declare an interface here.
                """
            ])
    }

    @Test func everyThingThatIsUsedIsTold() throws {
        try folder.write(
            "App/Data/Cache.swift",
            "extension String {\n    var cacheKey: String { self }\n    var diskKey: String { self }\n}\nextension Film {\n    var record: Int { 1 }\n}\n"
        )
        try folder.write(
            "App/Domain/Keys.swift",
            "func key(_ film: Film) -> String {\n    #if os(iOS)\n    _ = film.record\n    #endif\n    return film.title.cacheKey + film.title.diskKey\n}\n"
        )
        #expect(
            try lines() == [
                "App/Domain/Keys.swift:3:14 layers.use: uses Film.record, a variable declared at App/Data/Cache.swift:6:9, of Data (inside #if os(iOS))",
                "App/Domain/Keys.swift:5:23 layers.use: uses String.cacheKey, a variable declared at App/Data/Cache.swift:2:9, of Data",
                "App/Domain/Keys.swift:5:45 layers.use: uses String.diskKey, a variable declared at App/Data/Cache.swift:3:9, of Data",
            ])
    }

    @Test func aLayerMayUseAllAndSaysWhoMayUseIt() throws {
        let layers = Self.layers.replacing(
            "Screens: { paths: [App/Screens/**], uses: [Domain] }", with: "Screens: { paths: [App/Screens/**], uses: \"*\" }")
        try folder.write("App/Screens/FilmList.swift", "struct FilmList {\n    let store = FilmStore()\n}\n")
        #expect(try lines(layers: layers) == [])
        #expect(
            try findings(layers: layers.replacing("uses: [Domain] }", with: "uses: [Domain], usedBy: [Domain] }")).map(\.description) == [
                """
                App/Screens/FilmList.swift:2:17
                  uses FilmStore, a class declared at App/Data/FilmStore.swift:1:13, of Data
                  allowed: Data may be used by Domain
                  because: Data is open to whom it names alone
                  next: take the use out, or decide in layers.yml that Screens may use Data
                """
            ])
    }

    @Test(arguments: ["FilmStore", "FilmStore.shared", "App/Data/FilmStore.swift", "Data"])
    func anExceptionIsFromAUse(_ target: String) throws {
        try folder.write("App/Domain/Start.swift", "let films = FilmStore.shared\n")
        let rest =
            target == "FilmStore.shared"
            ? ["App/Domain/Start.swift:1:13 layers.use: uses FilmStore, a class declared at App/Data/FilmStore.swift:1:13, of Data"] : []
        #expect(try lines("exceptions:\n  - { from: App/Domain/Start.swift, to: \(target), because: old }\n") == rest)
    }

    @Test func anExceptionThatNoUseNeedsIsTold() throws {
        #expect(
            try lines("exceptions:\n  - { from: App/Domain/**, to: FilmStore, because: old }\n")
                == ["Contracts/layers.yml:7:5 layers.exception-unused: nothing needs the exception App/Domain/** -> FilmStore"])
    }

    @Test func whatAToolWroteIsReadAndNotHeldAgainstRules() throws {
        try folder.write("App/Domain/Start.generated.swift", "let films = FilmStore.shared\nfunc generated() {}\n")
        try folder.write("App/Data/Use.swift", "let used = generated()\n")
        #expect(try lines().map { String($0.prefix(37)) } == ["App/Domain/Start.generated.swift:1:13"])
        #expect(try lines("generated: [\"**/*.generated.swift\"]\n") == [])
        let told = try lines("generated: [\"**/*.generated.swift\", \"**/*.pb.swift\"]\n")
        #expect(
            told
                == ["Contracts/layers.yml:6:37 layers.vacuous-rule: no Swift file is at **/*.pb.swift"])
    }

    @Test func aFileThatDoesNotParseIsToldOnceAndTheRestIsChecked() throws {
        try folder.write("App/Domain/Start.swift", "let films = FilmStore.shared\nlet = }\n")
        try folder.write("App/Domain/Other.swift", "let films = FilmStore.shared\n")
        let told = try lines().map { String($0.prefix(42)) }
        #expect(
            told == [
                "App/Domain/Other.swift:1:13 layers.use: us", "App/Domain/Start.swift:1:13 layers.use: us",
                "App/Domain/Start.swift:2:5 layers.syntax: ",
            ])
    }

    @Test(arguments: [
        ("let a = 1\n<<<<<<< HEAD\nlet b = 1\n=======\nlet b = 2\n>>>>>>> x\nlet c = 1\n", "2:1"),
        ("let a = 1\r\nlet = }\r\n", "2:5"), ("let a = 1\rlet b = 2\rlet = }\r", "3:5"),
    ])
    func whereAFileIsNoSwiftIsTold(_ source: String, _ place: String) throws {
        try folder.write("App/Domain/Start.swift", source)
        #expect(try lines().map { String($0.prefix(42)) } == ["App/Domain/Start.swift:\(place) layers.syntax: "])
    }

    // MARK: Names

    @Test(
        arguments: [
            ("names: [Codable]", "struct Film: Codable {}", "1:14", "uses Codable"),
            ("names: [URLSession]", "let a = URLSession.shared", "1:9", "uses URLSession"),
            ("names: [URLSession]", "let a: Foundation.URLSession", "1:19", "uses Foundation.URLSession"),
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
    func aForbiddenNameIsToldAtItsPlace(_ rule: String, _ source: String, _ place: String, _ what: String) throws {
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

    @Test(
        arguments: [
            ("names: [Codable]", "// Codable\nlet a = \"Codable\""), ("names: [URLSession]", "struct URLSession {}\nlet a: URLSession"),
            ("names: [DataSource]", "func f<DataSource>(_ a: DataSource) {}"),
            ("names: [Error]", "enum A { struct Error {}\n let b: Error }"),
            ("names: [value]", "func f() { let value = 1; g(value) }\nfunc g(_ a: Int) {}"), ("calls: [Date]", "let a: Date"),
            ("conformances: [Decodable]", "func f<T: Decodable>(_ a: T) {}"), ("attributes: [Published]", "let a: Published<Int>"),
            ("calls: [print]", "struct A { func print(_ b: Int) {}\n func c() { print(1) } }"),
            ("names: [Data]", "typealias Data = Int\nlet a: Data"),
        ])
    func whatOnlyLooksForbiddenIsNot(_ rule: String, _ source: String) throws {
        try folder.write("App/Domain/Use.swift", "\(source)\n")
        #expect(try lines("forbid:\n  - { in: Domain, \(rule), because: so }\n") == [])
    }

    @Test func aForbiddenNameSaysEverything() throws {
        try folder.write("App/Domain/Use.swift", "#if DEBUG\nlet a = URLSession.shared\n#else\nlet b = URLSession.shared\n#endif\n")
        #expect(
            try findings(
                "forbid:\n  - in: \"**/Domain/**\"\n    names: [URLSession]\n    calls: [print]\n    because: the domain knows no network\n"
            ).map(\.description) == [
                """
                App/Domain/Use.swift:2:9
                  uses URLSession (inside #if DEBUG) (also on line 4)
                  allowed: **/Domain/** without URLSession, calls of print
                  because: the domain knows no network
                  next: move what needs it to where it is allowed, or write an exception with its reason
                """
            ])
        let exception = "exceptions:\n  - { from: App/Domain/Use.swift, to: URLSession, because: until it moves }\n"
        #expect(try lines("forbid:\n  - { in: Domain, names: [URLSession], because: so }\n" + exception) == [])
    }

    @Test func aRuleAboutNoFileIsTold() throws {
        let rule = "forbid:\n  - { in: \"App/Nowhere/**\", names: [URLSession], because: so }\n"
        #expect(try lines(rule) == ["Contracts/layers.yml:7:11 layers.vacuous-rule: no Swift file is at App/Nowhere/**"])
        #expect(try lines(rule.replacing("because: so", with: "because: so, optional: true")) == [])
    }
}
