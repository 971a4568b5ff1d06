package import Recordings
package import Redaction
internal import SafeFiles
package import VerificationModel

/// Puts what other programs have written down into a folder of recordings, without its secrets.
///
/// Exchanges of one file with the same method, URL and request body become one recording, a sequence in their order; all others have a recording each.
package struct RecordingImport {
    /// What became of an exchange, or of several that make a sequence.
    package enum Result: Hashable, Sendable {
        /// It is there now, under this name.
        case new(String, bytes: Int)
        /// It took the place of another.
        case replaced(String, bytes: Int)
        /// Nothing of it was written.
        case failed(Finding)
    }

    /// What became of everything.
    package struct Outcome: Sendable {
        /// By recording, in the order of the files.
        package var results: [Result] = []
        /// What could not be carried over, in the order of the files; no secret stands in it.
        package var notes: [ImportNote] = []
    }

    /// The exchanges of a recording.
    private struct Sequence {
        let place: SourcePlace
        var exchanges: [CapturedExchange]
    }

    private let folder: RecordingsFolder
    private let replaces: Bool
    private var names: RecordingNames
    private var sink: RecordingSink

    /// An import that has written nothing yet.
    /// - Parameters:
    ///   - folder: Where the recordings go.
    ///   - below: A folder in it; nil stands for itself.
    ///   - policy: What is secret, and what only looks so.
    ///   - replaces: Whether a recording takes the place of one of its name.
    package init(into folder: RecordingsFolder, below: String? = nil, policy: SecretPolicy, replaces: Bool = false) {
        self.folder = folder
        self.replaces = replaces
        names = RecordingNames(below: below)
        sink = RecordingSink(folder, policy: policy)
    }

    /// Writes each recording whole, or not at all.
    /// - Throws: `FileError` where nobody can tell which recordings are there already.
    package mutating func write(_ files: [ImportedFile], observer: StepObserver = .none) throws(FileError) -> Outcome {
        let there = Set(try folder.names())
        let sequences = files.flatMap { Self.sequences(of: $0.exchanges) }
        // What is found in a later exchange may stand in an earlier one, where nothing says that it is a secret.
        for sequence in sequences {
            do throws(RedactionError) {
                try sink.redactor.learn(from: sequence.exchanges)
            } catch {
                // It is told where the recording is made.
            }
        }
        var outcome = Outcome(results: files.flatMap(\.problems).map { .failed(sink.redactor.shown($0.finding)) })
        let finished = observer.counter(of: sequences.count, "writing recordings")
        for sequence in sequences {
            outcome.results.append(write(sequence, there))
            finished()
        }
        for note in files.flatMap(\.notes) {
            outcome.notes.append(ImportNote(note.place, sink.redactor.shown(note.what) ?? "something that cannot be said without a secret"))
        }
        return outcome
    }

    private static func sequences(of exchanges: [ImportedExchange]) -> [Sequence] {
        struct Question: Hashable {
            let method: String
            let target: String
            let body: [UInt8]
        }
        var sequences: [Sequence] = []
        var indexes: [Question: Int] = [:]
        for imported in exchanges {
            let request = imported.exchange.request
            let question = Question(method: request.method, target: request.target, body: request.body)
            if let index = indexes[question] {
                sequences[index].exchanges.append(imported.exchange)
            } else {
                indexes[question] = sequences.count
                sequences.append(Sequence(place: imported.place, exchanges: [imported.exchange]))
            }
        }
        return sequences
    }

    private mutating func write(_ sequence: Sequence, _ there: Set<String>) -> Result {
        let failure = ImportFailure(place: sequence.place)
        do throws(RecordingSinkError) {
            let redacted = try sink.redacted(sequence.exchanges)
            guard let first = redacted.first else { return .failed(failure.format) }
            let name = names.name(method: first.request.method, target: first.request.target)
            let isThere = there.contains(name)
            if isThere, !replaces { return .failed(failure.exists(name)) }
            let old = isThere ? oldRecording(name) : nil
            if old?.exchanges.contains(where: { $0.made != nil }) == true { return .failed(failure.made(name)) }
            let recording = try recording(of: redacted, name, keeping: old?.exchanges.map(\.bodyName) ?? [])
            try sink.checkName(name)
            try sink.write(recording)
            let bytes = redacted.reduce(0) { $0 + $1.response.body.count }
            return isThere ? .replaced(name, bytes: bytes) : .new(name, bytes: bytes)
        } catch {
            return .failed(failure.finding(for: error))
        }
    }

    /// Makes the recording's files; bodies keep their names, unless several exchanges share one.
    private func recording(
        of exchanges: RedactedExchanges, _ name: String, keeping bodyNames: [String?]
    ) throws(RecordingSinkError) -> RedactedRecording {
        do throws(RecordingSinkError) {
            return try sink.redactor.recording(exchanges, named: name, bodyNames: bodyNames)
        } catch .format {
            return try sink.redactor.recording(exchanges, named: name)
        }
    }

    /// The recording that is there; nil for one that cannot be read, which is replaced without regard to its bodies.
    private func oldRecording(_ name: String) -> Recording? {
        if case .success(let recording) = Swift.Result(catching: { try folder.recording(named: name) }) { recording } else { nil }
    }
}
