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
actor AnswerWriter {
    private let folder: RecordingsFolder
    private let now: @Sendable () -> Int
    private var sink: RecordingSink

    init(_ folder: RecordingsFolder, policy: SecretPolicy, now: @escaping @Sendable () -> Int) {
        self.folder = folder
        self.now = now
        sink = RecordingSink(folder, policy: policy)
    }

    /// Writes a recording that is another than before.
    func keep(_ asked: AskedAnswers, of order: RecordingTask) throws -> RecordingResult {
        switch asked {
        case .notAsked(let result): return result
        case .failed(let finding): return .failed(sink.redactor.shown(finding))
        case .answered(let captured):
            do {
                return try write(captured, of: order)
            } catch let failure as RecordingFailureError {
                return .failed(sink.redactor.shown(failure.finding))
            }
        }
    }

    private func write(_ captured: [CapturedExchange], of order: RecordingTask) throws -> RecordingResult {
        let old: Recording? = if case .recorded(let recording) = order.state { recording } else { nil }
        do throws(RecordingSinkError) {
            let redacted = try sink.redacted(captured)
            let recording = try sink.redactor.recording(redacted, named: order.name, bodyNames: old?.exchanges.map(\.bodyName) ?? [])
            let differences = old.map { RecordingComparison(folder: folder).differences(of: redacted, from: $0) }
            let isStale = old.map { RecordingAge(of: $0).isOlder(than: order.freshDays, now: now()) } ?? false
            // Writing also removes what an interrupted run left behind.
            if differences == [], !isStale, try !sink.hasRemains(of: recording) { return .same(renewed: false) }
            try sink.write(recording)
            guard let differences else { return .new(bytes: redacted.reduce(0) { $0 + $1.response.body.count }) }
            return differences.isEmpty ? .same(renewed: true) : .changed(differences)
        } catch {
            throw RecordingFailureError.Place(order).failure(error)
        }
    }
}
