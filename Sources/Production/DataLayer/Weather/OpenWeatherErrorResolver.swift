package import DomainLayer

/// Knows what OpenWeatherMap says when it refuses.
package struct OpenWeatherErrorResolver: DataTransferErrorResolver {
    /// A resolver.
    package init() {}

    /// The service's own words where it sends them; else what HTTP says.
    package func resolve(_ error: NetworkError) -> RepositoryFailure {
        error.refusal(as: OpenWeatherErrorDTO.self, words: \.message)
    }
}
