internal import Recordings

/// A recording that may be written to disk: its files, in which no secret was found.
///
/// This type is the gate to the disk. `RecordingWriter` writes nothing else, and it is the only code of the recording targets that writes files.
/// Only a ``Redactor`` makes a value of this type: the initialiser is private to this file, all properties are constants, and
/// ``Redactor/recording(_:named:bodyNames:)`` searches every file for secrets before it returns. A caller that leaves out the redaction or the
/// check does not compile.
public struct RedactedRecording: Hashable, Sendable {
    /// The recording's name below the fixtures folder, without `.http`.
    public let name: String
    /// The head and the bodies.
    let text: RecordingText

    fileprivate init(
        _ exchanges: RedactedExchanges, named name: String, bodyNames: [String?], checkedBy redactor: Redactor
    ) throws(RecordingSinkError) {
        self.name = name
        do throws(RecordingFormatError) {
            text = try RecordingText(exchanges, name: name, bodyNames: bodyNames)
        } catch {
            throw .format(error)
        }
        do throws(RedactionError) {
            try redactor.check(parts)
        } catch {
            throw .secret(error)
        }
    }

    /// Everything that reaches the disk: the name, the head and the bodies.
    fileprivate var parts: [Redactor.Part] {
        [Redactor.Part("the file's name", Array(name.utf8)), Redactor.Part("the head", text.head)]
            + text.bodies.map { Redactor.Part("the body \($0.name)", $0.bytes) }
    }
}

extension Redactor {
    /// Makes the files of a recording, and searches them for secrets.
    ///
    /// Redaction alone is not enough: the comment, the names of header fields and the names of the files are not redacted.
    /// - Parameters:
    ///   - exchanges: At least one.
    ///   - name: The recording's name below the fixtures folder. Its last part names the bodies.
    ///   - bodyNames: By exchange, the name that the response's body has already; nil where it has none.
    /// - Throws: ``RecordingSinkError`` for exchanges that the format cannot express, and for the first secret that is left.
    public func recording(
        _ exchanges: RedactedExchanges, named name: String, bodyNames: [String?] = []
    ) throws(RecordingSinkError) -> RedactedRecording {
        try RedactedRecording(exchanges, named: name, bodyNames: bodyNames, checkedBy: self)
    }

    /// Searches a recording again, for secrets that were learned after it was made.
    /// - Throws: ``RedactionError`` for the first.
    package func check(_ recording: RedactedRecording) throws(RedactionError) {
        try check(recording.parts)
    }
}
