internal import DequeModule

/// The latest requests that nothing answered.
struct MissLog: Sendable {
    private static let limit = 100

    private var misses: Deque<Miss> = []
    /// How many earlier ones there were.
    private(set) var dropped = 0

    /// The oldest first.
    var all: [Miss] { Array(misses) }

    mutating func append(_ miss: Miss) {
        if misses.count == Self.limit {
            misses.removeFirst()
            dropped += 1
        }
        misses.append(miss)
    }
}
