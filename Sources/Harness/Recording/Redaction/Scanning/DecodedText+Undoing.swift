internal import HTTPMessages
internal import SecretPatterns
internal import StrictJSON

/// Decodings in place, in which each new byte replaces a few of the old ones.
extension DecodedText {
    /// Whether the text may be a form.
    ///
    /// A decoded form is not decoded again, because that would never end.
    var canBeForm: Bool { marks.contains(.plus) && encodings.last != .form }

    func percentDecoded(_ encoding: Encoding) -> DecodedText? {
        let isForm = encoding == .form
        guard isForm ? canBeForm : marks.contains(.percent) else { return nil }
        var builder = TextViewBuilder(self)
        var hasChanged = isForm
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "%"), isLetter("u", at: index + 1), let unit = digits(4, at: index + 2) {
                builder.replace(index..<index + 6, with: (Unicode.Scalar(unit) ?? "\u{FFFD}").utf8)
                hasChanged = true
                index += 6
                continue
            }
            if byte == UInt8(ascii: "%"), index + 2 < bytes.count, let high = PercentEncoding.digit(bytes[index + 1]),
                let low = PercentEncoding.digit(bytes[index + 2])
            {
                builder.replace(index..<index + 3, with: CollectionOfOne(high << 4 | low))
                hasChanged = true
                index += 3
                continue
            }
            if isForm, byte == UInt8(ascii: "+") { builder.replace(at: index, with: UInt8(ascii: " ")) }
            index += 1
        }
        return hasChanged ? builder.finished(at: bytes.count, encoding) : nil
    }

    /// Escapes of JSON, and those that programming languages have in addition.
    func unescaped() -> DecodedText? {
        guard marks.contains(.backslash) else { return nil }
        var builder = TextViewBuilder(self)
        var index = 0
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "\\"), isEscape(at: index) else {
                index += 1
                continue
            }
            if let (scalar, length) = unicodeEscape(at: index) ?? bracedEscape(at: index) {
                builder.replace(index..<index + length, with: scalar.utf8)
                index += length
            } else if let (byte, length) = byteEscape(at: index) {
                builder.replace(index..<index + length, with: CollectionOfOne(byte))
                index += length
            } else {
                index += 1
            }
        }
        return builder.finished(at: bytes.count, .json)
    }

    /// Returns the byte of `\n`, `\'`, `\x41` or `\101`.
    private func byteEscape(at index: Int) -> (UInt8, length: Int)? {
        let byte = bytes[index + 1]
        if let character = JSONStrings.character(byte) { return (character, 2) }
        if SecretScanner.opensString(byte) { return (byte, 2) }
        if byte == UInt8(ascii: "x") { return digits(2, at: index + 2).map { (UInt8($0), 4) } }
        let octal = bytes[(index + 1)...].prefix(3)
        guard octal.count == 3, byte < UInt8(ascii: "4"), octal.allSatisfy({ $0 & 0xF8 == UInt8(ascii: "0") }) else { return nil }
        return (octal.reduce(0) { $0 << 3 | $1 & 7 }, 4)
    }

    /// Returns the character of `\u{41}`, `\x{41}` or `\U00000041`.
    private func bracedEscape(at index: Int) -> (Unicode.Scalar, length: Int)? {
        if isLetter("U", at: index + 1) { return digits(8, at: index + 2).flatMap(Unicode.Scalar.init).map { ($0, 10) } }
        guard isLetter("u", at: index + 1) || isLetter("x", at: index + 1), isLetter("{", at: index + 2) else { return nil }
        let inner = bytes[(index + 3)...].prefix(8).prefix { $0 != UInt8(ascii: "}") }
        guard isLetter("}", at: inner.endIndex), let value = digits(inner.count, at: inner.startIndex) else { return nil }
        return Unicode.Scalar(value).map { ($0, inner.count + 4) }
    }

    private func isLetter(_ letter: Unicode.Scalar, at index: Int) -> Bool { index < bytes.count && bytes[index] == UInt8(ascii: letter) }

    /// Returns the value of one to eight hexadecimal digits.
    private func digits(_ count: Int, at index: Int) -> UInt32? {
        guard count > 0, index + count <= bytes.count else { return nil }
        var value: UInt32 = 0
        for byte in bytes[index..<index + count] {
            guard let digit = JSONStrings.hexadecimal(byte) else { return nil }
            value = value << 4 | UInt32(digit)
        }
        return value
    }

    /// Returns whether an escape may begin at a backslash.
    ///
    /// A quotation mark that was not escaped ends the string around the backslash: a backslash that was itself escaped does not escape it.
    /// A letter is the same at every level: `\\\\n` is a line break in JSON inside JSON inside JSON.
    private func isEscape(at index: Int) -> Bool {
        guard index + 1 < bytes.count else { return false }
        guard bytes[index + 1] == UInt8(ascii: "\\") || SecretScanner.opensString(bytes[index + 1]) else { return true }
        return encodings.isEmpty || width(at: index) == 1 || SecretScanner.isEscape(width(at: index), width(at: index + 1))
    }

    /// Returns the character of `\u0041`, or of a surrogate pair; the replacement character for a single surrogate.
    private func unicodeEscape(at index: Int) -> (Unicode.Scalar, length: Int)? {
        guard let first = unit(at: index) else { return nil }
        if UTF16.isLeadSurrogate(first), let second = unit(at: index + 6), UTF16.isTrailSurrogate(second) {
            let value = 0x1_0000 + (UInt32(first) - 0xD800) << 10 + UInt32(second) - 0xDC00
            return (Unicode.Scalar(value) ?? "\u{FFFD}", 12)
        }
        return (Unicode.Scalar(first) ?? "\u{FFFD}", 6)
    }

    private func unit(at index: Int) -> UInt16? {
        guard isLetter("\\", at: index), isLetter("u", at: index + 1) else { return nil }
        return digits(4, at: index + 2).map { UInt16($0) }
    }
}
