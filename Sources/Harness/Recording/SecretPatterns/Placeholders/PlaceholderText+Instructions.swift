/// Texts that ask for a secret.
extension PlaceholderText {
    /// Returns whether a text asks for a secret.
    ///
    /// In angle brackets it is in capitals, or has a word such as `your` or `token`. In square brackets it is in capitals and names a
    /// secret. Without brackets all of its words are such words, one of them asks for the secret, and another one names it: `your_api_key`,
    /// `insert-token-here`.
    static func isInstruction(_ text: ArraySlice<UInt8>) -> Bool {
        if text.count > 2, text.first == UInt8(ascii: "<"), text.last == UInt8(ascii: ">") {
            let inner = text.dropFirst().dropLast()
            guard inner.allSatisfy({ isLetter($0) || "_- ".utf8.contains($0) }), inner.contains(where: isLetter) else { return false }
            let words = words(of: inner)
            return !inner.contains(where: RandomnessHeuristic.isLower) || words.contains { requests.contains($0) || nouns.contains($0) }
        }
        if text.first == UInt8(ascii: "["), text.last == UInt8(ascii: "]") {
            let inner = text.dropFirst().dropLast()
            return inner.allSatisfy { RandomnessHeuristic.isUpper($0) || "_- ".utf8.contains($0) }
                && words(of: inner).contains { nouns.contains($0) }
        }
        guard text.allSatisfy({ isLetter($0) || "_- ".utf8.contains($0) }) else { return false }
        let words = words(of: text)
        return words.contains { requests.contains($0) } && words.contains { nouns.contains($0) }
            && words.allSatisfy { requests.contains($0) || nouns.contains($0) || otherWords.contains($0) }
    }

    private static func words(of text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        // `yourtoken` is two words.
        NameWords(text).all.flatMap { $0.count > 4 && $0.starts(with: "your".utf8) ? [$0.prefix(4), $0.dropFirst(4)] : [$0] }
    }

    private static let requests: NameList = ["enter", "here", "insert", "paste", "put", "replace", "your"]
    static let nouns: NameList = [
        "apikey", "auth", "credential", "credentials", "jwt", "key", "pass", "passphrase", "password", "pwd", "secret", "token",
    ]
    private static let otherWords: NameList = [
        "a", "access", "account", "an", "api", "app", "application", "bearer", "client", "github", "goes", "id", "in", "it", "me", "my",
        "new",
        "openai", "own", "personal", "private", "public", "refresh", "service", "session", "the", "this", "user", "value", "with",
    ]
}
