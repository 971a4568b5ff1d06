/// Secrets that are detected by their own shape.
extension SecretScanner {
    /// `://user:password@host`, and `//user:password@host` without a scheme.
    mutating func userInfo(colon: Int) {
        let isPart = { (byte: UInt8) in byte > 0x20 && !byte.isOne(of: "/?#\"'<>\\") }
        let start = isAt(colon, "://") ? colon + 3 : before(colon, while: isPart).lowerBound
        guard isAt(start - 2, "//"), next(.at, from: start) < bytes.count else { return }
        let authority = after(start - 1, while: isPart).upperBound
        let rest = bytes[authority...].prefix(4_096).prefix { $0 == UInt8(ascii: "/") || isPart($0) }
        guard let user = UserInfo.range(in: bytes[start..<rest.endIndex]) else { return }
        // A list of a web address and a mailbox address has no user info.
        guard !bytes[user].contains(where: { $0.isOne(of: ",|()[]") }) else { return }
        find(user, "USER_INFO")
    }

    /// A JSON Web Token: RFC 7519, in the compact forms of RFC 7515 section 7.1 and RFC 7516 section 7.1.
    mutating func token(at index: Int) {
        // Both encode an opening brace.
        guard isAt(index, "ey") || isAt(index, "ew") else { return }
        let isPart = SecretShape.Alphabet.urlSafe.contains
        if index >= lastToken.endOfHead { lastToken = (after(index - 1, while: isPart).upperBound, nil) }
        let head = index..<lastToken.endOfHead
        guard head.count >= 12, isAt(head.upperBound, "."), isTokenHead(head) else { return }
        let end = lastToken.end ?? endOfToken(behind: head.upperBound)
        lastToken.end = .some(end)
        if let end { find(index..<end, "JWT") }
    }

    /// Returns the end of a token whose head ends at a place; nil where its second part is not followed by another one.
    private func endOfToken(behind dot: Int) -> Int? {
        let body = after(dot, while: SecretShape.Alphabet.urlSafe.contains)
        guard isAt(body.upperBound, ".") else { return nil }
        return after(body.upperBound) { SecretShape.Alphabet.urlSafe.contains($0) || $0 == UInt8(ascii: ".") }.upperBound
    }

    /// Returns whether a text begins as an object of JSON in base64 does: names of files begin with the same letters, `ewww-optimizer.4.0.zip`.
    private func isTokenHead(_ range: Range<Int>) -> Bool {
        let beginning = bytes[range].prefix(Self.longestBeginning)
        work.bytes += beginning.count
        let text = Base64.decoded(beginning).filter { !SecretText.isSpace($0) }
        return text.starts(with: "{\"".utf8) && text.allSatisfy { (0x20..<0x7F).contains($0) }
    }

    /// The number of characters by which an object of JSON is recognized in base64.
    private static let longestBeginning = 48

    /// `Bearer` or `Basic` and a token: RFC 9110 section 11.4.
    mutating func credentials(space: Int) {
        // Most words are neither `basic` nor `bearer`.
        guard space > 0, isAt(space - 1, "c") || isAt(space - 1, "C") || isAt(space - 1, "r") || isAt(space - 1, "R") else { return }
        let scheme = before(space, while: SecretText.isNameByte)
        let name = String(decoding: bytes[scheme], as: UTF8.self).lowercased()
        guard name == "bearer" || name == "basic" else { return }
        let token = after(space) { SecretShape.Alphabet.urlSafe.contains($0) || $0.isOne(of: ".~+/=") }
        guard token.count >= 8 else { return }
        work.bytes += token.count
        // "Bearer instruments" and "basic information" are not credentials.
        let isToken =
            name == "basic"
            ? Base64.decoded(bytes[token].prefix { $0 != UInt8(ascii: "=") }).contains(UInt8(ascii: ":"))
            : bytes[token].contains(where: SecretText.isDigit)
        if isToken { find(token, "AUTHORIZATION") }
    }

    /// Finds a secret of a shape that its vendor publishes.
    mutating func shape(at index: Int) {
        if let secret = shapes.secret(in: bytes, at: index) { find(secret.range, secret.name) }
    }
}
