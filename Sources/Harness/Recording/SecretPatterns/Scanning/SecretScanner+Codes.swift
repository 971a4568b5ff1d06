/// Codes and passwords in sentences: `Your code is 482913`, `482913 is your verification code`.
extension SecretScanner {
    /// Finds the code or password on one side of ` is `, if the words on the other side name it.
    mutating func announcement(space: Int) {
        guard isAt(space, " is ") || isAt(space, " is: ") else { return }
        let start = isAt(space, " is:") ? space + 5 : space + 4
        if let name = announcedName(before: space) {
            if let code = code(from: start, endsAt: nil) { return find(code, "CODE", field: name) }
            let word = after(start - 1) { $0 > 0x20 && $0 < 0x7F && !$0.isOne(of: "\"'<>`\\,;&") }
            let value = word.lowerBound..<withoutPunctuation(word)
            if places(of: name).contains(.number), isCredential(value) { find(value, names.placeholder(for: bytes[name]), field: name) }
        } else if let name = announcedName(after: start), let code = codeBefore(space) {
            find(code, "CODE", field: name)
        }
    }

    /// Returns the last word before a place, if it is the name of a code.
    private func announcedName(before space: Int) -> Range<Int>? {
        let sentence = before(space, limit: 64) { SecretText.isNameByte($0) || $0 == UInt8(ascii: " ") }
        guard let last = words(in: sentence).last, isCode(last, in: sentence) else { return nil }
        return last
    }

    /// Returns the name of a code in the words after a place: `your verification code`.
    private func announcedName(after start: Int) -> Range<Int>? {
        guard isAt(start, "your ") || isAt(start, "the ") else { return nil }
        let sentence = bytes[start...].prefix(64).prefix { SecretText.isNameByte($0) || $0 == UInt8(ascii: " ") }.indices
        work.bytes += sentence.count
        return words(in: sentence).prefix(6).first { isCode($0, in: sentence.lowerBound..<$0.upperBound) }
    }

    private func words(in text: Range<Int>) -> [Range<Int>] {
        bytes[text].split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ".") }.map { $0.startIndex..<$0.endIndex }
    }

    /// Returns whether a word names a code that is used once, a PIN or a password, with the words around it.
    ///
    /// Most codes are those of countries, errors and articles.
    private func isCode(_ word: Range<Int>, in sentence: Range<Int>) -> Bool {
        if isWord(word, in: ["otp", "passcode", "password", "pin", "tan", "totp"]) { return true }
        guard isWord(word, in: ["code", "codes"]) else { return false }
        let others = words(in: sentence).filter { $0.lowerBound < word.lowerBound }
        return others.contains { isWord($0, in: Self.codePurposes) } && !others.contains { isWord($0, in: Self.codesOfOtherKinds) }
    }

    private static let codePurposes: WordList = [
        "your", "verification", "security", "login", "sign-in", "signin", "access", "auth", "authentication", "authorization",
        "confirmation",
        "sms", "one-time", "time", "2fa", "mfa", "reset", "activation", "unlock", "secret", "recovery", "backup", "temporary",
    ]
    private static let codesOfOtherKinds: WordList = [
        "area", "bar", "client", "color", "colour", "country", "coupon", "currency", "customer", "discount", "error", "exit", "gift",
        "invitation", "invite", "item", "language", "order", "postal", "product", "promo", "promotion", "qr", "referral", "response",
        "sort",
        "source", "status", "swift", "tax", "tracking", "voucher", "zip",
    ]

    // MARK: Digits

    /// Returns four to eight digits, which may have the sign of a sender before them and be in two groups: `G-482913`, `482 913`.
    /// - Parameter endsAt: The place before which they end; nil where the text may go on behind them.
    private func code(from start: Int, endsAt end: Int?) -> Range<Int>? {
        let sender = after(start - 1, while: RandomnessHeuristic.isUpper)
        let first = sender.count <= 3 && !sender.isEmpty && isAt(sender.upperBound, "-") ? sender.upperBound + 1 : start
        var digits = after(first - 1, while: SecretText.isDigit)
        if digits.count == 3, isAt(digits.upperBound, " ") || isAt(digits.upperBound, "-") {
            let second = after(digits.upperBound, while: SecretText.isDigit)
            if second.count == 3 { digits = digits.lowerBound..<second.upperBound }
        }
        let count = bytes[digits].count(where: SecretText.isDigit)
        guard (4...8).contains(count), end.map({ $0 == digits.upperBound }) ?? true else { return nil }
        guard digits.upperBound == bytes.count || !SecretShape.Alphabet.alphanumeric.contains(bytes[digits.upperBound]) else { return nil }
        return digits
    }

    /// Returns the digits that end at a place.
    private func codeBefore(_ end: Int) -> Range<Int>? {
        let word = before(end, limit: 16) { SecretText.isDigit($0) || RandomnessHeuristic.isUpper($0) || $0 == UInt8(ascii: "-") }
        if let code = code(from: word.lowerBound, endsAt: end) { return code }
        let both = before(end, limit: 16) { SecretText.isDigit($0) || $0 == UInt8(ascii: " ") }
        return code(from: both.upperBound - min(7, both.count), endsAt: end)
    }
}
