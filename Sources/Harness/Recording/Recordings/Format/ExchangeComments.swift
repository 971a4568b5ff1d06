/// The machine-readable comments before a request.
///
/// Every other comment is free text.
struct ExchangeComments {
    private(set) var recordedAt: String?
    /// The text behind `Recorded` that begins like a time but is not one.
    private(set) var unreadTime: String?
    private(set) var sha256: String?
    private(set) var made: String?
    private(set) var isEmpty = true

    mutating func read(_ line: String) {
        isEmpty = false
        let words = line.drop { $0 == "#" || $0 == "/" }.split(separator: " ")
        guard words.count >= 2 else { return }
        switch words[0] {
        case "Recorded" where Self.isTime(words[1]): recordedAt = String(words[1])
        case "Recorded" where words[1].first?.isNumber ?? false: unreadTime = String(words[1])
        case "Made": made = words.dropFirst().joined(separator: " ")
        case "Body" where words.count >= 3 && words[1] == "sha256": sha256 = Self.digest(words[2]) ?? sha256
        default: break
        }
    }

    /// Returns the 64 digits of a hash, which a comma may follow.
    private static func digest(_ word: Substring) -> String? {
        let digits = word.hasSuffix(",") ? word.dropLast() : word
        guard digits.utf8.count == 64, digits.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
        return digits.lowercased()
    }

    /// Returns whether a word has the shape of RFC 3339 section 5.6: `2026-11-20T21:04:11Z`, with an optional fraction and offset.
    private static func isTime(_ word: Substring) -> Bool {
        word.wholeMatch(of: /\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:\d\d)/) != nil
    }
}
