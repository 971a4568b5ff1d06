internal import DequeModule

/// The requests that a server has received, the latest ones where there are too many.
struct Journal: Sendable {
    private let countLimit: Int
    private let byteLimit: Int
    private var entries: Deque<JournalEntry> = []
    private var bytes = 0
    private(set) var dropped = 0

    init(countLimit: Int, byteLimit: Int) {
        self.countLimit = max(countLimit, 0)
        self.byteLimit = byteLimit
    }

    /// The entries, the oldest first.
    var all: [JournalEntry] { Array(entries) }

    /// Forgets everything, what was dropped too.
    mutating func clear() { self = Journal(countLimit: countLimit, byteLimit: byteLimit) }

    mutating func append(_ entry: JournalEntry) {
        entries.append(entry)
        bytes += entry.size
        while entries.count > countLimit || bytes > byteLimit, let oldest = entries.popFirst() {
            bytes -= oldest.size
            dropped += 1
        }
    }
}

/// A request, and what became of it.
public struct JournalEntry: Sendable, CustomStringConvertible, CustomDebugStringConvertible {
    /// What became of a request.
    public enum Outcome: Hashable, Sendable {
        /// A stub answered: its pattern, and where it comes from.
        case answered(String)
        /// No stub did, and it was passed on to the upstream.
        case passedOn
        /// No stub did.
        case missed
        /// It was no request, or more than the server takes.
        case refused(status: Int)
    }

    /// The request, as far as it came.
    public let request: ReceivedRequest
    /// What became of it.
    public let outcome: Outcome

    /// The line of the journal: `#1 GET /3/search/movie?page=1: answered by movies/popular-1`.
    public var description: String { line(request.display) }

    /// The same as ``description``.
    public var debugDescription: String { description }

    /// Returns the same entry, printed with the placeholders of a server.
    func printed(by display: RequestDisplay) -> JournalEntry { JournalEntry(request: request.printed(by: display), outcome: outcome) }

    /// The request and what became of it, in one line.
    func line(_ display: RequestDisplay) -> String {
        let shown = "#\(request.number) \(display.shown(request))"
        return switch outcome {
        case .answered(let origin): "\(shown): answered by \(origin)"
        case .passedOn: "\(shown): passed on"
        case .missed: "\(shown): nothing answers it"
        case .refused(let status): "#\(request.number) refused with status \(status)"
        }
    }

    var isRefused: Bool { if case .refused = outcome { true } else { false } }

    var size: Int { request.size }
}
