import Locks
import Testing
import VerificationModel

@testable import VerifyCommands

@Suite("The line of progress")
struct ProgressLineTests {
    /// A terminal with a clock that the test sets.
    private final class Terminal: Sendable {
        private let time = Locked(Duration.zero)
        private let written = Locked("")

        /// The text so far, with a bar for the characters that erase the line.
        var text: String { written.withLock { $0.replacing("\r\u{1B}[K", with: "|") } }

        func set(_ new: Duration) { time.withLock { $0 = new } }

        func console(isTerminal: Bool = true) -> Console {
            Console(
                write: { _ in Issue.record("progress is not written to standard output") },
                report: { [self] text in written.withLock { $0 += text } }, showsProgress: isTerminal, now: { 0 },
                uptime: { [self] in time.withLock { $0 } })
        }
    }

    private let terminal = Terminal()

    @Test func appearsAfterOneSecond() {
        terminal.set(.seconds(5))
        let line = ProgressLine(terminal.console())
        terminal.set(.milliseconds(5_999))
        line.show("early")
        #expect(terminal.text == "")
        terminal.set(.seconds(6))
        line.show("due")
        #expect(terminal.text == "|due, 1 s")
    }

    @Test func isRewrittenTenTimesASecondAtMost() {
        let line = ProgressLine(terminal.console(), after: .zero)
        for (time, text) in [(0, "a"), (99, "b"), (100, "c"), (150, "d"), (2_000, "e")] {
            terminal.set(.milliseconds(time))
            line.show(text)
        }
        #expect(terminal.text == "|a, 0 s|c, 0 s|e, 2 s")
    }

    @Test func showsResultsAsTheyCome() {
        let step = ProgressLine(terminal.console(), after: .zero, every: .zero).observer.tally(of: 4, "decoding fixtures")
        for result in [nil, "refused", "decoded", "refused"] { step(result) }
        #expect(
            terminal.text == "|decoding fixtures: 1 of 4, 0 s|decoding fixtures (1 refused): 2 of 4, 0 s"
                + "|decoding fixtures (1 decoded, 1 refused): 3 of 4, 0 s|decoding fixtures (1 decoded, 2 refused): 4 of 4, 0 s")
    }

    @Test func isErasedOnce() {
        let line = ProgressLine(terminal.console(), after: .zero)
        line.erase()
        #expect(terminal.text == "")
        line.show("a")
        line.erase()
        line.erase()
        #expect(terminal.text == "|a, 0 s|")
    }

    @Test func isShortAndOnOneLine() {
        ProgressLine(terminal.console(), after: .zero).show("first\nsecond \(String(repeating: "x", count: 100))")
        #expect(!terminal.text.contains("\n"))
        #expect(terminal.text.count <= 80)
    }

    @Test(arguments: [(false, false), (true, true), (false, true)])
    func isOnlyOnATerminalThatIsNotQuiet(_ isTerminal: Bool, _ isQuiet: Bool) {
        let line = ProgressLine(terminal.console(isTerminal: isTerminal), isQuiet: isQuiet, after: .zero)
        line.show("a")
        line.observer.counter(of: 1, "checking")()
        line.erase()
        #expect(terminal.text == "")
    }

    @Test func showsTheCountsOfAnActivity() {
        let line = ProgressLine(terminal.console(), after: .zero, every: .zero)
        let step = line.observer.counter(of: 2, "checking recordings")
        step()
        terminal.set(.seconds(3))
        step()
        #expect(terminal.text == "|checking recordings: 1 of 2, 0 s|checking recordings: 2 of 2, 3 s")
    }

    @Test func countsStepsFromAllThreads() async {
        let highest = Locked(0)
        let step = StepObserver { done, _, _ in highest.withLock { $0 = max($0, done) } }.counter(of: 1_000, "steps")
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<1_000 { group.addTask { step() } }
        }
        #expect(highest.withLock { $0 } == 1_000)
    }
}
