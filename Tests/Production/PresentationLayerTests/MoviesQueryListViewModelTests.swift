import DomainFakes
import DomainLayer
import FakeSupport
import PresentationLayer
import Testing

@Suite("Movies: recent searches") @MainActor
struct MoviesQueryListViewModelTests {
    private let starts = FakeMethod<FetchRecentMovieQueriesUseCase.RequestValue, [MovieQuery]>("start()")

    private func makeViewModel(didSelect: (@MainActor (MovieQuery) -> Void)? = nil) -> DefaultMoviesQueryListViewModel {
        let starts = starts
        return DefaultMoviesQueryListViewModel(
            numberOfQueriesToShow: 5,
            fetchRecentMovieQueriesUseCaseFactory: {
                FakeFetchRecentMovieQueriesUseCase(starts, requestValue: $0, completion: $1)
            }, didSelect: didSelect)
    }

    @Test func readsTheSearchesEachTimeItAppears() async {
        starts.stub(inOrder: .returns([.sample(query: "a")]), .returns([.sample(query: "b"), .sample(query: "a")]))
        let viewModel = makeViewModel()
        #expect(starts.calls == [])
        viewModel.viewWillAppear()
        #expect(viewModel.isLoading.value)
        await mainQueueIsDrained()
        #expect(viewModel.items.value.map(\.query) == ["a"])
        #expect(!viewModel.isLoading.value)
        viewModel.viewWillAppear()
        await mainQueueIsDrained()
        #expect(viewModel.items.value.map(\.query) == ["b", "a"])
        #expect(starts.calls.map(\.maxCount) == [5, 5])
    }

    @Test func reportsUnreadableQueries() async {
        starts.stub(inOrder: .fails(RepositoryFailure.storage), .returns([]))
        let viewModel = makeViewModel()
        viewModel.viewWillAppear()
        await mainQueueIsDrained()
        #expect(viewModel.error.value == "The app's database cannot be used; another program may be using it")
        viewModel.viewWillAppear()
        await mainQueueIsDrained()
        #expect(viewModel.error.value == nil)
    }

    @Test func handsOnTheOneThatIsTaken() {
        var taken: [MovieQuery] = []
        makeViewModel { taken.append($0) }.didSelect(item: MoviesQueryListItemViewModel(query: "a"))
        #expect(taken == [.sample(query: "a")])
    }
}
