package import Recordings
package import Redaction

/// Makes a recording that can be written, with the usual secrets alone.
package func recording(
    _ exchanges: [CapturedExchange], named name: String, bodyNames: [String?] = []
) throws(RecordingSinkError) -> RedactedRecording {
    var redactor = Redactor(SecretPolicy())
    let redacted: RedactedExchanges
    do throws(RedactionError) {
        redacted = try redactor.redacted(exchanges)
    } catch {
        throw .secret(error)
    }
    return try redactor.recording(redacted, named: name, bodyNames: bodyNames)
}

extension RecordingsFolder {
    /// Writes a recording with a writer of its own.
    package func write(_ recording: RedactedRecording) throws(RecordingWriteError) {
        var writer = RecordingWriter(self)
        try writer.write(recording)
    }
}
