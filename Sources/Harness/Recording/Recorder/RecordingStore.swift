internal import Recordings
internal import Redaction
internal import VerificationModel

/// What came of asking for a recording.
enum AskedAnswers {
    /// It was not asked for.
    case notAsked(RecordingResult)
    case answered([CapturedExchange])
    /// The words may still hold a secret.
    case failed(Finding)
}

/// Writes down what APIs answer, without its secrets: one recording after the other.
actor RecordingStore {
    private let folder: RecordingsFolder
    private let now: @Sendable () -> Int
    private var redactor: Redactor
    private var writer: RecordingWriter

    init(_ folder: RecordingsFolder, policy: SecretPolicy, now: @escaping @Sendable () -> Int) {
        self.folder = folder
        self.now = now
        redactor = Redactor(policy)
        writer = RecordingWriter(folder)
    }

    /// Writes a recording that is another than before.
    func keep(_ asked: AskedAnswers, of order: RecordingOrder) throws -> RecordingResult {
        switch asked {
        case .notAsked(let result): return result
        case .failed(let finding): return .failed(redactor.shown(finding))
        case .answered(let captured):
            do {
                return try write(captured, of: order)
            } catch let failure as RecordingFailure {
                return .failed(redactor.shown(failure.finding))
            }
        }
    }

    private func write(_ captured: [CapturedExchange], of order: RecordingOrder) throws -> RecordingResult {
        let place = RecordingFailure.Place(order)
        let old: Recording? = if case .recorded(let recording) = order.state { recording } else { nil }
        do {
            let redacted = try redactor.redacted(captured)
            let text = try RecordingText(redacted, name: order.name, bodyNames: old?.exchanges.map(\.bodyName) ?? [])
            try redactor.check(text, named: order.name)
            let differences = old.map { RecordingComparison(folder: folder).differences(of: redacted, from: $0) }
            let isStale = old.map { RecordingAge(of: $0).isOlder(than: order.freshDays, now: now()) } ?? false
            // What a killed run left behind goes with the writing.
            if differences == [], !isStale, try !writer.hasRemains(of: text, named: order.name) { return .same(renewed: false) }
            try writer.write(text, named: order.name)
            guard let differences else { return .new(bytes: redacted.reduce(0) { $0 + $1.response.body.count }) }
            return differences.isEmpty ? .same(renewed: true) : .changed(differences)
        } catch let problem as RedactionProblem {
            throw place.failure("secret", what: "\(problem)", allowed: "a recording without a secret", next: "mend that, and record again")
        } catch let problem as RecordingText.Problem {
            throw place.failure(
                "format", what: "\(problem)", allowed: "what the recording format can hold",
                next: "give the recording another name, or record another answer")
        } catch let problem as RecordingWriteProblem {
            throw place.failure(
                "write", what: "\(problem.file) \(problem.problem)", allowed: "a folder that can be written to",
                because: "what is there is whole: the old recording, or the new one", next: "mend that, and record again")
        }
    }
}
