package import ArgumentParser

/// A command of `verify`: `check`, `list` and so on.
///
/// To add a command, write one file with a conforming type, and add one line to ``VerifyCommand/commands``.
package protocol VerifySubcommand: ParsableCommand {
    /// Runs the command.
    /// - Returns: The program's exit status.
    /// - Throws: The reason why the command could not run. The error is printed, and the exit status is 2.
    func run(_ context: CommandContext) async throws -> ExitStatus
}
