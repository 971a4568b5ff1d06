package import DomainLayer

/// A list view model on a use case, with one search at a time.
@MainActor
package final class DefaultMoviesListViewModel: MoviesListViewModel {
    private let searchMoviesUseCase: any SearchMoviesUseCase
    private let actions: MoviesListViewModelActions?

    /// The pages by their requested number.
    ///
    /// A page that is loaded again replaces the earlier one.
    private var pages: [(number: Int, page: MoviesPage)] = []
    private var currentQuery: MovieQuery?
    private var totalPageCount = 1
    private var currentPage: Int { pages.last?.number ?? 0 }
    /// The running request.
    ///
    /// The answer to any other is outdated and is dropped.
    private var load: Load?

    // MARK: Output

    package let items = Observable<[MoviesListItemViewModel]>([])
    package let loading = Observable<MoviesListViewModelLoading?>(nil)
    package let query = Observable("")
    package let error = Observable<String?>(nil)
    package var isEmpty: Bool { items.value.isEmpty }
    package var hasMorePages: Bool { currentQuery != nil && currentPage < totalPageCount }
    package let screenTitle = "Movies"
    package let emptyDataTitle = "Search results"
    package let errorTitle = "Error"
    package let searchBarPlaceholder = "Search movies"

    /// Creates an empty list.
    package init(searchMoviesUseCase: any SearchMoviesUseCase, actions: MoviesListViewModelActions? = nil) {
        self.searchMoviesUseCase = searchMoviesUseCase
        self.actions = actions
    }

    deinit {
        load?.cancel()
    }

    // MARK: Loading

    /// Requests a page, unless an observer that was notified of the loading has started something else.
    private func start(_ load: Load, _ query: MovieQuery, page: Int, _ kind: MoviesListViewModelLoading) {
        error.value = nil
        if load === self.load { loading.value = kind }
        guard load === self.load else { return }
        let task = searchMoviesUseCase.execute(
            requestValue: SearchMoviesUseCaseRequestValue(query: query, page: page),
            cached: { [weak self] answer in
                MainQueue.async { self?.show(answer, page, of: load) }
            },
            completion: { [weak self] result in
                MainQueue.async { self?.finish(load, page, result) }
            })
        load.begin(task)
    }

    private func begin() -> Load {
        let load = Load()
        self.load?.cancel()
        self.load = load
        return load
    }

    private func show(_ page: MoviesPage, _ number: Int, of load: Load) {
        guard load === self.load else { return }
        show(page, number)
    }

    private func show(_ page: MoviesPage, _ number: Int) {
        totalPageCount = page.totalPages
        pages = pages.filter { $0.number < number } + [(number, page)]
        items.value = movies.map(MoviesListItemViewModel.init)
    }

    private var movies: [Movie] { pages.flatMap(\.page.movies) }

    private func finish(_ load: Load, _ number: Int, _ result: Result<MoviesPage, RepositoryFailure>) {
        guard load === self.load else { return }
        self.load = nil
        switch result {
        case .success(let page): show(page, number)
        case .failure(let failure): error.value = failure.shown(of: "movies")
        }
        // A notified observer may have started the next request.
        if self.load == nil { loading.value = nil }
    }

    private func stop() {
        load?.cancel()
        load = nil
        loading.value = nil
    }

    private func search(_ query: MovieQuery) {
        // Before any notification, because an observer must not find the pages of the earlier search and continue with them.
        let load = begin()
        pages = []
        totalPageCount = 1
        currentQuery = query
        self.query.value = query.query
        if load === self.load { items.value = [] }
        start(load, query, page: 1, .fullScreen)
    }
}

// MARK: - Input

extension DefaultMoviesListViewModel {
    package func didLoadNextPage() {
        guard let currentQuery, hasMorePages, load == nil else { return }
        start(begin(), currentQuery, page: currentPage + 1, .nextPage)
    }

    package func didSearch(query: String) {
        let words = query.words
        guard !words.isEmpty else { return }
        search(MovieQuery(query: words))
    }

    package func didCancelSearch() {
        stop()
    }

    package func showQueriesSuggestions() {
        actions?.showMovieQueriesSuggestions { [weak self] query in self?.didSearch(query: query.query) }
    }

    package func closeQueriesSuggestions() {
        actions?.closeMovieQueriesSuggestions()
    }

    package func didSelectItem(at index: Int) {
        guard movies.indices.contains(index) else { return }
        actions?.showMovieDetails(movies[index])
    }
}

extension String {
    /// Returns the words, separated by single spaces.
    ///
    /// Control characters are removed, because a storage or a terminal could interpret them.
    fileprivate var words: String {
        split { $0.isWhitespace || $0.unicodeScalars.contains { $0.properties.generalCategory == .control } }.joined(separator: " ")
    }
}
