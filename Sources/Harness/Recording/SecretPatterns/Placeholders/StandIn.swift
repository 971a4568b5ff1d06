/// A value in the place of a secret that has the form of the secret, so that the type which reads it still does: a number, a UUID, or base64.
package enum StandIn {
    /// Returns the stand-in of a value; nil for a value of another form, whose place a placeholder takes.
    /// - Parameters:
    ///   - value: A whole value of JSON, without quotes.
    ///   - isNumber: Whether it is a number and not a string.
    ///   - name: The name of its placeholder, which distinguishes the stand-ins of UUIDs.
    package static func bytes(for value: ArraySlice<UInt8>, isNumber: Bool, named name: String) -> [UInt8]? {
        if isNumber { return value.map { SecretText.isDigit($0) ? UInt8(ascii: "1") : $0 } }
        if HarmlessForm.isUUID(value) { return uuid(named: name) }
        guard isBase64(value) else { return nil }
        return value.map { $0 == UInt8(ascii: "=") ? $0 : UInt8(ascii: "A") }
    }

    /// Returns whether a number is a stand-in: all its digits are 1, which fits every type that the number fits.
    static func isNumber(_ text: ArraySlice<UInt8>) -> Bool { text.allSatisfy { $0 == UInt8(ascii: "1") || $0.isOne(of: "+-.eE") } }

    /// Returns whether a text is the stand-in of a UUID or of base64.
    static func matches(_ text: ArraySlice<UInt8>) -> Bool {
        if text.count == 36 { return text.starts(with: zeros) && HarmlessForm.isUUID(text) }
        let letters = text.prefix { $0 == UInt8(ascii: "A") }
        return letters.count >= shortestBase64 && text.count.isMultiple(of: 4)
            && text[letters.endIndex...].allSatisfy { $0 == UInt8(ascii: "=") }
    }

    private static let zeros = Array("00000000-0000-0000-0000-".utf8)
    private static let shortestBase64 = 14

    /// Returns a UUID of zeros with a number that depends on a name: RFC 9562 section 4.
    private static func uuid(named name: String) -> [UInt8] {
        let number = name.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 } & 0xFFFF_FFFF_FFFF
        let digits = Array(String(number, radix: 16).utf8)
        return zeros + Array(repeating: UInt8(ascii: "0"), count: 12 - digits.count) + digits
    }

    /// Returns whether a text is base64 without a doubt: 16 characters or more, with signs that tokens do not have, or of a text.
    ///
    /// Source: RFC 4648 section 4.
    private static func isBase64(_ text: ArraySlice<UInt8>) -> Bool {
        let digits = text.prefix { $0 != UInt8(ascii: "=") }
        guard text.count >= 16, text.count.isMultiple(of: 4), text.count - digits.count <= 2,
            text[digits.endIndex...].allSatisfy({ $0 == UInt8(ascii: "=") }),
            digits.allSatisfy({ Base64.sixBits[Int($0)] < 64 && !$0.isOne(of: "-_") })
        else { return false }
        if digits.count < text.count || digits.contains(where: { $0.isOne(of: "+/") }) { return true }
        return Base64.decoded(digits).allSatisfy { (0x20..<0x7F).contains($0) }
    }
}
