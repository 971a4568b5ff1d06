/// Values that only repeat the name of a secret, or ask for it elsewhere.
extension SecretScanner {
    /// Returns whether a value is the name of its own field: `clientSecret: clientSecret`, `api_key=[API_KEY]`, `options.AuthToken`,
    /// `"user-password": "user password"`.
    ///
    /// The name must have several words: many accounts have the password `password`.
    func isEcho(_ value: Range<Int>, of field: Range<Int>) -> Bool {
        guard value.count <= Self.longestName else { return false }
        var text = bytes[value].drop { Self.marks.contains($0) }
        while let last = text.last, Self.marks.contains(last) { text.removeLast() }
        guard text.allSatisfy({ SecretText.isNameByte($0) || $0 == UInt8(ascii: " ") }) else { return false }
        let word = NameWords(lastPart(of: text)).letters
        return [bytes[field], lastPart(of: bytes[field])].map(NameWords.init).contains { $0.starts.count > 1 && $0.letters == word }
    }

    /// Returns what follows the last dot: `apiKey` of `options.apiKey`.
    private func lastPart(of path: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        path.lastIndex(of: UInt8(ascii: ".")).map { path[($0 + 1)...] } ?? path
    }

    private static let marks = Set("[]<>{}()$%@;,:?&*!".utf8)

    /// Returns whether a value without quotes asks for a secret by its name: `os.getenv("TOKEN")`, `ENV['TOKEN']`, `nameof(Token)`.
    func isReader(_ path: Range<Int>) -> Bool {
        guard path.upperBound + 1 < bytes.count else { return false }
        let next = bytes[path.upperBound]
        guard next == UInt8(ascii: "(") || next == UInt8(ascii: "[") else { return false }
        return SecretText.isQuote(bytes[path.upperBound + 1]) || isAt(path.upperBound + 1, "nameof(")
    }
}
