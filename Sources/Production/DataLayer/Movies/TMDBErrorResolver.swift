package import DomainLayer

/// The error resolver for The Movie Database.
package struct TMDBErrorResolver: DataTransferErrorResolver {
    /// Creates a resolver.
    package init() {}

    /// Returns the service's own message if there is one, otherwise the failure for the HTTP status.
    package func resolve(_ error: NetworkError) -> RepositoryFailure {
        error.refusal(as: TMDBErrorDTO.self, words: \.statusMessage)
    }
}
