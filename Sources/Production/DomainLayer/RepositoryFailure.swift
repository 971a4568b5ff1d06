/// Why a repository has no answer, as far as the app tells the reasons apart.
///
/// It holds nothing of the request, neither its address nor its key; of the answer only what the service itself says to people.
package enum RepositoryFailure: Error, Hashable, Sendable {
    /// The service could not be reached.
    case noConnection
    /// The service was reached, and did not answer in time.
    case timedOut
    /// The service said no, in its own words.
    case refused(String)
    /// The service failed, with this HTTP status.
    case status(Int)
    /// The answer was empty, or not what the app reads.
    case unreadable
    /// The app's own storage failed.
    case storage
    /// Anything else.
    case failed
}
