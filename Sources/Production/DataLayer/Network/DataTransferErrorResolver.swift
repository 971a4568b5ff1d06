package import DomainLayer
internal import Foundation

/// A mapping from a service's errors to failures of the app.
package protocol DataTransferErrorResolver: Sendable {
    /// Returns the failure that an error means.
    func resolve(_ error: NetworkError) -> RepositoryFailure
}

/// An error resolver that uses only the HTTP status and the connection's state.
package struct DefaultDataTransferErrorResolver: DataTransferErrorResolver {
    /// Creates a resolver.
    package init() {}

    /// Returns a failure for the status or for the connection's error.
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
    /// Returns a refusal with the service's own message if the body has the expected form; otherwise the failure for the HTTP status.
    /// - Parameters:
    ///   - type: The form of the service's errors.
    ///   - words: Returns the message for users.
    func refusal<Refusal: Decodable>(as type: Refusal.Type, words: (Refusal) -> String) -> RepositoryFailure {
        let usual = DefaultDataTransferErrorResolver().resolve(self)
        guard case .status(_, let body) = self else { return usual }
        // A proxy's page or an empty body contains no message: only the status is known.
        return switch Result(catching: { try JSONDecoder().decode(type, from: body) }) {
        case .success(let refusal): .refused(words(refusal))
        case .failure: usual
        }
    }
}

extension DataTransferError {
    /// The failure that the error means for the app.
    package var failure: RepositoryFailure {
        switch self {
        case .noResponse, .parsing: .unreadable
        case .network(_, let meaning): meaning
        }
    }
}
