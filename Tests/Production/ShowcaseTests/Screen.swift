/// What a terminal has shown.
@MainActor
final class Screen {
    var written = ""
    var reported = ""
    var progress = ""

    /// What was written since this was last asked for.
    func take() -> String {
        defer { written = "" }
        return written
    }
}
