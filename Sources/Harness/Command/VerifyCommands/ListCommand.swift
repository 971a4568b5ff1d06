internal import ArgumentParser
internal import ContractTesting
internal import SafeFiles
internal import VerificationModel

/// `verify list`: prints the cases that would be checked, one a line.
struct ListCommand: VerifySubcommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "Lists the cases that would be checked.")

    @OptionGroup var options: CheckOptions

    func run(_ context: CommandContext) throws(CommandError) -> ExitStatus {
        let clock = try context.clock.checked()
        let plan: CheckPlan
        do throws(RunError) {
            plan = try options.plan(context.types, clock)
        } catch {
            throw CommandError(error)
        }
        return try list(plan, context.console)
    }

    /// Prints the cases of a plan, and the reasons why some may be missing.
    func list(_ plan: CheckPlan, _ console: Console) throws(CommandError) -> ExitStatus {
        try console.write(plan.identifiers.map { "\($0)\n" }.joined())
        // The cases of a badly written file are not complete.
        for finding in plan.knownProblems { try console.report("\(finding)\n") }
        let problem = options.emptyRunProblem(of: plan)
        if let problem { try console.report("verify: \(problem)\n") }
        return problem == nil && plan.knownProblems.isEmpty ? .kept : .couldNotRun
    }
}
