import TestFolders
import VerifyRunning

/// An app of a few files, as the sources for `graph`, `why` and `where`.
struct FilmApp {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            "App/Data/FilmStore.swift",
            """
            final class FilmStore {
                static let shared = FilmStore()
                func films() -> [Film] { [] }
            }

            """)
        try folder.write(
            "App/Domain/Film.swift",
            """
            struct Film {
                enum Rating { case good, bad }
                let title: String
            }

            """)
        try folder.write(
            "App/Domain/FilmUseCase.swift",
            """
            struct FilmUseCase {
                func run() -> [Film] {
                    func stored() -> [Film] { FilmStore.shared.films() }
                    return stored()
                }
            }
            struct Unrelated {}

            """)
        try folder.write(
            "App/Screens/FilmList.swift",
            """
            struct FilmList {
                let useCase = FilmUseCase()
                var rating = Film.Rating.good
            }

            """)
    }

    func verify(_ arguments: [String]) async -> VerifyRun {
        await VerifyRun.run([arguments[0], "--root", folder.path] + arguments.dropFirst(), in: folder)
    }
}
