extension SecretShape {
    /// The bytes that a part of a secret may consist of, by the name that ``ShapeNotation`` has for them.
    package enum Alphabet: String, CaseIterable, Sendable {
        case digits
        case lowerHexadecimal = "lower-hex"
        case upperHexadecimal = "upper-hex"
        case hexadecimal = "hex"
        case lower
        case letters
        case lowerAlphanumeric = "lower-alnum"
        case upperAlphanumeric = "upper-alnum"
        case alphanumeric = "alnum"
        /// Letters, digits and `_`.
        case word
        /// RFC 4648 section 6, in lower case.
        case lowerBase32 = "lower-base32"
        /// RFC 4648 section 4, without padding.
        case base64
        /// The same, with padding and line breaks.
        case base64Lines = "base64-lines"
        /// RFC 4648 section 5: letters, digits, `_` and `-`.
        case urlSafe = "base64url"
        /// The same, and dots.
        case dotted
        /// RFC 3986 section 2.3: the same, and `~`.
        case unreserved
        /// Letters, digits and `%`.
        case percentEncoded = "percent"
        /// The path of an address: RFC 3986 section 3.3, without most signs.
        case path

        package func contains(_ byte: UInt8) -> Bool {
            let isDigit = SecretText.isDigit(byte)
            let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
            let isLower = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
            let isAlphanumeric = isDigit || isUpper || isLower
            return switch self {
            case .digits: isDigit
            case .lowerHexadecimal: isDigit || isLower && byte <= UInt8(ascii: "f")
            case .upperHexadecimal: isDigit || isUpper && byte <= UInt8(ascii: "F")
            case .hexadecimal: isDigit || (isLower || isUpper) && byte & 0xDF <= UInt8(ascii: "F")
            case .lower: isLower
            case .letters: isLower || isUpper
            case .lowerAlphanumeric: isDigit || isLower
            case .upperAlphanumeric: isDigit || isUpper
            case .alphanumeric: isAlphanumeric
            case .word: isAlphanumeric || byte == UInt8(ascii: "_")
            case .lowerBase32: isLower || (UInt8(ascii: "2")...UInt8(ascii: "7")).contains(byte)
            case .base64: isAlphanumeric || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "/")
            case .base64Lines: isAlphanumeric || "+/=\r\n".utf8.contains(byte)
            case .urlSafe: isAlphanumeric || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
            case .dotted: isAlphanumeric || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
            case .unreserved: isAlphanumeric || "_-.~".utf8.contains(byte)
            case .percentEncoded: isAlphanumeric || byte == UInt8(ascii: "%")
            case .path: isAlphanumeric || "/-_.~@+%".utf8.contains(byte)
            }
        }
    }
}
