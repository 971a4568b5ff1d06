internal import ArgumentParser
internal import ContractFiles
internal import ContractTesting
internal import LayerRules
internal import PackageGraph
internal import SafeFiles
internal import VerificationModel

/// The folders of `verify baseline`.
enum FrozenFolders: FoldersHelp {
    static var contracts: ArgumentHelp { contracts(with: "layers.yml") }
    static var root: ArgumentHelp {
        "The folder that paths in findings and in layers.yml are relative to. (default: the parent of --contracts)"
    }
}

/// `verify baseline`: freezes the existing violations of `layers.yml`, so that only new ones are reported.
struct BaselineCommand: VerifySubcommand {
    static let configuration = CommandConfiguration(
        commandName: "baseline", abstract: "Freezes today's violations of layers.yml, so that only new ones are reported.",
        discussion: """
            Violations are written to layers-baseline.yml beside layers.yml, with the rule, the file and the symbols, but without lines, so that lines may \
            move. Violations that an exception covers are not frozen. A frozen violation that is fixed is a finding of verify until --shrink removes it.
            """)

    @OptionGroup var folders: ContractsOptions<FrozenFolders>

    @OptionGroup var day: DayOption

    @Flag(help: "Remove fixed violations, and add none.")
    var shrink = false

    @Option(help: "The folder for baseline-junit.xml; created if missing. (default: none is written)")
    var reports: String?

    @OptionGroup var cache: CacheOptions

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
        var report = BaselineReport(
            name: baseline.name, folderOptions: workspace.optionsWithoutFixtures, console: context.console, isQuiet: output.quiet,
            timestamp: clock.timestamp)
        if let problem = clock.problem ?? folders.problem {
            report.add(problem)
        } else {
            let progress = ProgressLine(context.console, isQuiet: output.quiet)
            let known = cache.file(for: workspace.root, context.console)
            freeze(baseline, today: day.today ?? clock.today, known, progress.observer, &report)
            progress.erase()
        }
        return try Publisher(console: context.console, options: output, junit: junit).publish(report.run, text: report.text)
    }

    /// Writes the baseline, and adds the result to the report.
    private func freeze(
        _ baseline: LayerBaseline, today: Day, _ cache: GraphCacheFile?, _ observer: StepObserver, _ report: inout BaselineReport
    ) {
        var reading = LayerReading(cache: cache, observer: observer)
        reading.folderOptions = folders.workspace.optionsWithoutFixtures
        do throws(LayerBaseline.BaselineError) {
            let update = try baseline.update(today: today, addsNew: !shrink, reading: reading)
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
