/// Secrets that are detected by the name beside them.
extension SecretScanner {
    // MARK: name=value

    /// `?name=value`, `name=value;`, `name = "value"`, an attribute's too, and the part of a form that `name="name"` announces.
    mutating func assignment(equals: Int) {
        let assigned = assignedName(before: equals)
        guard let name = assigned ?? declaredName(before: equals) else { return }
        var start = equals + 1
        let isArrow = isAt(start, ">")
        if isArrow { start += 1 }
        while start < bytes.count, bytes[start] == UInt8(ascii: " ") || bytes[start] == UInt8(ascii: "\t") { start += 1 }
        guard start < bytes.count, bytes[start] != UInt8(ascii: "=") else { return }
        if reads(name, "name"), isInPartHead(equals) { return announced(by: nameOfPart(at: start)) }
        // Literals of programs: C#, Objective-C, Python.
        if start > equals + 1, start + 1 < bytes.count, "@$bruL".utf8.contains(bytes[start]), SecretText.isQuote(bytes[start + 1]) {
            start += 1
        }
        if Self.opensString(bytes[start]) {
            return literal(at: start, of: name, equals: equals, isArrow: isArrow)
        }
        if !isArrow, assigned != nil { parameter(name, from: start, equals: equals) }
    }

    /// `name = "value"`, `name: Type = "value"` and `"name" => "value"`.
    private mutating func literal(at start: Int, of name: Range<Int>, equals: Int, isArrow: Bool) {
        let name = places(of: name).contains(.member) || isArrow ? name : declaredName(before: equals) ?? name
        guard places(of: name).contains(.member), let value = text(at: start), !isCode(value, after: name, quoteAt: start) else { return }
        // `token => "text"` is also a function.
        let isFunction = isArrow && !isQuotedName(name) && !(name.lowerBound > 0 && bytes[name.lowerBound - 1] == UInt8(ascii: ":"))
        guard !isFunction || isCredential(value), isArrow || !isLocalization(value, of: name) else { return }
        find(value, names.placeholder(for: bytes[name]), field: name)
    }

    /// `name=value` without quotes.
    private mutating func parameter(_ name: Range<Int>, from start: Int, equals: Int) {
        let isParameter = name.lowerBound == 0 || bytes[name.lowerBound - 1].isOne(of: "?&;#")
        let places = places(of: name)
        let isSecret = places.contains(isParameter ? .parameter : .member)
        guard isSecret || isParameter && places.contains(.random) else { return }
        // `name = <0a1b>` is data in the description of a dictionary.
        if isAt(start, "<") {
            let data = after(start) { SecretShape.Alphabet.alphanumeric.contains($0) || $0 == UInt8(ascii: " ") }
            if isSecret, isAt(data.upperBound, ">;") { find(data, names.placeholder(for: bytes[name]), field: name) }
            return
        }
        let stops = isParameter && isInForm(name) ? "&;\"'<>`\\" : "&;#\"'<>`\\"
        if !(lastValue.range.contains(start) && lastValue.stops == stops) {
            lastValue = (after(start - 1) { $0 > 0x20 && $0 != 0x7F && !stops.utf8.contains($0) }, stops)
        }
        let value = start..<lastValue.range.upperBound
        guard !isExpression(value, of: name) else { return }
        let secret = start..<withoutPunctuation(value)
        guard isSecret || RandomnessHeuristic.isKey(bytes[secret]) else { return }
        find(secret, names.placeholder(for: bytes[name]), field: name)
    }

    /// Returns whether a parameter is in a form rather than in an address: `#` is data in a form, and begins the fragment of an address.
    ///
    /// An address has a `?` or `#` before its parameters.
    private mutating func isInForm(_ name: Range<Int>) -> Bool {
        var start = name.lowerBound
        while start > lastParameter.start, bytes[start - 1] > 0x20, !bytes[start - 1].isOne(of: "?#\"'<>`\\") { start -= 1 }
        work.bytes += name.lowerBound - start
        // Nothing begins between the last parameter and this one: both are in the same place.
        let opening = start > lastParameter.start ? bytes[start - 1] : lastParameter.opening
        lastParameter = (name.lowerBound, opening)
        return opening != UInt8(ascii: "?") && opening != UInt8(ascii: "#")
    }

    /// Excludes a name whose first letter is the end of an escape: `\u00e9token`.
    func isInsideEscape(_ name: Range<Int>) -> Bool {
        !isEncoded && name.lowerBound > 0 && bytes[name.lowerBound - 1] == UInt8(ascii: "\\")
    }

    // MARK: name: value

