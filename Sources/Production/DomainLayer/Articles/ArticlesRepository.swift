/// A source of articles, and the storage of the user's own articles.
package protocol ArticlesRepository: Sendable {
    /// Fetches the headlines of a country, in the service's order.
    /// - Parameters:
    ///   - country: Two letters: `us`. Source: ISO 3166-1 alpha-2.
    ///   - completion: Called once, on any queue, unless the task is cancelled.
    /// - Returns: A handle that stops the request.
    func fetchHeadlines(
        country: String, completion: @escaping @Sendable (Result<[Article], RepositoryFailure>) -> Void
    ) -> any Cancellable

    /// Reads the user's own articles, the latest first.
    /// - Parameter completion: Called once, on any queue.
    func fetchAdded(completion: @escaping @Sendable (Result<[Article], RepositoryFailure>) -> Void)

    /// Saves an article of the user.
    /// - Parameters:
    ///   - article: The article.
    ///   - completion: Called once, on any queue.
    func add(_ article: Article, completion: @escaping @Sendable (Result<Void, RepositoryFailure>) -> Void)
}
