/// What somebody has searched for lately.
package protocol MoviesQueriesRepository: Sendable {
    /// The latest searches, the last one first, each once.
    ///
    /// - Parameters:
    ///   - maxCount: The most that are wanted.
    ///   - completion: Called once, on any queue.
    func fetchRecentQueries(maxCount: Int, completion: @escaping @Sendable (Result<[MovieQuery], RepositoryFailure>) -> Void)

    /// Puts a search first among the latest.
    /// - Parameters:
    ///   - query: What was searched for.
    ///   - completion: Called once, on any queue.
    func saveRecentQuery(_ query: MovieQuery, completion: @escaping @Sendable (Result<Void, RepositoryFailure>) -> Void)
}
