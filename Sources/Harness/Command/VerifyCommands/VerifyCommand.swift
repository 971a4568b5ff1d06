package import ArgumentParser

/// The root of the command line.
package struct VerifyCommand: ParsableCommand {
    /// All commands.
    ///
    /// ArgumentParser lists them, and ``VerifyTool`` runs them.
    package static let commands: [any VerifySubcommand.Type] = [
        CheckCommand.self, ListCommand.self, RecordStarter.self, ImportCommand.self, ExportCommand.self, SecretsCommand.self,
        ExplainCommand.self, GraphCommand.self, WhyCommand.self, WhereCommand.self, InitCommand.self, BaselineCommand.self,
        ServeStarter.self,
    ]

    package static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Checks recorded API responses against the app's own types, and source files against the layer rules.",
        discussion: ExitStatus.help,
        subcommands: commands.map { $0 as any ParsableCommand.Type },
        defaultSubcommand: CheckCommand.self
    )

    package init() {}
}
