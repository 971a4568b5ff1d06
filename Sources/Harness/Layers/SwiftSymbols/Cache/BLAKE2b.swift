/// The hash function BLAKE2b, with digests of 16 bytes and without a key.
///
/// Source: RFC 7693.
enum BLAKE2b {
    private static let blockSize = 128

    /// The initial state (section 2.6).
    private static let initial: [UInt64] = [
        0x6A09_E667_F3BC_C908, 0xBB67_AE85_84CA_A73B, 0x3C6E_F372_FE94_F82B, 0xA54F_F53A_5F1D_36F1, 0x510E_527F_ADE6_82D1,
        0x9B05_688C_2B3E_6C1F, 0x1F83_D9AB_FB41_BD6B, 0x5BE0_CD19_137E_2179,
    ]

    /// Returns the digest of bytes.
    static func digest(_ bytes: UnsafeRawBufferPointer) -> Fingerprint {
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 8 + 16) { words in
            guard let state = words.baseAddress else { preconditionFailure("an allocation of 192 bytes has an address") }
            let block = state + 8
            for (number, word) in initial.enumerated() { state[number] = word }
            // A digest of 16 bytes, no key, and no tree (section 2.5).
            state[0] ^= 0x0101_0000 | UInt64(Fingerprint.size)
            var start = 0
            while bytes.count - start > blockSize {
                for word in 0..<16 {
                    block[word] = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: start + word * 8, as: UInt64.self))
                }
                start += blockSize
                compress(state, block, count: start, isLast: false)
            }
            // The last block is filled with zeros.
            for word in 0..<16 { block[word] = 0 }
            for place in start..<bytes.count {
                block[(place - start) / 8] |= UInt64(bytes[place]) << UInt64((place - start) % 8 * 8)
            }
            compress(state, block, count: bytes.count, isLast: true)
            return Fingerprint(low: state[0], high: state[1])
        }
    }

    /// Adds a block to the state (section 3.2).
    /// - Parameters:
    ///   - state: The eight words of the state.
    ///   - block: The 16 words of the block.
    ///   - count: The number of bytes so far.
    ///   - isLast: Whether it is the last block.
    private static func compress(_ state: UnsafeMutablePointer<UInt64>, _ block: UnsafePointer<UInt64>, count: Int, isLast: Bool) {
        var work = Work(state, block, count: UInt64(count), isLast: isLast)
        // The order of the words of the block in each round (section 2.7), where the last two rounds are as the first two.
        work.round(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
        work.round(14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3)
        work.round(11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4)
        work.round(7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8)
        work.round(9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13)
        work.round(2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9)
        work.round(12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11)
        work.round(13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10)
        work.round(6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5)
        work.round(10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0)
        work.round(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
        work.round(14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3)
        work.add(to: state)
    }

    /// The 16 words that the rounds work on, in registers as far as possible.
    private struct Work {
        private let block: UnsafePointer<UInt64>
        private var (a, b, c, d): (Row, Row, Row, Row)

        /// Four of the words.
        struct Row {
            var (first, second, third, fourth): (UInt64, UInt64, UInt64, UInt64)

            @inline(__always)
            init(_ first: UInt64, _ second: UInt64, _ third: UInt64, _ fourth: UInt64) {
                (self.first, self.second, self.third, self.fourth) = (first, second, third, fourth)
            }
        }

        @inline(__always)
        init(_ state: UnsafePointer<UInt64>, _ block: UnsafePointer<UInt64>, count: UInt64, isLast: Bool) {
            self.block = block
            a = Row(state[0], state[1], state[2], state[3])
            b = Row(state[4], state[5], state[6], state[7])
            c = Row(initial[0], initial[1], initial[2], initial[3])
            d = Row(initial[4] ^ count, initial[5], isLast ? ~initial[6] : initial[6], initial[7])
        }

        /// Mixes the columns, then the diagonals (section 3.2), each with the two words of the block at these places.
        @inline(__always)
        mutating func round(
            _ s0: Int, _ s1: Int, _ s2: Int, _ s3: Int, _ s4: Int, _ s5: Int, _ s6: Int, _ s7: Int, _ s8: Int, _ s9: Int, _ s10: Int,
            _ s11: Int, _ s12: Int, _ s13: Int, _ s14: Int, _ s15: Int
        ) {
            Self.mix(&a.first, &b.first, &c.first, &d.first, block[s0], block[s1])
            Self.mix(&a.second, &b.second, &c.second, &d.second, block[s2], block[s3])
            Self.mix(&a.third, &b.third, &c.third, &d.third, block[s4], block[s5])
            Self.mix(&a.fourth, &b.fourth, &c.fourth, &d.fourth, block[s6], block[s7])
            Self.mix(&a.first, &b.second, &c.third, &d.fourth, block[s8], block[s9])
            Self.mix(&a.second, &b.third, &c.fourth, &d.first, block[s10], block[s11])
            Self.mix(&a.third, &b.fourth, &c.first, &d.second, block[s12], block[s13])
            Self.mix(&a.fourth, &b.first, &c.second, &d.third, block[s14], block[s15])
        }

        /// Mixes two words of the block into four (section 3.1).
        @inline(__always)
        private static func mix(_ a: inout UInt64, _ b: inout UInt64, _ c: inout UInt64, _ d: inout UInt64, _ x: UInt64, _ y: UInt64) {
            a = a &+ b &+ x
            d = rotated(d ^ a, 32)
            c = c &+ d
            b = rotated(b ^ c, 24)
            a = a &+ b &+ y
            d = rotated(d ^ a, 16)
            c = c &+ d
            b = rotated(b ^ c, 63)
        }

        @inline(__always)
        private static func rotated(_ word: UInt64, _ count: UInt64) -> UInt64 { word &>> count | word &<< (64 &- count) }

        @inline(__always)
        func add(to state: UnsafeMutablePointer<UInt64>) {
            state[0] ^= a.first ^ c.first
            state[1] ^= a.second ^ c.second
            state[2] ^= a.third ^ c.third
            state[3] ^= a.fourth ^ c.fourth
            state[4] ^= b.first ^ d.first
            state[5] ^= b.second ^ d.second
            state[6] ^= b.third ^ d.third
            state[7] ^= b.fourth ^ d.fourth
        }
    }
}
