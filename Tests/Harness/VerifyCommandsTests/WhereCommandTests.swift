import TestFolders
import Testing
import VerifyRunning

@Suite("verify where")
struct WhereCommandTests {
    private let app: FilmApp

    init() throws {
        app = try FilmApp()
    }

    private func find(_ arguments: String...) async -> VerifyRun { await app.verify(["where"] + arguments) }

    // MARK: Declared

    @Test func printsTheUsesOfATypeAndItsMembers() async {
        let run = await find("Film")
        #expect(
            run.snapshot == """
                0
                App/Domain/Film.swift:1:8 struct Film
                  used at 4 places, and members of it at 2, in 3 files
                  App/Data/FilmStore.swift: 3:22
                  App/Domain/FilmUseCase.swift: 2:20, 3:27
                  App/Screens/FilmList.swift: 3:18; members 3:23 Rating, 3:30 Rating.good

                """)
    }

    @Test(arguments: ["good", "Rating.good", "Film.Rating.good"])
    func acceptsTheLastPartsOfAName(_ name: String) async {
        #expect(
            await find(name).output == """
                App/Domain/Film.swift:2:24 enumCase Film.Rating.good
                  used at 1 place in 1 file
                  App/Screens/FilmList.swift: 3:30

                """)
    }

    @Test func listsAllDeclarationsWithAName() async throws {
        try app.folder.write(
            "App/Data/Row.swift", "struct Row<Rating> {\n    var title = 1\n}\nextension Film.Rating {\n    var title: Int { 1 }\n}\n")
        try app.folder.write("App/Screens/Stars.swift", "func stars(_ rating: Film.Rating) -> Int { rating.title }\n")
        #expect(
            await find("title").output == """
                App/Data/Row.swift:2:9 variable Row.title
                  no other file uses it
                App/Data/Row.swift:5:9 variable Film.Rating.title
                  used at 1 place in 1 file
                  App/Screens/Stars.swift: 1:51
                App/Domain/Film.swift:3:9 variable Film.title
                  no other file uses it

                """)
        // A generic parameter is not a declaration that others can use.
        #expect(await find("Rating").output.hasPrefix("App/Domain/Film.swift:2:10 enum Film.Rating\n"))
    }

    @Test func countsUsesOfMembers() async throws {
        try app.folder.write("App/Screens/Title.swift", "let text = FilmStore.shared.films()[0].title\n")
        #expect(await find("Film").output.hasSuffix("  App/Screens/Title.swift: members 1:40 title\n"))
    }

    // MARK: From outside

    private func writeLoader() throws {
        try app.folder.write(
            "App/Screens/Loader.swift",
            """
            import Foundation
            struct Loader: Codable {
                let session = URLSession.shared
                #if os(iOS)
                let other: Foundation.URLSession? = nil
                #endif
            }

            """)
    }

    /// A type of the app may have members that come from another module.
    @Test func printsTheUsesOfUndeclaredMembers() async throws {
        try app.folder.write("App/Data/Todo.swift", "import Fluent\nfinal class Todo: Model {}\n")
        try app.folder.write("App/Screens/Todos.swift", "let all = Todo.query().all()\n")
        #expect(
            await find("Todo").output == """
                App/Data/Todo.swift:2:13 class Todo
                  used at 1 place in 1 file
                  App/Screens/Todos.swift: 1:11
                members of Todo that no file declares
                  used at 2 places in 1 file
                  App/Screens/Todos.swift: members 1:16 query, 1:24 query().all

                """)
    }

    @Test func printsTheUsesOfAnUndeclaredName() async throws {
        try writeLoader()
        #expect(
            await find("URLSession").output == """
                URLSession, which no file declares
                  used at 2 places, and members of it at 1, in 1 file
                  App/Screens/Loader.swift: 3:19, 5:27 (inside #if os(iOS)); members 3:30 shared

                """)
        #expect(
            await find("URLSession.shared").output == """
                URLSession.shared, which no file declares
                  used at 1 place in 1 file
                  App/Screens/Loader.swift: 3:30

                """)
        #expect(await find("Codable").output.hasSuffix("  App/Screens/Loader.swift: 2:16\n"))
    }

    // MARK: Unknown

    @Test func suggestsTheSameMemberOfAnotherType() async throws {
        try app.folder.write(
            "App/Views.swift", "import UIKit\nextension UIView { func addAll() {} }\nclass Row: UILabel { func f() { addAll() } }\n")
        let run = await find("UILabel.addAll")
        #expect(run.status == 2)
        #expect(
            run.errors.contains("no file declares or uses \"UILabel.addAll\"; write \"UIView.addAll\" if that was meant"), "\(run.errors)")
    }

    @Test(arguments: [
        ("Flim", "write \"Film\" if that was meant, or check the spelling, or name another folder with --root"),
        ("URLSesion", "write \"URLSession\" if that was meant, or check the spelling, or name another folder with --root"),
        ("Qwertyuiop", "check the spelling, or name another folder with --root"),
    ])
    func suggestsTheNearestName(_ name: String, _ next: String) async throws {
        try writeLoader()
        let run = await find(name)
        #expect(run.snapshot == "2\n--\nverify: no file declares or uses \"\(name)\"; \(next)\n")
        // Only its own function can use it.
        #expect(await find("stored").status == 2)
    }

    // MARK: Sources

    @Test func warnsAboutFilesThatDoNotParse() async throws {
        try app.folder.write("App/Broken.swift", "let = }\n")
        #expect(
            await find("Unrelated").errors
                == "App/Broken.swift:1:5: warning: the file does not parse from here; later content may be missing; fix the syntax\n")
        try app.folder.remove("App")
        #expect(await find("Film").status == 2)
        #expect(await find("Film", "--root", "").status == 64)
    }
}
