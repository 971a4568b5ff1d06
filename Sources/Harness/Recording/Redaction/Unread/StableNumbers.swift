internal import RandomNumbers

/// Numbers for the letters and digits of a replaced string, which depend on nothing but its path.
///
/// The old string cannot be computed from them, and each run gives the same numbers.
/// - Source: FNV-1a with 64 bits makes the seed of SplitMix64.
struct StableNumbers {
    /// The hash of a path.
    struct Path {
        fileprivate var hash: UInt64 = 0xCBF2_9CE4_8422_2325

        /// The path of a member.
        func appending(member name: String) -> Path { appending(0x2E, name.utf8) }

        /// The path of an element.
        func appending(element index: Int) -> Path { appending(0x5B, "\(index)".utf8) }

        private func appending(_ mark: UInt8, _ bytes: some Sequence<UInt8>) -> Path {
            var path = self
            path.add(mark)
            for byte in bytes { path.add(byte) }
            // No byte of UTF-8 is 0xFF, so that the parts of a path are distinguished.
            path.add(0xFF)
            return path
        }

        private mutating func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }

    private var generator: SplitMix64

    init(_ path: Path) {
        generator = SplitMix64(seed: path.hash)
    }

    /// Returns the next number of a range, which is not empty.
    mutating func next(in range: ClosedRange<Int>) -> Int {
        range.lowerBound + Int(generator.next() % UInt64(range.count))
    }
}
