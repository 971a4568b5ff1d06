/// What takes a recorder its time.
package enum RecordingProgress: Hashable, Sendable {
    /// A request, with the placeholders of its secrets.
    case asks(String)
    /// An API that answered with a status, and wants to be left alone for a while.
    case waits(Duration, api: String, status: Int)
}
