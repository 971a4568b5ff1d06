package import ArgumentParser
package import VerifyCommands

/// The program `verify-live`: `verify` with the network libraries.
///
/// `verify record` and `verify serve` start it, so that the other commands build without these libraries.
package enum LiveTool {
    /// Runs the command line, and ends the process with the status of the command.
    package static func main() -> Never { VerifyTool.main(LiveCommand.self) }
}

/// The root of the command line of `verify-live`, which appears as `verify` in help and messages.
package struct LiveCommand: ParsableCommand {
    /// The commands that `verify` starts this program for.
    package static let commands: [any VerifySubcommand.Type] = [RecordCommand.self, ServeCommand.self]

    package static let configuration = {
        var configuration = VerifyCommand.configuration
        let own = Dictionary(commands.map { ($0._commandName, $0) }) { first, _ in first }
        configuration.subcommands = VerifyCommand.commands.map { own[$0._commandName] ?? $0 }
        return configuration
    }()

    package init() {}
}