    /// `name: value` at the beginning of a line, as heads and YAML have it, or of a quoted argument, and in a YAML mapping between braces.
    mutating func line(colon: Int) {
        let name = before(colon, limit: Self.longestName) { SecretText.isLetterOfName($0) }
        guard !name.isEmpty else { return key(colon: colon) }
        guard !places(of: name).isDisjoint(with: [.header, .random]) else { return }
        // Declarations of programs: `name := "value"`, `name: Type = "value"`.
        if isAt(colon + 1, "=") || isDeclaration(colon) { return }
        // The members of a mapping have their own names.
        guard !isAt(after(colon) { $0 == UInt8(ascii: " ") }.upperBound, "{ ") else { return }
        let opening = name.lowerBound == 0 ? UInt8(ascii: "\n") : bytes[name.lowerBound - 1]
        let indent = before(name.lowerBound) { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "-") }
        let first = indent.lowerBound == 0 ? UInt8(ascii: "\n") : bytes[indent.lowerBound - 1]
        if "{,".utf8.contains(first), opening == UInt8(ascii: " ") || opening == UInt8(ascii: "{") {
            // A mapping between braces: names are followed by a space there.
            guard isAt(colon + 1, " ") else { return }
            let value = withoutCommentEnd(flowValue(from: colon))
            return isArgument(value, of: name) ? () : header(field: name, value)
        }
        let isQuoted = SecretText.isQuote(opening)
        guard isQuoted || first == UInt8(ascii: "\n") || first == UInt8(ascii: "\r") else { return word(after: colon, of: name) }
        let rest = after(colon) {
            $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") && !(isQuoted && $0 == opening) && $0 != UInt8(ascii: "<")
        }
        let value = isQuoted ? untilEscapedLineEnd(rest) : withoutCommentEnd(rest)
        // A program's string, which is looked at as a member.
        let start = after(colon, while: SecretText.isSpace).upperBound
        if isAt(start, "`"), string(quoteAt: start).upperBound < value.upperBound { return }
        if !isQuoted, let block = block(under: name, header: value) { return header(field: name, block) }
        if !isQuoted, hasContentBelow(name, value) { return }
        if !isQuoted, isStatement(value, of: name) || isSentence(value) || hasFlowList(name, value) { return }
        // YAML: a comment after a placeholder.
        if !isQuoted, let mark = comment(in: value), SecretText.isNothing(bytes[withoutBlanks(value.lowerBound..<mark)]) { return }
        header(field: name, value)
    }

    /// Returns a value in a string without what follows an escape of a line's end: `"Authorization: Basic abc\nAccept: ..."`.
    private func untilEscapedLineEnd(_ value: Range<Int>) -> Range<Int> {
        guard !isEncoded, let end = value.first(where: { isAt($0, "\\n") || isAt($0, "\\r") }) else { return value }
        return value.lowerBound..<end
    }

    /// Returns a value without the end of the comment that it is in: `password: abc -->`, `token: abc */`.
    private mutating func withoutCommentEnd(_ value: Range<Int>) -> Range<Int> {
        let end = min(next(.comment, from: value.lowerBound), next(.blockComment, from: value.lowerBound))
        return value.lowerBound..<min(end, value.upperBound)
    }

    /// Returns the place of the blank before a comment.
    private func comment(in value: Range<Int>) -> Int? { value.first { isAt($0, " #") && $0 < value.upperBound - 1 } }

    private func isDeclaration(_ colon: Int) -> Bool {
        let type = after(after(colon) { $0 == UInt8(ascii: " ") }.upperBound - 1) { $0 > 0x20 && !$0.isOne(of: "=:,\"'`") }
        let equals = after(type.upperBound - 1) { $0 == UInt8(ascii: " ") }.upperBound
        let quote = after(equals) { $0 == UInt8(ascii: " ") }.upperBound
        guard !type.isEmpty, isAt(equals, "="), quote < bytes.count else { return false }
        if Self.opensString(bytes[quote]) { return true }
        // `name: Optional[str] = None`
        return isWord(after(quote - 1, while: SecretShape.Alphabet.letters.contains), in: ["none", "null", "nil", "undefined"])
    }

    /// The word behind `name: ` in the middle of a line, as a log has it.
    ///
    /// In a sentence, a word follows that is not a secret: "Enter a new password: it is ...".
    private mutating func word(after colon: Int, of name: Range<Int>) {
        guard isAt(colon + 1, " "), name.lowerBound > 0, bytes[name.lowerBound - 1].isOne(of: " \t[(|") else { return }
        guard places(of: name).contains(.member) else { return }
        let word = after(colon + 1) { $0 > 0x20 && $0 < 0x7F && !$0.isOne(of: "\"'<>`\\,;&") }
        let value = word.lowerBound..<withoutPunctuation(word)
        guard isCredential(value), !isExpression(value, of: name) else { return }
        find(value, names.placeholder(for: bytes[name]), field: name)
    }

    /// The first value of several between braces; a placeholder's own braces are none of these.
    private mutating func flowValue(from colon: Int) -> Range<Int> {
        let start = after(colon, while: SecretText.isSpace).upperBound
        if start < bytes.count, Self.opensString(bytes[start]) { return text(at: start) ?? start..<start }
        // A string inside of a string, which is found where its escapes are resolved.
        let quote = after(start - 1) { $0 == UInt8(ascii: "\\") }.upperBound
        if quote > start, quote < bytes.count, SecretText.isQuote(bytes[quote]) { return start..<start }
        if isAt(start, "{{") {
            let name = after(start + 1) { SecretText.isNameByte($0) }
            return start..<(isAt(name.upperBound, "}}") ? name.upperBound + 2 : name.upperBound)
        }
        if !lastFlowValue.contains(colon + 1) { lastFlowValue = after(colon) { $0 >= 0x20 && !$0.isOne(of: ",}") } }
        return colon + 1..<max(colon + 1, lastFlowValue.upperBound)
    }

    mutating func header(field name: Range<Int>, _ value: Range<Int>) {
        work.bytes += value.count
        let field = String(decoding: bytes[name], as: UTF8.self)
        for part in HeaderSecrets.parts(of: Array(bytes[value]), field: field, isLine: true, names: names) {
            let moved = { (range: Range<Int>) in value.lowerBound + range.lowerBound..<value.lowerBound + range.upperBound }
            find(moved(part.range), part.name, field: name, rest: part.rest.map(moved))
        }
    }
}
