/// Secrets that are detected by the name of a member: `"name": "value"`.
extension SecretScanner {
    /// A member of JSON, or of a program's object: `"name": "value"`, `name: 'value'`, `"name": ["value"]`, `"name": 123456`.
    mutating func member(colon: Int) {
        let end = beforeBlanks(colon)
        let isQuoted = end > 1 && SecretText.isQuote(bytes[end - 1])
        guard let name = isQuoted ? quotedName(before: end) ?? pathName(before: end) : bareName(before: colon) else { return }
        let start = valueStart(after: colon)
        guard start < bytes.count else { return }
        if Self.opensString(bytes[start]) {
            guard let kind = kind(of: name), let value = text(at: start), !isCode(value, after: name, quoteAt: start) else { return }
            // The value beside the path of an address is mostly a method or a text.
            if isAt(name.lowerBound, "/"), !isCredential(value) { return }
            return member(name, value, kind)
        }
        guard isQuoted else { return }
        if bytes[start] == UInt8(ascii: "[") {
            guard !isAt(name.lowerBound, "/"), let kind = kind(of: name) else { return }
            elements(of: name, kind, from: start + 1)
        } else if bytes[start] != UInt8(ascii: "{") {
            let places = places(of: name)
            guard places.contains(.number) || places.contains(.member) else { return }
            let number = after(start - 1) { $0.isOne(of: "+-.0123456789eE") }
            guard places.contains(.number) || isNumberOfCredential(number, name) else { return }
            find(number, names.placeholder(for: bytes[name]), field: name, isNumber: true)
        }
    }

    /// Returns whether a number is a token, a key or a secret, and not the number of them: six digits or more, or with a word before `token`.
    private func isNumberOfCredential(_ number: Range<Int>, _ name: Range<Int>) -> Bool {
        guard number.count >= 4, bytes[number].allSatisfy(SecretText.isDigit), !SecretFieldNames.isPlural(bytes[name]) else { return false }
        let words = NameWords(NameFolding.folded(bytes[name]))
        guard let last = words.last, Self.credentials.contains(last) else { return false }
        return number.count >= 6 || words.starts.count > 1 && last.elementsEqual("token".utf8)
    }

    private static let credentials: NameList = ["apikey", "key", "secret", "token"]

    /// Returns the beginning of a value, which may be in the next line of a stream of events: `data: {"token":`, `data: "..."}`.
    private func valueStart(after colon: Int) -> Int {
        let start = after(colon, while: SecretText.isSpace).upperBound
        guard isAt(start, "data:"), isAt(start - 1, "\n") || isAt(start - 1, "\r") else { return start }
        return after(start + 4, while: SecretText.isSpace).upperBound
    }

    /// The conditions under which a member's name marks its value as a secret.
    private enum MemberKind {
        case cookies
        case secret
        /// A secret where it looks random.
        case random
        /// A secret where it looks like an authorization code.
        case code
    }

    private mutating func kind(of name: Range<Int>) -> MemberKind? {
        let places = places(of: name)
        let isHeader = places.contains(.header)
        if isHeader, ["cookie", "set-cookie"].contains(String(decoding: bytes[name], as: UTF8.self).lowercased()) { return .cookies }
        if isHeader, places.contains(.member) { return .secret }
        return places.contains(.random) ? .random : places.contains(.code) ? .code : nil
    }

    private mutating func member(_ name: Range<Int>, _ value: Range<Int>, _ kind: MemberKind) {
        switch kind {
        case .cookies: return header(field: name, value)
        case .secret: break
        case .random: guard RandomnessHeuristic.isRandom(bytes[value]) else { return }
        case .code: guard RandomnessHeuristic.isAuthorizationCode(bytes[value]) else { return }
        }
        find(value, names.placeholder(for: bytes[name]), field: name)
    }

    // MARK: "name": {"value": "..."}

    /// Returns whether the strings of an object are secrets because of the name of the member that it is.
    mutating func isSecretObject(_ name: Range<Int>) -> Bool {
        guard isQuotedName(name), quotedName(before: name.upperBound + 1) == name, case .secret = kind(of: name) else { return false }
        return true
    }

    /// Notes a string of an object whose name marks it as a secret.
    ///
    /// A member whose own name decides, or that describes the secret, is none, nor is a time or an address.
    mutating func member(_ name: Range<Int>, _ value: Range<Int>, belowSecret outer: Range<Int>) {
        guard !places(of: name).contains(.member), !RandomnessHeuristic.isTime(bytes[value]), !RandomnessHeuristic.isAddress(bytes[value])
        else { return }
        guard !SecretFieldNames.isDescription(bytes[name]) || RandomnessHeuristic.isRandom(bytes[value]) else { return }
        // An object of several keys or tokens may describe them: a table of a database, their owners.
        guard !SecretFieldNames.isPlural(bytes[outer]) || isCredential(value) else { return }
        note(value, names.placeholder(for: bytes[outer]), field: outer)
    }

    // MARK: "name": ["..."]

    /// Finds the strings of a list, and the numbers of one whose name is that of secret numbers.
    ///
    /// Other numbers and words between them are skipped, and the list ends at a nested value.
    private mutating func elements(of name: Range<Int>, _ kind: MemberKind, from start: Int) {
        var index = start
        while index < bytes.count {
            if SecretText.isSpace(bytes[index]) || bytes[index] == UInt8(ascii: ",") {
                index += 1
            } else if SecretText.isQuote(bytes[index]) {
                let value = string(quoteAt: index)
                // Messages about the member: `["is required, and must be new."]`.
                if !isSentence(value) { member(name, value, kind) }
                index = value.upperBound + 1
            } else if SecretText.isDigit(bytes[index]) {
                let number = after(index - 1) { $0.isOne(of: ".0123456789eE") }
                if number.count >= 3, places(of: name).contains(.number) {
                    find(number, names.placeholder(for: bytes[name]), field: name, isNumber: true)
                }
                index = number.upperBound
            } else if SecretShape.Alphabet.dotted.contains(bytes[index]) || bytes[index] == UInt8(ascii: "+") {
                index += 1
            } else {
                return
            }
        }
    }
}
