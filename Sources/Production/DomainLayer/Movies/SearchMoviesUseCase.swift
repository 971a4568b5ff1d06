/// A use case that searches for films, page by page.
package protocol SearchMoviesUseCase: Sendable {
    /// Fetches a page of a search's results.
    ///
    /// - Parameters:
    ///   - requestValue: The search, and the page's number.
    ///   - cached: Called at most once, before `completion`, with the latest stored version of the page.
    ///   - completion: Called once, on any queue; not called after the search was cancelled.
    /// - Returns: A handle that stops the search.
    @discardableResult
    func execute(
        requestValue: SearchMoviesUseCaseRequestValue, cached: @escaping @Sendable (MoviesPage) -> Void,
        completion: @escaping @Sendable (Result<MoviesPage, RepositoryFailure>) -> Void
    ) -> any Cancellable
}

/// A search, and the number of the page that is requested.
package struct SearchMoviesUseCaseRequestValue: Hashable, Sendable {
    /// The search.
    package let query: MovieQuery
    /// The page's number, from 1.
    package let page: Int

    /// Creates a request for a page of a search.
    package init(query: MovieQuery, page: Int) {
        self.query = query
        self.page = page
    }
}

/// A use case that searches in a repository and saves successful searches.
package struct DefaultSearchMoviesUseCase: SearchMoviesUseCase {
    private let moviesRepository: any MoviesRepository
    private let moviesQueriesRepository: any MoviesQueriesRepository

    /// Creates a use case on two repositories.
    package init(moviesRepository: any MoviesRepository, moviesQueriesRepository: any MoviesQueriesRepository) {
        self.moviesRepository = moviesRepository
        self.moviesQueriesRepository = moviesQueriesRepository
    }

    /// Fetches a page.
    ///
    /// A search that succeeds is saved among the recent ones; a failure of that saving does not change the search's result.
    @discardableResult
    package func execute(
        requestValue: SearchMoviesUseCaseRequestValue, cached: @escaping @Sendable (MoviesPage) -> Void,
        completion: @escaping @Sendable (Result<MoviesPage, RepositoryFailure>) -> Void
    ) -> any Cancellable {
        let queries = moviesQueriesRepository
        return moviesRepository.fetchMoviesList(query: requestValue.query, page: requestValue.page, cached: cached) { result in
            if case .success = result { queries.saveRecentQuery(requestValue.query) { _ in } }
            completion(result)
        }
    }
}
