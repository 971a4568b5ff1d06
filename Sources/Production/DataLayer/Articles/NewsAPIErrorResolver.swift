package import DomainLayer

/// Knows what NewsAPI says when it refuses.
package struct NewsAPIErrorResolver: DataTransferErrorResolver {
    /// A resolver.
    package init() {}

    /// The service's own words where it sends them; else what HTTP says.
    package func resolve(_ error: NetworkError) -> RepositoryFailure {
        error.refusal(as: NewsAPIErrorDTO.self, words: \.message)
    }
}
