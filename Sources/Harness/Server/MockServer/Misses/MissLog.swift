internal import DequeModule

/// The latest requests that were not answered, at most a hundred.
public struct MissLog: Sendable {
    private static let limit = 100

    private var misses: Deque<Miss> = []
    /// The number of earlier misses that the log no longer has.
    public private(set) var droppedCount = 0

    init() {}

    mutating func append(_ miss: Miss) {
        if misses.count == Self.limit {
            misses.removeFirst()
            droppedCount += 1
        }
        misses.append(miss)
    }
}

/// The oldest miss comes first.
extension MissLog: RandomAccessCollection {
    /// The position of the oldest miss, which is 0.
    public var startIndex: Int { misses.startIndex }

    /// The position after the latest miss.
    public var endIndex: Int { misses.endIndex }

    /// The miss at a position.
    public subscript(position: Int) -> Miss { misses[position] }
}

extension MissLog: CustomStringConvertible, CustomReflectable {
    /// The reports of all misses.
    ///
    /// If some have been dropped, the first line reports how many.
    public var description: String {
        let dropped = droppedCount == 0 ? [] : ["(\(droppedCount) earlier requests without an answer were dropped)"]
        return (dropped + map(\.description)).joined(separator: "\n")
    }

    /// The misses.
    public var customMirror: Mirror { Mirror(self, unlabeledChildren: self, displayStyle: .collection) }
}
