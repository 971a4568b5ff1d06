import Foundation
import TestFolders
import Testing
import VerifyRunning

@Suite("verify init")
struct InitCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func run(_ arguments: String...) async -> VerifyRun { await VerifyRun.run(arguments, in: folder) }

    private func start(_ arguments: String...) async -> VerifyRun {
        await VerifyRun.run(["init", "--root", folder.path] + arguments, in: folder)
    }

    private func writeApp() throws {
        try folder.write("App/Data/Store.swift", "struct Store {}\nstruct Cache {}\n")
        try folder.write("App/Domain/UseCase.swift", "import UIKit\nlet a = Store()\n")
        try folder.write("App/Domain/Other.swift", "let b = Store()\nlet c = Cache()\n")
        try folder.write("App/Views/List.swift", "")
    }

    /// A project that is not read may make imports of its modules look like imports from outside.
    @Test func namesProjectsThatAreNotRead() async throws {
        try writeApp()
        try folder.write("A/Project.swift", "import ProjectDescription\nlet project = Project.makeModule(name: \"A\")\n")
        let run = await start()
        #expect(
            run.output.contains(
                """
                1 part of projects not read, so that imports of their modules may look like imports from outside
                  A/Project.swift:2:15: makeModule makes the project in another file, so it is not read; its files belong to no module unless the \
                generated Xcode project is there

                """), "\(run.output)")
    }

    @Test func listsFewOfManyProjectsThatAreNotRead() async throws {
        try writeApp()
        for name in ["A", "B", "C", "D", "E"] {
            try folder.write("\(name)/Project.swift", "import ProjectDescription\nlet project = Project.makeModule(name: \"\(name)\")\n")
        }
        let run = await start()
        #expect(
            run.output.contains("5 parts of projects not read, so that imports of their modules may look like imports from outside\n  A/"))
        #expect(run.output.contains("\n  and 2 more; list them: verify graph --modules --root "), "\(run.output)")
        let listed = await self.run("graph", "--modules", "--root", folder.path)
        #expect(listed.output.contains("\n  E/Project.swift:2:15: makeModule makes the project"), "\(listed.output)")
    }

    @Test func printsLayersFindingsAndNextSteps() async throws {
        try writeApp()
        let run = await start()
        #expect(
            run.snapshot == """
                0
                @/Contracts/layers.yml is written: 3 layers of 4 Swift files
                @/Contracts/schemas/ is written: JSON Schemas, with which editors complete and check the files
                  Domain  domain        2 files
                  Data    data          1 file
                  Views   presentation  1 file
                no contracts are written: no recording and no JSON fixture was found; add recordings of a HAR file with --har

                a check now reports: 4 findings in 3 checks
                  layers.outside-import  1
                  layers.use             3

                uses between layers that are not allowed:
                  Domain -> Data  3 uses in 2 files

                App/Domain/Other.swift:1:9: broken
                  uses Store, a struct declared at App/Data/Store.swift:1:8, of Data
                  allowed: Domain may use no other layer
                  because: Domain does not list Data under uses
                  next: Declare a protocol in Domain, and implement it where the detail belongs.
                  code: layers.use

                App/Domain/Other.swift:2:9: broken
                  uses Cache, a struct declared at App/Data/Store.swift:2:8, of Data
                  allowed: Domain may use no other layer
                  because: Domain does not list Data under uses
                  next: Declare a protocol in Domain, and implement it where the detail belongs.
                  code: layers.use

                App/Domain/UseCase.swift:1:8: broken
                  imports UIKit
                  allowed: Domain may import no outside module
                  because: the list is closed, so that a dependency is a decision
                  next: Declare a protocol in Domain, and implement it where the detail belongs.
                  code: layers.outside-import

                and 1 more

                next: read @/Contracts/layers.yml, and see all findings: verify --contracts @/Contracts/ --only layers
                      freeze the violations of layers that stay: verify baseline --contracts @/Contracts/

                """)
        #expect(
            try folder.text("Contracts/layers.yml").contains(
                """

                # To list the violations:          verify --contracts Contracts/ --only layers
                # To let only new violations fail: verify baseline --contracts Contracts/

                """))
        #expect(try folder.names() == ["App", "Contracts"])
        // The printed command reports the same findings.
        let check = await self.run("--contracts", "@/Contracts/", "--only", "layers", "--reports", "@/Reports", "--quiet")
        #expect(check.status == 1)
        #expect(check.output.split(separator: "\n").filter { $0.hasSuffix(": broken") }.count == 4)
    }

    @Test func countsTheUsesOfTheFirstLayers() async throws {
        try folder.write("App/Domain/Film.swift", "struct Film {}\n")
        for (number, layer) in ["Data", "Networking", "Persistence", "Views", "Screens", "Scenes", "Database"].enumerated() {
            let type = "\(layer)Type"
            try folder.write("App/\(layer)/\(type).swift", "struct \(type) {}\n")
            let uses = (0...number).map { "let use\(layer)\($0): \(type)? = nil\n" }
            try folder.write("App/Domain/Use\(layer).swift", uses.joined())
        }
        let output = await start().output
        let arrows = try #require(output.split(separator: "uses between layers that are not allowed:\n").last)
        let lines = arrows.split(separator: "\n").prefix { $0.hasPrefix("  ") }
        #expect(
            lines == [
                "  Domain -> Database     7 uses in 1 file", "  Domain -> Scenes       6 uses in 1 file",
                "  Domain -> Screens      5 uses in 1 file", "  Domain -> Views        4 uses in 1 file",
                "  Domain -> Persistence  3 uses in 1 file", "  and 2 more",
            ])
    }

    /// A file that could not be read is not reported as broken.
    @Test func reportsSourcesThatCouldNotRun() async throws {
        try folder.write("App/main.swift", "func f( {\n")
        #expect(await start().output.contains("\nApp/main.swift:1:9: could not run\n  the file does not parse from here\n"))
    }

    /// Editors find the schema by the first line.
    @Test func namesASchemaThatExists() async throws {
        try writeApp()
        _ = await start()
        let line = try #require(try folder.text("Contracts/layers.yml").split(separator: "\n").first)
        let comment = "# yaml-language-server: $schema="
        #expect(line.hasPrefix(comment))
        let schema = try folder.text("Contracts/\(line.dropFirst(comment.count))")
        #expect(await self.run("schema", "layers").output == schema)
        #expect(try folder.text("Contracts/schemas/catalog.json").contains("\"fileMatch\": [\"**/Contracts/layers.yml\"]"))
    }

    @Test func reportsThatAllIsKept() async throws {
        try folder.write("App/main.swift", "import Foundation\n")
        #expect(
            await start().output == """
                @/Contracts/layers.yml is written: 1 layer of 1 Swift file
                @/Contracts/schemas/ is written: JSON Schemas, with which editors complete and check the files
                  App  application  1 file
                no contracts are written: no recording and no JSON fixture was found; add recordings of a HAR file with --har

                a check now has no findings

                next: read @/Contracts/layers.yml, and run this in CI: verify --contracts @/Contracts/ --only layers

                """)
    }

    @Test func keepsAnExistingFile() async throws {
        try writeApp()
        try folder.write("Contracts/layers.yml", "mine\n")
        let run = await start()
        #expect(
            run.snapshot
                == "2\n--\nverify: @/Contracts/layers.yml already exists and was not changed, and no contracts are written: no recording and no fixture with a type was found; "
                + "print a new layers.yml with --print, or add recordings with --har\n"
        )
        #expect(try folder.text("Contracts/layers.yml") == "mine\n")
    }

    @Test func printingWritesNothing() async throws {
        try writeApp()
        try folder.write("Contracts/layers.yml", "mine\n")
        let printed = await start("--print")
        #expect(printed.status == 0)
        #expect(try folder.text("Contracts/layers.yml") == "mine\n")
        try folder.remove("Contracts")
        #expect(await start().status == 0)
        #expect(try folder.text("Contracts/layers.yml") == printed.output)
    }

    /// If the rules are not beside the sources, the printed commands name the root.
    @Test func createsAnotherFolder() async throws {
        try folder.write("App/main.swift", "")
        #expect(await start("--contracts", "@/Rules///").output.hasSuffix(": verify --contracts @/Rules/ --only layers\n"))
        try folder.write("Quality/keep", "")
        let run = await start("--contracts", "@/Quality/Rules")
        #expect(run.output.hasSuffix(": verify --contracts @/Quality/Rules/ --root @ --only layers\n"))
        #expect(
            try folder.text("Quality/Rules/layers.yml").contains(
                "# To list the violations:          verify --contracts Quality/Rules/ --root . --only layers\n"))
    }

    @Test func makesTheFoldersOfTheContracts() async throws {
        try folder.write("App/main.swift", "")
        #expect(await start("--contracts", "@/some/deep").status == 0)
        #expect(FileManager.default.fileExists(atPath: "\(folder.path)/some/deep/layers.yml"))
    }

    @Test func reportsWhyNothingIsWritten() async throws {
        #expect(await start().errors == "verify: @: there is no Swift file in it; name the folder of the repository with --root\n")
        #expect(await start().status == 2)
        for name in ["ATests", "BTests", "CTests", "DTests", "ETests", "FTests"] { try folder.write("\(name)/T.swift", "") }
        #expect(
            await start().errors
                == "verify: @: every Swift file in it belongs to tests, manifests or third-party code, which have no layers: ATests, BTests, CTests, DTests, ETests and 1 more; name the folder of the repository with --root\n"
        )
        #expect(try !folder.names().contains("Contracts"))
        try folder.write("App/main.swift", "")
        try folder.write("Package.swift", "let = ")
        #expect(
            await start().errors
                == "verify: @/Package.swift: it is not valid Swift, so its modules are unknown; fix it, or name another folder with --root\n"
        )
        #expect(
            await run("init", "--root", "@/none").errors
                == "verify: @/none: the root does not exist; name the folder of the repository with --root\n")
        #expect(await run("init", "--root", "").status == 64)
        #expect(await run("init", "--contracts", "").status == 64)
    }
}
