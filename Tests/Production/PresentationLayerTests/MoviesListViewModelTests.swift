import DomainFakes
import DomainLayer
import FakeSupport
import Foundation
import PresentationLayer
import Testing

@Suite("Movies: the list") @MainActor
struct MoviesListViewModelTests {
    private let search = FakeSearchMoviesUseCase()
    private let viewModel: DefaultMoviesListViewModel
    private let log = Log()

    /// The states of a view, and the navigation of the list.
    @MainActor
    private final class Log {
        var loading: [MoviesListViewModelLoading?] = []
        var shownMovies: [Movie] = []
        var suggestions: (@MainActor (MovieQuery) -> Void)?
        var closed = 0
    }

    init() {
        let log = log
        viewModel = DefaultMoviesListViewModel(
            searchMoviesUseCase: search,
            actions: MoviesListViewModelActions(
                showMovieDetails: { log.shownMovies.append($0) }, showMovieQueriesSuggestions: { log.suggestions = $0 },
                closeMovieQueriesSuggestions: { log.closed += 1 }))
        viewModel.loading.observe(on: log) { [weak log] in log?.loading.append($0) }
    }

    private var titles: [String] { viewModel.items.value.map(\.title) }

    /// Moves the fakes' clock, and lets what came be shown.
    private func advance(by seconds: Int) async {
        search.execute.clock.advance(by: .seconds(seconds))
        await mainQueueIsDrained()
    }

    /// Searches, and lets what comes at once be shown.
    private func runSearch(_ query: String = "lantern") async {
        viewModel.didSearch(query: query)
        await mainQueueIsDrained()
    }

    /// Asks for the next page, and lets what comes at once be shown.
    private func loadNextPage() async {
        viewModel.didLoadNextPage()
        await mainQueueIsDrained()
    }

    private func stubPages(totalPages: Int = 3) {
        search.execute.stub(.computes { .sample(page: $0.page, totalPages: totalPages) })
    }

    // MARK: Searching

