import DomainFakes
import DomainLayer
import FakeSupport
import PresentationFakes
import PresentationLayer
import Testing

@Suite("Movies: the flow") @MainActor
struct MoviesSearchFlowCoordinatorTests {
    private final class Screens: MoviesSearchScreens {
        var list: (any MoviesListViewModel)?
        var shown: [String] = []

        func showMoviesList(_ viewModel: any MoviesListViewModel) {
            list = viewModel
            shown.append("list")
        }
        func showMovieDetails(_ viewModel: any MovieDetailsViewModel) { shown.append("details of \(viewModel.title)") }
        func showMovieQueries(_ viewModel: any MoviesQueryListViewModel) {
            shown.append("queries")
            viewModel.didSelect(item: MoviesQueryListItemViewModel(query: "keeper"))
        }
        func closeMovieQueries() { shown.append("no queries") }
    }

    private let screens = Screens()
    private let dependencies = FakeMoviesSearchDependencies()
    private let flow: MoviesSearchFlowCoordinator

    init() {
        flow = MoviesSearchFlowCoordinator(screens: screens, dependencies: dependencies)
        dependencies.search.execute.stub(.returns(.sample()))
    }

    @Test func beginsWithTheList() {
        flow.start()
        #expect(screens.shown == ["list"])
    }

    @Test func leadsToAFilm() async {
        flow.start()
        screens.list?.didSearch(query: "lantern")
        await mainQueueIsDrained()
        screens.list?.didSelectItem(at: 1)
        #expect(screens.shown == ["list", "details of Movie 2"])
    }

    @Test func showsRecentSearchesOnceAndSearchesForTheOneThatIsTaken() {
        flow.start()
        screens.list?.closeQueriesSuggestions()
        screens.list?.showQueriesSuggestions()
        screens.list?.showQueriesSuggestions()
        #expect(dependencies.search.execute.calls.map(\.query.query) == ["keeper"])
        screens.list?.closeQueriesSuggestions()
        screens.list?.closeQueriesSuggestions()
        screens.list?.showQueriesSuggestions()
        #expect(screens.shown == ["list", "queries", "no queries", "queries"])
    }

    @Test func keepsNoScreenAlive() {
        weak var gone: Screens?
        let flow: MoviesSearchFlowCoordinator
        do {
            let screens = Screens()
            gone = screens
            flow = MoviesSearchFlowCoordinator(screens: screens, dependencies: dependencies)
            flow.start()
        }
        #expect(gone == nil)
        flow.start()
    }
}
