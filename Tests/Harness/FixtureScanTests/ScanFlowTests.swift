import DecodingUses
import FixtureScan
import TestFolders
import Testing
import VerificationModel

/// A repository with fixtures, and the types that decode them.
struct FlowSample: Sendable, CustomTestStringConvertible {
    let name: String
    let app: String
    let tests: String
    /// The contents of the fixtures by name.
    let fixtures: [String: String]
    /// The expected results by the names of the fixtures.
    let expected: [String: String]

    var testDescription: String { name }
}

@Suite("The way of a content from its file to the call that decodes it")
struct ScanFlowTests {
    /// A fixture that only a test names that `#if` leaves out is not unused.
    @Test(arguments: ["canImport(UIKit)", "os(iOS)", "os(Linux) && FAKE"])
    func keepsFixturesThatOtherPlatformsName(_ condition: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("Sources/App/App.swift", "struct Event: Decodable { let id: Int; let title: String; let place: String }\n")
        try folder.write(
            "Tests/AppTests/AppTests.swift",
            """
            #if \(condition)
            import XCTest
            final class AppTests: XCTestCase {
                func testEvent() throws { _ = try JSONDecoder().decode(Event.self, from: data("event")) }
            }
            #endif

            """)
        for name in ["event", "other"] {
            try folder.write("Tests/AppTests/Fixtures/\(name).json", #"{"id": 1, "title": "a", "place": "b"}"#)
        }
        let warnings = try Scan(root: folder.path).suites.flatMap(\.warnings).filter { $0.code == .scanUnused }
        #expect(warnings.map(\.place.file) == ["Tests/AppTests/Fixtures/other.json"])
    }

    @Test(
        arguments: FlowSample.metatypes + FlowSample.decoders + FlowSample.members + FlowSample.overloads + FlowSample.cases
            + FlowSample.names + FlowSample.elsewhere + FlowSample.references + FlowSample.stubs + FlowSample.libraries)
    func joinsEachFixtureToItsType(_ sample: FlowSample) throws {
        let folder = try TemporaryFolder()
        try folder.write("Sources/App/App.swift", "import Foundation\n\(sample.app)\n")
        try folder.write("Tests/AppTests/AppTests.swift", "import XCTest\n@testable import App\n\(sample.tests)\n")
        for (name, content) in sample.fixtures { try folder.write("Tests/AppTests/Fixtures/\(name).json", content) }
        let scan = try Scan(root: folder.path)
        var found: [String: String] = [:]
        for fixture in scan.fixtures { found[fixture.file.stem] = fixture.text }
        #expect(found == sample.expected)
    }
}

extension FlowSample {
    private static let load = """
        func data(_ name: String) throws -> Data {
            try Data(contentsOf: Bundle(for: AppTests.self).url(forResource: name, withExtension: "json")!)
        }
        """

    private static func tests(_ members: String, helpers: String = "") -> String {
        "\(load)\n\(helpers)\nfinal class AppTests: XCTestCase {\n\(members)\n}"
    }

    // MARK: Metatypes

