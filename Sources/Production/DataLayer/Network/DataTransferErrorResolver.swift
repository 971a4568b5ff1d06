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

extension DataTransferError {
    /// What it means to the app.
    var failure: RepositoryFailure {
        switch self {
        case .noResponse, .parsing: .unreadable
        case .network(_, let meaning): meaning
        }
    }
}
