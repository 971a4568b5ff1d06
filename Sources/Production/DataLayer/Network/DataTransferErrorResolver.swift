package import DomainLayer
internal import Foundation

/// Knows what a service's errors mean to the app.
package protocol DataTransferErrorResolver: Sendable {
    /// What an error means.
    func resolve(_ error: NetworkError) -> RepositoryFailure
}

/// Knows of a service only what HTTP says.
package struct DefaultDataTransferErrorResolver: DataTransferErrorResolver {
    /// A resolver.
    package init() {}

    /// The status, or what became of the connection.
    package func resolve(_ error: NetworkError) -> RepositoryFailure {
        switch error {
        case .status(let status, _): .status(status)
        case .notConnected: .noConnection
        case .timedOut: .timedOut
        case .address, .cancelled, .other: .failed
        }
    }
}

extension NetworkError {
    /// What a service itself says where it refuses, in the form that it usually has; else what HTTP says.
    /// - Parameters:
    ///   - type: The form.
    ///   - words: What of it is for people.
    func refusal<Refusal: Decodable>(as type: Refusal.Type, words: (Refusal) -> String) -> RepositoryFailure {
        let usual = DefaultDataTransferErrorResolver().resolve(self)
        guard case .status(_, let body) = self else { return usual }
        // A proxy's page, or nothing at all, says nothing: the status is what is known.
        return switch Result(catching: { try JSONDecoder().decode(type, from: body) }) {
        case .success(let refusal): .refused(words(refusal))
        case .failure: usual
        }
    }
}

extension DataTransferError {
    /// What it means to the app.
    package var failure: RepositoryFailure {
        switch self {
        case .noResponse, .parsing: .unreadable
        case .network(_, let meaning): meaning
        }
    }
}
