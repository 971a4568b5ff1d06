/// Names of fixtures that name something else, functions that get elements, and stubs that share a property.
extension FlowSample {
    private static let app = "struct Route: Decodable { let legs: [Int] }"
    private static let fixture = #"{"distance": 5}"#

    /// Tests and apps that decode something else, which has the name of a fixture.
    static let elsewhere: [FlowSample] =
        [
            (
                "a key of a JSON object",
                """
                let route = ["legs": [["annotation": [0]]]] as [String: Any?]
                let data = try JSONSerialization.data(withJSONObject: route, options: [])
                """
            ),
            ("a value of a JSON object", "let data = try JSONSerialization.data(withJSONObject: [\"kind\": \"annotation\"])"),
            (
                "a key in a variable for JSON",
                "let routeJSON = [\"annotation\": [1]]\nlet data = try JSONSerialization.data(withJSONObject: routeJSON)"
            ),
            (
                "a value of a property list",
                "let data = try PropertyListSerialization.data(fromPropertyList: [\"annotation\"], format: .xml, options: 0)"
            ),
            (
                "a value in an archive",
                "let data = try NSKeyedArchiver.archivedData(withRootObject: [\"annotation\"], requiringSecureCoding: true)"
            ),
            (
                "a temporary file",
                """
                let url = FileManager.default.temporaryDirectory.appendingPathComponent("annotation.json")
                try Data("{}".utf8).write(to: url)
                let data = try Data(contentsOf: url)
                """
            ),
            (
                "a temporary file, by a variable",
                "let folder = FileManager.default.temporaryDirectory\nlet url = folder.appending(path: \"annotation.json\")\nlet data = try Data(contentsOf: url)"
            ),
            (
                "a temporary file, by a changed address",
                "var url = URL.temporaryDirectory\nurl.appendPathComponent(\"annotation.json\")\nlet data = try Data(contentsOf: url)"
            ),
            (
                "a temporary file, by its path",
                "let data = try Data(contentsOf: URL(fileURLWithPath: NSTemporaryDirectory() + \"annotation.json\"))"
            ),
            (
                "a temporary file, by a text with the folder",
                "let data = try Data(contentsOf: URL(fileURLWithPath: \"\\(NSTemporaryDirectory())/annotation.json\"))"
            ),
            (
                "a file of the documents",
                "let url = URL.documentsDirectory.appending(path: \"annotation.json\")\nlet data = try Data(contentsOf: url)"
            ),
            (
                "a file of the caches",
                """
                let folder = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)[0]
                let data = try Data(contentsOf: folder.appendingPathComponent("annotation.json"))
                """
            ),
            (
                "a file of an app group",
                """
                let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.a")!
                let data = try Data(contentsOf: folder.appendingPathComponent("annotation.json"))
                """
            ),
        ].map { name, statements in
            FlowSample(
                name: name, app: app,
                tests: """
                    final class AppTests: XCTestCase {
                        func testRoute() throws {
                            \(statements)
                            _ = try JSONDecoder().decode(Route.self, from: data)
                        }
                    }
                    """,
                fixtures: ["annotation": fixture], expected: ["annotation": name.hasSuffix("with the folder") ? "unused" : "not joined"])
        } + [
            FlowSample(
                name: "a file of the caches, in an app",
                app: """
                    \(app)
                    final class Store {
                        let url = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)[0].appendingPathComponent("annotation.json")
                        func load() -> Route? { (try? Data(contentsOf: url)).flatMap { try? JSONDecoder().decode(Route.self, from: $0) } }
                    }
                    """,
                tests: "final class AppTests: XCTestCase {}", fixtures: ["annotation": fixture], expected: ["annotation": "not joined"]),
            FlowSample(
                name: "a fixture beside a temporary file", app: app,
                tests: """
                    final class AppTests: XCTestCase {
                        func testRoute() throws {
                            let copy = FileManager.default.temporaryDirectory.appendingPathComponent("copy.json")
                            let url = Bundle(for: AppTests.self).url(forResource: "annotation", withExtension: "json")!
                            try FileManager.default.copyItem(at: url, to: copy)
                            _ = try JSONDecoder().decode(Route.self, from: Data(contentsOf: url))
                        }
                    }
                    """,
                fixtures: ["annotation": #"{"legs": [1]}"#], expected: ["annotation": "decodes as Route"]),
        ]

    /// Fixtures that a test decodes as a type of a library, while a type of the app that fits it is decoded nearby.
    static let libraries: [FlowSample] = ["Gateway.Guild.self", "[Guild].self"].map { type in
        FlowSample(
            name: "a type of a library: \(type)", app: "struct Caches: Codable { let id: Int }",
            tests: """
                import Discord
                func resource<D: Decodable>(_ name: String, as: D.Type) -> D {
                    try! JSONDecoder().decode(D.self, from: Data(contentsOf: Bundle(for: AppTests.self).url(forResource: name, withExtension: "json")!))
                }
                final class AppTests: XCTestCase {
                    func caches(_ data: Data) throws -> Caches { try JSONDecoder().decode(Caches.self, from: data) }
                    func testGuild() throws {
                        let guild = resource("guild", as: \(type))
                        _ = try caches(Data())
                    }
                }
                """,
            fixtures: ["guild": #"{"id": 1}"#], expected: ["guild": "not joined"])
    }

    /// Functions that a method of a collection calls with each of the names.
    static let references: [FlowSample] = [
        ("a static function", "names.map(Route.named(_:))"), ("a static function without labels", "names.map(Route.named)"),
        ("an initializer", "names.map(Route.init(name:))"), ("a function of the test", "names.compactMap(load)"),
        ("a function, for each", "names.forEach(check(_:))"),
    ].map { name, call in
        FlowSample(
            name: "a reference to \(name)", app: app,
            tests: """
                func data(_ name: String) throws -> Data {
                    try Data(contentsOf: Bundle(for: AppTests.self).url(forResource: name, withExtension: "json")!)
                }
                extension Route {
                    static func named(_ name: String) throws -> Route { try JSONDecoder().decode(Route.self, from: data(name)) }
                    init(name: String) throws { self = try JSONDecoder().decode(Route.self, from: data(name)) }
                }
                final class AppTests: XCTestCase {
                    func load(_ name: String) throws -> Route? { try JSONDecoder().decode(Route.self, from: data(name)) }
                    func check(_ name: String) throws { _ = try JSONDecoder().decode(Route.self, from: data(name)) }
                    func testRoutes() throws {
                        let names = ["first", "second"]
                        _ = try \(call)
                    }
                }
                """,
            fixtures: ["first": #"{"legs": [1]}"#, "second": #"{"legs": []}"#],
            expected: ["first": "decodes as Route", "second": "decodes as Route"])
    }

    /// Stubs that one object keeps, of which an empty list fits the answers of all calls.
    static let stubs: [FlowSample] = [(#"{"list": []}"#, "not joined"), (#"{"list": [{"id": 1, "code": 2}]}"#, "decodes as Page<Stop>")].map
    {
        content, expected in
        FlowSample(
            name: "two answers of one stub: \(content)",
            app: """
                struct Page<Item: Decodable>: Decodable { let list: [Item] }
                struct Region: Decodable { let id: Int; let name: String }
                struct Stop: Decodable { let id: Int; let code: Int }
                protocol Loader { func data(for request: URLRequest) async throws -> Data }
                final class Service {
                    let loader: any Loader
                    init(loader: any Loader) { self.loader = loader }
                    func get<T: Decodable>(_ path: String, as type: T.Type) async throws -> T {
                        try JSONDecoder().decode(T.self, from: await loader.data(for: URLRequest(url: URL(string: path)!)))
                    }
                    func regions() async throws -> Page<Region> { try await get("regions", as: Page<Region>.self) }
                    func stops() async throws -> Page<Stop> { try await get("stops", as: Page<Stop>.self) }
                }
                """,
            tests: """
                final class StubLoader: Loader {
                    var answers: [(Data, (URLRequest) -> Bool)] = []
                    func stub(data: Data, when matches: @escaping (URLRequest) -> Bool) { answers.append((data, matches)) }
                    func data(for request: URLRequest) async throws -> Data { answers.first { $0.1(request) }!.0 }
                }
                func contents(_ file: String) throws -> Data {
                    try Data(contentsOf: Bundle(for: AppTests.self).url(forResource: file, withExtension: nil)!)
                }
                final class AppTests: XCTestCase {
                    func testStops() async throws {
                        let loader = StubLoader()
                        loader.stub(data: try contents("regions.json")) { $0.url!.path.contains("regions") }
                        loader.stub(data: try contents("stops.json")) { $0.url!.path.contains("stops") }
                        let service = Service(loader: loader)
                        _ = try await service.regions()
                        XCTAssertEqual(try await service.stops().list.count, 0)
                    }
                }
                """,
            fixtures: ["regions": #"{"list": [{"id": 1, "name": "a"}]}"#, "stops": content],
            expected: ["regions": "decodes as Page<Region>", "stops": expected])
    }
}