    /// Helpers that decode with a metatype that they get.
    static let metatypes: [FlowSample] =
        [
            (
                "a parameter",
                "func read<T: Decodable>(_ type: T.Type, _ n: String) throws -> T { try JSONDecoder().decode(type, from: data(n)) }",
                "read(Movie.self, \"movie\")"
            ),
            (
                "a parameter behind the name",
                "func read<T>(_ n: String, as type: T.Type) throws -> T where T: Decodable { try JSONDecoder().decode(type, from: data(n)) }",
                "read(\"movie\", as: Movie.self)"
            ),
            (
                "a parameter with .self",
                "func read<T: Decodable>(_ n: String, type: T.Type) throws -> T { try JSONDecoder().decode(type.self, from: data(n)) }",
                "read(\"movie\", type: Movie.self)"
            ),
            (
                "a parameter with .self through a function, in a static property",
                """
                func read<T: Decodable>(_ n: String, type: T.Type) throws -> T { try inner(n, type: type.self) }
                func inner<T: Decodable>(_ n: String, type: T.Type) throws -> T { try JSONDecoder().decode(type.self, from: data(n)) }
                extension Movie { static let sample = try! read("movie", type: Self.self) }
                """, "Movie.sample"
            ),
            (
                "a parameter with a default",
                "func read<T: Decodable>(_ n: String, as type: T.Type = T.self) throws -> T { try JSONDecoder().decode(type, from: data(n)) }",
                "(read(\"movie\") as Movie)"
            ),
            (
                "through two functions",
                "func read<T: Decodable>(_ t: T.Type, _ n: String) throws -> T { try inner(t, n) }\nfunc inner<U: Decodable>(_ type: U.Type, _ n: String) throws -> U { try JSONDecoder().decode(type, from: data(n)) }",
                "read(Movie.self, \"movie\")"
            ),
            (
                "an array of the type",
                "func read<T: Decodable>(_ type: T.Type, _ n: String) throws -> T { try JSONDecoder().decode(type, from: data(n)) }",
                "read([Movie].self, \"movies\")[0]"
            ),
            (
                "a local copy",
                "func read<T: Decodable>(_ type: T.Type, _ n: String) throws -> T { let d = JSONDecoder(); let content = try data(n); return try d.decode(type, from: content) }",
                "read(Movie.self, \"movie\")"
            ),
            (
                "a property of a generic type",
                "struct Reader<T: Decodable> { let type: T.Type; func read(_ n: String) throws -> T { try JSONDecoder().decode(type, from: data(n)) } }",
                "Reader(type: Movie.self).read(\"movie\")"
            ),
            (
                "a closure",
                "func read<T: Decodable>(_ type: T.Type, _ n: String) throws -> T { try [n].map { try JSONDecoder().decode(type, from: data($0)) }[0] }",
                "read(Movie.self, \"movie\")"
            ),
            (
                "a static function of the type",
                "extension Movie { static func read(_ n: String) throws -> Self { try JSONDecoder().decode(Self.self, from: data(n)) } }",
                "Movie.read(\"movie\")"
            ),
            (
                "an extension of a generic type",
                "extension Page where Item == Movie { static func read(_ n: String) throws -> Page { try JSONDecoder().decode(Self.self, from: data(n)) } }",
                "Page<Movie>.read(\"page\").items[0]"
            ),
            (
                "an extension of a protocol",
                "protocol Model: Decodable {}\nextension Movie: Model {}\nextension Model { static func read(_ n: String) throws -> Self { try JSONDecoder().decode(self, from: data(n)) } }",
                "Movie.read(\"movie\")"
            ),
        ].map { name, helper, call in
            let (fixture, content, type) =
                call.contains("movies")
                ? ("movies", #"[{"id": 1}]"#, "[Movie]")
                : call.contains("page") ? ("page", #"{"items": [{"id": 1}]}"#, "Page<Movie>") : ("movie", #"{"id": 1}"#, "Movie")
            return FlowSample(
                name: "metatype: \(name)",
                app: """
                    struct Movie: Codable { let id: Int }
                    struct Actor: Codable { let id: Int }
                    struct Page<Item: Codable>: Codable { let items: [Item] }
                    """,
                tests: tests("func testRead() throws { XCTAssertEqual(try \(call).id, 1) }", helpers: helper),
                fixtures: [fixture: content], expected: [fixture: "decodes as \(type)"])
        }

    // MARK: Decoders

    /// Protocols of the app that a decoder of Foundation fulfils.
    static let decoders: [FlowSample] = [
        ("a constant", "let decoder: any DataDecoder = JSONDecoder()", "try decoder.decode(Movie.self, from: data)"),
        (
            "a parameter",
            "func read(_ decoder: any DataDecoder, _ data: Data) throws -> Movie { try decoder.decode(Movie.self, from: data) }",
            "try read(JSONDecoder(), data)"
        ),
        (
            "a generic parameter",
            "func read<D: DataDecoder>(_ decoder: D, _ data: Data) throws -> Movie { try decoder.decode(Movie.self, from: data) }",
            "try read(JSONDecoder(), data)"
        ),
        (
            "a metatype",
            "func read<T: Decodable>(_ t: T.Type, _ d: any DataDecoder, _ data: Data) throws -> T { try d.decode(t, from: data) }",
            "try read(Movie.self, JSONDecoder(), data)"
        ),
        ("an optional", "var decoder: (any DataDecoder)? = JSONDecoder()", "try decoder!.decode(Movie.self, from: data)"),
    ].flatMap { name, app, call in
        [
            ("", "extension JSONDecoder: DataDecoder {}"),
            (" of another protocol", "protocol AnyDecoder: DataDecoder {}\nextension JSONDecoder: AnyDecoder {}"),
        ]
        .map { kind, adoption in
            FlowSample(
                name: "decoder behind a protocol: \(name)\(kind)",
                app: """
                    protocol DataDecoder { func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T }
                    \(adoption)
                    struct Movie: Codable { let id: Int }
                    struct Actor: Codable { let id: Int }
                    struct Model { \(app)
                        func movie(_ data: Data) throws -> Movie { \(call) } }
                    """,
                tests: tests("func testRead() throws { XCTAssertEqual(try Model().movie(data(\"movie\")).id, 1) }"),
                fixtures: ["movie": #"{"id": 1}"#], expected: ["movie": "decodes as Movie"])
        }
    }

    // MARK: Members

    /// Objects that hold the path of a file beside other contents.
    static let members: [FlowSample] = [
        ("UserDefaults", "let defaults: UserDefaults", "defaults: .standard", "config.defaults.data(forKey: \"alarms\")!"),
        (
            "UserDefaults that the object gets later", "var defaults = UserDefaults.standard", nil,
            "config.defaults.object(forKey: \"alarms\") as! Data"
        ),
        (
            "the key-value store of iCloud", "let cloud: NSUbiquitousKeyValueStore", "cloud: .default",
            "config.cloud.data(forKey: \"alarms\")!"
        ),
        ("another address", "let cache: URL", "cache: URL(fileURLWithPath: \"/tmp/alarms\")", "try Data(contentsOf: config.cache)"),
        ("another path", "let cache: String", "cache: \"/tmp/alarms\"", "FileManager.default.contents(atPath: config.cache)!"),
        ("an address that it always has", "let cache = URL(fileURLWithPath: \"/tmp/alarms\")", nil, "try Data(contentsOf: config.cache)"),
        ("another data", "let cached: Data", "cached: Data()", "config.cached"),
        (
            "a part of another object", "let store: Store", "store: Store(url: URL(fileURLWithPath: \"/tmp/a\"))",
            "try Data(contentsOf: config.store.url)"
        ),
    ].flatMap { name, property, argument, content -> [FlowSample] in
        let variable = property.contains("var ") || property.contains(" = ") ? nil : String(property.dropFirst("let ".count))
        let assigned = variable.map { "; self.\($0.prefix { $0 != ":" }) = \($0.prefix { $0 != ":" })" } ?? ""
        let initializer = "init(path: String\(variable.map { ", \($0)" } ?? "")) { self.path = path\(assigned) }"
        return ["", initializer].map { initializer in
            FlowSample(
                name: "beside \(name)\(initializer.isEmpty ? "" : ", with an initializer")",
                app: """
                    struct Region: Codable { let id: Int }
                    struct Alarm: Codable { let id: Int; let sound: String }
                    struct Store { let url: URL }
                    struct Config { let path: String; \(property)
                    \(initializer) }
                    final class Model {
                        let config: Config
                        init(config: Config) { self.config = config }
                        func regions() throws -> [Region] { try JSONDecoder().decode([Region].self, from: Data(contentsOf: URL(fileURLWithPath: config.path))) }
                        func alarms() throws -> [Alarm] { try JSONDecoder().decode([Alarm].self, from: \(content)) }
                    }
                    """,
                tests: """
                    func path(_ name: String) -> String { Bundle(for: AppTests.self).path(forResource: name, ofType: nil)! }
                    final class AppTests: XCTestCase {
                        func testStarts() throws {
                            let model = Model(config: Config(path: path("regions.json")\(argument.map { ", \($0)" } ?? "")))
                            XCTAssertEqual(try model.alarms().count, 0)
                            XCTAssertEqual(try model.regions().count, 1)
                        }
                    }
                    """,
                fixtures: ["regions": #"[{"id": 1}]"#], expected: ["regions": "decodes as [Region]"])
        }
    }

    // MARK: Overloads

    /// Functions of one name, of which the expected type selects one.
    static let overloads: [FlowSample] = [
        ("one thing only", ""),
        ("nothing", "func get(_ path: String) async throws { _ = try await session.data(path) }"),
        ("a number", "func get(_ path: String) async throws -> Int { try await session.data(path).count }"),
        ("an optional text", "func get(_ path: String) async throws -> String? { nil }"),
        ("Void", "func get(_ path: String) async throws -> Void { _ = try await session.data(path) }"),
    ].flatMap { name, overload in
        ["try await get(\"movie\")", "return try await get(\"movie\")", "let movie: Movie = try await get(\"movie\"); return movie"].map {
            body in
            FlowSample(
                name: "an overload that gives \(name): \(body)",
                app: """
                    protocol Session { func data(_ path: String) async throws -> Data }
                    struct Movie: Codable { let id: Int }
                    struct Actor: Codable { let id: Int }
                    class Remote {
                        let session: any Session
                        init(_ session: any Session) { self.session = session }
                        \(overload)
                        func get<T: Decodable>(_ path: String) async throws -> T { try JSONDecoder().decode(T.self, from: await session.data(path)) }
                    }
                    final class MovieRemote: Remote { func movie() async throws -> Movie { \(body) } }
                    """,
                tests: tests(
                    """
                    func testRead() async throws {
                        let stub = Stub(); stub.simulate("movie", file: "movie")
                        XCTAssertEqual(try await MovieRemote(stub).movie().id, 1)
                    }
                    """,
                    helpers: """
                        final class Stub: Session {
                            private var files: [String: String] = [:]
                            func simulate(_ path: String, file: String) { files[path] = file }
                            func data(_ path: String) async throws -> Data { try contents(files[path]!) }
                        }
                        func contents(_ name: String) throws -> Data { try data(name) }
                        """),
                fixtures: ["movie": #"{"id": 1}"#], expected: ["movie": "decodes as Movie"])
        }
    }

    // MARK: Cases

    /// Functions that decode another type for each case of an enumeration.
    static let cases: [FlowSample] = [
        ("a case", "store.load(.movies)", "enum Action { case movies, actors }", "case .movies", "case .actors"),
        ("a case of the type", "store.load(Action.movies)", "enum Action { case movies, actors }", "case .movies", "case .actors"),
        (
            "a case with a value", "store.load(.movies(1))", "enum Action { case movies(Int), actors(Int) }", "case .movies(let n)",
            "case .actors(let n)"
        ),
        (
            "a case with a closure", "store.load(.movies { _ in })", "enum Action { case movies((Int) -> Void), actors((Int) -> Void) }",
            "case .movies(let n)", "case .actors(let n)"
        ),
        ("another function", "store.run(.movies)", "enum Action { case movies, actors }", "case .movies", "case .actors"),
        // An empty list fits the type of each list, and a constant is not followed.
        (
            "a constant", "let action = Action.movies; store.load(action)", "enum Action { case movies, actors }", "case .movies",
            "case .actors"
        ),
        ("the default", "store.load(.movies)", "enum Action { case movies, actors, none }", "default", "case .actors, .none"),
    ].map { name, call, action, first, second in
        FlowSample(
            name: "a branch for \(name)",
            app: """
                protocol Network { func data(for path: String) throws -> Data }
                struct Movies: Decodable { let data: [Item]; struct Item: Decodable { let id: Int } }
                struct Actors: Decodable { let data: [Item]; struct Item: Decodable { let name: String } }
                \(action)
                final class Remote {
                    let network: any Network
                    init(network: any Network) { self.network = network }
                    func movies() throws -> Int { try JSONDecoder().decode(Movies.self, from: network.data(for: "a")).data.count }
                    func actors() throws -> Int { try JSONDecoder().decode(Actors.self, from: network.data(for: "b")).data.count }
                }
                final class Store {
                    let remote: Remote
                    init(network: any Network) { remote = Remote(network: network) }
                    func run(_ action: Action) { load(action) }
                    func load(_ action: Action) {
                        switch action {
                        \(second): print((try? remote.actors()) ?? 0)
                        \(first): print((try? remote.movies()) ?? 0)
                        }
                    }
                }
                """,
            tests: tests(
                """
                func testLoad() {
                    let network = MockNetwork(); let store = Store(network: network)
                    network.simulate(path: "a", filename: "empty")
                    \(call)
                }
                """,
                helpers: """
                    final class MockNetwork: Network {
                        var files: [String: String] = [:]
                        func simulate(path: String, filename: String) { files[path] = filename }
                        func data(for path: String) throws -> Data { try Data(contentsOf: Bundle(for: AppTests.self).url(forResource: files[path]!, withExtension: "json")!) }
                    }
                    """),
            fixtures: ["empty": #"{"data": []}"#], expected: ["empty": name == "a constant" ? "not joined" : "decodes as Movies"])
    }

    // MARK: Names

    /// Tests and fixtures whose names announce an error, which only an assertion can expect.
    static let names: [FlowSample] = [
        (
            "payment_failed",
            "func testReads() throws { let reply = try decode(Reply.self, data(\"payment_failed\")); XCTAssertEqual(reply.code, 5) }", true
        ),
        ("no_content", "func testReads() throws { _ = try decode(Reply.self, data(\"no_content\")) }", true),
        ("bare", "func testOptionalFieldsMissing() throws { XCTAssertEqual(try decode(Reply.self, data(\"bare\")).code, 5) }", true),
        ("bad_request", "@Test func readsWithoutCode() throws { #expect(try decode(Reply.self, data(\"bad_request\")).code == 5) }", true),
        (
            "invalid",
            "func testInvalid() async throws { let content = try data(\"invalid\"); let reply: Reply = try await load(content); XCTAssertEqual(reply.code, 1) }",
            true
        ),
        ("wrong", "func testWrong() throws { let reply = try! decode(Reply.self, data(\"wrong\")); XCTAssertEqual(reply.code, 1) }", true),
        ("error", "func testError() { XCTAssertThrowsError(try decode(Reply.self, data(\"error\"))) }", false),
        ("broken", "@Test func broken() { #expect(throws: DecodingError.self) { try decode(Reply.self, data(\"broken\")) } }", false),
        ("malformed", "func testReads() { do { _ = try decode(Reply.self, data(\"malformed\")); XCTFail() } catch {} }", false),
        ("corrupt", "func testCorrupt() { do { _ = try decode(Reply.self, data(\"corrupt\")) } catch { XCTAssertNotNil(error) } }", false),
        ("truncated", "func testTruncated() { XCTAssertNil(try? decode(Reply.self, data(\"truncated\"))) }", false),
        ("failure", "func testFailure() { let reply = try? decode(Reply.self, data(\"failure\")); print(reply as Any) }", false),
    ].map { name, test, isBroken in
        FlowSample(
            name: "the name of \(name): \(test.prefix { $0 != "{" })", app: "struct Reply: Decodable { let code: Int }",
            tests: tests(
                test,
                helpers: """
                    func decode<T: Decodable>(_ type: T.Type, _ data: Data) throws -> T { try JSONDecoder().decode(type, from: data) }
                    func load<T: Decodable>(_ data: Data) async throws -> T { try JSONDecoder().decode(T.self, from: data) }
                    """),
            fixtures: [name: #"{"code": "5"}"#], expected: [name: isBroken ? "fails at 1:10 as Reply" : "is refused by Reply"])
    }
}
