/// Secrets that are told by the name beside them.
extension SecretScanner {
    // MARK: name=value

    /// `?name=value`, `name=value;`, `name = "value"`, an attribute's too, and the part of a form that `name="name"` announces.
    mutating func assignment(equals: Int) {
        var end = equals
        while end > 0, equals - end < 8, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
        let name = before(end) { Self.isNameByte($0) || "[]%".utf8.contains($0) }
        guard !name.isEmpty, !isInsideEscape(name) else { return }
        var start = equals + 1
        while start < bytes.count, start - equals < 8, bytes[start] == UInt8(ascii: " ") { start += 1 }
        guard start < bytes.count, bytes[start] != UInt8(ascii: "=") else { return }
        if Self.isQuote(bytes[start]) {
            let value = string(quoteAt: start)
            if bytes[name].elementsEqual("name".utf8) { return announced(by: value) }
            guard let placeholder = names.placeholder(for: bytes[name], in: .member) else { return }
            return find(value, placeholder, field: name)
        }
        let isParameter = name.lowerBound == 0 || "?&;#".utf8.contains(bytes[name.lowerBound - 1])
        guard let placeholder = names.placeholder(for: bytes[name], in: isParameter ? .parameter : .member) else { return }
        let value = after(start - 1) { $0 > 0x20 && $0 != 0x7F && !"&;#\"'<>`\\".utf8.contains($0) }
        find(value.lowerBound..<withoutPunctuation(value), placeholder, field: name)
    }

    /// The end of a value without what ends a sentence, or closes brackets that were opened before it.
    private func withoutPunctuation(_ value: Range<Int>) -> Int {
        var end = value.upperBound
        while end > value.lowerBound, ".,:!?".utf8.contains(bytes[end - 1]) || closesMore(value.lowerBound..<end) { end -= 1 }
        return end
    }

    private func closesMore(_ value: Range<Int>) -> Bool {
        for (open, close) in [("(", ")"), ("[", "]"), ("{", "}")] where bytes[value].last == close.utf8.first {
            return bytes[value].count { $0 == close.utf8.first } > bytes[value].count { $0 == open.utf8.first }
        }
        return false
    }

    /// A name whose first letter is the end of an escape is none: `\u00e9token`.
    private func isInsideEscape(_ name: Range<Int>) -> Bool {
        view.encodings.isEmpty && name.lowerBound > 0 && bytes[name.lowerBound - 1] == UInt8(ascii: "\\")
    }

    /// What `name="password"` stands for, in a part of a form and in an input field: RFC 7578 section 4.2, HTML.
    private mutating func announced(by name: Range<Int>) {
        guard !name.isEmpty, let placeholder = names.placeholder(for: bytes[name], in: .parameter) else { return }
        let limit = min(bytes.count, name.upperBound + 400)
        for index in name.upperBound..<limit {
            for (blank, line) in [("\r\n\r\n", "\r\n"), ("\n\n", "\n")] where bytes[index...].starts(with: blank.utf8) {
                let start = index + blank.utf8.count
                var end = start
                while end < bytes.count, !bytes[end...].starts(with: line.utf8) { end += 1 }
                return find(start..<end, placeholder, field: name)
            }
            for word in ["value=\"", "content=\"", "value='", "content='"] where bytes[index...].starts(with: word.utf8) {
                return find(string(quoteAt: index + word.utf8.count - 1), placeholder, field: name)
            }
            if bytes[index] == UInt8(ascii: ">") { return }
        }
    }

    // MARK: "name": "value"

    /// A member of JSON, or of a program's object: `"name": "value"`, `name: 'value'`, `"name": ["value"]`, `"name": 123456`.
    mutating func member(colon: Int) {
        var end = colon
        while end > 0, colon - end < 8, Self.isSpace(bytes[end - 1]) { end -= 1 }
        let isQuoted = end > 1 && Self.isQuote(bytes[end - 1])
        let nameEnd = isQuoted ? end - 1 : end
        let name = before(nameEnd) { Self.isNameByte($0) || isQuoted && $0 == UInt8(ascii: " ") }
        guard !name.isEmpty, !isQuoted || name.lowerBound > 0 && bytes[name.lowerBound - 1] == bytes[end - 1] else { return }
        var start = colon + 1
        while start < bytes.count, start - colon < 1_000, Self.isSpace(bytes[start]) { start += 1 }
        guard start < bytes.count else { return }
        if Self.isQuote(bytes[start]) {
            let value = string(quoteAt: start)
            if isQuoted, ["name", "key", "header"].contains(where: { $0.utf8.elementsEqual(bytes[name]) }) { return entry(named: value) }
            return member(name, value)
        }
        guard isQuoted else { return }
        if bytes[start] == UInt8(ascii: "[") {
            elements(of: name, from: start + 1)
        } else if let placeholder = names.placeholder(forNumber: bytes[name]) {
            find(after(start - 1) { "+-.0123456789eE".utf8.contains($0) }, placeholder, field: name, isNumber: true)
        }
    }

