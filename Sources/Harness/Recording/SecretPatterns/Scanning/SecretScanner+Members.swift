/// Secrets that are detected by the name of a member: `"name": "value"`.
extension SecretScanner {
    /// A member of JSON, or of a program's object: `"name": "value"`, `name: 'value'`, `"name": ["value"]`, `"name": 123456`.
    mutating func member(colon: Int) {
        var end = colon
        while end > 0, colon - end < 8, SecretText.isSpace(bytes[end - 1]) { end -= 1 }
        let isQuoted = end > 1 && SecretText.isQuote(bytes[end - 1])
        let nameEnd = isQuoted ? end - 1 : end
        let name = before(nameEnd) { SecretText.isNameByte($0) || isQuoted && $0 == UInt8(ascii: " ") }
        guard !name.isEmpty, !isQuoted || name.lowerBound > 0 && bytes[name.lowerBound - 1] == bytes[end - 1] else { return }
        var start = colon + 1
        while start < bytes.count, start - colon < 1_000, SecretText.isSpace(bytes[start]) { start += 1 }
        guard start < bytes.count else { return }
        if Self.opensString(bytes[start]) {
            if !outerNames.isEmpty, let outer = outerNames[colon], let value = value(at: start, of: name, below: outer) {
                return find(value, names.placeholder(for: bytes[outer]), field: outer)
            }
            if isQuoted, reads(name, "name") || reads(name, "key") || reads(name, "header") {
                return entry(named: string(quoteAt: start))
            }
            guard let kind = kind(of: name), let value = text(at: start) else { return }
            return member(name, value, kind)
        }
        guard isQuoted else { return }
        if bytes[start] == UInt8(ascii: "[") {
            guard let kind = kind(of: name) else { return }
            elements(of: name, kind, from: start + 1)
        } else if bytes[start] == UInt8(ascii: "{") {
            if case .secret = kind(of: name) { noteMembers(below: name, from: start + 1) }
        } else if places(of: name).contains(.number) {
            find(
                after(start - 1) { "+-.0123456789eE".utf8.contains($0) }, names.placeholder(for: bytes[name]), field: name, isNumber: true)
        }
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

    /// Notes the members of an object whose name marks it as a secret.
    ///
    /// Their strings are secrets too, unless ``value(at:of:below:)`` excludes them.
    private mutating func noteMembers(below name: Range<Int>, from start: Int) {
        let limit = min(bytes.count, start + 4_096)
        var (index, depth) = (start, 0)
        while index < limit, depth >= 0 {
            switch bytes[index] {
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                index = string(quoteAt: index).upperBound
                let colon = after(index, while: SecretText.isSpace).upperBound
                if depth == 0, isAt(colon, ":") { outerNames[colon] = name }
            default: break
            }
            index += 1
        }
    }

    /// Returns the string of a member of an object whose name marks it as a secret.
    ///
    /// The result is nil for a member whose own name decides, that describes the secret, or whose value is a time or an address.
    private mutating func value(at start: Int, of name: Range<Int>, below outer: Range<Int>) -> Range<Int>? {
        guard !places(of: name).contains(.member), let value = text(at: start) else { return nil }
        guard !SecretFieldNames.isDescription(bytes[name]) || RandomnessHeuristic.isRandom(bytes[value]) else { return nil }
        return RandomnessHeuristic.isTime(bytes[value]) || RandomnessHeuristic.isAddress(bytes[value]) ? nil : value
    }

    /// Returns the strings of a list.
    ///
    /// Numbers and words between them are skipped, and the list ends at a nested value.
    private mutating func elements(of name: Range<Int>, _ kind: MemberKind, from start: Int) {
        var index = start
        while index < bytes.count {
            if SecretText.isSpace(bytes[index]) || bytes[index] == UInt8(ascii: ",") {
                index += 1
            } else if SecretText.isQuote(bytes[index]) {
                let value = string(quoteAt: index)
                member(name, value, kind)
                index = value.upperBound + 1
            } else if SecretShape.Alphabet.dotted.contains(bytes[index]) || bytes[index] == UInt8(ascii: "+") {
                index += 1
            } else {
                return
            }
        }
    }

    /// `{"name": "X-Api-Key", "value": "..."}`, in either order: HAR 1.2 has fields, cookies and parameters so.
    private mutating func entry(named name: Range<Int>) {
        guard !name.isEmpty, places(of: name).contains(.header) else { return }
        let placeholder = names.placeholder(for: bytes[name])
        var open = name.lowerBound
        while open > 0, name.lowerBound - open < 4_096, bytes[open] != UInt8(ascii: "{") { open -= 1 }
        var index = open
        while index < bytes.count, index - name.upperBound < 4_096, bytes[index] != UInt8(ascii: "}") {
            if isAt(index, "\"value\"") {
                let quote = after(index + 6) { SecretText.isSpace($0) || $0 == UInt8(ascii: ":") }.upperBound
                if quote < bytes.count, bytes[quote] == UInt8(ascii: "\"") {
                    return find(string(quoteAt: quote), placeholder, field: name)
                }
            }
            index += 1
        }
    }
}
