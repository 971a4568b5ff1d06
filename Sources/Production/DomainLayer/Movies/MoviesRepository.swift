/// A source of pages of films.
package protocol MoviesRepository: Sendable {
    /// Searches for films.
    ///
    /// - Parameters:
    ///   - query: The search.
    ///   - page: The page's number, from 1.
    ///   - cached: Called at most once, before `completion`, with the latest stored version of the page.
    ///   - completion: Called once, on any queue; not called after the search was cancelled.
    /// - Returns: A handle that stops the search.
    @discardableResult
    func fetchMoviesList(
        query: MovieQuery, page: Int, cached: @escaping @Sendable (MoviesPage) -> Void,
        completion: @escaping @Sendable (Result<MoviesPage, RepositoryFailure>) -> Void
    ) -> any Cancellable
}
