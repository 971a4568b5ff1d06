/// The hash of a key whose parts are numbers that are spread well already, such as stored hashes, entries and files.
///
/// The standard library's hasher takes longer than the rest of a lookup. Keys give this hash by `_rawHashValue(seed:)`, the requirement of
/// `Hashable` that tables call.
struct TableHash {
    private var state: UInt64

    /// - Parameter seed: The seed of the table. Each table has its own, so that one can be copied into another in the order of its buckets.
    @inline(__always)
    init(_ seed: Int) { state = UInt64(truncatingIfNeeded: seed) }

    @inline(__always)
    func combining(_ number: Int) -> TableHash {
        var next = self
        // The golden ratio in 64 bits, as in Fibonacci hashing; see Knuth, The Art of Computer Programming, volume 3, section 6.4.
        next.state = (state ^ UInt64(truncatingIfNeeded: number)) &* 0x9E37_79B9_7F4A_7C15
        next.state ^= next.state &>> 32
        return next
    }

    @inline(__always)
    var value: Int { Int(truncatingIfNeeded: state) }
}
