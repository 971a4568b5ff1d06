/// The text of a name with a stored hash.
///
/// Names are hashed once when they are read, and not again for each lookup. Two words are equal if their bytes are equal, as for
/// identifiers in the compiler.
package struct Word: Hashable, Comparable, Sendable, ExpressibleByStringLiteral {
    package let text: String
    /// The FNV-1a hash of its bytes.
    ///
    /// Source: The FNV Non-Cryptographic Hash Algorithm (draft-eastlake-fnv), section 2.
    let digest: UInt32

    package init(_ text: String) {
        self.text = text
        digest = Self.digest(of: text.utf8)
    }

    /// - Parameter bytes: The bytes of the text.
    package init(_ text: String, bytes: some Sequence<UInt8>) {
        self.text = text
        digest = Self.digest(of: bytes)
    }

    package init(stringLiteral text: String) {
        self.init(text)
    }

    private static func digest(of bytes: some Sequence<UInt8>) -> UInt32 {
        var digest: UInt32 = 0x811C_9DC5
        for byte in bytes { digest = (digest ^ UInt32(byte)) &* 0x0100_0193 }
        return digest
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(digest) }

    package func _rawHashValue(seed: Int) -> Int { TableHash(seed).combining(Int(digest)).value }

    package static func == (left: Word, right: Word) -> Bool { left.digest == right.digest && left.text == right.text }

    package static func < (left: Word, right: Word) -> Bool { left.text < right.text }
}
