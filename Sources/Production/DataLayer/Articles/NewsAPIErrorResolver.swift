package import DomainLayer

/// The error resolver for NewsAPI.
package struct NewsAPIErrorResolver: DataTransferErrorResolver {
    /// Creates a resolver.
    package init() {}

    /// Returns the service's own message if there is one, otherwise the failure for the HTTP status.
    package func resolve(_ error: NetworkError) -> RepositoryFailure {
        error.refusal(as: NewsAPIErrorDTO.self, words: \.message)
    }
}
