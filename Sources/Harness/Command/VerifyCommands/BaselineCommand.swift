internal import ArgumentParser
internal import ContractFiles
internal import ContractTesting
internal import LayerRules
internal import SafeFiles
internal import VerificationModel

/// The folders of `verify baseline`.
enum FrozenFolders: FoldersHelp {
    static var contracts: ArgumentHelp { "The folder of layers.yml." }
    static var root: ArgumentHelp { "What paths in findings and in layers.yml are relative to. (default: the parent of --contracts)" }
}

/// `verify baseline`: violations of `layers.yml` that are there already are written down, so that only new ones are reported.
struct BaselineCommand: VerifySubcommand {
    static let configuration = CommandConfiguration(
        commandName: "baseline", abstract: "Freezes today's breaches of layers.yml, so that new ones alone are told.",
        discussion: """
            They are written to layers-baseline.yml beside layers.yml, by rule, file and symbols, what uses what; lines may move. Exceptions go first: what they \
            cover is not frozen. A frozen breach that is mended is a finding of verify, until --shrink takes it out.
            """)

    @OptionGroup var folders: ContractsOptions<FrozenFolders>

    @OptionGroup var day: DayOption

    @Flag(help: "Take out what is mended, and add nothing.")
    var shrink = false

    @Option(help: "The folder that receives baseline-junit.xml; made where it is missing. (default: none is written)")
    var reports: String?

    @OptionGroup var output: ReportOptions

    private var junit: Publisher.JUnitFile? { reports.map { Publisher.JUnitFile(folder: $0, name: "baseline-junit.xml") } }

    func validate() throws {
        try output.refuseSharedFiles(with: junit?.path)
        try FolderNames.refuseEmpty(["reports": reports])
    }

    func run(_ context: CommandContext) throws(CommandError) -> ExitStatus {
        let clock = context.clock
        let workspace = folders.workspace
        let baseline = LayerBaseline(layersFile: workspace.layersFile, root: workspace.root)
        var report = BaselineReport(name: baseline.name, console: context.console, isQuiet: output.quiet, timestamp: clock.timestamp)
        if let problem = clock.problem {
            report.add(problem)
        } else {
            freeze(baseline, today: day.today ?? clock.today, &report)
        }
        return try Publisher(console: context.console, options: output, junit: junit).publish(report.run, text: report.text)
    }

    /// Writes the baseline, and adds what became of it to the report.
    private func freeze(_ baseline: LayerBaseline, today: Day, _ report: inout BaselineReport) {
        do throws(LayerBaseline.BaselineError) {
            let update = try baseline.update(today: today, addsNew: !shrink)
            if let content = update.content { try write(content, to: baseline.path) }
            report.add(update, isShrunk: shrink)
        } catch {
            report.add(error)
        }
    }

    private func write(_ content: [UInt8], to path: String) throws(LayerBaseline.BaselineError) {
        do {
            try FileReplacement.write(content, to: path)
        } catch {
            throw .file(error)
        }
    }
}
