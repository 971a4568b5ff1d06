internal import ContractFiles
internal import Recordings
internal import Redaction
internal import StrictJSON
internal import VerificationModel

/// The result of requesting the exchanges of a recording.
enum FetchedAnswers {
    /// No request was sent.
    case notFetched(RecordingResult)
    case answered([CapturedExchange])
    /// The finding may still contain a secret.
    case failed(Finding)
}

/// Writes the answers of APIs to recordings, one after the other and without secrets.
actor AnswerWriter {
    private let folder: RecordingsFolder
    private let now: @Sendable () -> Int
    private let readValues: Recorder.ReadValuesSearch
    private var sink: RecordingSink
    /// A recording that the folder has, and the answers that it was made of.
    private struct Kept {
        let task: RecordingTask
        let captured: [CapturedExchange]
        var recording: RedactedRecording
    }

    private var kept: [Kept] = []

    init(
        _ folder: RecordingsFolder, policy: SecretPolicy, decisions: UndecidedDecisions, now: @escaping @Sendable () -> Int,
        readValues: @escaping Recorder.ReadValuesSearch
    ) {
        self.folder = folder
        self.now = now
        self.readValues = readValues
        sink = RecordingSink(folder, policy: policy, decisions: decisions)
    }

    /// Writes a recording if it differs from the existing one.
    func keep(_ asked: FetchedAnswers, of task: RecordingTask) throws -> RecordingResult {
        switch asked {
        case .notFetched(let result): return result
        case .failed(let finding): return .failed(sink.redactor.shown(finding))
        case .answered(let captured):
            do {
                return try write(captured, of: task)
            } catch let failure as RecordingFailureError {
                return .failed(sink.redactor.shown(failure.finding))
            }
        }
    }

    private func write(_ captured: [CapturedExchange], of task: RecordingTask) throws -> RecordingResult {
        let old: Recording? = if case .recorded(let recording) = task.state { recording } else { nil }
        do {
            let (redacted, recording) = try redacted(captured, of: task)
            let differences = old.map { RecordingComparison(folder: folder).differences(of: redacted, from: $0) }
            let isStale = old.map { RecordingAge(of: $0).isOlder(than: task.freshDays, now: now()) } ?? false
            kept.append(Kept(task: task, captured: captured, recording: recording))
            // Writing also removes the files that an interrupted run left behind.
            if differences == [], !isStale, try !sink.hasRemains(of: recording) { return .same(renewed: false) }
            try sink.write(recording)
            guard let differences else { return .new(bytes: redacted.reduce(0) { $0 + $1.response.body.count }) }
            return differences.isEmpty ? .same(renewed: true) : .changed(differences)
        } catch let error as RecordingSinkError {
            throw RecordingFailureError.Place(task).failure(error)
        }
    }

    private func redacted(
        _ captured: [CapturedExchange], of task: RecordingTask
    ) throws -> (exchanges: RedactedExchanges, recording: RedactedRecording) {
        let old: Recording? = if case .recorded(let recording) = task.state { recording } else { nil }
        var redacted: RedactedExchanges
        // Strings that are replaced need no decision.
        repeat {
            redacted = try replacingUnread(in: try sink.replacingSecrets(of: captured), of: task)
        } while try sink.decide(on: redacted)
        return (redacted, try sink.redactor.recording(redacted, named: task.name, bodyNames: old?.exchanges.map(\.bodyName) ?? []))
    }

    // MARK: Secrets that are found later

    /// Removes the secrets that later answers revealed from the recordings of this run.
    /// - Returns: The recordings that were written again, or removed because that failed: no recording is better than one with a secret.
    func cleaned() -> [(task: RecordingTask, result: RecordingResult)] {
        var results: [(task: RecordingTask, result: RecordingResult)] = []
        var known = -1
        while sink.redactor.secretCount > known {
            known = sink.redactor.secretCount
            for index in kept.indices.reversed() {
                guard case .failure = Result(catching: { try sink.redactor.check(kept[index].recording) }) else { continue }
                results.append((kept[index].task, renew(index)))
            }
        }
        return results
    }

    private func renew(_ index: Int) -> RecordingResult {
        let (task, captured) = (kept[index].task, kept[index].captured)
        do {
            let recording = try redacted(captured, of: task).recording
            try sink.write(recording)
            kept[index].recording = recording
            return .cleaned
        } catch {
            kept.remove(at: index)
            return .failed(sink.redactor.shown(removal(of: task, because: error)))
        }
    }

    /// Removes a recording that cannot be written without a secret.
    private func removal(of task: RecordingTask, because error: any Error) -> Finding {
        let place = RecordingFailureError.Place(task)
        var finding =
            switch error {
            case let error as RecordingFailureError: error.finding
            case let error as RecordingSinkError: place.failure(error).finding
            default:
                place.failure(
                    .recordSecret, what: "\(error)", allowed: "a recording without a secret", next: "fix this, and record again"
                ).finding
            }
        do throws(RecordingSinkError) {
            try sink.remove(recordingNamed: task.name)
            finding.because = "it had been written before the secret was known, and its files were removed"
        } catch {
            finding.because = "it had been written before the secret was known, and cannot be removed (\(error)): remove it by hand"
        }
        return finding
    }

    /// Replaces the strings that contracts with `keep: read` do not read.
    ///
    /// The secrets are replaced before: some are only found beside others, and the comment about them lists those that the answer had.
    private func replacingUnread(in exchanges: RedactedExchanges, of task: RecordingTask) throws -> RedactedExchanges {
        var exchanges = exchanges
        for (index, exchange) in try task.exchanges.get().enumerated() where !exchange.readPromises.isEmpty {
            let body = exchanges[index].response.body
            var ranges: [Range<Int>] = []
            for promise in exchange.readPromises {
                do throws(UnknownReadsError) {
                    ranges += try readValues(promise, body)
                } catch {
                    throw RecordingFailureError(finding: error.finding)
                }
            }
            let read = ReadValues(types: exchange.readPromises.map(\.type.name), ranges: ranges)
            do {
                exchanges = try sink.redactor.replacingStrings(of: try JSONDocument(body), at: index, in: exchanges, except: read)
            } catch let error as RedactionError {
                throw RecordingSinkError.secret(error)
            }
        }
        return exchanges
    }
}
