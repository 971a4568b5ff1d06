/// The text that a terminal has shown.
@MainActor
final class Screen {
    var written = ""
    var reported = ""
    var progress = ""

    /// The text since the last call.
    func take() -> String {
        defer { written = "" }
        return written
    }
}
