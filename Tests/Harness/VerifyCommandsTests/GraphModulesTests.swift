import PlantedProjects
import TestFolders
import Testing
import VerifyRunning

@Suite("verify graph --modules")
struct GraphModulesTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func graph(_ arguments: String...) async -> VerifyRun {
        await VerifyRun.run(["graph", "--root", folder.path] + arguments, in: folder)
    }

    private func writeShop() throws {
        try folder.write(
            "Shop.xcodeproj/project.pbxproj",
            XcodeProjectText.of([
                XcodeProjectText.Target("Shop App", folders: ["Shop"], products: ["Core"]),
                XcodeProjectText.Target("ShopTests", files: ["Tests/CartTests.swift"], dependencies: ["Shop App"], isTest: true),
            ]))
        try folder.write(
            "Core/Package.swift",
            "import PackageDescription\nlet package = Package(name: \"Core\", targets: [.target(name: \"Core\", dependencies: core()), "
                + ".target(name: name)])\n")
        for file in [
            "Shop/Cart.swift", "Shop/Item.swift", "Tests/CartTests.swift", "Core/Sources/Core/Price.swift", "Old/A.swift", "Old/B.swift",
        ] {
            try folder.write(file, "struct \(file.hasSuffix("A.swift") || file.hasSuffix("B.swift") ? "Old" : "Item") {}\n")
        }
    }

    @Test func listsTargetsFilesWithoutOneAndPartsThatAreNotRead() async throws {
        try writeShop()
        #expect(
            await graph("--modules").snapshot == """
                0
                Shop.xcodeproj (Xcode)
                  Shop App (module Shop_App): 2 files; depends on Core
                  ShopTests: 1 file, tests; depends on Shop App

                Core/Package.swift (Swift package)
                  Core: 1 file; the dependencies are not literals

                In a target: 4 of 6 Swift files

                Files of no target:
                  Old/: 2 files

                Not read:
                  Core/Package.swift:2:92: a target whose name is not a literal is not read; write the name as text between quotes

                """)
    }

    @Test func printsJSON() async throws {
        try writeShop()
        let run = await graph("--modules", "--format", "json")
        #expect(run.status == 0)
        for part in [
            "\"filesWithoutTarget\" : [\n    \"Old/A.swift\",\n    \"Old/B.swift\"\n  ]",
            "\"modules\" : [\n            \"Shop_App\"\n          ]",
            "\"tool\" : \"Xcode\"", "\"isTest\" : true", "\"line\" : 2", "\"version\" : 1",
        ] {
            #expect(run.output.contains(part), "\(part)")
        }
        #expect(await graph("--modules", "--format", "json").output == run.output)
    }

    @Test func explainsANameOfSeveralModules() async throws {
        try folder.write("A/Cell.swift", "public struct Cell {}\n")
        try folder.write("B/Cell.swift", "struct Cell {}\n")
        try folder.write("C/Use.swift", "let cell: Cell\n")
        #expect(
            await graph("--explain").output == """
                C/Use.swift:1:11 Cell: several modules declare it, and no project shows which one is meant: A/Cell.swift:1:15, B/Cell.swift:1:8
                1: several modules declare it, and no project shows which one is meant
                0 of 1 use resolved (0.0 %)

                """)
    }

    @Test func explainsNamesBehindAModuleThatNoProjectDeclares() async throws {
        try folder.write("Domain/Film.swift", "public struct Film { public static let first = Film() }\npublic func makeFilm() {}\n")
        try folder.write(
            "Data/Use.swift",
            "import Domain\nimport Foundation\nfunc a() -> Domain.Film { Domain.Film.first }\nfunc b() { Domain.makeFilm(); _ = Domain.Film() }\n"
                + "func c() -> Film { Foundation.Film() }\n")
        let reason = "no project has the module in front of it, and only files of no target declare it"
        let film = "\(reason); probably Film, declared at Domain/Film.swift:1:15"
        #expect(
            await graph("--explain").output == """
                Data/Use.swift:3:20 Film: \(film)
                Data/Use.swift:3:34 Film: \(film)
                Data/Use.swift:3:39 first: the type of its receiver could not be inferred
                Data/Use.swift:4:19 makeFilm: \(reason); probably makeFilm, declared at Domain/Film.swift:2:13
                Data/Use.swift:4:42 Film: \(film)
                4: \(reason), 4 with a probable declaration
                1: the type of its receiver could not be inferred
                1 of 6 uses resolved (16.7 %)

                """)
    }

    @Test func listsEachFormOfANameBehindAModuleThatNoProjectDeclares() async throws {
        try folder.write(
            "Domain/Film.swift",
            "public struct Film { var title = 1; func run() {} }\n@attached(member) macro Mark() = #externalMacro(module: \"M\", type: \"T\")\n"
        )
        try folder.write(
            "Data/Use.swift",
            "import Domain\n@Domain.Mark struct A {}\nlet path = \\Domain.Film.title\nextension Domain.Film { func f() { run(); _ = title } }\n"
                + "func g(_ a: Domain.Film) { a.run(); a.f(); a.other() }\n"
        )
        let lines = await graph("--explain").output.split(separator: "\n").filter { $0.hasPrefix("Data/Use.swift:") }
        let listed = lines.map { line in line.dropFirst("Data/Use.swift:".count).prefix { $0 != ";" } }
        let reason = "no project has the module in front of it, and only files of no target declare it"
        #expect(
            listed == [
                "2:9 Mark: \(reason)", "3:20 Film: \(reason)", "3:25 title: the type of its receiver could not be inferred",
                "4:18 Film: \(reason)", "4:36 run: \(reason)", "4:47 title: \(reason)",
                "5:20 Film: \(reason)", "5:30 run: \(reason)",
            ])
    }

    @Test(arguments: [
        (["--modules", "--format", "dot"], "--modules is printed as text or as json; remove --format dot"),
        (["--modules", "--explain"], "--explain cannot be combined with --modules; run the command twice"),
    ])
    func refusesOtherForms(_ arguments: [String], _ message: String) async throws {
        try writeShop()
        let run = await VerifyRun.run(["graph", "--root", folder.path] + arguments, in: folder)
        #expect(run.status == 64)
        #expect(run.errors.contains(message), "\(run.errors)")
    }

    @Test func refusesAFolderWithoutSwiftFiles() async throws {
        let run = await graph("--modules")
        #expect(run.status == 2)
        #expect(run.errors.contains("no Swift file was found"), "\(run.errors)")
    }
}
