package import DomainLayer
internal import Foundation

/// Knows what The Movie Database says when it refuses.
package struct TMDBErrorResolver: DataTransferErrorResolver {
    /// A resolver.
    package init() {}

    /// The service's own words where it sends them; else what HTTP says.
    package func resolve(_ error: NetworkError) -> RepositoryFailure {
        guard case .status(_, let body) = error else { return DefaultDataTransferErrorResolver().resolve(error) }
        let refusal = Result { try JSONDecoder().decode(TMDBErrorDTO.self, from: body) }
        switch refusal {
        case .success(let refusal): return .refused(refusal.statusMessage)
        // A proxy's page, or nothing at all: the status is what is known.
        case .failure: return DefaultDataTransferErrorResolver().resolve(error)
        }
    }
}
