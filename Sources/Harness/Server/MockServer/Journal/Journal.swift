internal import DequeModule

/// The requests that a server has received.
///
/// If there are too many of them, the journal keeps the latest.
public struct Journal: Sendable {
    private let countLimit: Int
    private let byteLimit: Int
    private var entries: Deque<JournalEntry> = []
    private var bytes = 0
    /// The number of earlier requests that the journal no longer has.
    public private(set) var droppedCount = 0

    init(countLimit: Int, byteLimit: Int) {
        self.countLimit = Swift.max(countLimit, 0)
        self.byteLimit = byteLimit
    }

    /// Removes all entries, and forgets that some have been dropped.
    mutating func clear() { self = Journal(countLimit: countLimit, byteLimit: byteLimit) }

    mutating func append(_ entry: JournalEntry) {
        entries.append(entry)
        bytes += entry.size
        while entries.count > countLimit || bytes > byteLimit, let oldest = entries.popFirst() {
            bytes -= oldest.size
            droppedCount += 1
        }
    }

    /// Returns the same journal, printed with the placeholders of a server.
    func printed(by display: RequestDisplay) -> Journal {
        var journal = self
        journal.entries = Deque(entries.map { $0.printed(by: display) })
        return journal
    }
}

/// The oldest request comes first.
extension Journal: RandomAccessCollection {
    /// The position of the oldest request, which is 0.
    public var startIndex: Int { entries.startIndex }

    /// The position after the latest request.
    public var endIndex: Int { entries.endIndex }

    /// The request at a position.
    public subscript(position: Int) -> JournalEntry { entries[position] }
}

extension Journal: CustomStringConvertible, CustomReflectable {
    /// The requests, a line each.
    ///
    /// If some have been dropped, the first line reports how many.
    public var description: String {
        let dropped = droppedCount == 0 ? [] : ["(\(droppedCount) earlier \(droppedCount == 1 ? "request was" : "requests were") dropped)"]
        return (dropped + map(\.description)).joined(separator: "\n")
    }

    /// The entries.
    public var customMirror: Mirror { Mirror(self, unlabeledChildren: self, displayStyle: .collection) }
}
