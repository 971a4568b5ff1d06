/// The reason why a repository has no answer, in the categories that the app distinguishes.
///
/// It contains nothing of the request, neither its address nor its key. Of the answer it contains only the service's own message for
/// users.
package enum RepositoryFailure: Error, Hashable, Sendable {
    /// The service could not be reached.
    case noConnection
    /// The service was reached, and did not answer in time.
    case timedOut
    /// The service refused the request, with this message.
    case refused(String)
    /// The service failed, with this HTTP status.
    case status(Int)
    /// The answer was empty, or does not have the form that the app reads.
    case unreadable
    /// The app's own storage failed.
    case storage
    /// Any other reason.
    case failed
}
