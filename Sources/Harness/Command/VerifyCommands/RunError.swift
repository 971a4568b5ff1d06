internal import ContractTesting
internal import VerificationModel

/// Why a command cannot run, whatever the contracts say.
enum RunError: Error, Hashable {
    case sourceDateEpoch(String)
    case contracts(ContractSuiteError)
    case folder(String, reason: String)
    case file(String, FileError)
    case nothingToCheck(contracts: String, withLayers: Bool)
    /// No contract file and no recording could hold a secret.
    case nothingToScan(contracts: String, fixtures: String)
    /// Filters that select no case, beside others that do or by themselves.
    case unmatched(filters: [String])
    /// The violations of layers.yml cannot be frozen.
    case baseline(String, next: String)

    /// What is wrong.
    private var what: String {
        switch self {
        case .sourceDateEpoch(let text):
            "SOURCE_DATE_EPOCH is \"\(text)\"; it takes whole seconds since 1970, up to the year 9999"
        case .contracts(let problem): problem.what
        case .folder(let path, let reason): "the folder \(path) cannot be made: \(reason)"
        case .file(let path, let problem): "the file \(path) \(problem)"
        case .nothingToCheck(let contracts, let withLayers):
            "nothing to check in \(contracts): no contract\(withLayers ? ", no recording and no layers.yml" : " and no recording")"
        case .nothingToScan(let contracts, let fixtures):
            "nothing to check in \(contracts) and \(fixtures): no contract file and no recording"
        case .baseline(let what, _): what
        case .unmatched(let filters): "no case matches \(filters.map { "--filter \($0)" }.joined(separator: ", "))"
        }
    }

    /// What to do about it.
    private var next: String? {
        switch self {
        case .sourceDateEpoch: "unset it to use the clock"
        case .contracts(let problem): problem.next
        case .folder: "name another with --reports"
        case .file: "name another with --format NAME=FILE"
        case .baseline(_, let next): next
        case .nothingToCheck: "write one, or say --allow-empty"
        case .nothingToScan: "name other folders with --contracts and --fixtures"
        case .unmatched: "verify list without --filter prints all of them; or say --allow-empty"
        }
    }

    /// Whether the rest of the run takes place.
    private var isPartial: Bool { if case .unmatched = self { true } else { false } }

    /// The problem as a suite, so that no report of an earlier run, or an empty one, is taken for this run's.
    func suite(at path: String) -> CheckSuite {
        let finding = Finding(
            .runStart, at: SourcePlace(file: path), what: what,
            allowed: isPartial ? "filters that each match a case" : "a run that checks something",
            because: "what was not checked must not look as if it were kept", next: next ?? "")
        return CheckSuite(
            name: "verify", kind: .run,
            cases: [CheckCase(CaseIdentifier(subject: "verify", check: isPartial ? "filters" : "start"), .couldNotRun([finding]))])
    }
}

extension RunError: CustomStringConvertible {
    /// What is wrong and what to do next, in one line.
    var description: String { [what, next].compactMap { $0 }.joined(separator: "; ") }
}

extension CheckRun {
    /// Adds the reason why the run could not start, or is not complete: a case in every report, and a line.
    mutating func add(_ problem: RunError, at path: String) {
        add(problem.suite(at: path))
        add(notice: problem.description)
    }
}
