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
}
