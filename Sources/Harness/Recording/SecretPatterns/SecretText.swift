/// Classes of bytes and values that every search for secrets needs.
package enum SecretText {
    /// Returns whether a value is a placeholder, a word for "no value", or masked with `*` or `x`.
    package static func isNothing(_ value: ArraySlice<UInt8>) -> Bool {
        if isPlaceholder(value) { return true }
        if value.allSatisfy({ $0 == UInt8(ascii: "*") }) || value.allSatisfy({ $0 == UInt8(ascii: "x") || $0 == UInt8(ascii: "X") }) {
            return true
        }
        let word = String(decoding: value.prefix(16), as: UTF8.self).lowercased()
        return ["null", "nil", "none", "true", "false", "undefined", "redacted", "[redacted]", "<redacted>"].contains(word)
    }

    /// Returns whether a value is `{{NAME}}` and nothing else.
    private static func isPlaceholder(_ value: ArraySlice<UInt8>) -> Bool {
        guard value.count > 4, value.starts(with: "{{".utf8), value.suffix(2).elementsEqual("}}".utf8) else { return false }
        let name = value.dropFirst(2).dropLast(2)
        return !isDigit(name[name.startIndex])
            && name.allSatisfy { $0 == UInt8(ascii: "_") || isDigit($0) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    }

    /// Returns whether a byte may be part of a name: a letter, a digit, `_`, `-` or `.`.
    @inlinable package static func isNameByte(_ byte: UInt8) -> Bool {
        SecretShape.Alphabet.urlSafe.contains(byte) || byte == UInt8(ascii: ".")
    }

    /// Returns whether a byte is white space of ASCII.
    @inlinable package static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    /// Returns whether a byte is a single or double quotation mark.
    @inlinable package static func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }

    /// Returns whether a byte is a decimal digit of ASCII.
    @inlinable package static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
