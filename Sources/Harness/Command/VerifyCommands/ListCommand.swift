internal import ArgumentParser
internal import ContractTesting
internal import SafeFiles
internal import VerificationModel

/// `verify list`: prints the cases that would be checked, one a line.
struct ListCommand: VerifySubcommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "Lists the cases that would be checked.")

    @OptionGroup var options: CheckOptions

    @OptionGroup var result: ResultOptions<TextFormat>

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
        try result.write(to: console) { format throws(CommandError) -> String in
            switch format {
            case .json: try ResultJSON.text(of: ListedCases(plan))
            case .text: plan.identifiers.map { "\($0)\n" }.joined()
            }
        }
        // The cases of a badly written file are not complete.
        for finding in plan.knownProblems { try console.report("\(finding)\n") }
        let problem = options.emptyRunProblem(of: plan)
        if let problem { try console.report("verify: \(problem)\n") }
        return problem == nil && plan.knownProblems.isEmpty ? .kept : .couldNotRun
    }
}

/// The cases of a plan as JSON.
///
/// Shape, version 1: `version`, `isComplete` (whether every file could be read, so that no case is missing), and `cases`: `identifier`,
/// `subject` and `check`, as in the JSON report of a run.
private struct ListedCases: Encodable {
    let version = 1
    let isComplete: Bool
    let cases: [Case]

    struct Case: Encodable {
        let identifier: String
        let subject: String
        let check: String
    }

    init(_ plan: CheckPlan) {
        isComplete = plan.knownProblems.isEmpty
        cases = plan.identifiers.map { Case(identifier: $0.description, subject: $0.subject, check: $0.check) }
    }
}
