internal import ArgumentParser
internal import ContractFiles
internal import DecodingPrograms
internal import DecodingSources
internal import FixtureScan
internal import VerificationModel

/// `verify scan`: checks the fixtures of a repository without any configuration.
struct ScanCommand: VerifySubcommand {
    static let configuration = CommandConfiguration(
        commandName: "scan", abstract: "Checks which fixtures of a repository its types decode.",
        discussion: """
            Nothing is built and nothing is configured. The JSON files of tests and bundles are joined to the Decodable types that the \
            sources decode them with, and each is decoded as the sources describe it. Status 1 if a type refuses a fixture that the \
            sources decode with it; status 2 if no fixture was found.
            """)

    @Argument(help: "The folder of the repository.") var root = "."
    @Option(help: "The platform that #if is evaluated for.") var platform: BuildPlatform?
    @Flag(help: "Print all findings, not only the three most important ones.") var all = false

    @Flag(help: "Write contracts for the fixtures that are joined to types, and freeze what is broken.") var write = false
    @Option(help: "The folder that --write creates. (default: Contracts in the repository)") var contracts: String?

    @OptionGroup var output: ReportOptions

    mutating func validate() throws {
        try output.refuseSharedFiles(with: nil)
        try FolderNames.refuseEmpty(["contracts": contracts])
        if root.isEmpty { throw ValidationError("the folder of the repository is empty; name a folder, or . for this one") }
        if contracts != nil, !write { throw ValidationError("--contracts is used only with --write; add --write, or remove --contracts") }
    }

    func run(_ context: CommandContext) throws(CommandError) -> ExitStatus {
        let scan = try Self.scan(root, platform: platform, context.console)
        guard !scan.fixtures.isEmpty else {
            throw CommandError("\(root): no JSON fixture was found; name the folder of the repository, with its tests")
        }
        var run = CheckRun(timestamp: context.clock.timestamp)
        for suite in scan.suites { run.add(suite) }
        let text = ScanText(scan, context.console.consoleReport, showsAll: all, isQuiet: output.quiet, command: command).text
        let status = try Publisher(console: context.console, options: output, junit: nil).publish(run, text: text)
        guard write else { return status }
        try writeContracts(scan, context.console)
        // The contracts freeze what is broken, and this scan still found it.
        return status
    }

    /// The command that prints all findings.
    private var command: AdvisedCommand { Self.command(root, platform) }

    /// Returns the command that prints all findings of a repository.
    static func command(_ root: String, _ platform: BuildPlatform?) -> AdvisedCommand {
        let folder = root == "." ? [] : [AdvisedCommand.path(root)]
        return AdvisedCommand(["scan"] + folder + (platform.map { ["--platform", $0.rawValue] } ?? []) + ["--all"])
    }

    private func writeContracts(_ scan: Scan, _ console: Console) throws(CommandError) {
        let workspace = Workspace(root: Workspace.withoutSlashes(root), contracts: contracts)
        let outcome = try FirstContracts(workspace, platform: platform).write(scan)
        guard let draft = outcome.draft else {
            let reason = outcome.reason.map { "; the first reason: \($0)" } ?? ""
            throw CommandError(
                "no contract was written, because no fixture has a type that is confirmed\(reason); list the fixtures: \(command)")
        }
        let text = WrittenContracts(draft, in: workspace.contracts).text
        try console.write("\n\(text)next: \(AdvisedCommand(workspace.options))\n")
    }

    /// Scans a repository, with errors in the words of commands.
    static func scan(_ root: String, platform: BuildPlatform?, _ console: Console) throws(CommandError) -> Scan {
        let progress = ProgressLine(console)
        defer { progress.erase() }
        do throws(Scan.ScanError) {
            return try Scan(root: root, platform: platform, observer: progress.observer)
        } catch {
            switch error {
            case .sources(let error): throw CommandError(error.words(below: root))
            case .folder(let error): throw CommandError("\(root): the folder \(error); name the folder of the repository")
            case .fixture(let path, let error): throw CommandError("\(root)/\(path): the file \(error); check this file")
            }
        }
    }
}
