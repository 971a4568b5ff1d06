internal import Recordings
internal import VerificationModel

/// An exchange that was recorded, and where its bodies are.
struct RecordedExchange: Sendable {
    let exchange: Exchange
    let recording: Recording
    let folder: RecordingsFolder
}

/// One check of an exchange, ready to run.
struct PlannedCheck: Sendable {
    /// The work that is left to do.
    enum Step: Sendable {
        /// Nothing: the verdict is known since the files were read.
        case decided(Verdict)
        /// A check of what was recorded.
        case check(ResponseCheck)
    }

    let identifier: CaseIdentifier
    let step: Step
}

/// One exchange of a recording, and the checks of what a contract promises of it.
struct PlannedExchange: Sendable {
    /// The beginning of the checks' identifiers: `file/contract/recording`.
    let subject: String
    let request: RequestTemplate
    let basePath: [String]
    /// The age of a recording that is warned of, in days, and where the contract says so.
    let freshness: Freshness?
    let promise: ResponsePromise
    /// What was recorded; nil where it cannot be read, and every check is decided.
    let recorded: RecordedExchange?
    /// All checks, in the order in which they are made, whatever the filters select.
    let checks: [PlannedCheck]

    func identifier(of check: CheckName) -> CaseIdentifier { CaseIdentifier(subject: subject, check: check.rawValue) }
}

/// One run of the checks of an exchange, which reads and decodes its body once.
struct ExchangeRun {
    private let plan: PlannedExchange
    private var checker: ExchangeChecker?

    init(_ plan: PlannedExchange) {
        self.plan = plan
    }

    mutating func verdict(of planned: PlannedCheck) -> Verdict {
        switch planned.step {
        case .decided(let verdict):
            return verdict
        case .check(let check):
            guard var checker = checker.take() ?? plan.recorded.map({ ExchangeChecker($0, plan) }) else {
                return .notReached(after: plan.identifier(of: .recording))
            }
            defer { self.checker = checker }
            return checker.verdict(of: check)
        }
    }

    /// Makes a check, and goes on to the one that it depends on where that was not selected, so that no failure is hidden.
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
