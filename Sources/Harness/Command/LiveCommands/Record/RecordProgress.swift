internal import Recorder
internal import Locks
internal import VerifyCommands

/// Shows which recording is made, and what the recorder waits for.
///
/// On a terminal it is a line that is rewritten. Elsewhere only waits are reported, because they explain why a log gets no new lines.
final class RecordProgress: Sendable {
    private let console: Console
    private let isQuiet: Bool
    private let line: ProgressLine
    private let position = Locked("")

    init(_ console: Console, isQuiet: Bool) {
        self.console = console
        self.isQuiet = isQuiet
        // A request may take long, so that its line must appear when it begins.
        line = ProgressLine(console, isQuiet: isQuiet, after: .zero, every: .zero)
    }

    /// Shows the number of the recording that is made next.
    func begin(_ number: Int, of count: Int) {
        let text = "\(number) of \(count)"
        position.withLock { $0 = text }
        line.show(text)
    }

    /// Shows a step that takes time.
    func show(_ step: RecordingProgress) {
        switch step {
        case .asks(let request):
            line.show("\(position.withLock { $0 }): \(request)")
        case .waits(let time, let api, let status):
            let text = "waiting \(time.components.seconds) s: \(api) answered \(status) and asked to retry later"
            line.show(text)
            if !console.showsProgress, !isQuiet { console.reportIfRead("verify: \(text)\n") }
        }
    }

    /// Erases the line.
    func erase() { line.erase() }
}
