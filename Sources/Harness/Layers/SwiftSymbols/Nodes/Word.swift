/// The text of a name with a stored hash.
///
/// Names are hashed once when they are read, and not again for each lookup. Two words are equal if their bytes are equal, as for
/// identifiers in the compiler.
struct Word: Hashable, Comparable, Sendable, ExpressibleByStringLiteral {
    let text: String
    /// The FNV-1a hash of its bytes.
    ///
    /// Source: The FNV Non-Cryptographic Hash Algorithm (draft-eastlake-fnv), section 2.
    private let digest: UInt32

    init(_ text: String) {
        self.text = text
        digest = Self.digest(of: text.utf8)
    }

    /// - Parameter bytes: The bytes of the text.
    init(_ text: String, bytes: some Sequence<UInt8>) {
        self.text = text
        digest = Self.digest(of: bytes)
    }

    init(stringLiteral text: String) {
        self.init(text)
    }

    private static func digest(of bytes: some Sequence<UInt8>) -> UInt32 {
        var digest: UInt32 = 0x811C_9DC5
        for byte in bytes { digest = (digest ^ UInt32(byte)) &* 0x0100_0193 }
        return digest
    }

    func hash(into hasher: inout Hasher) { hasher.combine(digest) }

    static func == (left: Word, right: Word) -> Bool { left.digest == right.digest && left.text == right.text }

    static func < (left: Word, right: Word) -> Bool { left.text < right.text }
}
