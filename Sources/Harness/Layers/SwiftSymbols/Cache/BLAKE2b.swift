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

    /// The order of the words of a block in each of twelve rounds (section 2.7), where the last two are as the first two.
    private static let order: [Int] = {
        let rows = [
            [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15], [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
            [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4], [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
            [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13], [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
            [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11], [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
            [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5], [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
        ]
        return (rows + rows.prefix(2)).flatMap(\.self)
    }()

    /// Returns the digest of bytes.
    static func digest(_ bytes: UnsafeRawBufferPointer) -> Fingerprint {
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 8 + 16 + 16) { words in
            guard let state = words.baseAddress else { preconditionFailure("an allocation of 320 bytes has an address") }
            for (number, word) in initial.enumerated() { state[number] = word }
            // A digest of 16 bytes, no key, and no tree (section 2.5).
            state[0] ^= 0x0101_0000 | UInt64(Fingerprint.size)
            order.withUnsafeBufferPointer { order in
                var start = 0
                while bytes.count - start > blockSize {
                    let block = UnsafeRawBufferPointer(rebasing: bytes[start..<start + blockSize])
                    start += blockSize
                    for word in 0..<16 {
                        state[24 + word] = UInt64(littleEndian: block.loadUnaligned(fromByteOffset: word * 8, as: UInt64.self))
                    }
                    compress(state, count: start, isLast: false, order)
                }
                // The last block is filled with zeros.
                for word in 0..<16 { state[24 + word] = 0 }
                for place in start..<bytes.count {
                    state[24 + (place - start) / 8] |= UInt64(bytes[place]) << UInt64((place - start) % 8 * 8)
                }
                compress(state, count: bytes.count, isLast: true, order)
            }
            return Fingerprint(low: state[0], high: state[1])
        }
    }

    /// Adds a block to the state (section 3.2).
    /// - Parameters:
    ///   - state: The eight words of the state, 16 words for the work, and the 16 words of the block.
    ///   - count: The number of bytes so far.
    ///   - isLast: Whether it is the last block.
    ///   - order: The order of the words in each round.
    private static func compress(_ state: UnsafeMutablePointer<UInt64>, count: Int, isLast: Bool, _ order: UnsafeBufferPointer<Int>) {
        let (work, block) = (state + 8, state + 24)
        for word in 0..<8 { (work[word], work[8 + word]) = (state[word], initial[word]) }
        work[12] ^= UInt64(count)
        if isLast { work[14] = ~work[14] }
        for round in 0..<12 {
            let first = round * 16
            for column in 0..<4 {
                mix(
                    work, column, 4 + column, 8 + column, 12 + column, block[order[first + 2 * column]],
                    block[order[first + 2 * column + 1]])
            }
            for diagonal in 0..<4 {
                mix(
                    work, diagonal, 4 + (diagonal + 1) % 4, 8 + (diagonal + 2) % 4, 12 + (diagonal + 3) % 4,
                    block[order[first + 8 + 2 * diagonal]], block[order[first + 9 + 2 * diagonal]])
            }
        }
        for word in 0..<8 { state[word] ^= work[word] ^ work[8 + word] }
    }

    /// Mixes two words into four (section 3.1).
    @inline(__always)
    private static func mix(_ work: UnsafeMutablePointer<UInt64>, _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ x: UInt64, _ y: UInt64) {
        work[a] = work[a] &+ work[b] &+ x
        work[d] = rotated(work[d] ^ work[a], 32)
        work[c] = work[c] &+ work[d]
        work[b] = rotated(work[b] ^ work[c], 24)
        work[a] = work[a] &+ work[b] &+ y
        work[d] = rotated(work[d] ^ work[a], 16)
        work[c] = work[c] &+ work[d]
        work[b] = rotated(work[b] ^ work[c], 63)
    }

    @inline(__always)
    private static func rotated(_ word: UInt64, _ count: UInt64) -> UInt64 { word >> count | word << (64 - count) }
}
