/// A search for films, page by page.
package protocol SearchMoviesUseCase: Sendable {
    /// Fetches a page of what a search finds.
    ///
    /// - Parameters:
    ///   - requestValue: What is searched for, and which page.
    ///   - cached: Called at most once, before `completion`, with the page as it was stored last.
    ///   - completion: Called once, on any queue; not any more after the search was cancelled.
    /// - Returns: What stops the search.
    @discardableResult
    func execute(
        requestValue: SearchMoviesUseCaseRequestValue, cached: @escaping @Sendable (MoviesPage) -> Void,
        completion: @escaping @Sendable (Result<MoviesPage, RepositoryFailure>) -> Void
    ) -> any Cancellable
}

/// What is searched for, and which page of it.
package struct SearchMoviesUseCaseRequestValue: Hashable, Sendable {
    /// The search.
    package let query: MovieQuery
    /// The page's number, from 1.
    package let page: Int

    /// A page of a search.
    package init(query: MovieQuery, page: Int) {
        self.query = query
        self.page = page
    }
}

/// Searches in a repository, and keeps in mind what was searched for.
package struct DefaultSearchMoviesUseCase: SearchMoviesUseCase {
    private let moviesRepository: any MoviesRepository
    private let moviesQueriesRepository: any MoviesQueriesRepository

    /// A search in repositories.
    package init(moviesRepository: any MoviesRepository, moviesQueriesRepository: any MoviesQueriesRepository) {
        self.moviesRepository = moviesRepository
        self.moviesQueriesRepository = moviesQueriesRepository
    }

    /// Fetches a page; a search that succeeds is saved among the recent ones, and that this fails does not spoil its answer.
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
