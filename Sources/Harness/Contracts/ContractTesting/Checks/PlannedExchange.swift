internal import Recordings
internal import VerificationModel

/// The place of a recorded exchange.
///
/// Recordings are read again when they are checked, so that the memory for a run does not depend on their size.
struct RecordedExchange: Sendable {
    /// The parts of an exchange that its checks are planned by.
    struct Head: Sendable {
        /// Whether the content type of the response is one of JSON.
        let isJSON: Bool
        /// The line of the request in the recording's file.
        let line: Int
    }

    /// The name of the recording.
    let name: String
    /// The position of the exchange in the recording.
    let index: Int
    let head: Head
    let folder: RecordingsFolder

    /// Reads the recording with its inline bodies.
    func recording() throws(LocatedRecordingError) -> Recording {
        let recording = try folder.recording(named: name)
        guard recording.exchanges.indices.contains(index) else {
            throw LocatedRecordingError(.head(.system("it was changed while it was checked")), at: folder.place(of: head, in: name))
        }
        return recording
    }

    /// Reads the body of the response, and that of the request, which must exist too.
    func body(in recording: Recording) throws(LocatedRecordingError) -> BodyBytes {
        _ = try folder.body(of: recording.exchanges[index].request, in: recording)
        return try folder.body(of: recording.exchanges[index].response, in: recording)
    }
}

extension RecordingsFolder {
    /// Returns the place of the request of an exchange.
    func place(of head: RecordedExchange.Head, in name: String) -> SourcePlace {
        SourcePlace(file: file(of: name), line: head.line, column: 1)
    }
}

/// One check of an exchange, ready to run.
struct PlannedCheck: Sendable {
    /// The remaining work.
    enum Step: Sendable {
        /// No work, because the verdict is known from reading the files.
        case decided(Verdict)
        /// A check of the recorded exchange.
        case check(ResponseCheck)
        /// No work, because the type is read from sources and has no mapping. The finding is reported once for each type.
        case unmapped(type: String, Finding)
    }

    let identifier: CaseIdentifier
    let step: Step
}

/// The parts of a contract that its exchanges share.
final class PlannedContract: Sendable {
    /// The request; nil for a fixture.
    let request: RequestTemplate?
    let basePath: [String]
    /// The age above which a recording gives a warning; nil for no limit.
    let freshness: Freshness?
    let promises: [ResponsePromise]
    let types: ContractTypes

    init(_ contract: Contract, basePath: [String], types: ContractTypes) {
        request = contract.request
        self.basePath = basePath
        freshness = contract.freshness
        promises = contract.responses
        self.types = types
    }

    init(_ fixture: FixturePromise, types: ContractTypes) {
        request = nil
        basePath = []
        freshness = nil
        promises = [fixture.response]
        self.types = types
    }
}

/// One exchange of a recording, and the checks of a contract's promises about it.
///
/// It is a class, because several lists contain it, and it is large. The checks are made when they are needed, because a run has many
/// exchanges, and each has several checks.
final class PlannedExchange: Sendable {
    /// The beginning of the checks' identifiers: `file/contract/recording`.
    let subject: String
    let contract: PlannedContract
    /// The position of the promise in the contract.
    private let number: Int
    let source: ExchangePlanner.Source

    init(subject: String, contract: PlannedContract, promise number: Int, source: ExchangePlanner.Source) {
        self.subject = subject
        self.contract = contract
        self.number = number
        self.source = source
    }

    var promise: ResponsePromise { contract.promises[number] }

    /// The recorded exchange; nil if it cannot be read, and the verdict on every check is known.
    var recorded: RecordedExchange? { if case .exchange(let recorded) = source { recorded } else { nil } }

    /// Makes all checks in the order in which they run, regardless of the filters.
    func checks() -> [PlannedCheck] {
        ExchangePlanner(
            subject: subject, promise: promise, types: contract.types, source: source, isFixture: contract.request == nil
        ).checks
    }

    /// The identifier of the check whether there is anything to check.
    var first: CaseIdentifier { identifier(of: contract.request == nil ? .file : .recording) }

    func identifier(of check: CheckName) -> CaseIdentifier { CaseIdentifier(subject: subject, check: check.rawValue) }
}

/// One run of the checks of an exchange, which reads and decodes its body once.
struct ExchangeRun {
    private let plan: PlannedExchange
    /// All checks of the exchange.
    private let checks: [PlannedCheck]
    private var checker: ExchangeChecker?

    /// The failures that the decoded type hides, as findings.
    var warnings: [Finding] { checker?.warnings ?? [] }
    /// A sentence about the type that was read from sources; nil if there is none.
    var note: String? { checker?.note }

    init(_ plan: PlannedExchange, _ checks: [PlannedCheck]) {
        self.plan = plan
        self.checks = checks
    }

    mutating func verdict(of planned: PlannedCheck) -> Verdict {
        switch planned.step {
        case .decided(let verdict):
            return verdict
        case .unmapped(_, let finding):
            return .couldNotRun([finding])
        case .check(let check):
            guard var checker = checker.take() ?? ExchangeChecker(plan) else {
                return .notReached(after: plan.first)
            }
            defer { self.checker = checker }
            return checker.verdict(of: check)
        }
    }

    /// Runs a check.
    ///
    /// If it depends on a check that was not selected, runs that one too, so that no failure is hidden.
    mutating func verdict(of planned: PlannedCheck, among selected: [PlannedCheck]) -> Verdict {
        var verdict = verdict(of: planned)
        while case .notReached(let earlier) = verdict, !selected.contains(where: { $0.identifier == earlier }),
            let cause = checks.first(where: { $0.identifier == earlier })
        {
            verdict = self.verdict(of: cause)
        }
        return verdict
    }
}
