internal import ArgumentParser
internal import ContractTesting
internal import VerificationModel

/// `verify list`: the cases that would be checked, a line each.
struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "Names the cases that would be checked.")

    @OptionGroup var options: CheckOptions

    func run(_ types: [ResponseType], _ console: Console) throws -> Int32 {
        do {
            let contracts = try options.contractSuite(types)?.cases.map(\.identifier) ?? []
            let layers = options.layerSuites(try RunClock(console)).flatMap(\.cases).map(\.identifier)
            let lines = (contracts + layers).map { "\($0)\n" }
            guard !lines.isEmpty else { throw RunProblem.nothingToCheck(filters: options.filter, contracts: options.contracts) }
            console.write(lines.joined())
            return Outcome.allKept.rawValue
        } catch let problem where problem is ContractSuiteProblem || problem is RunProblem {
            console.report("verify: \(problem)\n")
            return Outcome.couldNotRun.rawValue
        }
    }
}
