package import ArgumentParser

/// The root of the command line.
package struct VerifyCommand: ParsableCommand {
    /// Every command: the source of ArgumentParser's list, and of what ``VerifyTool`` runs.
    package static let commands: [any VerifySubcommand.Type] = [
        CheckCommand.self, ListCommand.self, RecordStarter.self, ImportCommand.self, ExportCommand.self, SecretsCommand.self,
        ExplainCommand.self, GraphCommand.self, WhyCommand.self, WhereCommand.self, InitCommand.self, BaselineCommand.self,
        ServeStarter.self,
    ]

    package static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Holds recorded API responses against the app's own types, and source files against their layers.",
        discussion: ExitStatus.help,
        subcommands: commands.map { $0 as any ParsableCommand.Type },
        defaultSubcommand: CheckCommand.self
    )

    package init() {}
}
