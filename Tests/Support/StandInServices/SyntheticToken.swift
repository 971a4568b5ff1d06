/// Texts in the shape of a JSON Web Token (RFC 7519) that open nothing.
enum SyntheticToken {
    /// A token; the same words, the same token.
    static func text(of words: String) -> String {
        "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9." + hexadecimal(words, 1) + "." + hexadecimal(words, 2)
    }

    /// Digits that follow from the words (FNV-1a), and look like nothing else.
    private static func hexadecimal(_ words: String, _ part: UInt64) -> String {
        var hash = 0xCBF2_9CE4_8422_2325 &+ part
        for byte in words.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return "e" + String(hash, radix: 16) + String(hash &* 31, radix: 16)
    }
}
