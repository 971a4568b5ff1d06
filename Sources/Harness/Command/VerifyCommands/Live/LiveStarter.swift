package import ArgumentParser

/// A command whose work the program `verify-live` does: it uses the network, and brings libraries that checking does without.
package protocol LiveStarter: VerifySubcommand {
    /// What follows the command's name, `--help` too.
    var arguments: [String] { get }
}

extension LiveStarter {
    /// Starts the program with the whole command line.
    package func run(_ context: CommandContext) async throws -> ExitStatus {
        try context.liveProgram.run([Self._commandName] + arguments, environment: context.console.environment)
    }
}

/// The line of help that says where a starter's options are listed.
private func optionsAreListed(by name: String) -> String {
    "The program verify-live does the work: verify \(name) --help lists its options."
}

/// `verify record`.
package struct RecordStarter: LiveStarter {
    package static let configuration = CommandConfiguration(
        commandName: "record", abstract: "Records what the contracts name from the live APIs.", usage: "verify record <options>",
        discussion: optionsAreListed(by: "record"))

    @Argument(parsing: .captureForPassthrough, help: ArgumentHelp(visibility: .hidden))
    package var arguments: [String] = []

    package init() {}
}

/// `verify serve`.
package struct ServeStarter: LiveStarter {
    package static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Answers from recordings, as a server on loopback, until it is interrupted.",
        usage: "verify serve [<options>] [--contracts <contracts>] [--fixtures <fixtures>]",
        discussion: optionsAreListed(by: "serve"))

    @Argument(parsing: .captureForPassthrough, help: ArgumentHelp(visibility: .hidden))
    package var arguments: [String] = []

    package init() {}
}
