/// A name's text, ready to be looked up: names are hashed when they are read, and not again for each table that they are looked for in.
///
/// Two are the same whose bytes are, as identifiers are to the compiler.
struct Word: Hashable, Comparable, Sendable, ExpressibleByStringLiteral {
    let text: String
    /// Of its bytes, by FNV-1a.
    ///
    /// Source: The FNV Non-Cryptographic Hash Algorithm (draft-eastlake-fnv), section 2.
    private let digest: UInt32

    init(_ text: String) {
        self.text = text
        digest = Self.digest(of: text.utf8)
    }

    /// - Parameter bytes: Those of the text.
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
