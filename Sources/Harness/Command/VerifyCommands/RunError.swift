internal import ContractTesting
internal import SafeFiles
internal import VerificationModel

/// The reason why a command cannot run, or why its run is not complete.
enum RunError: Error, Hashable {
    case sourceDateEpoch(String)
    case contracts(ContractSuiteError)
    /// The folder that `--root` names does not exist.
    case root(String)
    case folder(String, FileError)
    case file(String, FileError)
    case nothingToCheck(contracts: String, withLayers: Bool)
    /// The named folder contains the folder of the contracts, and is not that folder itself.
    case aroundContracts(String, inner: String)
    /// There is no contract file and no recording that could contain a secret.
    case nothingToScan(contracts: String, fixtures: String)
    /// The filters that match no case; others may match.
    ///
    /// The options name the folders in the command that lists the cases.
    case unmatched(filters: [String], folderOptions: [String])
    /// The violations of layers.yml cannot be frozen.
    case baseline(String, next: String)
    /// The sources of an earlier commit cannot be read.
    case history(String, next: String)

    /// The problem.
    private var what: String {
        switch self {
        case .sourceDateEpoch(let text):
            "SOURCE_DATE_EPOCH \"\(text)\" is not a valid time (expected whole seconds since 1970, up to the year 9999)"
        case .contracts(let problem): problem.what
        case .root(let path): "the root \(path) does not exist"
        case .folder(let path, let problem): "the folder \(path) cannot be created: it \(problem)"
        case .file(let path, let problem): "the file \(path) \(problem)"
        case .nothingToCheck(let contracts, let withLayers):
            "nothing to check in \(contracts): no contract\(withLayers ? ", no recording and no layers.yml" : " and no recording")"
        case .nothingToScan(let contracts, let fixtures):
            "nothing to check in \(contracts) and \(DisplayPath.shortened(fixtures)): no contract file and no recording"
        case .aroundContracts(let folder, let inner):
            "the folder \(folder) has no apis.yml and no layers.yml of its own; they are in \(inner)"
        case .baseline(let what, _), .history(let what, _): what
        case .unmatched(let filters, _): "no case matches \(filters.map { "--filter \($0)" }.joined(separator: ", "))"
        }
    }

    /// The advice for the problem.
    private var next: String? {
        switch self {
        case .sourceDateEpoch: "unset it to use the clock"
        case .contracts(let problem): problem.next
        case .root: "name the folder of the repository with --root"
        case .folder: "name another folder with --reports"
        case .file: "name another file with --format NAME=FILE"
        case .baseline(_, let next), .history(_, let next): next
        case .nothingToCheck: "write a contract or a layers.yml, or pass --allow-empty"
        case .aroundContracts(_, let inner):
            "write \(AdvisedCommand.option("--contracts", inner).map(AdvisedCommand.quoted).joined(separator: " "))"
        case .nothingToScan: "name other folders with --contracts and --fixtures"
        case .unmatched(_, let folderOptions):
            "pass --allow-empty, or see all cases: \(AdvisedCommand(["list"] + folderOptions))"
        }
    }

    /// Whether other checks of the run still ran.
    private var isPartial: Bool { if case .unmatched = self { true } else { false } }

    /// Returns the problem as a suite, so that every report of this run contains it.
    func suite(at path: String) -> CheckSuite {
        let place = if case .root(let root) = self { root } else { path }
        let finding = Finding(
            .runStart, at: SourcePlace(file: place), what: what,
            allowed: isPartial ? "filters that each match a case" : "at least one check",
            because: "an incomplete run must not pass", next: next ?? "")
        return CheckSuite(
            name: "verify", kind: .run,
            cases: [CheckCase(CaseIdentifier(subject: "verify", check: isPartial ? "filters" : "start"), .couldNotRun([finding]))])
    }
}

extension RunError: CustomStringConvertible {
    /// The problem and the advice, in one line.
    var description: String { [what, next].compactMap { $0 }.joined(separator: "; ") }
}

extension CheckRun {
    /// Adds the reason why the run could not start or is not complete, as a case in every report and as a notice.
    mutating func add(_ problem: RunError, at path: String) {
        add(problem.suite(at: path))
        add(reportedNotice: problem.description)
    }
}
