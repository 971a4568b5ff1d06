/// The reason why a command could not run, in one line: what is wrong, and what to do next.
package struct CommandError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason, as it is printed behind `verify: `.
    package let description: String

    /// A reason in words.
    package init(_ description: String) {
        self.description = description
    }

    /// The reason that another error gives.
    package init(_ error: some Error & CustomStringConvertible) {
        self.init("\(error)")
    }

    /// Standard output or standard error cannot be written to.
    package static func output(_ problem: any Error) -> CommandError { CommandError("the output \(problem)") }
}
