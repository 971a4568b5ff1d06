/// Values of YAML that are not beside their name.
extension SecretScanner {
    // MARK: name: |

    /// The lines of a block, `name: |` or `name: >`, and what is indented more than the name; nil where none begins.
    ///
    /// Source: YAML section 8.1.
    func block(under name: Range<Int>, header value: Range<Int>) -> Range<Int>? {
        let header = bytes[withoutBlanks(value)].prefix { $0 != UInt8(ascii: " ") }
        guard let style = header.first, "|>".utf8.contains(style), header.dropFirst().allSatisfy({ "+-123456789".utf8.contains($0) })
        else { return nil }
        let column = column(of: name)
        var (position, end) = (value.upperBound, value.upperBound)
        while position < bytes.count {
            let blanks = after(position - 1, while: SecretText.isSpace)
            let line = bytes[blanks].lastIndex(where: isLineEnd).map { $0 + 1 } ?? position
            guard blanks.upperBound < bytes.count, blanks.upperBound - line > column else { break }
            end = after(blanks.upperBound) { !isLineEnd($0) }.upperBound
            position = end
        }
        return withoutBlanks(value.upperBound..<end)
    }

    /// Returns the number of bytes before a name in its line: blanks, and the signs of lists that it is in.
    private func column(of name: Range<Int>) -> Int {
        name.lowerBound - before(name.lowerBound) { $0.isOne(of: " -\"'") }.lowerBound
    }

    private func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

    // MARK: "name": value

    /// The value without quotes of a key between quotes, or of a key in the line before: `"name": value`, `? name`.
    mutating func key(colon: Int) {
        // Strings, objects and lists are members, and so are the numbers and words of JSON.
        let start = after(colon) { $0 == UInt8(ascii: " ") }.upperBound
        if start < bytes.count, Self.opensString(bytes[start]) || bytes[start].isOne(of: "{[,/") { return }
        guard colon > 0, let name = quotedKey(before: colon) ?? explicitKey(before: colon),
            !places(of: name).isDisjoint(with: [.header, .random])
        else { return }
        let rest = after(colon) { !isLineEnd($0) }
        let value = withoutBlanks(rest)
        if isWordOfJSON(value) { return }
        if let block = block(under: name, header: value) { return header(field: name, block) }
        if !hasContentBelow(name, rest) { header(field: name, value) }
    }

    /// Finds the value of a name behind its anchor and tag, or in the lines below.
    /// - Returns: Whether there is one.
    mutating func hasContentBelow(_ name: Range<Int>, _ value: Range<Int>) -> Bool {
        guard let start = contentStart(of: value) else { return false }
        guard start == value.upperBound else {
            header(field: name, start..<value.upperBound)
            return true
        }
        return values(below: name, from: value.upperBound) || isAt(withoutBlanks(value).lowerBound, "# ")
    }

    private func quotedKey(before colon: Int) -> Range<Int>? {
        guard SecretText.isQuote(bytes[colon - 1]), let name = quotedName(before: colon), isFirst(name.lowerBound - 1) else { return nil }
        return name
    }

    /// Returns the key of a line `? name` before the line of a colon: YAML section 8.2.2.
    private func explicitKey(before colon: Int) -> Range<Int>? {
        let indent = before(colon) { $0 == UInt8(ascii: " ") }
        guard isAt(colon + 1, " "), indent.lowerBound > 0, isAt(indent.lowerBound - 1, "\n") else { return nil }
        let name = before(beforeBlanks(indent.lowerBound - 1), limit: Self.longestName) { SecretText.isLetterOfName($0) }
        return !name.isEmpty && isAt(name.lowerBound - 2, "? ") && isFirst(name.lowerBound - 2) ? name : nil
    }

    /// Returns whether only blanks and the signs of lists precede a place in its line.
    private func isFirst(_ index: Int) -> Bool {
        let indent = before(index) { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }
        return indent.lowerBound == 0 || isLineEnd(bytes[indent.lowerBound - 1])
    }

    private func isWordOfJSON(_ value: Range<Int>) -> Bool {
        let word = bytes[value].last == UInt8(ascii: ",") ? value.dropLast() : value
        guard !word.isEmpty else { return false }
        return isWord(word, in: ["true", "false", "null"]) || bytes[word].allSatisfy { $0.isOne(of: "+-.0123456789eE") }
    }

    /// Returns the beginning of a value behind its anchor and tag, `&a`, `!!str`, or its end where only they or a comment follow.
    ///
    /// Source: YAML section 6.9.
    /// - Returns: nil for a value without them.
    private func contentStart(of value: Range<Int>) -> Int? {
        var start = withoutBlanks(value).lowerBound
        let first = start
        while start < value.upperBound, isProperty(at: start) {
            start = after(after(start) { !SecretText.isSpace($0) }.upperBound - 1) { $0 == UInt8(ascii: " ") }.upperBound
        }
        if start >= value.upperBound || isAt(start, "# ") && first == start { return value.upperBound }
        return start > first ? min(start, value.upperBound) : nil
    }

    private func isProperty(at index: Int) -> Bool {
        let word = after(index - 1) { !SecretText.isSpace($0) }
        guard word.count > 1 else { return false }
        switch bytes[index] {
        case UInt8(ascii: "&"): return bytes[word].dropFirst().allSatisfy(SecretText.isNameByte)
        case UInt8(ascii: "!"): return bytes[word].dropFirst().allSatisfy { PlaceholderText.isLetter($0) || $0.isOne(of: "!/:.<>") }
        default: return false
        }
    }

    // MARK: - value

