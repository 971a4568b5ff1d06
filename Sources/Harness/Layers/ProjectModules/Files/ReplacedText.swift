/// Replaces parts of texts where values contain each other, so that a text could grow without end.
enum ReplacedText {
    /// The size of the largest text, in bytes.
    static let sizeLimit = 64 << 10

    /// Returns a text with a value in the place of a part; nil if it would be too large.
    static func of(_ text: String, _ part: String, with value: String) -> String? {
        let count = text.ranges(of: part).count
        guard count > 0 else { return text }
        let growth = value.utf8.count - part.utf8.count
        guard text.utf8.count + count * growth <= sizeLimit else { return nil }
        return text.replacing(part, with: value)
    }
}
