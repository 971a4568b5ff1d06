import Foundation

/// An error that the app can show.
public enum AppError: Error, Hashable, Sendable {
    case offline
    case notFound(String)
    case unknown(code: Int)

    public init(_ error: any Error) {
        self = error as? AppError ?? .unknown(code: (error as NSError).code)
    }
}

extension AppError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .offline: return "You are offline."
        case .notFound(let name): return "\(name) was not found."
        case .unknown(let code): return "Something went wrong (\(code))."
        }
    }
}
