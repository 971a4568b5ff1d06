internal import ArgumentParser
internal import ContractFiles
internal import ContractTesting
internal import Reports
internal import SafeFiles
internal import SecretChecks
internal import VerificationModel

/// The folders of `verify secrets`.
enum ScannedFolders: FoldersHelp {}

/// `verify secrets`: recordings, contracts and reports contain no secrets.
struct SecretsCommand: CheckingCommand {
    static let configuration = CommandConfiguration(
        commandName: "secrets", abstract: "Looks recordings, contracts and reports through for secrets.",
        discussion: """
            Found is what apis.yml names, what its variables hold in the environment, and what looks like a secret by its name or its shape, in any \
            encoding: percent, JSON, base64, gzip. A false alarm is silenced in apis.yml: harmless: [{ name: guest_token, because: everybody has the same }].
            """)

    @OptionGroup var folders: WorkspaceOptions<ScannedFolders>

    @Option(help: "The folder of the reports: scanned where it exists, then it receives secrets-junit.xml; made where it is missing.")
    var reports = "Reports"

    @OptionGroup var output: ReportOptions

    static let junitName = "secrets-junit.xml"

    var contracts: String { folders.workspace.contracts }

    func check(_ run: inout CheckRun, _ context: CommandContext) throws(RunError) {
        let suite = try suite(context.console.environment)
        run.run([suite], now: context.clock.seconds)
        if suite.hasEmptyWorkspace { throw .nothingToScan(contracts: contracts, fixtures: folders.workspace.fixtures) }
    }

    private func suite(_ environment: [String: String]) throws(RunError) -> SecretSuite {
        let scanned = SecretSuite.Folder(reports, isRequired: false, besides: ownReports)
        do throws(WorkspaceError) {
            return try SecretSuite(folders.workspace, and: [scanned], environment: environment)
        } catch {
            throw .contracts(.workspace(error))
        }
    }

    /// The reports of this run, by their names in the folder of the reports.
    ///
    /// Those of an earlier run are about to be replaced. Were they scanned, a second run would have more cases than the first.
    private var ownReports: Set<String> {
        let files = output.format.compactMap(\.file).compactMap { DisplayPath.relative($0, to: reports) }
        return Set(files + [Self.junitName])
    }
}
