internal import DomainLayer

extension RepositoryFailure {
    /// Returns the message for the user.
    /// - Parameter things: The name of the content that could not be loaded: `movies`.
    func shown(of things: String) -> String {
        switch self {
        case .noConnection: "No internet connection"
        case .timedOut: "The service takes too long to answer"
        case .refused(let words): "The service answered: \(words)"
        case .storage: "The app's database cannot be used; another program may be using it"
        case .status, .unreadable, .failed: "Failed loading \(things)"
        }
    }
}
