internal import VerificationModel

/// The reason why a command could not run, in one line: the problem and the advice.
package struct CommandError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason, which is printed after `verify: `.
    package let description: String

    /// Creates an error with a reason.
    package init(_ description: String) {
        // A name in a repository must not begin another line, which a CI server could take for a command.
        self.description = OneLine.of(description)
    }

    /// Creates an error with the description of another error.
    package init(_ error: some Error & CustomStringConvertible) {
        self.init("\(error)")
    }

    /// Returns the error for standard output or standard error that cannot be written to.
    package static func output(_ problem: any Error) -> CommandError { CommandError("the output \(problem)") }
}
