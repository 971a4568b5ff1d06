public import Recordings

/// The way from captured exchanges to recordings on disk: redact, check, write.
///
/// The recorder, the recording proxy and the import all write through it.
public struct RecordingSink {
    /// Finds the secrets, and remembers them from one recording to the next.
    package var redactor: Redactor
    private var writer: RecordingWriter
    private let decisions: UndecidedDecisions

    /// A sink that has written nothing yet, and refuses values that look random and that the policy does not decide about.
    /// - Parameters:
    ///   - folder: Where the recordings are written.
    ///   - policy: What is secret, and what only looks secret.
    public init(_ folder: RecordingsFolder, policy: SecretPolicy) {
        self.init(folder, policy: policy, decisions: .refusing)
    }

    /// A sink that has written nothing yet.
    /// - Parameters:
    ///   - folder: Where the recordings are written.
    ///   - policy: What is secret, and what only looks secret.
    ///   - decisions: The decisions about values that look random and that the policy does not decide about.
    package init(_ folder: RecordingsFolder, policy: SecretPolicy, decisions: UndecidedDecisions) {
        redactor = Redactor(policy)
        writer = RecordingWriter(folder)
        self.decisions = decisions
    }

    /// Replaces the secrets of exchanges that make one recording.
    /// - Throws: ``RecordingSinkError`` for a secret that cannot be replaced, and for values that look random and must not be written.
    public mutating func redacted(_ exchanges: [CapturedExchange]) throws(RecordingSinkError) -> RedactedExchanges {
        var redacted: RedactedExchanges
        repeat { redacted = try replacingSecrets(of: exchanges) } while try decide(on: redacted)
        return redacted
    }

    /// Replaces the secrets of exchanges, before ``decide(on:)``.
    /// - Throws: ``RecordingSinkError`` for a secret that cannot be replaced.
    package mutating func replacingSecrets(of exchanges: [CapturedExchange]) throws(RecordingSinkError) -> RedactedExchanges {
        do throws(RedactionError) {
            return try redactor.redacted(exchanges)
        } catch {
            throw .secret(error)
        }
    }

    /// Applies the decisions about the values of exchanges that look random.
    /// - Parameter exchanges: Exchanges with placeholders.
    /// - Returns: Whether one of the values is a secret that was not known, so that the secrets must be replaced again.
    /// - Throws: ``RecordingSinkError`` for values of a recording that is not written.
    package mutating func decide(on exchanges: RedactedExchanges) throws(RecordingSinkError) -> Bool {
        try redactor.decide(on: exchanges, decisions)
    }

    /// Writes exchanges as a recording, in place of the one of this name if there is one.
    /// - Parameters:
    ///   - exchanges: At least one.
    ///   - name: The recording's name below the fixtures folder.
    ///   - bodyNames: By exchange, the name that the response's body has already; nil where it has none.
    /// - Returns: What was written.
    /// - Throws: ``RecordingSinkError``. Then nothing was written.
    @discardableResult
    public mutating func write(
        _ exchanges: RedactedExchanges, named name: String, bodyNames: [String?] = []
    ) throws(RecordingSinkError) -> RedactedRecording {
        let recording = try redactor.recording(exchanges, named: name, bodyNames: bodyNames)
        try write(recording)
        return recording
    }

    /// Writes a recording, in place of the one of its name if there is one.
    /// - Throws: ``RecordingSinkError`` for a file that cannot be written or removed.
    public mutating func write(_ recording: RedactedRecording) throws(RecordingSinkError) {
        do throws(RecordingWriteError) {
            try writer.write(recording)
        } catch {
            throw .file(error)
        }
    }

    /// Returns whether an interrupted run left files of a recording behind, which writing it again removes.
    /// - Throws: ``RecordingSinkError`` where the folder cannot be read.
    package mutating func hasRemains(of recording: RedactedRecording) throws(RecordingSinkError) -> Bool {
        do throws(RecordingWriteError) {
            return try writer.hasRemains(of: recording)
        } catch {
            throw .file(error)
        }
    }

    /// Removes a recording and its bodies.
    ///
    /// A recording that does not exist is not an error.
    /// - Throws: ``RecordingSinkError`` for a file that cannot be written or removed.
    package mutating func remove(recordingNamed name: String) throws(RecordingSinkError) {
        do throws(RecordingWriteError) {
            try writer.remove(recordingNamed: name)
        } catch {
            throw .file(error)
        }
    }

    /// Makes the folders of a recording, and checks that its head could be written.
    /// - Throws: ``RecordingSinkError`` for a name that leaves the folder, or differs from another only in case.
    package mutating func checkName(_ name: String) throws(RecordingSinkError) {
        do throws(RecordingWriteError) {
            try writer.checkName(name)
        } catch {
            throw .file(error)
        }
    }
}
