package import ArgumentParser

/// A command of `verify`: `check`, `list` and so on.
///
/// A new command is one file with a type that conforms to this, and one line in ``VerifyCommand/commands``.
package protocol VerifySubcommand: ParsableCommand {
    /// Does the command's work.
    /// - Returns: The status that the program ends with.
    /// - Throws: Why it could not run. The error is printed, and the status is 2.
    func run(_ context: CommandContext) async throws -> ExitStatus
}
