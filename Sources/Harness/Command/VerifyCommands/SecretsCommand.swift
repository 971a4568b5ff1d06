internal import ArgumentParser
internal import ContractFiles
internal import ContractTesting
internal import Reports
internal import SafeFiles
internal import SecretChecks
internal import VerificationModel

/// The folders of `verify secrets`.
enum ScannedFolders: FoldersHelp {}

/// `verify secrets`: checks that recordings, contracts and reports contain no secrets.
struct SecretsCommand: CheckingCommand {
    static let configuration = CommandConfiguration(
        commandName: "secrets", abstract: "Searches recordings, contracts and reports for secrets.",
        discussion: """
            It finds the secrets that apis.yml names, the values of its environment variables, and values with the name or the shape of a secret. Values are \
            also found in percent, JSON, base64 and gzip encoding. To allow a false alarm, add it to apis.yml with a reason: \
            harmless: [{ name: guest_token, because: all guests share it }].
            """)

    @OptionGroup var folders: WorkspaceOptions<ScannedFolders>

    @Option(
        help: """
            The folder of the reports, which is scanned if it exists. If this option is given, secrets-junit.xml is written to it. \
            (default: Reports)
            """)
    var reports: String?

    @OptionGroup var output: ReportOptions

    static let junitName = "secrets-junit.xml"

    var junitFolder: String? { reports }

    private var scannedReports: String { reports ?? "Reports" }

    var contracts: String { folders.workspace.contracts }

    func check(_ run: inout CheckRun, _ context: CommandContext, _ observer: StepObserver) throws(RunError) {
        if let problem = folders.rules.problem { throw problem }
        var suite = try suite(context.console.environment)
        suite.observer = observer
        run.run([suite], now: context.clock.seconds)
        if suite.hasEmptyWorkspace { throw .nothingToScan(contracts: contracts, fixtures: folders.workspace.fixtures) }
    }

    private func suite(_ environment: [String: String]) throws(RunError) -> SecretSuite {
        let scanned = SecretSuite.Folder(scannedReports, isRequired: false, excluding: ownReports)
        do throws(WorkspaceError) {
            return try SecretSuite(folders.workspace, and: [scanned], environment: environment)
        } catch {
            throw .contracts(.workspace(error))
        }
    }

    /// The reports of this run, by their names in the folder of the reports.
    ///
    /// They are not scanned: this run replaces them, and a second run would have more cases than the first.
    private var ownReports: Set<String> {
        let files = output.format.compactMap(\.file).compactMap { DisplayPath.relative($0, to: scannedReports) }
        return Set(files + (junitFolder == nil ? [] : [Self.junitName]))
    }
}
