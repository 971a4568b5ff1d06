import SecretPatterns
import Testing

/// Returns a text with `[NAME]` in the place of each secret.
func marked(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) -> String {
    let bytes = Array(text.utf8)
    var marked: [UInt8] = []
    var position = 0
    for find in SecretScanner.finds(in: bytes, names: SecretFieldNames()) {
        guard find.range.lowerBound >= position else {
            Issue.record("the secrets overlap or are not in order", sourceLocation: sourceLocation)
            return text
        }
        marked += bytes[position..<find.range.lowerBound] + Array("[\(find.name)]".utf8)
        position = find.range.upperBound
    }
    return String(decoding: marked + bytes[position...], as: UTF8.self)
}
