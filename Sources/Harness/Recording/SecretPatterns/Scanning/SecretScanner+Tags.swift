/// The tags of XML and HTML.
extension SecretScanner {
    /// A tag that opens an element.
    struct Tag {
        /// The element's name without its prefix.
        let name: Range<Int>
        var attributes: [(name: Range<Int>, value: Range<Int>)] = []
        /// Whether the element has no content: `<a/>`.
        var isEmpty = false
        /// The place after the tag.
        var end = 0
    }

    /// An element whose end has not been seen.
    struct OpenElement {
        let name: Range<Int>
        /// The name that makes its text a secret.
        var secret: Range<Int>?
        /// The text of its last `<name>` or `<key>`, until a value follows.
        var key: Range<Int>?
        /// The text of its only `<value>`, where that precedes `<name>`.
        var value: Range<Int>?
    }

    /// Notes the secrets in elements and attributes: XML 1.0 section 3, HTML section 13.1.2.
    ///
    /// It follows no format completely: tags of a program's strings and of a text that is cut short are read as well.
    mutating func tags() {
        // Elements without an enclosing element are in the text itself.
        var open = [OpenElement(name: 0..<0)]
        var texts = ShownTexts()
        var index = 0
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "<"), index + 1 < bytes.count else {
                index += 1
                continue
            }
            if isAt(index, "</") || isAt(index, "<\\/") {
                shownText(before: index, &texts)
                let name = close(at: index + (bytes[index + 1] == UInt8(ascii: "/") ? 2 : 3), &open)
                shownTag(name, isClosing: true, &texts)
                index = name.upperBound
                texts.start = isAt(index, ">") ? index + 1 : index
            } else if let tag = tag(at: index), !isPlaceholder(tag, at: index) {
                shownText(before: index, &texts)
                shownTag(tag.name, isClosing: false, &texts)
                element(tag, &open)
                // A text that looks like a tag in a section of character data is a part of the secret.
                index = max(tag.end, index + 1, structural.last?.range.upperBound ?? 0)
                texts.start = tag.end
            } else {
                index += 1
            }
        }
        shownText(before: bytes.count, &texts)
        work.bytes += bytes.count
        while let last = open.popLast() { finish(last) }
    }

    /// Returns whether a tag is a placeholder for a value rather than the beginning of an element: `"<TOKEN>"`, `token=<TOKEN>`.
    private func isPlaceholder(_ tag: Tag, at start: Int) -> Bool {
        guard start > 0, SecretText.isNothing(bytes[start..<tag.end]) else { return false }
        let before = bytes[start - 1]
        return before == UInt8(ascii: "=") || SecretText.isQuote(before) && tag.end < bytes.count && bytes[tag.end] == before
    }

    /// The number of enclosing elements in which the start of an element is searched for.
    private static let closingDepth = 64

    /// Takes the tag that closes an element, and returns its name without its prefix.
    private mutating func close(at start: Int, _ open: inout [OpenElement]) -> Range<Int> {
        let local = localName(after(start - 1) { SecretText.isNameByte($0) || $0 == UInt8(ascii: ":") })
        let match = open.suffix(Self.closingDepth).lastIndex { !$0.name.isEmpty && bytes[$0.name].elementsEqual(bytes[local]) }
        if let match {
            for element in open[match...].reversed() { finish(element) }
            open.removeSubrange(match...)
        }
        return local
    }

    /// Notes the value of `<value>..</value><name>..</name>`, which is known to be one pair only at the end of both.
    private mutating func finish(_ element: OpenElement) {
        if let key = element.key, let value = element.value { note(value, of: key) }
    }

    private func localName(_ name: Range<Int>) -> Range<Int> {
        bytes[name].lastIndex(of: UInt8(ascii: ":")).map { $0 + 1..<name.upperBound } ?? name
    }

    // MARK: Attributes

    /// Returns the tag that begins at a place; nil where none does.
    private mutating func tag(at start: Int) -> Tag? {
        let name = after(start) { SecretText.isNameByte($0) || $0 == UInt8(ascii: ":") }
        guard let first = bytes[name].first, Self.beginsName(first), name.count <= Self.longestName else { return nil }
        var tag = Tag(name: localName(name))
        guard !tag.name.isEmpty else { return nil }
        var index = name.upperBound
        guard index == bytes.count || SecretText.isSpace(bytes[index]) || bytes[index].isOne(of: "/>") else { return nil }
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: ">") {
                tag.end = index + 1
                return tag
            }
            tag.isEmpty = byte == UInt8(ascii: "/")
            if SecretText.isSpace(byte) || byte == UInt8(ascii: "/") {
                index += 1
            } else if let end = attribute(at: index, of: &tag) {
                index = end
            } else {
                return nil
            }
        }
        // After a quote that is not closed, tags are searched for again.
        if tag.end == 0 { tag.end = index }
        return tag
    }

    private static func beginsName(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || SecretShape.Alphabet.alphanumeric.contains(byte) && !SecretText.isDigit(byte)
    }

    /// Reads an attribute, with or without a value, and returns the place after it; nil where none begins.
    private mutating func attribute(at start: Int, of tag: inout Tag) -> Int? {
        let name = after(start - 1) { SecretText.isNameByte($0) || $0.isOne(of: ":@#*$()[]") }
        guard !name.isEmpty, name.count <= Self.longestName else { return nil }
        let equals = after(name.upperBound - 1, while: SecretText.isSpace).upperBound
        guard isAt(equals, "=") else { return max(equals, name.upperBound) }
        let opening = after(equals, while: SecretText.isSpace).upperBound
        guard opening < bytes.count else { return opening }
        if SecretText.isQuote(bytes[opening]) {
            let end = next(bytes[opening] == UInt8(ascii: "\"") ? .doubleQuote : .singleQuote, from: opening + 1)
            tag.attributes.append((name, opening + 1..<end))
            if end == bytes.count { tag.end = opening + 1 }
            return min(end + 1, bytes.count)
        }
        var value = after(opening - 1) { !SecretText.isSpace($0) && !$0.isOne(of: "<>\"'`\\{}") }
        // The slash of `<input value=a/>` belongs to the tag.
        if isAt(value.upperBound, ">"), bytes[value].last == UInt8(ascii: "/") { value.removeLast() }
        // A program fills in the value, or the quotes are escaped.
        if value.upperBound < bytes.count, "\\{`".utf8.contains(bytes[value.upperBound]) { return nil }
        guard !value.isEmpty else { return nil }
        tag.attributes.append((name, value))
        return value.upperBound
    }
}
