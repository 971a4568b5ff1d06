internal import Foundation
internal import Reports
internal import SafeFiles
internal import VerificationModel

/// Where a command's text goes, and what it may know of its surroundings.
struct Console: Sendable {
    /// Results.
    ///
    /// Throws where nobody can read them any more.
    let write: @Sendable (String) throws(FileProblem) -> Void
    /// Progress and errors.
    let report: @Sendable (String) throws(FileProblem) -> Void
    /// The environment's variables.
    let environment: [String: String]
    /// The terminal's width in characters; nil where standard output is none.
    let terminalWidth: Int?
    /// Whether what is reported goes to a terminal, which can show progress.
    let showsProgress: Bool
    /// Seconds since 1970.
    let now: @Sendable () -> Int

    init(
        write: @escaping @Sendable (String) throws(FileProblem) -> Void,
        report: @escaping @Sendable (String) throws(FileProblem) -> Void, environment: [String: String] = [:],
        terminalWidth: Int? = nil, showsProgress: Bool = false, now: @escaping @Sendable () -> Int
    ) {
        self.write = write
        self.report = report
        self.environment = environment
        self.terminalWidth = terminalWidth
        self.showsProgress = showsProgress
        self.now = now
    }

    /// The process's own.
    static var ofProcess: Console {
        Console(
            write: StandardStream.output.write, report: StandardStream.errors.write,
            environment: ProcessInfo.processInfo.environment, terminalWidth: Terminal.width,
            showsProgress: Terminal.hasErrors, now: { Int(Date().timeIntervalSince1970) })
    }

    /// Colour as https://no-color.org and CLICOLOR_FORCE have it, else as the terminal allows.
    var style: ConsoleStyle {
        if environment["NO_COLOR"].map({ !$0.isEmpty }) ?? false { return .plain }
        if environment["CLICOLOR_FORCE"].map({ !$0.isEmpty && $0 != "0" }) ?? false { return .coloured }
        return terminalWidth != nil && environment["TERM"] != "dumb" ? .coloured : .plain
    }
}
