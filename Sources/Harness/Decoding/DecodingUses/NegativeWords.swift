/// The words by which names of fixtures and of tests announce that something is wrong.
package enum NegativeWords {
    private static let words: Set<String> = [
        "bad", "broken", "corrupt", "corrupted", "error", "errors", "fail", "failed", "failing", "fails", "failure", "failures",
        "forbidden",
        "incomplete", "invalid", "malformed", "missing", "nil", "partial", "reject", "rejected", "rejects", "throw", "throwing", "throws",
        "truncated", "unexpected", "without", "wrong",
    ]

    /// Returns whether a name has one of the words: `movie-invalid`, `testDecodingFails`.
    package static func occur(in name: String) -> Bool {
        var word = ""
        for character in name + "-" {
            if character.isLetter, !(character.isUppercase && word.last?.isLowercase ?? false) {
                word.append(character)
                continue
            }
            if words.contains(word.lowercased()) { return true }
            word = character.isLetter ? String(character) : ""
        }
        return false
    }
}
