/// A checksum at the end of a token, which its vendor publishes.
///
/// A right checksum makes a finding certain, whatever the token looks like. A token with a wrong checksum is still treated as a secret,
/// because the cost of a leak is greater than that of a needless placeholder.
enum ShapeChecksum: String, CaseIterable, Sendable {
    /// Six digits of base 62 over the text between the prefix and the checksum.
    ///
    /// Source: the GitHub blog, "Behind GitHub's new authentication token formats". npm uses the same format.
    case crc32Base62 = "crc32-base62"
    /// Seven digits of base 36 over the text before the checksum.
    ///
    /// Source: the GitLab handbook, "Routable tokens".
    case crc32Base36 = "crc32-base36"
    /// Eight hexadecimal digits, the lowest byte first, over the text before `_` and the checksum.
    ///
    /// Source: package satokengen of Grafana.
    case crc32Hexadecimal = "crc32-hex"

    var alphabet: SecretShape.Alphabet {
        switch self {
        case .crc32Base62: .alphanumeric
        case .crc32Base36: .lowerAlphanumeric
        case .crc32Hexadecimal: .lowerHexadecimal
        }
    }

    var digitCount: Int {
        switch self {
        case .crc32Base62: 6
        case .crc32Base36: 7
        case .crc32Hexadecimal: 8
        }
    }

    /// Returns whether a token ends with its checksum.
    /// - Parameters:
    ///   - token: The whole token.
    ///   - prefix: The number of bytes of its prefix.
    func isRight(for token: ArraySlice<UInt8>, prefix: Int) -> Bool {
        let text = token.dropLast(digitCount)
        let digits =
            switch self {
            case .crc32Base62: Self.digits(of: Self.crc32(text.dropFirst(prefix)), in: Self.base62, count: digitCount)
            case .crc32Base36: Self.digits(of: Self.crc32(text), in: Self.base36, count: digitCount)
            case .crc32Hexadecimal: Self.digits(of: Self.crc32(text.dropLast()).byteSwapped, in: Self.base16, count: digitCount)
            }
        return token.suffix(digitCount).elementsEqual(digits)
    }

    private static let base62 = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)
    private static let base36 = Array("0123456789abcdefghijklmnopqrstuvwxyz".utf8)
    private static let base16 = Array("0123456789abcdef".utf8)

    private static func digits(of number: UInt32, in alphabet: [UInt8], count: Int) -> [UInt8] {
        var (rest, digits) = (Int(number), [UInt8]())
        for _ in 0..<count {
            digits.append(alphabet[rest % alphabet.count])
            rest /= alphabet.count
        }
        return digits.reversed()
    }

    /// Returns the CRC-32 of RFC 1952 section 8.
    private static func crc32(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        var crc: UInt32 = .max
        for byte in bytes {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 0 ? crc >> 1 : crc >> 1 ^ 0xEDB8_8320 }
        }
        return ~crc
    }
}
