/// The notations of a value beside a name, apart from a string between quotes.
extension SecretScanner {
    /// Returns whether a string of JSON or of a program may begin with a byte.
    package static func opensString(_ byte: UInt8) -> Bool { SecretText.isQuote(byte) || byte == UInt8(ascii: "`") }

    /// Returns the contents of a string: `"a"`, `'a'`, `` `a` ``, `"""a"""`.
    ///
    /// The result is nil if a program fills in parts of the string, or if a required closing quote is missing.
    mutating func text(at start: Int) -> Range<Int>? {
        let quote = bytes[start]
        if quote == UInt8(ascii: "`") {
            let text = string(quoteAt: start)
            let isFilled = text.contains { isAt($0, "${") }
            return text.upperBound < bytes.count && !isFilled ? text : nil
        }
        guard start + 2 < bytes.count, bytes[start + 1] == quote, bytes[start + 2] == quote else { return string(quoteAt: start) }
        let first = start + 3
        return withoutBlanks(first..<next(quote == UInt8(ascii: "\"") ? .doubleQuotes : .singleQuotes, from: first))
    }

    /// The lines of a block, `name: |` or `name: >`, and what is indented more than the name; nil where none begins.
    ///
    /// Source: YAML section 8.1.
    func block(under name: Range<Int>, header value: Range<Int>) -> Range<Int>? {
        let header = bytes[withoutBlanks(value)].prefix { $0 != UInt8(ascii: " ") }
        guard let style = header.first, "|>".utf8.contains(style), header.dropFirst().allSatisfy({ "+-123456789".utf8.contains($0) })
        else { return nil }
        let column = name.lowerBound - before(name.lowerBound) { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }.lowerBound
        var (position, end) = (value.upperBound, value.upperBound)
        while position < bytes.count {
            let blanks = after(position - 1, while: SecretText.isSpace)
            let line = bytes[blanks].lastIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.map { $0 + 1 } ?? position
            guard blanks.upperBound < bytes.count, blanks.upperBound - line > column else { break }
            end = after(blanks.upperBound) { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }.upperBound
            position = end
        }
        return withoutBlanks(value.upperBound..<end)
    }
}
