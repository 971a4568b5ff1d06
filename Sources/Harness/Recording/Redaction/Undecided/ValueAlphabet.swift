internal import SecretPatterns

/// The characters of a value, in words: `letters and digits`, `hexadecimal digits`.
struct ValueAlphabet: CustomStringConvertible {
    let description: String

    init(_ value: [UInt8]) {
        if value.allSatisfy(SecretShape.Alphabet.hexadecimal.contains) {
            description = "hexadecimal digits"
            return
        }
        let letters: [String] =
            switch (value.contains(where: Self.isLower), value.contains(where: Self.isUpper)) {
            case (true, true): ["letters"]
            case (true, false): ["small letters"]
            case (false, true): ["capitals"]
            case (false, false): []
            }
        let digits = value.contains(where: SecretText.isDigit) ? ["digits"] : []
        let signs = Set(value.filter { !SecretShape.Alphabet.alphanumeric.contains($0) }).sorted()
        let parts = letters + digits + signs.map { (0x21..<0x7F).contains($0) ? String(Unicode.Scalar($0)) : "other bytes" }
        description = parts.count < 2 ? parts.joined() : "\(parts.dropLast().joined(separator: ", ")) and \(parts[parts.count - 1])"
    }

    private static func isLower(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
    private static func isUpper(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
}
