internal import ContractTesting
internal import VerificationModel

/// Why a command cannot run, whatever the contracts say.
enum RunProblem: Error, Hashable, CustomStringConvertible {
    case sourceDateEpoch(String)
    case contracts(ContractSuiteProblem)
    case folder(String, String)
    case file(String, String)
    case nothingToCheck(filters: [String], contracts: String)

    /// What is wrong and what to do next, in one line.
    var description: String {
        switch self {
        case .sourceDateEpoch(let text):
            "SOURCE_DATE_EPOCH is \"\(text)\"; it takes whole seconds since 1970, up to the year 9999; unset it to use the clock"
        case .contracts(let problem):
            problem.description
        case .folder(let path, let reason):
            "the folder \(path) cannot be made: \(reason); name another with --reports"
        case .file(let path, let reason):
            "the file \(path) \(reason); name another with --format NAME=FILE"
        case .nothingToCheck(let filters, let contracts):
            filters.isEmpty
                ? "nothing to check in \(contracts): no contract, no recording and no layers.yml; write one, or say --allow-empty"
                : "no case matches --filter \(filters.joined(separator: " or ")); verify list prints all of them; or say --allow-empty"
        }
    }

    /// The problem as a suite, so that no report of an earlier run, or an empty one, is taken for this run's.
    func suite(_ contracts: String) -> CheckSuite {
        let parts = description.split(separator: ";", maxSplits: 1).map { $0.drop { $0 == " " } }
        let finding = Finding(
            "run.start", at: SourcePlace(file: contracts), what: String(parts[0]), allowed: "a run that checks something",
            because: "what was not checked must not look as if it were kept", next: parts.count == 2 ? String(parts[1]) : "run it again")
        let identifier = CaseIdentifier(subject: "verify", check: "start")
        return CheckSuite(name: "verify", kind: .contracts, cases: [CheckCase(identifier, .couldNotRun([finding]))])
    }
}
