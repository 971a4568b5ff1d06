/// Encodings of texts, as other software writes them.
///
/// They are written apart from those that the redactor undoes, so that a mistake in one is not in both.
enum TextEncoding {
    private static let hexadecimal = Array("0123456789abcdef")

    static func hex(_ byte: UInt8) -> String { String([hexadecimal[Int(byte >> 4)], hexadecimal[Int(byte & 15)]]) }

    static func hex(_ bytes: [UInt8], separator: String = "") -> String { bytes.map(hex).joined(separator: separator) }

    // MARK: Addresses and forms

    /// RFC 3986 section 2.1.
    static func percent(_ text: String) -> String {
        text.utf8.map { byte in
            let character = Character(Unicode.Scalar(byte))
            return (RandomText.alphanumeric + "-_.~").contains(character) ? String(character) : "%" + hex(byte).uppercased()
        }.joined()
    }

    /// RFC 3986 section 2.1, with all bytes encoded.
    static func percentOfAll(_ text: String) -> String { text.utf8.map { "%" + hex($0).uppercased() }.joined() }

    /// The URL standard's application/x-www-form-urlencoded.
    static func form(_ text: String) -> String { percent(text).replacing("%20", with: "+") }

    // MARK: Strings

    /// RFC 8259 section 7.
    /// - Parameter isASCII: Whether other characters than those of ASCII are written as `\u00e9`.
    static func json(_ text: String, isASCII: Bool = false) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "\"", "\\": "\\" + String(scalar)
            case "\n": "\\n"
            case "\r": "\\r"
            case "\t": "\\t"
            default: isASCII && !scalar.isASCII ? unicodeEscape(scalar) : String(scalar)
            }
        }.joined()
    }

    /// RFC 8259 section 7, with every character as `\u0041`.
    static func jsonOfAll(_ text: String) -> String { text.unicodeScalars.map(unicodeEscape).joined() }

    private static func unicodeEscape(_ scalar: Unicode.Scalar) -> String {
        String(scalar).utf16.map { "\\u" + hex(UInt8($0 >> 8)) + hex(UInt8($0 & 255)) }.joined()
    }

    /// `\x41`, as C, Python and JavaScript have it.
    static func byteEscapes(_ text: String) -> String { text.utf8.map { "\\x" + hex($0) }.joined() }

    /// `\101`, as C and shells have it.
    static func octalEscapes(_ text: String) -> String {
        text.utf8.map { byte in
            let digits = String(byte, radix: 8)
            return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
        }.joined()
    }

    /// `\u{41}`, as Swift, Rust and JavaScript have it.
    static func bracedEscapes(_ text: String) -> String {
        text.unicodeScalars.map { "\\u{" + String($0.value, radix: 16) + "}" }.joined()
    }

    // MARK: Markup

    /// `&#65;` and `&#x41;`: HTML section 13.5.
    static func references(_ text: String, radix: Int, end: String = ";") -> String {
        text.unicodeScalars.map { "&#" + (radix == 16 ? "x" : "") + String($0.value, radix: radix) + end }.joined()
    }

    /// The references that XML has names for.
    static func namedReferences(_ text: String) -> String {
        [("&", "amp"), ("<", "lt"), (">", "gt"), ("\"", "quot"), ("'", "apos")].reduce(text) { $0.replacing($1.0, with: "&\($1.1);") }
    }

    // MARK: Mail

    /// RFC 2045 section 6.7, with soft line breaks.
    static func quotedPrintable(_ text: String, lineCount: Int) -> String {
        var (result, column) = ("", 0)
        for byte in text.utf8 {
            let isPlain = (33...126).contains(byte) && byte != UInt8(ascii: "=")
            let part = isPlain ? String(Unicode.Scalar(byte)) : "=" + hex(byte).uppercased()
            if column + part.count >= lineCount {
                result += "=\r\n"
                column = 0
            }
            result += part
            column += part.count
        }
        return result
    }

    // MARK: Digits for bits

    /// RFC 4648 section 4, or section 5 without padding.
    static func base64(_ bytes: [UInt8], isURL: Bool = false) -> String {
        let digits = digits(bytes, Array(RandomText.upper + RandomText.lower + RandomText.digits + (isURL ? "-_" : "+/")), bitCount: 6)
        return isURL ? digits : digits + String(repeating: "=", count: (4 - digits.count % 4) % 4)
    }

    static func base64(_ text: String) -> String { base64(Array(text.utf8)) }

    /// RFC 2045 section 6.8.
    static func base64Lines(_ bytes: [UInt8]) -> String {
        let digits = Array(base64(bytes))
        return stride(from: 0, to: digits.count, by: 76).map { String(digits[$0..<min($0 + 76, digits.count)]) }.joined(separator: "\r\n")
    }

    /// RFC 4648 section 6.
    static func base32(_ bytes: [UInt8]) -> String {
        let digits = digits(bytes, Array(RandomText.upper + "234567"), bitCount: 5)
        return digits + String(repeating: "=", count: (8 - digits.count % 8) % 8)
    }

    private static func digits(_ bytes: [UInt8], _ alphabet: [Character], bitCount: Int) -> String {
        var (bits, count, result) = (0, 0, "")
        for byte in bytes {
            bits = (bits << 8 | Int(byte)) & 0xFFFF
            count += 8
            while count >= bitCount {
                count -= bitCount
                result.append(alphabet[bits >> count & (1 << bitCount - 1)])
            }
        }
        if count > 0 { result.append(alphabet[bits << (bitCount - count) & (1 << bitCount - 1)]) }
        return result
    }

    // MARK: Wide characters

    static func utf16(_ text: String, isBig: Bool) -> [UInt8] {
        text.utf16.flatMap { unit in isBig ? [UInt8(unit >> 8), UInt8(unit & 255)] : [UInt8(unit & 255), UInt8(unit >> 8)] }
    }

    static func utf32(_ text: String, isBig: Bool) -> [UInt8] {
        text.unicodeScalars.flatMap { scalar in
            let bytes = [24, 16, 8, 0].map { UInt8(scalar.value >> $0 & 255) }
            return isBig ? bytes : bytes.reversed()
        }
    }
}
