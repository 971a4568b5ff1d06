internal import ArgumentParser
internal import ContractTesting
internal import SafeFiles
internal import VerificationModel

/// `verify list`: the cases that would be checked, a line each.
struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "Names the cases that would be checked.")

    @OptionGroup var options: CheckOptions

    func run(_ types: [ResponseType], _ console: Console) throws(FileProblem) -> Int32 {
        let clock = RunClock(console)
        let plan: CheckPlan
        do throws(RunProblem) {
            if let problem = clock.problem { throw problem }
            plan = try options.plan(types, clock)
        } catch {
            try console.report("verify: \(error)\n")
            return Outcome.couldNotRun.rawValue
        }
        return try list(plan, console).rawValue
    }

    private func list(_ plan: CheckPlan, _ console: Console) throws(FileProblem) -> Outcome {
        try console.write(plan.identifiers.map { "\($0)\n" }.joined())
        // The list of a badly written file is not whole.
        for finding in plan.knownProblems { try console.report("\(finding)\n") }
        let vacancy = options.vacancy(of: plan)
        if let vacancy { try console.report("verify: \(vacancy)\n") }
        return vacancy == nil && plan.knownProblems.isEmpty ? .allKept : .couldNotRun
    }
}
