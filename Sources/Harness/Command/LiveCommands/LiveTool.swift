package import ArgumentParser
package import VerifyCommands

/// The program `verify-live`: the commands of `verify` that use the network.
///
/// `verify record` and `verify serve` start it, so that the other commands build without network libraries.
package enum LiveTool {
    /// Runs the command line, and ends the process with the status of the command.
    package static func main() -> Never { VerifyTool.main(LiveCommand.self) }
}

/// The root of the command line of `verify-live`, which appears as `verify` in help and messages.
package struct LiveCommand: ParsableCommand {
    /// Every command of the program.
    package static let commands: [any VerifySubcommand.Type] = [RecordCommand.self, ServeCommand.self]

    package static let configuration = CommandConfiguration(
        commandName: "verify", abstract: "Does the work of verify record and verify serve, which start this program.",
        subcommands: commands.map { $0 as any ParsableCommand.Type })

    package init() {}
}
