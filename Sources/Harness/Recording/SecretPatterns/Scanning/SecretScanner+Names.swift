/// Secrets that are detected by the name beside them.
extension SecretScanner {
    // MARK: name=value

    /// `?name=value`, `name=value;`, `name = "value"`, an attribute's too, and the part of a form that `name="name"` announces.
    mutating func assignment(equals: Int) {
        var end = equals
        while end > 0, equals - end < 8, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
        let name = before(end) {
            SecretText.isNameByte($0) || $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "]") || $0 == UInt8(ascii: "%")
        }
        guard !name.isEmpty, !isInsideEscape(name) else { return }
        var start = equals + 1
        while start < bytes.count, start - equals < 8, bytes[start] == UInt8(ascii: " ") { start += 1 }
        guard start < bytes.count, bytes[start] != UInt8(ascii: "=") else { return }
        if Self.opensString(bytes[start]) {
            if reads(name, "name") { return announced(by: string(quoteAt: start)) }
            guard places(of: name).contains(.member), let value = text(at: start) else { return }
            return find(value, names.placeholder(for: bytes[name]), field: name)
        }
        let isParameter = name.lowerBound == 0 || "?&;#".utf8.contains(bytes[name.lowerBound - 1])
        let places = places(of: name)
        let isSecret = places.contains(isParameter ? .parameter : .member)
        guard isSecret || isParameter && places.contains(.random) else { return }
        let stops = isParameter && isInForm(name) ? "&;\"'<>`\\" : "&;#\"'<>`\\"
        let value = after(start - 1) { $0 > 0x20 && $0 != 0x7F && !stops.utf8.contains($0) }
        let secret = value.lowerBound..<withoutPunctuation(value)
        guard isSecret || RandomnessHeuristic.isKey(bytes[secret]) else { return }
        find(secret, names.placeholder(for: bytes[name]), field: name)
    }

    /// Returns whether a parameter is in a form rather than in an address: `#` is data in a form, and begins the fragment of an address.
    ///
    /// An address has a `?` or `#` before its parameters.
    private func isInForm(_ name: Range<Int>) -> Bool {
        let opening = bytes[..<name.lowerBound].suffix(4_096).last { $0 <= 0x20 || "?#\"'<>`\\".utf8.contains($0) }
        return opening != UInt8(ascii: "?") && opening != UInt8(ascii: "#")
    }

    /// The end of a value without what ends a sentence, or closes brackets that were not opened in it.
    private func withoutPunctuation(_ value: Range<Int>) -> Int {
        var end = value.upperBound
        // The number of closing brackets of each kind without an opening one.
        var excess: [UInt8: Int] = [:]
        while end > value.lowerBound {
            let last = bytes[end - 1]
            if let open = Self.openings[last] {
                let count = excess[last] ?? bytes[value].reduce(0) { $0 + ($1 == last ? 1 : $1 == open ? -1 : 0) }
                guard count > 0 else { break }
                excess[last] = count - 1
            } else if !".,:!?".utf8.contains(last) {
                break
            }
            end -= 1
        }
        return end
    }

    private static let openings = [
        UInt8(ascii: ")"): UInt8(ascii: "("), UInt8(ascii: "]"): UInt8(ascii: "["), UInt8(ascii: "}"): UInt8(ascii: "{"),
    ]

    /// Excludes a name whose first letter is the end of an escape: `\u00e9token`.
    private func isInsideEscape(_ name: Range<Int>) -> Bool {
        !isEncoded && name.lowerBound > 0 && bytes[name.lowerBound - 1] == UInt8(ascii: "\\")
    }

    /// Finds the value that `name="password"` names, in a part of a form and in an input field: RFC 7578 section 4.2, HTML.
    private mutating func announced(by name: Range<Int>) {
        guard !name.isEmpty, places(of: name).contains(.parameter) else { return }
        let placeholder = names.placeholder(for: bytes[name])
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

    // MARK: <name>value</name>

    /// The text of an XML element.
    mutating func element(end: Int) {
        let name = before(end) { SecretText.isNameByte($0) || $0 == UInt8(ascii: ":") }
        guard !name.isEmpty, name.lowerBound > 0, bytes[name.lowerBound - 1] == UInt8(ascii: "<") else { return }
        let local = bytes[name].lastIndex(of: UInt8(ascii: ":")).map { $0 + 1..<name.upperBound } ?? name
        guard !local.isEmpty, places(of: local).contains(.member) else { return }
        let text = after(end) { $0 != UInt8(ascii: "<") }
        // Blanks appear between elements, and around CDATA sections.
        let value = bytes[text].allSatisfy(SecretText.isSpace) ? characterData(at: text.upperBound) : text
        if let value { find(value, names.placeholder(for: bytes[local]), field: local) }
    }

    // MARK: name: value

    /// `name: value` at the beginning of a line, as heads and YAML have it, or of a quoted argument, and in a YAML mapping between braces.
    mutating func line(colon: Int) {
        let name = before(colon, while: SecretText.isNameByte)
        guard !name.isEmpty, !places(of: name).isDisjoint(with: [.header, .random]) else { return }
        // The members of a mapping have their own names.
        guard !isAt(after(colon) { $0 == UInt8(ascii: " ") }.upperBound, "{ ") else { return }
        let opening = name.lowerBound == 0 ? UInt8(ascii: "\n") : bytes[name.lowerBound - 1]
        let indent = before(name.lowerBound) { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "-") }
        let first = indent.lowerBound == 0 ? UInt8(ascii: "\n") : bytes[indent.lowerBound - 1]
        if "{,".utf8.contains(first), opening == UInt8(ascii: " ") || opening == UInt8(ascii: "{") {
            // A mapping between braces: names are followed by a space there.
            guard isAt(colon + 1, " ") else { return }
            return header(field: name, flowValue(from: colon))
        }
        let isQuoted = SecretText.isQuote(opening)
        guard isQuoted || first == UInt8(ascii: "\n") || first == UInt8(ascii: "\r") else { return }
        let value = after(colon) {
            $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") && !(isQuoted && $0 == opening) && $0 != UInt8(ascii: "<")
        }
        // A program's string, which is looked at as a member.
        let start = after(colon, while: SecretText.isSpace).upperBound
        if isAt(start, "`"), string(quoteAt: start).upperBound < value.upperBound { return }
        if !isQuoted, let block = block(under: name, header: value) { return header(field: name, block) }
        header(field: name, value)
    }

    /// The first value of several between braces; a placeholder's own braces are none of these.
    private func flowValue(from colon: Int) -> Range<Int> {
        let start = after(colon, while: SecretText.isSpace).upperBound
        if start < bytes.count, Self.opensString(bytes[start]) { return text(at: start) ?? start..<start }
        if isAt(start, "{{") {
            let name = after(start + 1) { SecretText.isNameByte($0) }
            return start..<(isAt(name.upperBound, "}}") ? name.upperBound + 2 : name.upperBound)
        }
        return after(colon) { $0 >= 0x20 && !",}".utf8.contains($0) }
    }

    mutating func header(field name: Range<Int>, _ value: Range<Int>) {
        let field = String(decoding: bytes[name], as: UTF8.self)
        for part in HeaderSecrets.parts(of: Array(bytes[value]), field: field, isLine: true, names: names) {
            let moved = { (range: Range<Int>) in value.lowerBound + range.lowerBound..<value.lowerBound + range.upperBound }
            find(moved(part.range), part.name, field: name, rest: part.rest.map(moved))
        }
    }
}