    private mutating func member(_ name: Range<Int>, _ value: Range<Int>) {
        switch kind(of: Array(bytes[name])) {
        case .nothing: break
        case .cookies: header(field: name, value)
        case .secret(let placeholder): find(value, placeholder, field: name)
        }
    }

    /// What a member's name says of its value.
    enum MemberKind {
        case nothing
        case cookies
        case secret(String)
    }

    private mutating func kind(of name: [UInt8]) -> MemberKind {
        if let known = members[name] { return known }
        let isCookies = ["cookie", "set-cookie"].contains(String(decoding: name, as: UTF8.self).lowercased())
        let kind: MemberKind =
            isCookies ? .cookies : names.placeholder(for: name, in: .member).map { .secret($0) } ?? .nothing
        members[name] = kind
        return kind
    }

    /// The strings of a list; numbers and words between them are passed over, up to anything that holds more.
    private mutating func elements(of name: Range<Int>, from start: Int) {
        var index = start
        while index < bytes.count {
            if Self.isSpace(bytes[index]) || bytes[index] == UInt8(ascii: ",") {
                index += 1
            } else if Self.isQuote(bytes[index]) {
                let value = string(quoteAt: index)
                member(name, value)
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
        guard !name.isEmpty, let placeholder = names.placeholder(for: bytes[name], in: .header) else { return }
        var open = name.lowerBound
        while open > 0, name.lowerBound - open < 4_096, bytes[open] != UInt8(ascii: "{") { open -= 1 }
        var index = open
        while index < bytes.count, index - name.upperBound < 4_096, bytes[index] != UInt8(ascii: "}") {
            if isAt(index, "\"value\"") {
                let quote = after(index + 6) { Self.isSpace($0) || $0 == UInt8(ascii: ":") }.upperBound
                if quote < bytes.count, bytes[quote] == UInt8(ascii: "\"") {
                    return find(string(quoteAt: quote), placeholder, field: name)
                }
            }
            index += 1
        }
    }

    // MARK: <name>value</name>

    /// The text of an XML element.
    mutating func element(end: Int) {
        let name = before(end) { Self.isNameByte($0) || $0 == UInt8(ascii: ":") }
        guard !name.isEmpty, name.lowerBound > 0, bytes[name.lowerBound - 1] == UInt8(ascii: "<") else { return }
        let local = bytes[name].lastIndex(of: UInt8(ascii: ":")).map { $0 + 1..<name.upperBound } ?? name
        guard let placeholder = names.placeholder(for: bytes[local], in: .member) else { return }
        find(after(end) { $0 != UInt8(ascii: "<") }, placeholder, field: local)
    }

    // MARK: name: value

    /// `name: value` at the beginning of a line, as heads and YAML have it, or of a quoted argument, and in a YAML mapping between braces.
    mutating func line(colon: Int) {
        let name = before(colon, while: Self.isNameByte)
        guard !name.isEmpty, names.placeholder(for: bytes[name], in: .header) != nil else { return }
        // What a mapping holds has names of its own.
        guard !isAt(after(colon) { $0 == UInt8(ascii: " ") }.upperBound, "{ ") else { return }
        let opening = name.lowerBound == 0 ? UInt8(ascii: "\n") : bytes[name.lowerBound - 1]
        let indent = before(name.lowerBound) { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "-") }
        let first = indent.lowerBound == 0 ? UInt8(ascii: "\n") : bytes[indent.lowerBound - 1]
        if "{,".utf8.contains(first), opening == UInt8(ascii: " ") || opening == UInt8(ascii: "{") {
            // A mapping between braces: names are followed by a space there.
            guard isAt(colon + 1, " ") else { return }
            return header(field: name, flowValue(from: colon))
        }
        let isQuoted = Self.isQuote(opening)
        guard isQuoted || first == UInt8(ascii: "\n") || first == UInt8(ascii: "\r") else { return }
        let value = after(colon) {
            $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") && !(isQuoted && $0 == opening) && $0 != UInt8(ascii: "<")
        }
        header(field: name, value)
    }

    /// The first value of several between braces; a placeholder's own braces are none of these.
    private func flowValue(from colon: Int) -> Range<Int> {
        let start = after(colon, while: Self.isSpace).upperBound
        if start < bytes.count, Self.isQuote(bytes[start]) { return string(quoteAt: start) }
        if isAt(start, "{{") {
            let name = after(start + 1) { Self.isNameByte($0) }
            return start..<(isAt(name.upperBound, "}}") ? name.upperBound + 2 : name.upperBound)
        }
        return after(colon) { $0 >= 0x20 && !",}".utf8.contains($0) }
    }

    private mutating func header(field name: Range<Int>, _ value: Range<Int>) {
        let field = String(decoding: bytes[name], as: UTF8.self)
        for (range, placeholder) in HeaderSecrets.ranges(in: Array(bytes[value]), field: field, names: names) {
            find(value.lowerBound + range.lowerBound..<value.lowerBound + range.upperBound, placeholder, field: name)
        }
    }
}
