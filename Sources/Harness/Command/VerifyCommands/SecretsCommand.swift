internal import ArgumentParser
internal import ContractFiles
internal import ContractTesting
internal import Reports
internal import SecretChecks
internal import VerificationModel

/// `verify secrets`: recordings, contracts and reports hold no secret.
struct SecretsCommand: VerifySubcommand {
    static let configuration = CommandConfiguration(
        commandName: "secrets", abstract: "Looks recordings, contracts and reports through for secrets.",
        discussion: """
            Found is what apis.yml names, what its variables hold in the environment, and what looks like a secret by its name or its shape, in any \
            encoding: percent, JSON, base64, gzip. A false alarm is silenced in apis.yml: harmless: [{ name: guest_token, because: everybody has the same }].
            """)

    @OptionGroup var folders: WorkspaceOptions

    @Option(help: "The folder of the reports, looked through where it is there.")
    var reports = "Reports"

    @Flag(help: "Print nothing but the findings.")
    var quiet = false

    func validate() throws {
        try FolderNames.refuseEmpty(["reports": reports])
    }

    func run(_ context: CommandContext) throws(CommandError) -> ExitStatus {
        let suite: SecretSuite
        do throws(WorkspaceError) {
            suite = try SecretSuite(
                folders.workspace, and: [SecretSuite.Folder(reports, isRequired: false)], environment: context.console.environment)
        } catch {
            throw CommandError(error)
        }
        let report = context.console.consoleReport
        let suites = suite.run()
        try context.console.write(quiet ? report.quietText(of: suites) : report.text(of: suites))
        return ExitStatus(Outcome(Tally(suites.flatMap(\.cases))))
    }
}
