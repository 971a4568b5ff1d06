package import ArgumentParser

/// The root of the command line.
package struct VerifyCommand: ParsableCommand {
    /// All commands.
    ///
    /// ArgumentParser lists them, and ``VerifyTool`` runs them.
    package static let commands: [any VerifySubcommand.Type] = [
        CheckCommand.self, ListCommand.self, RecordStarter.self, ImportCommand.self, ExportCommand.self, SecretsCommand.self,
        ExplainCommand.self, SchemaCommand.self, TypeCommand.self, ScanCommand.self, CompatCommand.self, GraphCommand.self, WhyCommand.self,
        WhereCommand.self,
        InitCommand.self,
        BaselineCommand.self, ServeStarter.self,
    ]

    package static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Checks recorded API responses against the app's own types, and source files against the layer rules.",
        usage: "verify [<subcommand>] [<options>]",
        discussion: """
            Without a subcommand, verify checks:

              verify --contracts Contracts/
              verify --contracts Contracts/ --only layers --filter Domain --format json

            \(ExitStatus.help)

            OPTIONS OF VERIFY CHECK:
            \(checkOptions)
            """,
        version: "plumbline \(version)",
        subcommands: commands.map { $0 as any ParsableCommand.Type },
        defaultSubcommand: CheckCommand.self
    )

    /// The version of the package, as `--version` prints it; there is no release yet.
    package static let version = "0.1.0-dev"

    /// The options of the default command, as its help lists them.
    private static var checkOptions: String {
        let help = CheckCommand.helpMessage(columns: 80)
        guard let start = help.firstRange(of: "OPTIONS:\n")?.upperBound else { return "" }
        return help[start...].split(separator: "\n").filter { !$0.hasPrefix("  -h, --help") }.joined(separator: "\n")
    }

    package init() {}
}
