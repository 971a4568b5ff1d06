internal import Recordings
internal import VerificationModel

/// A recorded exchange, with its recording and the folder of its bodies.
///
/// Bodies are read when they are checked, so that the memory for a run does not depend on their size.
struct RecordedExchange: Sendable {
    /// The recording without the bodies that its head file contains.
    let recording: Recording
    /// The position of the exchange in the recording.
    let index: Int
    let folder: RecordingsFolder

    var exchange: Exchange { recording.exchanges[index] }

    /// Reads the body of the response, and that of the request, which must exist too.
    func body() throws(LocatedRecordingError) -> BodyBytes {
        let complete = try folder.recording(named: recording.name)
        guard complete.exchanges.indices.contains(index) else {
            throw LocatedRecordingError(.head(.system("it was changed while it was checked")), at: exchange.request.place)
        }
        let exchange = complete.exchanges[index]
        _ = try folder.body(of: exchange.request, in: complete)
        return try folder.body(of: exchange.response, in: complete)
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

/// One exchange of a recording, and the checks of a contract's promises about it.
///
/// It is a class, because several lists contain it, and it is large.
final class PlannedExchange: Sendable {
    /// The beginning of the checks' identifiers: `file/contract/recording`.
    let subject: String
    let request: RequestTemplate
    let basePath: [String]
    /// The age above which the recording gives a warning; nil for no limit.
    let freshness: Freshness?
    let promise: ResponsePromise
    /// The recorded exchange; nil if it cannot be read, and the verdict on every check is known.
    let recorded: RecordedExchange?
    /// All checks in the order in which they run, regardless of the filters.
    let checks: [PlannedCheck]

    init(
        subject: String, request: RequestTemplate, basePath: [String], freshness: Freshness?, promise: ResponsePromise,
        recorded: RecordedExchange?, checks: [PlannedCheck]
    ) {
        self.subject = subject
        self.request = request
        self.basePath = basePath
        self.freshness = freshness
        self.promise = promise
        self.recorded = recorded
        self.checks = checks
    }

    func identifier(of check: CheckName) -> CaseIdentifier { CaseIdentifier(subject: subject, check: check.rawValue) }
}

/// One run of the checks of an exchange, which reads and decodes its body once.
struct ExchangeRun {
    private let plan: PlannedExchange
    private var checker: ExchangeChecker?

    /// The failures that the decoded type hides, as findings.
    var warnings: [Finding] { checker?.warnings ?? [] }
    /// A sentence about the type that was read from sources; nil if there is none.
    var note: String? { checker?.note }

    init(_ plan: PlannedExchange) {
        self.plan = plan
    }

    mutating func verdict(of planned: PlannedCheck) -> Verdict {
        switch planned.step {
        case .decided(let verdict):
            return verdict
        case .unmapped(_, let finding):
            return .couldNotRun([finding])
        case .check(let check):
            guard var checker = checker.take() ?? plan.recorded.map({ ExchangeChecker($0, plan) }) else {
                return .notReached(after: plan.identifier(of: .recording))
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
            let cause = plan.checks.first(where: { $0.identifier == earlier })
        {
            verdict = self.verdict(of: cause)
        }
        return verdict
    }
}
