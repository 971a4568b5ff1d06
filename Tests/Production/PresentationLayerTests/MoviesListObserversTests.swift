import DomainFakes
import DomainLayer
import FakeSupport
import PresentationLayer
import Testing

@Suite("Movies: the list, while its observers go on") @MainActor
struct MoviesListObserversTests {
    private let search = FakeSearchMoviesUseCase()
    private let viewModel: DefaultMoviesListViewModel
    /// Observes for as long as a test runs.
    private let observer = Observer()

    private final class Observer {}

    init() {
        viewModel = DefaultMoviesListViewModel(searchMoviesUseCase: search)
    }

    private var titles: [String] { viewModel.items.value.map(\.title) }

    private func stubPages() {
        search.execute.stub(.computes { .sample(page: $0.page, totalPages: 3) })
    }

    /// The action of an observer, which runs once.
    private func once<Value>(
        _ observable: PresentationLayer.Observable<Value>, when isWanted: @escaping @MainActor (Value) -> Bool,
        _ body: @escaping @MainActor () -> Void
    ) {
        var isDone = false
        observable.observe(on: observer) { value in
            guard !isDone, isWanted(value) else { return }
            isDone = true
            body()
        }
    }

    @Test func anObserverOfAnErrorMaySearchAgain() async {
        search.execute.stub(when: { $0.query.query == "a" }, .fails(RepositoryFailure.timedOut))
        search.execute.stub(when: { $0.query.query == "b" }, .returns(.sample(movies: [.sample(id: 7)])).after(.seconds(1)))
        once(viewModel.error, when: { $0 != nil }) { [viewModel] in viewModel.didSearch(query: "b") }
        viewModel.didSearch(query: "a")
        await mainQueueIsDrained()
        #expect(viewModel.loading.value == .fullScreen)
        search.execute.clock.advance(by: .seconds(1))
        await mainQueueIsDrained()
        #expect(titles == ["Movie 7"])
        #expect(viewModel.loading.value == nil)
    }

    @Test func anObserverOfTheItemsMayLoadTheNextPage() async {
        stubPages()
        once(viewModel.items, when: { !$0.isEmpty }) { [viewModel] in viewModel.didLoadNextPage() }
        viewModel.didSearch(query: "lantern")
        await mainQueueIsDrained()
        await mainQueueIsDrained()
        #expect(search.execute.calls.map(\.page) == [1, 2])
        #expect(titles == (1...4).map { "Movie \($0)" })
    }

    /// It would go on with a search that is over.
    @Test func anObserverLoadsNoPageOfTheSearchBefore() async {
        stubPages()
        viewModel.didSearch(query: "a")
        await mainQueueIsDrained()
        search.execute.stub(when: { $0.query.query == "b" }, .never)
        viewModel.items.observe(on: observer) { [viewModel] _ in viewModel.didLoadNextPage() }
        viewModel.loading.observe(on: observer) { [viewModel] _ in viewModel.didLoadNextPage() }
        viewModel.didCancelSearch()
        let before = search.execute.calls.count
        viewModel.didSearch(query: "b")
        #expect(search.execute.calls.dropFirst(before).map { "\($0.query.query) \($0.page)" } == ["b 1"])
    }

    @Test(arguments: [0, 1, 2, 3]) func ofASearchBegunWithinAnotherOnlyOneGoesOut(_ place: Int) {
        search.execute.stub(.never)
        switch place {
        case 0: once(viewModel.query, when: { $0 == "a" }) { [viewModel] in viewModel.didSearch(query: "b") }
        case 1: once(viewModel.loading, when: { $0 != nil }) { [viewModel] in viewModel.didSearch(query: "b") }
        case 2:
            once(viewModel.error, when: { [viewModel] _ in viewModel.query.value == "a" }) { [viewModel] in viewModel.didSearch(query: "b")
            }
        default:
            once(viewModel.items, when: { [viewModel] _ in viewModel.query.value == "a" }) { [viewModel] in viewModel.didSearch(query: "b")
            }
        }
        viewModel.didSearch(query: "a")
        #expect(search.execute.calls.map(\.query.query) == ["b"])
        #expect(viewModel.query.value == "b")
        #expect(viewModel.loading.value == .fullScreen)
    }
}
