import TestFolders
import Testing
import VerifyRunning

@Suite("verify why")
struct WhyCommandTests {
    private let app: FilmApp

    init() throws {
        app = try FilmApp()
    }

    private func why(_ arguments: String...) async -> VerifyRun { await app.verify(["why"] + arguments) }

    private static let chain = """
        App/Screens/FilmList.swift:2:19 uses FilmUseCase (struct, App/Domain/FilmUseCase.swift:1:8)
        App/Domain/FilmUseCase.swift:3:35 uses FilmStore (class, App/Data/FilmStore.swift:1:13)

        """

    // MARK: Chains

    @Test(arguments: [
        ("App/Screens/FilmList.swift", "App/Data/FilmStore.swift"), ("FilmList", "FilmStore"),
        ("App/Screens/FilmList.swift:1:8", "FilmStore"), ("./App/Screens/FilmList.swift", "./App//Data/FilmStore.swift"),
        ("@/App/Screens/FilmList.swift", "@/App/Data/FilmStore.swift:1:13"),
    ])
    func printsTheShortestChain(_ from: String, _ to: String) async {
        let run = await why(from, to)
        #expect(run.snapshot == "0\n\(Self.chain)")
    }

    /// Of two chains of the same length, the one that begins first is printed.
    @Test func prefersTheShorterChain() async throws {
        try app.folder.write("App/Domain/Another.swift", "struct Another {\n    let store = FilmStore.shared\n}\n")
        try app.folder.write("App/Screens/FilmList.swift", "let a = (Another(), FilmUseCase())\n")
        #expect(
            await why("App/Screens/FilmList.swift", "FilmStore").output == """
                App/Screens/FilmList.swift:1:10 uses Another (struct, App/Domain/Another.swift:1:8)
                App/Domain/Another.swift:2:17 uses FilmStore (class, App/Data/FilmStore.swift:1:13)

                """)
        try app.folder.write("App/Screens/FilmList.swift", "let a = (Another(), FilmStore.shared)\n")
        #expect(
            await why("App/Screens/FilmList.swift", "FilmStore").output
                == "App/Screens/FilmList.swift:1:21 uses FilmStore (class, App/Data/FilmStore.swift:1:13)\n")
    }

    /// A function inside a type's method belongs to the type.
    @Test func beginsInsideTheType() async {
        #expect(
            await why("FilmUseCase", "FilmStore").output
                == "App/Domain/FilmUseCase.swift:3:35 uses FilmStore (class, App/Data/FilmStore.swift:1:13)\n")
        let run = await why("Unrelated", "FilmStore")
        #expect(run.status == 1)
        #expect(
            run.output == """
                no chain of uses leads from Unrelated to FilmStore
                other code in App/Domain/FilmUseCase.swift has one: verify why App/Domain/FilmUseCase.swift FilmStore --root @

                """)
    }

    @Test func endsWithTheTypeOrAMember() async throws {
        #expect(
            await why("FilmList", "Rating").output
                == "App/Screens/FilmList.swift:3:23 uses Film.Rating (enum, App/Domain/Film.swift:2:10)\n")
        try app.folder.write("App/Screens/Title.swift", "struct Title {\n    let text = FilmStore.shared.films()[0].title\n}\n")
        #expect(await why("Title", "Film").output == "App/Screens/Title.swift:2:44 uses Film.title (variable, App/Domain/Film.swift:3:9)\n")
        // Other declarations of the file do not count.
        #expect(await why("Title", "Film.Rating").status == 1)
        #expect(await why("Title", "App/Domain/Film.swift").status == 0)
    }

    @Test func followsBranchesOfAllBuilds() async throws {
        try app.folder.write("App/Screens/Extra.swift", "#if os(iOS)\nlet extra = FilmStore.shared\n#endif\n")
        #expect(
            await why("App/Screens/Extra.swift", "FilmStore").output
                == "App/Screens/Extra.swift:2:13 uses FilmStore (class, App/Data/FilmStore.swift:1:13), inside #if os(iOS)\n")
    }

    // MARK: No chain

    @Test func reportsAChainInTheOtherDirection() async {
        let run = await why("Film", "FilmStore")
        #expect(
            run.snapshot == """
                1
                no chain of uses leads from Film to FilmStore
                one leads in the opposite direction:
                App/Data/FilmStore.swift:3:22 uses Film (struct, App/Domain/Film.swift:1:8)

                """)
    }

    @Test func doesNotFollowUsesInsideAFile() async {
        #expect(
            await why("Film", "Film.Rating").output == """
                no chain of uses leads from Film to Film.Rating
                App/Domain/Film.swift declares both; uses within one file are not followed

                """)
        #expect(await why("Film", "Film").output == "no chain of uses leads from Film to Film\n")
    }

    // MARK: Names

    @Test func reportsEachUnknownName() async throws {
        let run = await why("Flim", "Remote")
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        let names = "name a file by its path from the root, a type such as Film or Film.Rating, or a layer with --contracts"
        #expect(
            run.errors == """
                verify: no file, type or layer is named "Flim"; write "Film" if that was meant, or \(names)
                verify: no file, type or layer is named "Remote"; \(names)

                """)
        // Only its own function can use it.
        try app.folder.write("App/Local.swift", "func f() { struct Inner {} }\n")
        #expect(await why("Inner", "Film").status == 2)
    }

    @Test func listsTheTypesWithAnAmbiguousName() async throws {
        try app.folder.write("App/Data/Record.swift", "struct Record {}\n")
        try app.folder.write("App/Screens/Record.swift", "enum Record { static let store = FilmStore.shared }\n")
        let run = await why("Record", "FilmStore")
        #expect(run.status == 2)
        #expect(
            run.errors == """
                verify: "Record" is ambiguous (2 matches); name one of them by its place:
                  App/Data/Record.swift:1:8 struct Record
                  App/Screens/Record.swift:1:6 enum Record

                """)
        #expect(await why("App/Data/Record.swift:1:8", "FilmStore").status == 1)
        #expect(
            await why("App/Screens/Record.swift:1:6", "FilmStore").output
                == "App/Screens/Record.swift:1:34 uses FilmStore (class, App/Data/FilmStore.swift:1:13)\n")
    }

    // MARK: Layers

    private static let layers = """
        layers:
          Screens: { paths: [App/Screens/**] }
          Data: { paths: [App/Data/**] }
          Views: { paths: [App/Views/**], optional: true }
          Film: { paths: [App/Domain/Film.swift] }

        """

    @Test func acceptsNamesOfLayers() async throws {
        #expect(await why("Screens", "Data").status == 2)
        try app.folder.write("Rules/layers.yml", Self.layers)
        #expect(await why("Screens", "Data").status == 2)
        #expect(await why("Screens", "Data", "--contracts", "@/Rules").output == Self.chain)
        try app.folder.write("Contracts/layers.yml", Self.layers)
        #expect(await why("Screens", "Data").output == Self.chain)
        #expect(
            await why("Data", "Screens").output
                == "no chain of uses leads from Data to Screens\none leads in the opposite direction:\n\(Self.chain)")
    }

    @Test func excludedFilesAreInNoLayer() async throws {
        try app.folder.write("Contracts/layers.yml", Self.layers + "exclude: [App/Data/**]\n")
        #expect(
            await why("Screens", "Data").errors
                == "verify: the layer Data contains no Swift files; name another layer, or fix its paths in layers.yml\n")
    }

    @Test func reportsProblemsOfLayers() async throws {
        try app.folder.write("Contracts/layers.yml", Self.layers)
        #expect(
            await why("Film", "Views").errors == """
                verify: "Film" is ambiguous (2 matches); name one of them by its place:
                  App/Domain/Film.swift:1:8 struct Film
                  Contracts/layers.yml:5:3 layer Film
                verify: the layer Views contains no Swift files; name another layer, or fix its paths in layers.yml

                """)
        #expect(await why("Contracts/layers.yml:5:3", "Data").status == 1)
        #expect(
            await why("Screns", "Data").errors == """
                verify: no file, type or layer is named "Screns"; write "Screens" if that was meant, or name a file by its path from the root, a type such as Film or Film.Rating, or a layer of layers.yml

                """)
        try app.folder.write("Contracts/layers.yml", "layers:\n  Data: { path: [App/Data/**] }\n")
        let run = await why("Screens", "Data")
        #expect(
            run.snapshot == """
                2
                --
                Contracts/layers.yml:2:9
                  a layer has no "paths"
                  allowed: "paths" is required
                  because: without it there is nothing to check
                  next: add "paths"
                  code: format.missing-key
                Contracts/layers.yml:2:11
                  "path" is not a key of a layer
                  allowed: hint, imports, optional, paths, usedBy, uses
                  because: a misspelt key would silently disable a check
                  next: write "paths" if that was meant, or remove it
                  code: format.unknown-key

                """)
        let none = await why("Film", "Data", "--contracts", "@/None")
        #expect(none.status == 2)
        #expect(
            none.errors == """
                None/layers.yml
                  the file does not exist
                  allowed: a readable file of at most 4 MiB
                  because: its content cannot be checked
                  next: name the folder that contains it with --contracts, or write a first one: verify init --root @ --contracts @/None
                  code: format.file

                """)
    }

    // MARK: Sources

    @Test func warnsAboutFilesThatDoNotParse() async throws {
        try app.folder.write("App/Broken.swift", "let = }\n")
        let run = await why("FilmList", "FilmStore")
        #expect(run.output == Self.chain)
        #expect(
            run.errors
                == "App/Broken.swift:1:5: warning: the file does not parse from here; later content may be missing; fix the syntax\n")
    }

    @Test func reportsSourcesThatCannotBeRead() async throws {
        try app.folder.remove("App")
        let run = await why("Film", "FilmStore")
        #expect(run.status == 2)
        #expect(
            run.errors
                == "verify: @: no Swift file was found, or none in the manifest's targets; name the folder of a package with --root\n"
        )
        #expect(await why("Film", "FilmStore", "--root", "").status == 64)
        #expect(await why("Film", "FilmStore", "--contracts", "").status == 64)
        #expect(await why("Film").status == 64)
    }
}
