internal import ArgumentParser
internal import VerificationModel

/// A command that runs checks, and can write JUnit XML into a folder of reports.
protocol CheckingCommand: VerifySubcommand {
    /// The name of the JUnit XML file, different for each command, because several commands write to one folder.
    static var junitName: String { get }

    /// The folder of the contracts.
    var contracts: String { get }
    /// The folder for the JUnit XML file; nil if none is written.
    var junitFolder: String? { get }
    /// The folder that `--reports` names.
    var reports: String? { get }
    /// The options of the reports.
    var output: ReportOptions { get }
    /// Whether the console shows only the number of uses between layers instead of the findings about them.
    var arrows: Bool { get }

    /// Runs the checks and adds them to a run.
    /// - Parameters:
    ///   - run: The run.
    ///   - context: The response types, the environment and the clock.
    ///   - observer: Observes how far the checks are.
    /// - Throws: The reason why checks could not run or are missing. The checks that were added to the run are still reported.
    func check(_ run: inout CheckRun, _ context: CommandContext, _ observer: StepObserver) throws(RunError)
}

extension CheckingCommand {
    var arrows: Bool { false }

    private var junit: Publisher.JUnitFile? { junitFolder.map { Publisher.JUnitFile(folder: $0, name: Self.junitName) } }

    mutating func validate() throws {
        try output.refuseSharedFiles(with: junit?.path)
        try FolderNames.refuseEmpty(["reports": reports])
    }

    func run(_ context: CommandContext) throws(CommandError) -> ExitStatus {
        let clock = context.clock
        var run = CheckRun(timestamp: clock.timestamp)
        let progress = ProgressLine(context.console, isQuiet: output.quiet)
        do throws(RunError) {
            if let problem = clock.problem { throw problem }
            try check(&run, context, progress.observer)
        } catch {
            run.add(error, at: contracts)
        }
        progress.erase()
        return try Publisher(console: context.console, options: output, junit: junit, showsArrows: arrows).publish(run)
    }
}
