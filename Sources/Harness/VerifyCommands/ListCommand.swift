internal import ArgumentParser
internal import ContractTesting
internal import SafeFiles
internal import VerificationModel

/// `verify list`: the cases that would be checked, a line each.
struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "Names the cases that would be checked.")

    @OptionGroup var options: CheckOptions

    func run(_ types: [ResponseType], _ console: Console) throws(FileProblem) -> Int32 {
        do {
            return try list(types, console).rawValue
        } catch {
            try console.report("verify: \(error)\n")
            return Outcome.couldNotRun.rawValue
        }
    }

    private func list(_ types: [ResponseType], _ console: Console) throws -> Outcome {
        let clock = RunClock(console)
        if let problem = clock.problem { throw problem }
        let contracts = try options.contractSuite(types)?.cases ?? []
        let layers = options.layerSuites(clock).flatMap(\.cases)
        let identifiers = contracts.map(\.identifier) + layers.map(\.identifier)
        try console.write(identifiers.map { "\($0)\n" }.joined())
        // The list of a badly written file is not whole.
        let findings = (contracts.compactMap(\.knownProblem) + layers.filter { $0.identifier.check == "format" }.map(\.verdict)).flatMap(
            \.findings)
        for finding in findings { try console.report("\(finding)\n") }
        if let problem = options.vacancy(of: identifiers, isWhole: findings.isEmpty) { throw problem }
        return findings.isEmpty ? .allKept : .couldNotRun
    }
}
