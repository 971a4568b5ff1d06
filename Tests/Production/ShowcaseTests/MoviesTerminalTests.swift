import DomainFakes
import DomainLayer
import FakeSupport
import Foundation
import PresentationFakes
import PresentationLayer
import Testing
import showcase

@Suite("Movies in a terminal") @MainActor
struct MoviesTerminalTests {
    @MainActor
    private final class Screen {
        var text = ""
        var progress: [String] = []
    }

    private let dependencies = FakeMoviesSearchDependencies()
    private let screen = Screen()
    private let terminal: MoviesTerminal
    private let flow: MoviesSearchFlowCoordinator

    init() {
        let screen = screen
        terminal = MoviesTerminal(
            write: { screen.text += $0 }, report: { screen.text += "! \($0)" }, progress: { screen.progress.append($0) })
        flow = MoviesSearchFlowCoordinator(screens: terminal, dependencies: dependencies)
        flow.start()
        dependencies.search.execute.stub(.computes { .sample(page: $0.page, totalPages: 2) })
    }

    private func type(_ lines: String...) async -> String {
        screen.text = ""
        for line in lines { #expect(await terminal.handle(line)) }
        return screen.text
    }

    @Test func showsWhatASearchFindsPageByPage() async {
        #expect(
            await type("lantern") == """
                  1  Movie 1
                     Release date: May 25, 1977
                     What happens.
                  2  Movie 2
                     Release date: May 25, 1977
                     What happens.

                There is more: n

                """)
        #expect(
            await type("n", "n") == """
                  3  Movie 3
                     Release date: May 25, 1977
                     What happens.
                  4  Movie 4
                     Release date: May 25, 1977
                     What happens.
                There is no more

                """)
    }

    @Test func showsThatItIsLoading() async {
        _ = await type("lantern", "n", "n")
        #expect(screen.progress == ["Searching...\n", "Loading the next page...\n"])
    }

    @Test func showsOneFilm() async {
        dependencies.posters.fetchImage.stub(.returns(Data(count: 12)))
        #expect(await type("1") == "! There is no film 1; the list has 0\n")
        _ = await type("lantern")
        #expect(await type("2") == "Movie 2\nRelease date: May 25, 1977\nWhat happens.\nPoster: 12 bytes\n")
        #expect(await type("3", "0") == "! There is no film 3; the list has 2\n! There is no film 0; the list has 2\n")
        #expect(await type("\(Int.min)") == "! There is no film \(Int.min); the list has 2\n")
        dependencies.posters.fetchImage.stub(.fails(RepositoryFailure.status(404)))
        #expect(await type("1").hasSuffix("Poster: Failed loading poster\n"))
    }

    @Test func showsAFilmOfWhichNothingIsKnown() async {
        let bare = Movie.sample(title: .some(nil), posterPath: nil, overview: nil, releaseDate: nil)
        dependencies.search.execute.stub(.returns(.sample(totalPages: 1, movies: [bare])))
        #expect(await type("lantern") == "  1  Untitled\n     Release date: to be announced\n")
        #expect(await type("1") == "Untitled\nRelease date: to be announced\nNo poster\n")
    }

    @Test func showsTheFailure() async {
        dependencies.search.execute.stub(.fails(RepositoryFailure.noConnection))
        #expect(await type("lantern") == "! Error: No internet connection\n")
        dependencies.search.cached.stub(.returns(.sample(totalPages: 1, movies: [.sample(id: 7, overview: nil)])))
        #expect(await type("lantern") == "! Error: No internet connection\n  1  Movie 7\n     Release date: May 25, 1977\n")
        dependencies.search.execute.stub(.returns(.sample(totalPages: 0, movies: [])))
        dependencies.search.cached.stub(.returns(nil))
        #expect(await type("zzz\u{1B}[2J") == "Nothing found for \"zzz [2J\"\n")
        let words = Array(repeating: "words", count: 40).joined(separator: " ")
        #expect(await type(words).split(separator: "\n").map(\.count) == [78, 77, 77, 24])
        dependencies.search.execute.stub(.fails(RepositoryFailure.refused(words)))
        #expect(await type("lantern").split(separator: "\n").allSatisfy { $0.count <= 82 })
    }

    @Test func showsRecentSearches() async {
        dependencies.recentSearches.stub(
            inOrder: .returns([]), .returns([.sample(query: "b"), .sample(query: "a")]), .fails(RepositoryFailure.storage))
        #expect(
            await type("r", "r", "r") == "No searches yet\n  b\n  a\n! The app's database cannot be used; another program may be using it\n"
        )
    }

    @Test func understandsOtherLines() async {
        #expect(await type("", "  ", "/", "/ ", "\u{1}") == "")
        #expect(await type("?") == MoviesText.help)
        _ = await type("/n", " 42nd street ")
        #expect(dependencies.search.execute.calls.map(\.query.query) == ["n", "42nd street"])
        #expect(await !terminal.handle("q"))
    }
}
