/// Percent-encoding of a part of a URL.
///
/// Source: RFC 3986 section 2.
package enum PercentEncoding {
    /// A text in which everything is encoded but unreserved characters: letters, digits, `-`, `.`, `_` and `~`.
    package static func encoded(_ text: some StringProtocol) -> String {
        var encoded = ""
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
                encoded.unicodeScalars.append(Unicode.Scalar(byte))
            default: encoded += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
            }
        }
        return encoded
    }

    /// Returns the value of a hexadecimal digit of an escape; nil for any other byte.
    package static func digit(_ byte: UInt8) -> UInt8? { Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt8.init) }
}
