/// The text inside a JSON string's quotes.
///
/// Source: RFC 8259 section 7.
package enum JSONStrings {
    /// A text as a JSON string, in quotes: only what must be escaped is.
    package static func quoted(_ text: some StringProtocol) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\\(scalar)"
            case "\n": quoted += "\\n"
            case "\r": quoted += "\\r"
            case "\t": quoted += "\\t"
            case _ where scalar.value < 0x20: quoted += (scalar.value < 0x10 ? "\\u000" : "\\u00") + String(scalar.value, radix: 16)
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }

    /// Returns the characters of a valid string, with its escapes resolved.
    static func decode(_ bytes: ArraySlice<UInt8>, hasEscapes: Bool) -> String {
        hasEscapes ? String(decoding: resolvingEscapes(bytes), as: UTF8.self) : String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the UTF-8 of a valid string, with its escapes resolved.
    static func resolvingEscapes(_ bytes: some Sequence<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        var units: [UInt16] = []
        var iterator = bytes.makeIterator()
        while let byte = iterator.next() {
            let escape = byte == UInt8(ascii: "\\") ? iterator.next() : nil
            if escape == UInt8(ascii: "u") {
                units.append((0..<4).reduce(0) { unit, _ in unit << 4 | UInt16(hexadecimal(iterator.next() ?? 0) ?? 0) })
                continue
            }
            flush(&units, into: &result)
            result.append(escape.flatMap(character) ?? byte)
        }
        flush(&units, into: &result)
        return result
    }

    /// The value of a hexadecimal digit.
    package static func hexadecimal(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    private static func flush(_ units: inout [UInt16], into result: inout [UInt8]) {
        guard !units.isEmpty else { return }
        result.append(contentsOf: String(decoding: units, as: UTF16.self).utf8)
        units.removeAll()
    }

    /// The character that a backslash and this byte stand for; nil where section 7 does not list it, and for `u`.
    package static func character(_ escape: UInt8) -> UInt8? {
        switch escape {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): escape
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "t"): 0x09
        default: nil
        }
    }
}
