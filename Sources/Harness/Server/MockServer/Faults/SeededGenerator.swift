internal import RandomNumbers

/// A generator of random numbers for the faults of one answer.
struct SeededGenerator: RandomNumberGenerator {
    private var generator: SplitMix64

    /// Creates a generator for one answer, whose numbers do not depend on requests to other stubs.
    /// - Parameters:
    ///   - seed: The seed of the server.
    ///   - stub: The number of the stub.
    ///   - count: The number of answers of the stub.
    init(seed: UInt64, stub: Int, count: Int) {
        var seed = seed
        for part in [stub, count] {
            var mixing = SplitMix64(seed: seed ^ UInt64(bitPattern: Int64(part)))
            seed = mixing.next()
        }
        generator = SplitMix64(seed: seed)
    }

    mutating func next() -> UInt64 { generator.next() }

    /// Returns a number from 0 up to, but not including, 1.
    mutating func fraction() -> Double { Double(next() >> 11) * 0x1p-53 }
}
