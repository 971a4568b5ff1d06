import LayerRules
import Locks
import Reports
import SafeFiles
import Testing
import VerificationModel

@testable import VerifyCommands

@Suite("Console")
struct ConsoleTests {
    @Test(
        arguments: [
            ([:], nil, false), ([:], 80, true), (["TERM": "dumb"], 80, false), (["NO_COLOR": "1"], 80, false), (["NO_COLOR": ""], 80, true),
            (["CLICOLOR_FORCE": "1"], nil, true), (["CLICOLOR_FORCE": "0"], nil, false),
            (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], 80, false),
        ] as [([String: String], Int?, Bool)])
    func takesTheStyleFromTheEnvironment(_ environment: [String: String], _ width: Int?, _ isColoured: Bool) {
        let console = Console(write: { _ in }, report: { _ in }, environment: environment, terminalWidth: width, now: { 0 })
        let isPlain = if case .plain = console.style { true } else { false }
        #expect(isPlain != isColoured)
    }

    @Test func takesTheTimeFromTheEnvironment() {
        let console = { (text: String) in
            Console(write: { _ in }, report: { _ in }, environment: ["SOURCE_DATE_EPOCH": text], now: { 86_400 })
        }
        #expect(RunClock(console("1763717400")).timestamp == "2025-11-21T09:30:00")
        #expect(RunClock(console("1763717400")).today.description == "2025-11-21")
        #expect(RunClock(console("")).timestamp == "1970-01-02T00:00:00")
        let odd = RunClock(console("soon"))
        #expect(odd.timestamp == "1970-01-02T00:00:00")
        #expect(
            odd.problem?.description
                == "SOURCE_DATE_EPOCH \"soon\" is not a valid time (expected whole seconds since 1970, up to the year 9999); unset it to use the clock"
        )
    }

    @Test func reportsAnOutputThatCannotBeWritten() async {
        let errors = Locked("")
        let console = Console(
            write: { _ throws(FileError) in throw .system("No space left on device") },
            report: { text in errors.withLock { $0 += text } },
            now: { 0 })
        #expect(await VerifyTool.run(["--help"], CommandContext(console: console)) == .couldNotRun)
        #expect(errors.withLock { $0 } == "verify: the output cannot be used: No space left on device\n")
    }
}
