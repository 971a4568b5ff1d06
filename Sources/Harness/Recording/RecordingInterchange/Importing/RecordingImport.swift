package import Recordings
package import Redaction
internal import SafeFiles
package import VerificationModel

/// Writes the exchanges of other programs into a folder of recordings, without their secrets.
///
/// Exchanges of one file with the same method, URL and request body become one recording, a sequence in their order; all others have a recording each.
/// WireMock mappings are alternatives: ``MappingChoices`` refuses those that a recording could not distinguish.
package struct RecordingImport {
    /// The result for an exchange, or for the exchanges of a sequence.
    package enum Result: Hashable, Sendable {
        /// A new recording with this name.
        case new(String, bytes: Int)
        /// It replaced the recording with this name.
        case replaced(String, bytes: Int)
        /// It was not written.
        case failed(Finding)
    }

    /// The results of an import.
    package struct Outcome: Sendable {
        /// The result for each recording, in the order of the files.
        package var results: [Result] = []
        /// The parts that could not be carried over, in the order of the files, without secrets.
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

    /// Creates an import, without writing anything.
    /// - Parameters:
    ///   - folder: The folder of the recordings.
    ///   - below: A folder in it; nil for the folder itself.
    ///   - policy: The secrets, and the texts that only look like secrets.
    ///   - decisions: The decisions about values that look random, and that the policy does not decide about.
    ///   - replaces: Whether a recording replaces an existing one with its name.
    package init(
        into folder: RecordingsFolder, below: String? = nil, policy: SecretPolicy, decisions: UndecidedDecisions = .refusing,
        replaces: Bool = false
    ) {
        self.folder = folder
        self.replaces = replaces
        names = RecordingNames(below: below)
        sink = RecordingSink(folder, policy: policy, decisions: decisions)
    }

    /// Writes each recording completely, or not at all.
    /// - Parameters:
    ///   - files: The files that were read.
    ///   - observer: Observes how far writing is.
    /// - Throws: `FileError` if the existing recordings cannot be listed.
    package mutating func write(_ files: [ImportedFile], observer: StepObserver = .none) throws(FileError) -> Outcome {
        let there = Set(try folder.names())
        let files = MappingChoices.decided(files)
        let sequences = files.flatMap { Self.sequences(of: $0.exchanges) }
        // A secret of a later exchange may also be in an earlier one, without a name that marks it as a secret.
        for sequence in sequences {
            do throws(RedactionError) {
                try sink.redactor.learn(from: sequence.exchanges)
            } catch {
                // The error is reported when the recording is made.
            }
        }
        var outcome = Outcome(results: files.flatMap(\.problems).map { .failed(sink.redactor.shown($0.finding)) })
        let finished = observer.counter(of: sequences.count, "writing recordings")
        for sequence in sequences {
            outcome.results.append(write(sequence, there))
            finished()
        }
        for note in files.flatMap(\.notes) {
            outcome.notes.append(
                ImportNote(note.place, sink.redactor.shown(note.what) ?? "something that cannot be described without a secret"))
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

    /// Makes the recording's files.
    ///
    /// Bodies keep their names, unless several exchanges share one.
    private func recording(
        of exchanges: RedactedExchanges, _ name: String, keeping bodyNames: [String?]
    ) throws(RecordingSinkError) -> RedactedRecording {
        do throws(RecordingSinkError) {
            return try sink.redactor.recording(exchanges, named: name, bodyNames: bodyNames)
        } catch {
            guard case .format = error.kind else { throw error }
            return try sink.redactor.recording(exchanges, named: name)
        }
    }

    /// Returns the existing recording; nil for one that cannot be read, which is replaced regardless of its bodies.
    private func oldRecording(_ name: String) -> Recording? {
        if case .success(let recording) = Swift.Result(catching: { try folder.recording(named: name) }) { recording } else { nil }
    }
}
