package import ArgumentParser

/// A command that the program `verify-live` runs, because it uses the network and libraries that checks do not need.
package protocol LiveStarter: VerifySubcommand {
    /// The arguments after the command's name, including `--help`.
    var arguments: [String] { get }
}

extension LiveStarter {
    /// Starts `verify-live` with the command's name and its arguments.
    package func run(_ context: CommandContext) async throws -> ExitStatus {
        try context.liveProgram.run([Self._commandName] + arguments, environment: context.console.environment)
    }
}

/// Returns the line of help that names the command which lists the options.
private func optionsAreListed(by name: String) -> String {
    "The program verify-live runs this command; verify \(name) --help lists its options."
}

/// The command `verify record`.
package struct RecordStarter: LiveStarter {
    package static let configuration = CommandConfiguration(
        commandName: "record", abstract: "Records the responses that the contracts name from the live APIs.",
        usage: "verify record <options>",
        discussion: optionsAreListed(by: "record"))

    @Argument(parsing: .captureForPassthrough, help: ArgumentHelp(visibility: .hidden))
    package var arguments: [String] = []

    package init() {}
}

/// The command `verify serve`.
package struct ServeStarter: LiveStarter {
    package static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Runs a server on loopback that answers from recordings, until it is interrupted.",
        usage: "verify serve [<options>] [--contracts <contracts>] [--fixtures <fixtures>]",
        discussion: optionsAreListed(by: "serve"))

    @Argument(parsing: .captureForPassthrough, help: ArgumentHelp(visibility: .hidden))
    package var arguments: [String] = []

    package init() {}
}
