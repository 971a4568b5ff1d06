/// Classes of bytes and values that every search for secrets needs.
package enum SecretText {
    /// Returns whether a value is blank, or a placeholder where a secret belongs: `{{NAME}}`, `null`, `****`, `<your token>`.
    ///
    /// `PlaceholderText` lists the forms that count.
    package static func isNothing(_ value: ArraySlice<UInt8>) -> Bool { value.allSatisfy(isSpace) || PlaceholderText.matches(value) }

    /// Returns whether a byte may be part of a name: a letter, a digit, `_`, `-` or `.`.
    @inlinable package static func isNameByte(_ byte: UInt8) -> Bool {
        SecretShape.Alphabet.urlSafe.contains(byte) || byte == UInt8(ascii: ".")
    }

    /// Returns whether a byte may be part of a name in any alphabet.
    static func isLetterOfName(_ byte: UInt8) -> Bool { isNameByte(byte) || byte >= 0x80 }

    /// Returns whether a byte is white space of ASCII.
    @inlinable package static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    /// Returns whether a byte is a single or double quotation mark.
    @inlinable package static func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }

    /// Returns whether a byte is a decimal digit of ASCII.
    @inlinable package static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}

extension UInt8 {
    /// Returns whether the byte is one of a few characters of ASCII.
    ///
    /// A search of `"...".utf8` gives the same more slowly. Tests of each byte of a long text need this one.
    @inlinable package func isOne(of characters: StaticString) -> Bool {
        UnsafeBufferPointer(start: characters.utf8Start, count: characters.utf8CodeUnitCount).contains(self)
    }
}
