/// Random numbers that a seed decides.
///
/// Source: SplitMix64, by Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    /// - Parameters:
    ///   - seed: The server's.
    ///   - stub: Which stub answers.
    ///   - count: How often it has answered: so what comes does not depend on requests to others meanwhile.
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

    /// A number from 0 to 1, which it does not reach.
    mutating func fraction() -> Double { Double(next() >> 11) * 0x1p-53 }
}
