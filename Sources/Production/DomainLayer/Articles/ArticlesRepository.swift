/// Where articles come from, and where a user's own are kept.
package protocol ArticlesRepository: Sendable {
    /// The headlines of a country, in the service's order.
    /// - Parameters:
    ///   - country: Two letters: `us`. Source: ISO 3166-1 alpha-2.
    ///   - completion: Called once, on any queue, unless the task is cancelled.
    /// - Returns: What stops the request.
    func fetchHeadlines(
        country: String, completion: @escaping @Sendable (Result<[Article], RepositoryFailure>) -> Void
    ) -> any Cancellable

    /// What the user has added, the latest first.
    /// - Parameter completion: Called once, on any queue.
    func fetchAdded(completion: @escaping @Sendable (Result<[Article], RepositoryFailure>) -> Void)

    /// Keeps an article of the user's own.
    /// - Parameters:
    ///   - article: What is kept.
    ///   - completion: Called once, on any queue.
    func add(_ article: Article, completion: @escaping @Sendable (Result<Void, RepositoryFailure>) -> Void)
}
