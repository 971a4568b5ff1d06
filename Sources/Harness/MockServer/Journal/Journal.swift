/// The requests that a server has received, the latest ones where there are too many.
struct Journal: Sendable {
    private let countLimit: Int
    private let byteLimit: Int
    /// A ring: the oldest stands at `first`.
    private var entries: [JournalEntry] = []
    private var first = 0
    private var bytes = 0
    private(set) var dropped = 0

    init(countLimit: Int, byteLimit: Int) {
        self.countLimit = max(countLimit, 0)
        self.byteLimit = byteLimit
    }

    /// The entries, the oldest first.
    var all: [JournalEntry] { Array(entries[first...] + entries[..<first]) }

    mutating func append(_ entry: JournalEntry) {
        bytes += entry.size
        guard countLimit > 0 else { return dropped += 1 }
        if entries.count < countLimit, first == 0 {
            entries.append(entry)
        } else {
            bytes -= entries[first].size
            entries[first] = entry
            first = (first + 1) % entries.count
            dropped += 1
        }
        if bytes > byteLimit { shrink() }
    }

    /// Drops the oldest until the rest fits.
    private mutating func shrink() {
        var kept = all[...]
        while bytes > byteLimit, let oldest = kept.popFirst() {
            bytes -= oldest.size
            dropped += 1
        }
        entries = Array(kept)
        first = 0
    }
}

/// A request, and what became of it.
public struct JournalEntry: Sendable {
    /// What became of a request.
    public enum Outcome: Hashable, Sendable {
        /// A stub answered: its pattern, and where it comes from.
        case answered(String)
        /// No stub did.
        case missed
        /// It was no request, or more than the server takes.
        case refused(status: Int)
    }

    /// The request, as far as it came.
    public let request: ReceivedRequest
    /// What became of it.
    public let outcome: Outcome

    /// The request and what became of it, in one line.
    func line(_ secrets: SecretNames) -> String {
        let shown = "#\(request.number) \(request.method) \(secrets.shown(request.target))"
        return switch outcome {
        case .answered(let origin): "\(shown): answered by \(origin)"
        case .missed: "\(shown): nothing answers it"
        case .refused(let status): "#\(request.number) refused with status \(status)"
        }
    }

    var isRefused: Bool { if case .refused = outcome { true } else { false } }

    var size: Int { request.head.count + request.body.count }
}
