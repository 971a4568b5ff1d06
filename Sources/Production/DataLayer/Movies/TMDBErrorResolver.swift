package import DomainLayer

/// Knows what The Movie Database says when it refuses.
package struct TMDBErrorResolver: DataTransferErrorResolver {
    /// A resolver.
    package init() {}

    /// The service's own words where it sends them; else what HTTP says.
    package func resolve(_ error: NetworkError) -> RepositoryFailure {
        error.refusal(as: TMDBErrorDTO.self, words: \.statusMessage)
    }
}
