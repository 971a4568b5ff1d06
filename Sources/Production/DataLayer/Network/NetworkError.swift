package import Foundation

/// The reason why a request failed.
///
/// A system error is stored as its code only, because its message contains the address, and with it the key.
package enum NetworkError: Error, Hashable, Sendable {
    /// The base address and the path do not form a valid address.
    case address
    /// The service answered with a status other than 2xx, and this body.
    case status(Int, Data)
    /// The service could not be reached.
    case notConnected
    /// The service was reached, and did not answer in time.
    case timedOut
    /// The request was stopped.
    case cancelled
    /// Any other error, by the number of `URLError.Code`, or 0.
    case other(code: Int)

    package init(_ error: any Error) {
        guard let error = error as? URLError else {
            self = .other(code: 0)
            return
        }
        switch error.code {
        case .notConnectedToInternet, .cannotConnectToHost, .cannotFindHost, .dnsLookupFailed, .networkConnectionLost, .dataNotAllowed,
            .internationalRoamingOff:
            self = .notConnected
        case .timedOut: self = .timedOut
        case .cancelled: self = .cancelled
        default: self = .other(code: error.code.rawValue)
        }
    }
}
