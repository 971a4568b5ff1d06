internal import ArgumentParser
internal import ContractFiles
internal import ContractTesting
internal import LayerRules
internal import SafeFiles
internal import VerificationModel

/// `verify check`, the default command of `verify`.
struct CheckCommand: CheckingCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Checks contracts and layers, and writes reports.")

    @OptionGroup var options: CheckOptions

    @Option(help: "The folder for junit.xml; created if missing. (default: Reports)")
    var reports: String?

    @OptionGroup var output: ReportOptions

    @Flag(help: "Print the number of uses between each two layers instead of the findings about them.")
    var arrows = false

    @Option(
        help: ArgumentHelp(
            "Report only the violations of layers.yml that the sources did not have at a commit, tag or branch.", valueName: "revision"))
    var changedSince: String?

    @OptionGroup var cache: CacheOptions

    static let junitName = "junit.xml"

    /// A run in a folder without contracts writes nothing into it, unless it is asked to.
    var junitFolder: String? { reports ?? (options.folders.rules.isUsualFolderMissing ? nil : "Reports") }

    var contracts: String { options.folders.workspace.contracts }

    func check(_ run: inout CheckRun, _ context: CommandContext, _ observer: StepObserver) throws(RunError) {
        if let problem = options.folders.rules.problem { throw problem }
        let workspace = options.folders.workspace
        var reading = LayerReading(cache: cache.file(for: workspace.root, context.console), observer: observer)
        if let changedSince {
            guard options.only != .contracts, PathLookup.exists(workspace.layersFile) else {
                let reason = options.only == .contracts ? "--only contracts excludes" : "does not exist"
                throw .history(
                    "--changed-since is about violations of \(workspace.layersFile), which \(reason)", next: "omit --changed-since")
            }
            let earlier = EarlierSources(workspace, at: changedSince, path: context.console.environment["PATH"] ?? "")
            reading.known = try earlier.violations(today: options.day.today ?? context.clock.today, reading)
        }
        let plan = try options.plan(context.types, context.clock, reading)
        run.run(plan.sources, now: context.clock.seconds)
        if let problem = options.emptyRunProblem(of: plan) { throw problem }
    }
}
