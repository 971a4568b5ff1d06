/// A generator of random numbers from a seed.
///
/// Source: SplitMix64, by Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    /// Creates a generator for one answer, whose numbers do not depend on requests to other stubs.
    /// - Parameters:
    ///   - seed: The seed of the server.
    ///   - stub: The number of the stub.
    ///   - count: The number of answers of the stub.
    init(seed: UInt64, stub: Int, count: Int) {
        state = seed
        for part in [stub, count] {
            state ^= UInt64(bitPattern: Int64(part))
            state = next()
        }
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Returns a number from 0 up to, but not including, 1.
    mutating func fraction() -> Double { Double(next() >> 11) * 0x1p-53 }
}
