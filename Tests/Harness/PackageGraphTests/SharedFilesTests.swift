import PackageGraph
import PlantedProjects
import TestFolders
import Testing
import VerificationModel

/// Files that several modules contain: each of them sees what the files declare.
@Suite("Files of several modules")
struct SharedFilesTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            "Package.swift", "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\"), .testTarget(name: \"KitTests\")])\n")
        try folder.write("Sources/Kit/Film.swift", "public struct Film { public init() {} }\nstruct Reel {}\npackage struct Cut {}\n")
        try folder.write("Sources/Kit/Linux.swift", "import Models\nstruct Poster {}\n")
        try folder.write(
            "Kit.xcodeproj/project.pbxproj",
            XcodeProjectText.of([
                XcodeProjectText.Target("Kit", files: ["Sources/Kit/Film.swift", "Apple/Player.swift"]),
                XcodeProjectText.Target("Demo", files: ["Demo/Use.swift"], dependencies: ["Kit"]),
            ]))
    }

    private func uses() throws -> [String] {
        try SymbolGraph(root: folder.path).edges.map { "\($0.place) \($0.symbol) \($0.target.file)" }
    }

    @Test func areSeenByTheTargetsOfAProjectBesideThePackage() throws {
        try folder.write("Apple/Player.swift", "let film = Film()\nlet reel = Reel()\nlet cut = Cut()\npublic struct Player {}\n")
        try folder.write("Demo/Use.swift", "import Kit\nlet film = Kit.Film()\nlet player = Player()\nlet reel = Reel()\n")
        #expect(
            try uses() == [
                "Apple/Player.swift:1:12 Film Sources/Kit/Film.swift", "Apple/Player.swift:1:12 Film.init Sources/Kit/Film.swift",
                "Apple/Player.swift:2:12 Reel Sources/Kit/Film.swift", "Apple/Player.swift:3:11 Cut Sources/Kit/Film.swift",
                "Demo/Use.swift:2:16 Film Sources/Kit/Film.swift", "Demo/Use.swift:2:16 Film.init Sources/Kit/Film.swift",
                "Demo/Use.swift:3:14 Player Apple/Player.swift",
            ])
    }

    @Test func areReadAsThePackageBuildsThem() throws {
        try folder.write("Apple/Player.swift", "struct Poster {}\nstruct Player {}\n")
        try folder.write("Demo/Use.swift", "")
        try folder.write(
            "Sources/Kit/Film.swift", "let poster = Poster()\nlet none = Player()\n#if !SWIFT_PACKAGE\nlet player = Player()\n#endif\n")
        try folder.write("Tests/KitTests/Tests.swift", "@testable import Kit\nlet all = (poster, Poster(), Player())\n")
        #expect(
            try uses() == [
                "Sources/Kit/Film.swift:1:14 Poster Sources/Kit/Linux.swift", "Sources/Kit/Film.swift:4:14 Player Apple/Player.swift",
                "Tests/KitTests/Tests.swift:2:12 poster Sources/Kit/Film.swift",
                "Tests/KitTests/Tests.swift:2:20 Poster Sources/Kit/Linux.swift",
            ])
    }

    /// Tests a file that sees members of a module which only another file of its module imports.
    @Test func seeMembersOfModulesThatOtherFilesOfTheModuleImport() throws {
        try folder.write(
            "Package.swift",
            "let package = Package(name: \"Kit\", targets: [.target(name: \"Models\"), .target(name: \"Kit\", dependencies: [\"Models\"])])\n"
        )
        try folder.write("Sources/Models/Model.swift", "extension String { public var year: Int { 1 } }\n")
        try folder.write("Sources/Kit/Film.swift", "let year = \"\".year\n")
        try folder.write("Apple/Player.swift", "")
        try folder.write("Demo/Use.swift", "")
        #expect(try uses() == ["Sources/Kit/Film.swift:1:15 String.year Sources/Models/Model.swift"])
    }

    /// Tests a member that two modules declare for a type of a file that both contain.
    @Test func showTheMembersOfTheModuleThatAFileImports() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "Package.swift",
            "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\", path: \"Sources\", exclude: [\"Film/Only\"]), "
                + ".target(name: \"Film\", path: \"Film\"), .target(name: \"App\", dependencies: [\"Film\", \"Kit\"], path: \"App\")])\n")
        try folder.link("Film", to: "Sources/Film")
        try folder.write("Sources/Film/Film.swift", "public struct Film {}\n")
        try folder.write("Sources/Film/Only/Usual.swift", "extension Film { public static let usual = Film() }\n")
        try folder.write("Sources/Kit/Usual.swift", "extension Film { public static let usual = Film() }\n")
        try folder.write("App/A.swift", "import Film\nlet film = Film.usual\n")
        try folder.write("App/B.swift", "import Kit\nlet film = Film.usual\n")
        #expect(
            try SymbolGraph(root: folder.path).edges.map { "\($0.place) \($0.symbol) \($0.target.file)" } == [
                "App/A.swift:2:12 Film Sources/Film/Film.swift", "App/A.swift:2:17 Film.usual Sources/Film/Only/Usual.swift",
                "App/B.swift:2:12 Film Sources/Film/Film.swift", "App/B.swift:2:17 Film.usual Sources/Kit/Usual.swift",
                "Sources/Film/Only/Usual.swift:1:11 Film Sources/Film/Film.swift",
                "Sources/Film/Only/Usual.swift:1:44 Film Sources/Film/Film.swift",
                "Sources/Kit/Usual.swift:1:11 Film Sources/Film/Film.swift", "Sources/Kit/Usual.swift:1:44 Film Sources/Film/Film.swift",
            ])
    }

    /// Tests a folder that two targets contain, one of them by a link.
    @Test func areSeenByTheTargetThatLinksToTheirFolder() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "Package.swift", "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\"), .testTarget(name: \"KitTests\")])\n")
        try folder.write("Sources/Kit/Shared/Film.swift", "struct Film {}\n")
        try folder.write("Sources/Kit/Use.swift", "let film = Film()\n")
        try folder.write("Tests/KitTests/Tests.swift", "let film = Film()\n")
        try folder.link("Tests/KitTests/Shared", to: "../../Sources/Kit/Shared")
        try folder.link("Tests/KitTests/Circle", to: "..")
        #expect(
            try SymbolGraph(root: folder.path).edges.map { "\($0.place) \($0.symbol) \($0.target.file)" } == [
                "Sources/Kit/Use.swift:1:12 Film Sources/Kit/Shared/Film.swift",
                "Tests/KitTests/Tests.swift:1:12 Film Sources/Kit/Shared/Film.swift",
            ])
    }
}
