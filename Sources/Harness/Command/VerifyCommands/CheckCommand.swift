internal import ArgumentParser
internal import ContractFiles
internal import ContractTesting
internal import VerificationModel

/// `verify check`, the default command of `verify`.
struct CheckCommand: CheckingCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Checks contracts and layers, and writes reports.")

    @OptionGroup var options: CheckOptions

    @Option(help: "The folder for junit.xml; created if missing.")
    var reports = "Reports"

    @OptionGroup var output: ReportOptions

    @Flag(help: "Print the number of uses between each two layers instead of the findings about them.")
    var arrows = false

    @OptionGroup var cache: CacheOptions

    static let junitName = "junit.xml"

    var contracts: String { options.folders.workspace.contracts }

    func check(_ run: inout CheckRun, _ context: CommandContext, _ observer: StepObserver) throws(RunError) {
        let cache = cache.file(for: options.folders.workspace.root, context.console)
        let plan = try options.plan(context.types, context.clock, cache: cache, observer)
        run.run(plan.sources, now: context.clock.seconds)
        if let problem = options.emptyRunProblem(of: plan) { throw problem }
    }
}
