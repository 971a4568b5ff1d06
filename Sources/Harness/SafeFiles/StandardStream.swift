/// The streams that a program writes to.
public enum StandardStream: Int32, Sendable {
    /// Results.
    case output = 1
    /// Progress and errors.
    case errors = 2

    /// Writes text as UTF-8.
    /// - Throws: ``FileProblem/system(_:)`` where the stream is closed, its reader gone, or its disk full.
    public func write(_ text: String) throws(FileProblem) {
        try writeAll(Array(text.utf8), to: rawValue)
    }
}
