package import DomainLayer
internal import Foundation

/// Knows what OpenWeatherMap says when it refuses.
package struct OpenWeatherErrorResolver: DataTransferErrorResolver {
    /// A resolver.
    package init() {}

    /// The service's own words where it sends them; else what HTTP says.
    package func resolve(_ error: NetworkError) -> RepositoryFailure {
        guard case .status(_, let body) = error else { return DefaultDataTransferErrorResolver().resolve(error) }
        let refusal = Result { try JSONDecoder().decode(OpenWeatherErrorDTO.self, from: body) }
        switch refusal {
        case .success(let refusal): return .refused(refusal.message)
        // A city that it does not know may come without a word.
        case .failure: return DefaultDataTransferErrorResolver().resolve(error)
        }
    }
}