    @Test func isEmptyBeforeTheFirstSearch() {
        #expect(viewModel.isEmpty)
        #expect(!viewModel.hasMorePages)
        #expect(viewModel.loading.value == nil)
        viewModel.didLoadNextPage()
        #expect(search.execute.calls == [])
        #expect(
            [viewModel.screenTitle, viewModel.emptyDataTitle, viewModel.errorTitle, viewModel.searchBarPlaceholder]
                == ["Movies", "Search results", "Error", "Search movies"])
    }

    @Test func showsWhatASearchFinds() async {
        stubPages()
        viewModel.didSearch(query: " lan\u{0}\u{1B}tern\n")
        #expect(viewModel.query.value == "lan tern")
        await mainQueueIsDrained()
        #expect(search.execute.calls == [.sample(query: .sample(query: "lan tern"))])
        #expect(titles == ["Movie 1", "Movie 2"])
        #expect(log.loading == [nil, .fullScreen, nil])
        #expect(viewModel.error.value == nil)
        #expect(viewModel.hasMorePages)
    }

    @Test(arguments: ["", "  \n"]) func searchesForNothingOnlyByDoingNothing(_ query: String) async {
        viewModel.didSearch(query: query)
        #expect(search.execute.calls == [])
        #expect(viewModel.loading.value == nil)
    }

    @Test func aSearchThatFindsNothingIsEmpty() async {
        search.execute.stub(.returns(.sample(totalPages: 0, movies: [])))
        await runSearch()
        #expect(viewModel.isEmpty)
        #expect(!viewModel.hasMorePages)
        #expect(viewModel.error.value == nil)
    }

    @Test func showsCachedFilmsUntilTheAnswerArrives() async {
        search.cached.stub(.returns(.sample(movies: [.sample(id: 7)])))
        search.execute.stub(.returns(.sample(movies: [.sample(id: 8)])).after(.seconds(1)))
        await runSearch()
        #expect(titles == ["Movie 7"])
        #expect(viewModel.loading.value == .fullScreen)
        await advance(by: 1)
        #expect(titles == ["Movie 8"])
        #expect(viewModel.loading.value == nil)
    }

    // MARK: Paging

    @Test func pagesAreAddedUpToTheLast() async {
        stubPages()
        await runSearch()
        viewModel.didLoadNextPage()
        #expect(viewModel.loading.value == .nextPage)
        await mainQueueIsDrained()
        await loadNextPage()
        #expect(titles == (1...6).map { "Movie \($0)" })
        #expect(!viewModel.hasMorePages)
        // Past the end nothing is asked.
        viewModel.didLoadNextPage()
        #expect(search.execute.calls.map(\.page) == [1, 2, 3])
        #expect(viewModel.loading.value == nil)
    }

    @Test func aPageIsLoadedOnceHoweverOftenTheEndIsReached() async {
        search.execute.stub(.computes { .sample(page: $0.page) }.after(.seconds(1)))
        viewModel.didSearch(query: "lantern")
        viewModel.didLoadNextPage()
        #expect(search.execute.calls.count == 1)
        await advance(by: 1)
        viewModel.didLoadNextPage()
        viewModel.didLoadNextPage()
        viewModel.didLoadNextPage()
        #expect(search.execute.calls.map(\.page) == [1, 2])
        await advance(by: 1)
        #expect(titles == (1...4).map { "Movie \($0)" })
    }

    @Test func aKeptPageGivesWayToTheSamePageOfTheAnswer() async {
        search.cached.stub(.computes { .sample(page: $0.page, movies: [.sample(id: 90 + $0.page)]) })
        stubPages()
        await runSearch()
        await loadNextPage()
        #expect(titles == (1...4).map { "Movie \($0)" })
    }

    @Test func aPageThatFailsIsAskedForAgain() async {
        search.execute.stub(.computes { .sample(page: $0.page) })
        await runSearch()
        search.execute.stub(inOrder: .fails(RepositoryFailure.status(500)))
        await loadNextPage()
        #expect(viewModel.error.value == "Failed loading movies")
        #expect(titles == ["Movie 1", "Movie 2"])
        viewModel.didLoadNextPage()
        #expect(viewModel.error.value == nil)
        await mainQueueIsDrained()
        #expect(search.execute.calls.map(\.page) == [1, 2, 2])
        #expect(titles == (1...4).map { "Movie \($0)" })
    }

    @Test func aServiceThatNumbersItsPagesWronglyDoesNotLeadInCircles() async {
        search.execute.stub(.computes { _ in .sample(page: 1) })
        await runSearch()
        for _ in 0..<5 {
            await loadNextPage()
        }
        #expect(search.execute.calls.map(\.page) == [1, 2, 3])
    }

    // MARK: Failures

    @Test(
        arguments: [
            (.noConnection, "No internet connection"), (.timedOut, "The service takes too long to answer"),
            (.refused("Invalid API key"), "The service answered: Invalid API key"), (.status(500), "Failed loading movies"),
            (.unreadable, "Failed loading movies"), (.storage, "The app's database cannot be used; another program may be using it"),
            (.failed, "Failed loading movies"),
        ] as [(RepositoryFailure, String)])
    func distinguishesFailures(_ failure: RepositoryFailure, _ words: String) async {
        search.execute.stub(.fails(failure))
        await runSearch()
        #expect(viewModel.error.value == words)
        #expect(viewModel.loading.value == nil)
        #expect(viewModel.isEmpty)
    }

    @Test func keepsCachedFilmsIfTheRequestFails() async {
        search.cached.stub(.returns(.sample()))
        search.execute.stub(.fails(RepositoryFailure.noConnection))
        await runSearch()
        #expect(titles == ["Movie 1", "Movie 2"])
        #expect(viewModel.error.value == "No internet connection")
    }

    // MARK: Late, cancelled, during another

    @Test func cancellingStopsTheSearch() async {
        search.execute.stub(.returns(.sample()).after(.seconds(1)))
        viewModel.didSearch(query: "lantern")
        viewModel.didCancelSearch()
        #expect(search.execute.cancelledCalls == [.sample()])
        #expect(viewModel.loading.value == nil)
        await advance(by: 1)
        #expect(titles == [])
    }

    @Test func cancellingBeforeTheSearchIsUnderWayStopsItAsWell() async {
        search.execute.stub(.never)
        let viewModel = viewModel
        viewModel.loading.observe(on: search) { if $0 == .fullScreen { viewModel.didCancelSearch() } }
        viewModel.didSearch(query: "lantern")
        #expect(search.execute.calls == [])
        #expect(viewModel.loading.value == nil)
        viewModel.loading.remove(observer: search)
    }

    @Test func cancellingWhileTheSearchIsBegunStopsItAsWell() async {
        search.execute.stub(.never)
        let viewModel = viewModel
        search.cached.stub(
            .computes { _ in
                MainActor.assumeIsolated { viewModel.didCancelSearch() }
                return nil
            })
        viewModel.didSearch(query: "lantern")
        #expect(search.execute.cancelledCalls == [.sample()])
        #expect(viewModel.loading.value == nil)
    }

    @Test func anAnswerThatComesThoughItWasCancelledIsNotShown() async {
        search.execute.stub(.returns(.sample()).after(.seconds(1)).ignoringCancellation)
        search.cached.stub(.returns(.sample()).after(.seconds(1)).ignoringCancellation)
        viewModel.didSearch(query: "lantern")
        viewModel.didCancelSearch()
        search.cached.clock.advance(by: .seconds(1))
        await advance(by: 1)
        #expect(titles == [])
        #expect(viewModel.error.value == nil)
    }

    @Test func aNewSearchTakesThePlaceOfOneThatIsUnderWay() async {
        search.execute.stub(
            when: { $0.query.query == "slow" }, .returns(.sample(movies: [.sample(id: 1)])).after(.seconds(5)).ignoringCancellation)
        search.execute.stub(when: { $0.query.query == "fast" }, .returns(.sample(movies: [.sample(id: 2)])).after(.seconds(1)))
        viewModel.didSearch(query: "slow")
        viewModel.didSearch(query: "fast")
        #expect(search.execute.cancelledCalls.map(\.query.query) == ["slow"])
        #expect(viewModel.loading.value == .fullScreen)
        await advance(by: 1)
        #expect(titles == ["Movie 2"])
        // The first answer comes late.
        await advance(by: 4)
        #expect(titles == ["Movie 2"])
        #expect(viewModel.query.value == "fast")
    }

    @Test func aNewSearchBeginsWithAnEmptyList() async {
        stubPages(totalPages: 1)
        await runSearch()
        search.execute.stub(.never)
        viewModel.didSearch(query: "keeper")
        #expect(viewModel.isEmpty)
        #expect(search.execute.calls.last == .sample(query: .sample(query: "keeper")))
    }

    @Test func clearsThePreviousSearchIfTheNextOneFails() async {
        stubPages(totalPages: 2)
        await runSearch()
        search.execute.stub(.fails(RepositoryFailure.noConnection))
        await runSearch("keeper")
        viewModel.didSelectItem(at: 0)
        #expect(log.shownMovies == [])
        viewModel.didLoadNextPage()
        #expect(search.execute.calls.map(\.page) == [1, 1, 1])
    }

    @Test func ignoresALateFailure() async {
        search.execute.stub(inOrder: .fails(RepositoryFailure.noConnection).after(.seconds(1)).ignoringCancellation, .returns(.sample()))
        viewModel.didSearch(query: "slow")
        viewModel.didSearch(query: "fast")
        await advance(by: 1)
        #expect(viewModel.error.value == nil)
        #expect(titles == ["Movie 1", "Movie 2"])
    }

    @Test func aListThatIsGoneStopsItsSearch() async {
        search.execute.stub(.never)
        weak var gone: DefaultMoviesListViewModel?
        do {
            let viewModel = DefaultMoviesListViewModel(searchMoviesUseCase: search)
            gone = viewModel
            viewModel.didSearch(query: "lantern")
        }
        #expect(gone == nil)
        #expect(search.execute.cancelledCalls == [.sample()])
    }

    // MARK: Leading on

    @Test func aFilmThatIsTakenIsShown() async {
        stubPages()
        await runSearch()
        await loadNextPage()
        for index in [3, 4, -1, 0] { viewModel.didSelectItem(at: index) }
        #expect(log.shownMovies == [.sample(id: 4), .sample(id: 1)])
    }

    @Test func aSuggestionThatIsTakenIsSearchedFor() async {
        stubPages()
        viewModel.showQueriesSuggestions()
        log.suggestions?(.sample(query: "keeper"))
        #expect(search.execute.calls == [.sample(query: .sample(query: "keeper"))])
        viewModel.closeQueriesSuggestions()
        #expect(log.closed == 1)
    }
}

@Suite("Movies: a line of the list")
struct MoviesListItemViewModelTests {
    @Test func showsAFilm() {
        let item = MoviesListItemViewModel(movie: .sample())
        #expect(item.title == "Movie 1")
        #expect(item.overview == "What happens.")
        #expect(item.releaseDate == "Release date: May 25, 1977")
        #expect(item.posterImagePath == "/poster.jpg")
    }

    @Test(arguments: [nil, ""]) func showsPlaceholdersForUnknownValues(_ title: String?) {
        let item = MoviesListItemViewModel(movie: .sample(title: title, posterPath: nil, overview: nil, releaseDate: nil))
        #expect(item.title == "Untitled")
        #expect(item.overview == "")
        #expect(item.releaseDate == "Release date: to be announced")
        #expect(item.posterImagePath == nil)
    }
}
