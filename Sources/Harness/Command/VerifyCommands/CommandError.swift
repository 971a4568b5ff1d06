internal import VerificationModel

/// The reason why a command could not run: the problem and the advice in one line, or findings.
package struct CommandError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason, which is printed after `verify: `.
    package let description: String

    /// Creates an error with a reason.
    package init(_ reason: String) {
        // A name in a repository must not begin another line, which a CI server could take for a command.
        self.init(lines: [OneLine.of(reason)])
    }

    private init(lines: [String]) { description = lines.joined(separator: "\n") }

    /// Creates an error with the description of another error.
    package init(_ error: some Error & CustomStringConvertible) {
        let findings = (error as? any FindingsError)?.findings
        self.init(lines: findings?.map(\.description) ?? [OneLine.of(error.description)])
    }

    /// Returns the error for standard output or standard error that cannot be written to.
    package static func output(_ problem: any Error) -> CommandError { CommandError("the output \(problem)") }
}
