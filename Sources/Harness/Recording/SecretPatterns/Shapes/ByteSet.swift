/// A set of ASCII bytes, for a test of each byte of a long text.
struct ByteSet: Sendable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    /// The set of each alphabet.
    private static let sets = Dictionary(uniqueKeysWithValues: SecretShape.Alphabet.allCases.map { ($0, ByteSet(counting: $0)) })

    init(_ alphabet: SecretShape.Alphabet) {
        self = Self.sets[alphabet] ?? ByteSet(counting: alphabet)
    }

    private init(counting alphabet: SecretShape.Alphabet) {
        for byte in UInt8(0)..<64 where alphabet.contains(byte) { low |= 1 << byte }
        for byte in UInt8(64)..<128 where alphabet.contains(byte) { high |= 1 << (byte - 64) }
    }

    /// The number of bytes.
    var count: Int { low.nonzeroBitCount + high.nonzeroBitCount }

    /// The bytes, in ascending order.
    var bytes: [UInt8] { (0..<128).filter(contains) }

    func contains(_ byte: UInt8) -> Bool { byte < 64 ? low >> byte & 1 != 0 : byte < 128 && high >> (byte - 64) & 1 != 0 }
}
