/// A step of a recorder that takes time.
package enum RecordingProgress: Hashable, Sendable {
    /// A request is sent; its secrets are placeholders.
    case asks(String)
    /// The recorder waits, because an API answered with a status and asked to retry later.
    case waits(Duration, api: String, status: Int)
}
