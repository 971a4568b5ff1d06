internal import Reports
internal import Locks
package import VerificationModel

/// A line on the terminal that shows what a command does, with counts and the time that it has taken.
///
/// The line is on standard error, and only if that is a terminal. It is rewritten in place, and erased before results are printed.
package final class ProgressLine: Sendable {
    private struct State {
        /// The time before which the line is not written again.
        var next: Duration
        var isShown = false
    }

    private static let erasure = "\r\u{1B}[K"
    /// The length of the text, so that the line fits on 80 columns with the time.
    private static let width = 68

    private let console: Console
    private let isEnabled: Bool
    private let start: Duration
    private let interval: Duration
    private let state: Locked<State>

    /// Creates a line, without writing it.
    /// - Parameters:
    ///   - console: The console that the line is written to.
    ///   - isQuiet: Whether the line is left out on a terminal too.
    ///   - delay: The time before the line appears, so that short commands show none.
    ///   - interval: The shortest time between two states of the line.
    package init(
        _ console: Console, isQuiet: Bool = false, after delay: Duration = .seconds(1), every interval: Duration = .milliseconds(100)
    ) {
        self.console = console
        self.interval = interval
        isEnabled = console.showsProgress && !isQuiet
        start = console.uptime()
        state = Locked(State(next: delay))
    }

    /// An observer that shows the activity and its counts: `parsing Swift files: 120 of 1359, 2 s`.
    package var observer: StepObserver {
        isEnabled ? StepObserver { [self] in show("\($2): \($0) of \($1)") } : .none
    }

    /// Shows what the command does, unless the line is not due yet.
    package func show(_ text: String) {
        guard isEnabled else { return }
        let elapsed = console.uptime() - start
        state.withLock { state in
            guard elapsed >= state.next else { return }
            state.next = elapsed + interval
            state.isShown = true
            console.reportIfRead("\(Self.erasure)\(OneLine.of(String(text.prefix(Self.width)))), \(elapsed.components.seconds) s")
        }
    }

    /// Erases the line if it is shown.
    package func erase() {
        state.withLock { state in
            guard state.isShown else { return }
            state.isShown = false
            console.reportIfRead(Self.erasure)
        }
    }
}
