import LayerRules
import TestFolders
import Testing

/// Names behind the name of a module: of one that exports another one again, and of the file's own.
@Suite("Layers: names behind modules")
struct ModuleNameTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            "Package.swift",
            """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "P", targets: [
                .target(name: "Models"), .target(name: "Shared", dependencies: ["Models"]),
                .target(name: "Kit", dependencies: ["Shared"]), .target(name: "App", dependencies: ["Kit", "Shared"]),
            ])

            """)
        try folder.write(
            "Sources/Models/Film.swift",
            "public struct Film {\n    public struct Rating {}\n    public static let none = Film()\n    public init() {}\n}\npublic func play() {}\n"
        )
        try folder.write("Sources/Shared/Exports.swift", "@_exported import Models\n@_exported import Foundation\n")
        try folder.write("Sources/Kit/Exports.swift", "@_exported import Shared\n")
    }

    private static let layers = """
        layers:
          Models: { paths: [Sources/Models/**] }
          Shared: { paths: [Sources/Shared/**], uses: [Models], imports: ["*"] }
          Kit: { paths: [Sources/Kit/**], uses: [Shared] }
          App: { paths: [Sources/App/**], uses: [Kit, Shared], imports: ["*"] }

        """

    private func lines(_ source: String, _ rules: String = "") throws -> [String] {
        try folder.write("Sources/App/Use.swift", source + "\n")
        try folder.write("Contracts/layers.yml", Self.layers + rules)
        return try folder.lines()
    }

    @Test(arguments: [
        "let a: Shared.Film", "let a: [Shared.Film] = []", "let a = Shared.Film()", "let a = Shared.Film.none", "let a: Shared.Film.Rating",
        "func f<A>(_ a: A) where A == Shared.Film {}", "extension Shared.Film {}", "func f() { Shared.play() }", "let a: Kit.Film",
        "let a = Kit.Film.none",
    ])
    func findsWhatAModuleExportsAgain(_ source: String) throws {
        let found = try lines("import Kit\nimport Shared\n\(source)")
        #expect(found.count == 1 && found[0].contains("layers.use: uses \(source.contains("play") ? "play" : "Film"), "), "\(found)")
    }

    /// A declaration of the module itself hides that of the one that it exports.
    @Test func aModulesOwnDeclarationComesFirst() throws {
        try folder.write("Sources/Shared/Film.swift", "public struct Film {}\n")
        #expect(try lines("import Shared\nlet a: Shared.Film") == [])
    }

    @Test(arguments: ["let a: Shared.URLSession", "let a = Shared.URLSession.shared", "let a: [Kit.URLSession] = []"])
    func findsForbiddenNamesFromOutsideBehindAModule(_ source: String) throws {
        let found = try lines("import Kit; import Shared; \(source)", "forbid: [{ in: App, names: [URLSession], because: so }]\n")
        #expect(found.count == 1 && found[0].contains("layers.forbidden: uses "), "\(found)")
    }
}
