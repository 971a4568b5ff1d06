internal import ArgumentParser
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

    @Option(help: "The folder of apis.yml and the contract files.")
    var contracts: String

    @Option(help: "The folder of the recordings. (default: Fixtures in the root)")
    var fixtures: String?

    @Option(help: "What paths in findings are relative to. (default: the parent of --contracts)")
    var root: String?

    @Option(help: "The folder of the reports, looked through where it is there.")
    var reports = "Reports"

    @Flag(help: "Print nothing but the findings.")
    var quiet = false

    mutating func validate() throws {
        while contracts.count > 1, contracts.hasSuffix("/") { contracts.removeLast() }
        let folders = [("contracts", contracts), ("fixtures", fixtures ?? "-"), ("root", root ?? "-"), ("reports", reports)]
        for (name, value) in folders where value.isEmpty { throw ValidationError("--\(name) is empty; name a folder") }
    }

    func run(_ context: CommandContext) throws(CommandError) -> ExitStatus {
        let root = root ?? "\(contracts)/.."
        let suite: SecretSuite
        do throws(ContractSuiteProblem) {
            suite = try SecretSuite(
                contracts: contracts,
                folders: [
                    SecretSuite.Folder(fixtures ?? "\(root)/Fixtures", isRequired: true), SecretSuite.Folder(reports, isRequired: false),
                ], root: root, environment: context.console.environment)
        } catch {
            throw CommandError(RunProblem.contracts(error))
        }
        let report = context.console.consoleReport
        try context.console.write(quiet ? report.quietText(of: [suite.suite]) : report.text(of: [suite.suite]))
        return ExitStatus(Outcome(suite.suite.tally))
    }
}
