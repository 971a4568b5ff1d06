import Redaction
import Testing

/// A text that a test redacts.
func part(_ text: String, _ name: String = "the text", field: String? = nil) -> Redactor.Part {
    Redactor.Part(name, Array(text.utf8), field: field)
}

extension Redactor.Part {
    /// The bytes as text.
    var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// Returns the texts without their secrets, and expects that nothing is left to redact in them.
func redacted(
    _ parts: [Redactor.Part], knowing known: [KnownSecret] = [], sourceLocation: SourceLocation = #_sourceLocation
) throws -> [String] {
    var redactor = Redactor(SecretPolicy(known: known))
    let redacted = try redactor.redacted(parts)
    try redactor.check(redacted)
    #expect(try redactor.redacted(redacted) == redacted, sourceLocation: sourceLocation)
    return redacted.map(\.text)
}

/// Returns a text without its secrets, and expects that nothing is left to redact in it.
func redacted(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
    try redacted([part(text)], sourceLocation: sourceLocation)[0]
}

/// Redacts a text, and expects that it is refused as too deep if it is refused.
func expectRedactionEnds(_ part: Redactor.Part, sourceLocation: SourceLocation = #_sourceLocation) {
    var redactor = Redactor(SecretPolicy())
    do throws(RedactionError) {
        _ = try redactor.redacted([part])
    } catch {
        #expect(error == .tooDeep(part: part.name), sourceLocation: sourceLocation)
    }
}
