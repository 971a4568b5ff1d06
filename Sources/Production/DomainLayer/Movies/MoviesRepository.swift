/// Where pages of films come from.
package protocol MoviesRepository: Sendable {
    /// Looks for films.
    ///
    /// - Parameters:
    ///   - query: What is searched for.
    ///   - page: The page's number, from 1.
    ///   - cached: Called at most once, before `completion`, with the page as it was stored last.
    ///   - completion: Called once, on any queue; not any more after the search was cancelled.
    /// - Returns: What stops the search.
    @discardableResult
    func fetchMoviesList(
        query: MovieQuery, page: Int, cached: @escaping @Sendable (MoviesPage) -> Void,
        completion: @escaping @Sendable (Result<MoviesPage, RepositoryFailure>) -> Void
    ) -> any Cancellable
}
