import AppLayer
import Foundation
import Logging
import PresentationFakes
import PresentationLayer
import Recordings
import StandInAPI
import TestFolders
import Testing

/// The whole app but its views: composition, view models, use cases, repositories, a real server and a real file.
@Suite("The app's flow, from the screens to the server") @MainActor
struct AppFlowTests {
    private final class Screens: MoviesSearchScreens, Sendable {
        @MainActor var list: (any MoviesListViewModel)?
        @MainActor var details: (any MovieDetailsViewModel)?
        @MainActor var queries: (any MoviesQueryListViewModel)?

        func showMoviesList(_ viewModel: any MoviesListViewModel) { list = viewModel }
        func showMovieDetails(_ viewModel: any MovieDetailsViewModel) { details = viewModel }
        func showMovieQueries(_ viewModel: any MoviesQueryListViewModel) { queries = viewModel }
        func closeMovieQueries() { queries = nil }
    }

    private let folder: TemporaryFolder
    private let screens = Screens()

    init() throws {
        folder = try TemporaryFolder()
    }

    private func start(_ configuration: AppConfiguration) throws -> AppFlowCoordinator {
        let container = try AppDIContainer(
            configuration: configuration, databasePath: "\(folder.path)/app.sqlite",
            logger: Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() }))
        #expect(container.corruptDatabase == nil)
        let flow = AppFlowCoordinator(screens: screens, dependencies: container)
        try flow.startMovies()
        return flow
    }

    @Test func searchesPagesAndShowsAFilm() async throws {
        let recordings = try RecordingsFolder("\(PackageFolders.root)/Fixtures", displayPath: "Fixtures")
        let answer = try StandInAPI.recordings(
            ["movies/search-lantern-page-1", "movies/search-lantern-page-2", "movies/poster-lantern-keepers"], in: recordings)
        try await StandInAPI.run(answering: answer) { api in
            let flow = try await start(AppConfiguration(environment: ["TMDB_API_KEY": "k"], baseURLs: ["tmdb": api.url.absoluteString]))
            try await lookAround()
            withExtendedLifetime(flow) {}
            #expect(api.requests.map(\.path) == ["/3/search/movie", "/3/search/movie", "/t/p/w342/lanternKeepers7.jpg"])
            // The request to the image service has no key.
            #expect(
                api.requests.map(\.query) == [
                    ["api_key": "k", "language": "en", "query": "lantern", "page": "1"],
                    ["api_key": "k", "language": "en", "query": "lantern", "page": "2"], [:],
                ])
        }
    }

    @Test func reportsInvalidKeyWithServiceMessage() async throws {
        let recordings = try RecordingsFolder("\(PackageFolders.root)/Fixtures", displayPath: "Fixtures")
        let answer = try StandInAPI.recordings(["movies/search-invalid-key"], in: recordings)
        try await StandInAPI.run(answering: answer) { api in
            let flow = try await start(
                AppConfiguration(environment: ["TMDB_API_KEY": "no-key-at-all"], baseURLs: ["tmdb": api.url.absoluteString]))
            try await searchInVain()
            withExtendedLifetime(flow) {}
        }
    }

    private func searchInVain() async throws {
        let list = try #require(screens.list)
        list.didSearch(query: "lantern")
        await list.loading.first { $0 == nil }
        #expect(list.error.value == "The service answered: The key that was sent is not valid.")
    }

    private func lookAround() async throws {
        let list = try #require(screens.list)
        list.didSearch(query: "lantern")
        await list.loading.first { $0 == nil }
        list.didLoadNextPage()
        await list.loading.first { $0 == nil }
        #expect(
            list.items.value.map(\.title) == [
                "The Lantern Keepers", "A Lantern at the Edge", "Lanterns on the Marsh", "The Lantern Forest",
            ])
        list.didSelectItem(at: 0)
        let details = try #require(screens.details)
        details.updatePosterImage(width: 342)
        await details.isPosterLoading.first { !$0 }
        #expect(details.posterImage.value?.count == 352)
        list.showQueriesSuggestions()
        let queries = try #require(screens.queries)
        queries.viewWillAppear()
        await queries.isLoading.first { !$0 }
        #expect(queries.items.value.map(\.query) == ["lantern"])
        list.closeQueriesSuggestions()
        #expect(screens.queries == nil)
    }

    /// Makes flows on fakes.
    private struct Dependencies: AppFlowCoordinatorDependencies {
        let problem: ConfigurationError?

        func makeMoviesSearchFlowCoordinator(screens: any MoviesSearchScreens) throws(ConfigurationError) -> MoviesSearchFlowCoordinator {
            if let problem { throw problem }
            return MoviesSearchFlowCoordinator(screens: screens, dependencies: FakeMoviesSearchDependencies())
        }
    }

    @Test func keepsTheFlowThatItBegins() throws {
        let app = AppFlowCoordinator(screens: screens, dependencies: Dependencies(problem: nil))
        #expect(screens.list == nil)
        try app.startMovies()
        // The list navigates through the flow, which only the test retains.
        screens.list?.showQueriesSuggestions()
        #expect(screens.queries != nil)
    }

    @Test func passesOnAMissingSetting() throws {
        let problem = ConfigurationError.missingKey(.tmdb, try #require(APIService.tmdb.key))
        let app = AppFlowCoordinator(screens: screens, dependencies: Dependencies(problem: problem))
        #expect(throws: problem) { try app.startMovies() }
        #expect(screens.list == nil)
    }

    @Test func withoutAKeyNothingBegins() throws {
        #expect(throws: ConfigurationError.missingKey(.tmdb, try #require(APIService.tmdb.key))) {
            try start(AppConfiguration(environment: [:]))
        }
        #expect(screens.list == nil)
    }
}
