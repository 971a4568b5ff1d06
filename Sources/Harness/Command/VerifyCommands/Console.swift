internal import Foundation
package import Reports
internal import SafeFiles

/// The output of a command, and its environment, terminal and clock.
package struct Console: Sendable {
    private let output: @Sendable (String) throws -> Void
    private let errors: @Sendable (String) throws -> Void
    /// The environment's variables.
    package let environment: [String: String]
    /// The terminal's width in characters; nil if standard output is not a terminal.
    package let terminalWidth: Int?
    /// Whether standard error is a terminal, which can show progress.
    package let showsProgress: Bool
    /// Returns a line of standard input; nil at its end.
    private let input: (@Sendable () -> String?)?
    /// Returns the time, in seconds since 1970.
    package let now: @Sendable () -> Int
    /// Returns the time since some moment, from a clock that never goes back.
    package let uptime: @Sendable () -> Duration

    /// Creates a console for a program or a test.
    /// - Parameters:
    ///   - write: Writes to standard output.
    ///   - report: Writes to standard error.
    ///   - environment: The environment's variables.
    ///   - terminalWidth: The terminal's width in characters; nil if standard output is not a terminal.
    ///   - showsProgress: Whether standard error is a terminal.
    ///   - input: Returns a line of a person's input, nil at its end; nil if no person can be asked.
    ///   - now: Returns the time, in seconds since 1970.
    ///   - uptime: Returns the time since some moment, from a clock that never goes back; that of `now` if nil.
    package init(
        write: @escaping @Sendable (String) throws -> Void,
        report: @escaping @Sendable (String) throws -> Void, environment: [String: String] = [:],
        terminalWidth: Int? = nil, showsProgress: Bool = false, input: (@Sendable () -> String?)? = nil, now: @escaping @Sendable () -> Int,
        uptime: (@Sendable () -> Duration)? = nil
    ) {
        output = write
        errors = report
        self.environment = environment
        self.terminalWidth = terminalWidth
        self.showsProgress = showsProgress
        self.input = input
        self.now = now
        self.uptime = uptime ?? { .seconds(now()) }
    }

    /// The process's own console.
    static var ofProcess: Console {
        let start = ContinuousClock.now
        let environment = ProcessInfo.processInfo.environment
        let canAsk = Terminal.hasInput && Terminal.hasErrors && !isCI(environment)
        let readLine: @Sendable () -> String? = { Swift.readLine() }
        return Console(
            write: StandardStream.output.write, report: StandardStream.errors.write,
            environment: environment, terminalWidth: Terminal.width,
            showsProgress: Terminal.hasErrors && environment["TERM"] != "dumb",
            input: canAsk ? readLine : nil,
            now: { Int(Date().timeIntervalSince1970) }, uptime: { ContinuousClock.now - start })
    }

    /// Returns whether the variable `CI` is set, to a value that does not mean "no".
    private static func isCI(_ environment: [String: String]) -> Bool {
        environment["CI"].map { !["", "0", "false"].contains($0.lowercased()) } ?? false
    }

    /// Whether the command runs in CI.
    package var isCI: Bool { Self.isCI(environment) }

    // MARK: Questions

    /// Whether a person at the terminal can be asked.
    package var canAsk: Bool { input != nil }

    /// Returns a line of a person's input; nil at its end.
    func readLine() -> String? { input?() }

    // MARK: Text

    /// Writes a result to standard output.
    /// - Throws: ``CommandError`` if the output cannot be written to.
    package func write(_ text: String) throws(CommandError) {
        do { try output(text) } catch { throw .output(error) }
    }

    /// Writes progress or a problem to standard error.
    /// - Throws: ``CommandError`` if it cannot be written to.
    package func report(_ text: String) throws(CommandError) {
        do { try errors(text) } catch { throw .output(error) }
    }

    /// Writes to standard error, and ignores the failure if it has no reader.
    package func reportIfRead(_ text: String) {
        // Without a reader, only the exit status can report a problem.
        try? errors(text)
    }

    /// Whether standard output and standard error are a terminal.
    var isTerminal: Bool { terminalWidth != nil && showsProgress }

    /// The report in the style and the width of the terminal.
    package var consoleReport: ConsoleReport { ConsoleReport(style: style, width: terminalWidth) }

    /// The style that NO_COLOR or CLICOLOR_FORCE asks for, otherwise that of the terminal.
    ///
    /// - Source: https://no-color.org.
    var style: ConsoleStyle {
        if environment["NO_COLOR"].map({ !$0.isEmpty }) ?? false { return .plain }
        if environment["CLICOLOR_FORCE"].map({ !$0.isEmpty && $0 != "0" }) ?? false { return .coloured }
        return terminalWidth != nil && environment["TERM"] != "dumb" ? .coloured : .plain
    }
}
