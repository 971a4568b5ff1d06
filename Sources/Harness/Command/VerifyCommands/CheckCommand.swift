internal import ArgumentParser
internal import ContractFiles
internal import ContractTesting
internal import VerificationModel

/// `verify check`, which is also what `verify` alone does.
struct CheckCommand: VerifySubcommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Checks contracts and layers, and writes reports. (default)")

    @OptionGroup var options: CheckOptions

    @Option(help: "The folder that receives junit.xml; made where it is missing.")
    var reports = "Reports"

    @OptionGroup var output: ReportOptions

    private var junit: Publisher.JUnitFile { Publisher.JUnitFile(folder: reports, name: "junit.xml") }

    func validate() throws {
        try output.refuseSharedFiles(with: junit.path)
        try FolderNames.refuseEmpty(["reports": reports])
    }

    func run(_ context: CommandContext) throws(CommandError) -> ExitStatus {
        let clock = context.clock
        var run = CheckRun(timestamp: clock.timestamp)
        do throws(RunProblem) {
            if let problem = clock.problem { throw problem }
            let plan = try options.plan(context.types, clock)
            run.run(plan.sources, now: clock.seconds)
            if let problem = options.emptyRunProblem(of: plan) { throw problem }
        } catch {
            run.add(error, at: options.folders.workspace.contracts)
        }
        return try Publisher(console: context.console, options: output, junit: junit).publish(run)
    }
}
