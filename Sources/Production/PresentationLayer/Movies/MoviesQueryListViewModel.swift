package import DomainLayer

/// A recent search as a row of a list.
package struct MoviesQueryListItemViewModel: Hashable, Sendable {
    /// The words.
    package let query: String

    /// Creates a row.
    package init(query: String) {
        self.query = query
    }
}

/// The input of a list of recent searches.
@MainActor
package protocol MoviesQueryListViewModelInput {
    /// Reads the searches again, because the list is about to appear.
    func viewWillAppear()
    /// Selects a search.
    func didSelect(item: MoviesQueryListItemViewModel)
}

/// The output of a list of recent searches.
@MainActor
package protocol MoviesQueryListViewModelOutput {
    /// The searches, the last one first.
    var items: Observable<[MoviesQueryListItemViewModel]> { get }
    /// Whether the searches are being read.
    var isLoading: Observable<Bool> { get }
    /// The latest error message for the user; nil if there is none.
    var error: Observable<String?> { get }
}

/// The view model of a list of recent searches.
@MainActor
package protocol MoviesQueryListViewModel: AnyObject, MoviesQueryListViewModelInput, MoviesQueryListViewModelOutput {}

/// Creates the use case that reads recent searches.
package typealias FetchRecentMovieQueriesUseCaseFactory =
    @MainActor (
        _ requestValue: FetchRecentMovieQueriesUseCase.RequestValue,
        _ completion: @escaping @Sendable (Result<[MovieQuery], RepositoryFailure>) -> Void
    ) -> any UseCase

/// A view model of recent searches that creates a use case for each reading.
@MainActor
package final class DefaultMoviesQueryListViewModel: MoviesQueryListViewModel {
    private let numberOfQueriesToShow: Int
    private let makeUseCase: FetchRecentMovieQueriesUseCaseFactory
    private let didSelect: (@MainActor (MovieQuery) -> Void)?

    package let items = Observable<[MoviesQueryListItemViewModel]>([])
    package let isLoading = Observable(false)
    package let error = Observable<String?>(nil)

    /// Creates a list that is empty until it appears.
    /// - Parameters:
    ///   - numberOfQueriesToShow: The maximum number of searches.
    ///   - fetchRecentMovieQueriesUseCaseFactory: Creates the use case that reads the searches.
    ///   - didSelect: Called with the selected search.
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

    /// Passes the selected search on.
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