    /// The values in the lines below a name: `- value`, or one value that is indented more than the name.
    ///
    /// Source: YAML sections 7.3.3 and 8.2.1. A list in a text about a secret has several words in an item, or several words as items.
    /// - Returns: Whether there is a value.
    private mutating func values(below name: Range<Int>, from end: Int) -> Bool {
        let column = column(of: name)
        var values: [Scalar] = []
        var position = end
        while position < bytes.count {
            let line = after(position) { !isLineEnd($0) }
            position = line.upperBound
            let text = withoutBlanks(line)
            if text.isEmpty || isAt(text.lowerBound, "#") { continue }
            guard let value = item(text, indent: text.lowerBound - line.lowerBound, column, isFirst: values.isEmpty) else { break }
            values.append(value)
            if !value.isInList { break }
        }
        find(values, of: name)
        return !values.isEmpty
    }

    private mutating func find(_ values: [Scalar], of name: Range<Int>) {
        let isHeader = HeaderSecretRule.byField[String(decoding: bytes[name], as: UTF8.self).lowercased()] != nil
        for value in values {
            let isOnlyWord = values.count == 1 && (value.isQuoted || !bytes[value.content].contains(0x20))
            guard isHeader || isOnlyWord || isCredential(value.content) || hasJumbledWord(value.content) else { continue }
            guard value.isQuoted || !isStatement(value.content, of: name) else { continue }
            header(field: name, value.content)
        }
    }

    /// A value in a line of its own, or in a list between brackets.
    private struct Scalar {
        let content: Range<Int>
        let isInList: Bool
        let isQuoted: Bool
    }

    /// Returns a value in a line of its own; nil for a line that is none, or is the name of another value.
    private func item(_ text: Range<Int>, indent: Int, _ column: Int, isFirst: Bool) -> Scalar? {
        var start = text.lowerBound
        while isAt(start, "- ") { start = after(start) { $0 == UInt8(ascii: " ") }.upperBound }
        let isInList = start > text.lowerBound
        guard isInList ? indent >= column : indent > column && isFirst, start < text.upperBound else { return nil }
        var content = min(contentStart(of: start..<text.upperBound) ?? start, text.upperBound)..<text.upperBound
        guard let first = bytes[content].first, !first.isOne(of: "{[") else { return nil }
        let isQuoted = SecretText.isQuote(first)
        if isQuoted {
            content = string(quoteAt: content.lowerBound).clamped(to: content)
        } else if bytes[content].last == UInt8(ascii: ":") || content.contains(where: { isAt($0, ": ") }) {
            return nil
        } else if let comment = content.first(where: { isAt($0, " #") }) {
            content = withoutBlanks(content.lowerBound..<comment)
        }
        return Scalar(content: content, isInList: isInList, isQuoted: isQuoted)
    }

    // MARK: name: [value]

    /// Finds the values of a list between brackets, which may have several lines: YAML section 7.4.1.
    /// - Returns: Whether the value is such a list.
    mutating func hasFlowList(_ name: Range<Int>, _ value: Range<Int>) -> Bool {
        let start = withoutBlanks(value).lowerBound
        guard isAt(start, "["), !isAt(start, "[[") else { return false }
        var values: [Range<Int>] = []
        var index = start + 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "]") {
            if SecretText.isSpace(bytes[index]) || bytes[index] == UInt8(ascii: ",") {
                index += 1
            } else if SecretText.isQuote(bytes[index]) {
                let text = string(quoteAt: index)
                values.append(text)
                index = text.upperBound + 1
            } else {
                let text = withoutBlanks(after(index - 1) { !isLineEnd($0) && !$0.isOne(of: ",]") })
                // The name of another value, or another list.
                guard !bytes[text].contains(where: { $0.isOne(of: ":{[") }) else { return false }
                if !isWord(text, in: Self.typeWords) { values.append(text) }
                index = text.upperBound
            }
        }
        let rest = after(index) { !isLineEnd($0) }
        guard index < bytes.count, withoutBlanks(rest).isEmpty || isAt(rest.lowerBound, " #") else { return false }
        for value in values { header(field: name, value) }
        return true
    }

    // MARK: name: a, value: b

    /// The members `name` and `value` of a mapping in lines, by the column in which they begin.
    struct Mapping {
        var column = -1
        var name: Range<Int>?
        var value: Range<Int>?
    }

    /// Notes the secret of `name: API_KEY` and `value: ...` in lines beside each other, in either order.
    mutating func member(in line: Range<Int>, of mapping: inout Mapping) {
        var start = line.lowerBound
        var isItem = false
        while start < line.upperBound, bytes[start].isOne(of: " -") {
            isItem = isItem || bytes[start] == UInt8(ascii: "-")
            start += 1
        }
        let key = after(start - 1, while: SecretText.isNameByte)
        if isItem || start - line.lowerBound != mapping.column { mapping = Mapping(column: start - line.lowerBound) }
        guard !key.isEmpty, isAt(key.upperBound, ": ") else { return }
        let text = withoutBlanks(key.upperBound + 1..<line.upperBound)
        guard !text.isEmpty else { return }
        let value = SecretText.isQuote(bytes[text.lowerBound]) ? string(quoteAt: text.lowerBound).clamped(to: text) : text
        if isWord(key, in: Self.nameKeys) {
            mapping.name = value
        } else if isWord(key, in: Self.valueKeys) {
            mapping.value = value
        } else {
            return
        }
        guard let name = mapping.name, let value = mapping.value, isSecretName(name) else { return }
        note(value, of: name)
        mapping = Mapping(column: mapping.column)
    }
}
