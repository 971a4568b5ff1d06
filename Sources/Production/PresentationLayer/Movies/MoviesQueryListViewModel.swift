package import DomainLayer

/// A recent search as a line of a list.
package struct MoviesQueryListItemViewModel: Hashable, Sendable {
    /// The words.
    package let query: String

    /// A search's line.
    package init(query: String) {
        self.query = query
    }
}

/// What a view tells a list of recent searches.
@MainActor
package protocol MoviesQueryListViewModelInput {
    /// The list is about to be seen, and reads the searches again.
    func viewWillAppear()
    /// Somebody takes a search.
    func didSelect(item: MoviesQueryListItemViewModel)
}

/// What a view shows of recent searches.
@MainActor
package protocol MoviesQueryListViewModelOutput {
    /// The searches, the last one first.
    var items: Observable<[MoviesQueryListItemViewModel]> { get }
    /// Whether the searches are being read.
    var isLoading: Observable<Bool> { get }
    /// What went wrong last, for people; nil where nothing did.
    var error: Observable<String?> { get }
}

/// Recent searches.
@MainActor
package protocol MoviesQueryListViewModel: AnyObject, MoviesQueryListViewModelInput, MoviesQueryListViewModelOutput {}

/// Makes the use case that reads recent searches.
package typealias FetchRecentMovieQueriesUseCaseFactory =
    @MainActor (
        _ requestValue: FetchRecentMovieQueriesUseCase.RequestValue,
        _ completion: @escaping @Sendable (Result<[MovieQuery], RepositoryFailure>) -> Void
    ) -> any UseCase

/// Recent searches, read by a use case that is made for each reading.
@MainActor
package final class DefaultMoviesQueryListViewModel: MoviesQueryListViewModel {
    private let numberOfQueriesToShow: Int
    private let makeUseCase: FetchRecentMovieQueriesUseCaseFactory
    private let didSelect: (@MainActor (MovieQuery) -> Void)?

    package let items = Observable<[MoviesQueryListItemViewModel]>([])
    package let isLoading = Observable(false)
    package let error = Observable<String?>(nil)

    /// A list that is empty until it appears.
    /// - Parameters:
    ///   - numberOfQueriesToShow: The most searches.
    ///   - fetchRecentMovieQueriesUseCaseFactory: Makes what reads them.
    ///   - didSelect: Told the search that somebody takes.
    package init(
        numberOfQueriesToShow: Int, fetchRecentMovieQueriesUseCaseFactory: @escaping FetchRecentMovieQueriesUseCaseFactory,
        didSelect: (@MainActor (MovieQuery) -> Void)? = nil
    ) {
        self.numberOfQueriesToShow = numberOfQueriesToShow
        makeUseCase = fetchRecentMovieQueriesUseCaseFactory
        self.didSelect = didSelect
    }

    /// Reads the searches.
    package func viewWillAppear() {
        isLoading.value = true
        let useCase = makeUseCase(.init(maxCount: numberOfQueriesToShow)) { [weak self] result in
            MainQueue.async { self?.show(result) }
        }
        useCase.start()
    }

    /// Hands the search on.
    package func didSelect(item: MoviesQueryListItemViewModel) {
        didSelect?(MovieQuery(query: item.query))
    }

    private func show(_ result: Result<[MovieQuery], RepositoryFailure>) {
        switch result {
        case .success(let queries):
            error.value = nil
            items.value = queries.map { MoviesQueryListItemViewModel(query: $0.query) }
        case .failure(let failure): error.value = failure.shown(of: "recent searches")
        }
        isLoading.value = false
    }
}
