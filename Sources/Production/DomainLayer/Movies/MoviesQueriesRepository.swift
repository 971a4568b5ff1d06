/// The storage of the user's recent searches.
package protocol MoviesQueriesRepository: Sendable {
    /// Reads the latest searches, the last one first, each once.
    ///
    /// - Parameters:
    ///   - maxCount: The maximum number of searches.
    ///   - completion: Called once, on any queue.
    func fetchRecentQueries(maxCount: Int, completion: @escaping @Sendable (Result<[MovieQuery], RepositoryFailure>) -> Void)

    /// Saves a search as the latest one.
    /// - Parameters:
    ///   - query: The search.
    ///   - completion: Called once, on any queue.
    func saveRecentQuery(_ query: MovieQuery, completion: @escaping @Sendable (Result<Void, RepositoryFailure>) -> Void)
}
