/// The first four bytes of everything that is searched for, without regard to the case of ASCII letters.
struct SoughtBytes: Sendable {
    /// By the hash of four bytes, which others may share.
    private var table = [Bool](repeating: false, count: 1 << 16)

    /// Adds a text of four bytes or more.
    mutating func insert(_ bytes: [UInt8]) { table[Self.slot(Self.beginning(bytes))] = true }

    /// Whether a text that is searched for may begin with four bytes.
    @inline(__always)
    func mayBegin(with beginning: UInt32) -> Bool { table[Self.slot(beginning)] }

    private static func slot(_ beginning: UInt32) -> Int { Int((beginning &* 0x9E37_79B1) >> 16) }

    /// Returns the first four bytes of a text, in lower case.
    static func beginning(_ bytes: [UInt8]) -> UInt32 { bytes.prefix(4).reduce(0) { $0 << 8 | UInt32(lower[Int($1)]) } }

    /// Calls a body with each offset at which a text that is searched for may begin, and the four bytes there.
    func forEachPlace(in bytes: [UInt8], _ body: (Int, UInt32) -> Void) {
        let lower = Self.lower
        var last: UInt32 = 0
        for index in bytes.indices {
            last = last << 8 | UInt32(lower[Int(bytes[index])])
            if index >= 3, mayBegin(with: last) { body(index - 3, last) }
        }
    }

    /// Returns whether two texts of the same length are equal, without regard to the case of ASCII letters.
    static func areEqual(_ left: ArraySlice<UInt8>, _ right: [UInt8]) -> Bool {
        let lower = lower
        return left.count == right.count && zip(left, right).allSatisfy { lower[Int($0)] == lower[Int($1)] }
    }

    /// Each byte in lower case.
    static let lower: [UInt8] = (0..<256).map { byte in
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(UInt8(byte)) ? UInt8(byte) + 32 : UInt8(byte)
    }
}
