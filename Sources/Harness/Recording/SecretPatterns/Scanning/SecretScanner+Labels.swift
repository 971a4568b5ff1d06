/// Names that are joined to their value by a word, by an option of a command or by a label.
extension SecretScanner {
    // MARK: "name" to "value"

    /// `"name" to "value"` in a list of arguments, as Kotlin has pairs.
    mutating func pair(space: Int) {
        guard isAt(space, " to "), space > 1, space + 4 < bytes.count, SecretText.isQuote(bytes[space - 1]),
            SecretText.isQuote(bytes[space + 4]), let name = quotedName(before: space), let value = text(at: space + 4)
        else { return }
        let opening = beforeBlanks(name.lowerBound - 1) - 1
        let end = after(value.upperBound, while: SecretText.isSpace).upperBound
        guard isAt(opening, "(") || isAt(opening, ","), isAt(end, ",") || isAt(end, ")"), isSecretName(name) else { return }
        header(field: name, value)
    }

    // MARK: --name "value"

    /// `--name "value"` and `--name value`: an option of a command.
    mutating func option(hyphen: Int) {
        guard hyphen == 0 || bytes[hyphen - 1] <= 0x20 || bytes[hyphen - 1].isOne(of: "\"'`([") else { return }
        let name = after(hyphen + 1, while: SecretText.isNameByte)
        guard !name.isEmpty, name.count <= Self.longestName, isAt(name.upperBound, " "), places(of: name).contains(.member) else { return }
        let start = after(name.upperBound) { $0 == UInt8(ascii: " ") }.upperBound
        guard start < bytes.count else { return }
        if SecretText.isQuote(bytes[start]) {
            guard let value = text(at: start), !isCode(value, after: name, quoteAt: start) else { return }
            return find(value, names.placeholder(for: bytes[name]), field: name)
        }
        // The help of a command has a word there.
        let value = after(start - 1) { $0 > 0x20 && !$0.isOne(of: "\"'<>`\\;|") }
        if isCredential(value) { find(value, names.placeholder(for: bytes[name]), field: name) }
    }

    // MARK: set("value", forKey: "name")

    /// `set("value", forKey: "name")`, and `setObject:@"value" forKey:@"name"` of Objective-C.
    mutating func label(colon: Int) {
        // Most names end with another letter.
        guard colon > 2, bytes[colon - 1].isOne(of: "yYdr") else { return }
        let label = before(colon, limit: 24, while: SecretText.isNameByte)
        guard isWord(label, in: Self.labels) else { return }
        var quote = after(colon, while: SecretText.isSpace).upperBound
        if isAt(quote, "@") { quote += 1 }
        guard quote < bytes.count, SecretText.isQuote(bytes[quote]) else { return }
        let name = string(quoteAt: quote)
        guard isSecretName(name) else { return }
        var end = beforeBlanks(label.lowerBound)
        if isAt(end - 1, ",") { end = beforeBlanks(end - 1) }
        guard let value = string(before: end), !isFilled(value) else { return }
        // `label("Your password", for: "password")`
        guard isWord(label, in: Self.labelsOfStores) || isCredential(value) else { return }
        note(value, of: name)
    }

    private static let labels: WordList = ["for", "forkey", "forhttpheaderfield", "key", "named"]
    private static let labelsOfStores: WordList = ["forkey", "forhttpheaderfield"]

    /// Returns the string in a line that ends before a place, without its quotes.
    private func string(before end: Int) -> Range<Int>? {
        let quote = end - 1
        guard quote > 0, SecretText.isQuote(bytes[quote]), bytes[quote - 1] != UInt8(ascii: "\\") else { return nil }
        var start = quote
        defer { work.bytes += quote - start }
        while start > 0, bytes[start - 1] != UInt8(ascii: "\n") {
            start -= 1
            let isEscaped = start > 0 && bytes[start - 1] == UInt8(ascii: "\\")
            if bytes[start] == bytes[quote], width(start) <= width(quote), !isEscaped { return start + 1..<quote }
        }
        return nil
    }

    // MARK: **name**: `value`

    /// `**name**: value` and `**name:** value` of Markdown, also with another sign around the name.
    mutating func emphasized(colon: Int) {
        // Most colons follow a quotation mark or a word.
        guard colon > 1, bytes[colon - 1].isOne(of: "*`") || isAt(colon + 1, "*") else { return }
        let isMark = { (byte: UInt8) in byte == UInt8(ascii: "*") || byte == UInt8(ascii: "`") }
        let end = before(colon, limit: 2, while: isMark).lowerBound
        let marks = after(colon) { $0 == UInt8(ascii: "*") }
        guard end < colon || !marks.isEmpty else { return }
        let name = before(end, limit: Self.longestName) { SecretText.isNameByte($0) || $0 == UInt8(ascii: " ") }
        guard !name.isEmpty, name.lowerBound > 0, isMark(bytes[name.lowerBound - 1]), places(of: name).contains(.member) else { return }
        let start = after(marks.upperBound - 1) { $0 == UInt8(ascii: " ") }.upperBound
        guard start < bytes.count else { return }
        guard !isAt(start, "`") else {
            guard let value = text(at: start), !isWord(value, in: Self.typeWords), !bytes[value].contains(UInt8(ascii: "\n")) else {
                return
            }
            return find(value, names.placeholder(for: bytes[name]), field: name)
        }
        let word = after(start - 1) { $0 > 0x20 && $0 < 0x7F && !$0.isOne(of: "\"'<>`\\,;&") }
        if isCredential(word) { find(word, names.placeholder(for: bytes[name]), field: name) }
    }
}
