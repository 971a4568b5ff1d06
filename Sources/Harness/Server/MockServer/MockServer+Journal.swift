internal import NIOConcurrencyHelpers

/// How often something must have been received.
public enum ReceivedCount: Hashable, Sendable {
    /// So often.
    case exactly(Int)
    /// So often or more.
    case atLeast(Int)
    /// So often or less.
    case atMost(Int)
    /// Not at all.
    public static var none: ReceivedCount { .exactly(0) }

    func accepts(_ count: Int) -> Bool {
        switch self {
        case .exactly(let expected): count == expected
        case .atLeast(let least): count >= least
        case .atMost(let most): count <= most
        }
    }

    var words: String {
        switch self {
        case .exactly(0): "none"
        case .exactly(let count): "\(count)"
        case .atLeast(let least): "at least \(least)"
        case .atMost(let most): "at most \(most)"
        }
    }
}

extension MockServer {
    /// Every request that was received, in the order in which they were complete, and what became of each.
    /// - Throws: ``MockServerError/journalOverflow(dropped:limit:byteLimit:)`` where some have been dropped.
    public func journal() throws(MockServerError) -> [JournalEntry] {
        let (display, journal) = core.state.withLockedValue { ($0.set.display, $0.journal) }
        guard journal.dropped == 0 else {
            let configuration = core.configuration
            throw .journalOverflow(
                dropped: journal.dropped, limit: configuration.journalLimit, byteLimit: configuration.journalByteLimit)
        }
        return journal.all.map { $0.printed(by: display) }
    }

    /// The requests that fit a pattern, in their order; those that were refused fit none.
    /// - Throws: ``MockServerError/journalOverflow(dropped:limit:byteLimit:)`` where some requests have been dropped, and
    ///   ``MockServerError/patternGaveUp(_:)`` where the number of matching requests is not known.
    public func requests(_ pattern: RequestPattern = .any) throws(MockServerError) -> [ReceivedRequest] {
        try journal().map { entry throws(MockServerError) in try Self.isMatch(entry, pattern) ? entry.request : nil }.compactMap(\.self)
    }

    private static func isMatch(_ entry: JournalEntry, _ pattern: RequestPattern) throws(MockServerError) -> Bool {
        guard !entry.isRefused else { return false }
        switch pattern.decision(RequestFacts(entry.request)) {
        case .matches: return true
        case .differs: return false
        case .undecided(let pattern): throw .patternGaveUp(pattern)
        }
    }

    /// Makes sure that so many requests that fit a pattern have been received by now.
    /// - Throws: ``MockServerError/journal(_:)``, which shows what came instead.
    public func check(_ pattern: RequestPattern = .any, _ count: ReceivedCount) throws(MockServerError) {
        let found = try requests(pattern).count
        guard count.accepts(found) else { throw .journal("\(story(pattern, found)), and should be \(count.words); \(came())") }
    }

    /// Makes sure that requests have been received in an order; others may stand between them.
    /// - Throws: ``MockServerError/journal(_:)``, which names the first that did not come after the one before it.
    public func check(inOrder patterns: RequestPattern...) throws(MockServerError) {
        var rest = try journal()[...]
        for (index, pattern) in patterns.enumerated() {
            while let entry = rest.first, try !Self.isMatch(entry, pattern) { rest = rest.dropFirst() }
            guard !rest.isEmpty else {
                let after = index == 0 ? "" : " after \(patterns[index - 1])"
                throw .journal("no request that fits \(pattern) came\(after); \(came())")
            }
            rest = rest.dropFirst()
        }
    }

    /// Waits until so many requests that fit a pattern have been received.
    /// - Parameters:
    ///   - pattern: Which requests.
    ///   - count: The least number of them.
    ///   - limit: How long to wait, in real time.
    /// - Returns: All that fit so far.
    /// - Throws: ``MockServerError/journal(_:)``, which shows what came instead, and `CancellationError`.
    @discardableResult
    public func received(
        _ pattern: RequestPattern = .any, _ count: Int = 1, within limit: Duration = .seconds(60)
    ) async throws -> [ReceivedRequest] {
        _ = try journal()
        let signal = Signal()
        let number = core.state.withLockedValue { state in
            let found = state.journal.all.count { !$0.isRefused && pattern.decision(RequestFacts($0.request)) != .differs }
            if found >= count { signal.end() }
            state.begunWaits += 1
            state.waiters.append(ServerCore.Waiter(number: state.begunWaits, pattern: pattern, missing: count - found, signal: signal))
            return state.begunWaits
        }
        let happened = await signal.happens(within: limit)
        core.state.withLockedValue { $0.waiters.removeAll { $0.number == number } }
        try Task.checkCancellation()
        let found = try requests(pattern)
        guard happened || found.count >= count else {
            throw MockServerError.journal(
                "\(story(pattern, found.count)) within \(limit), and should be at least \(count); \(came())")
        }
        return found
    }

    private func story(_ pattern: RequestPattern, _ count: Int) -> String {
        "\(count == 1 ? "one request" : "\(count) requests") that \(count == 1 ? "fits" : "fit") \(pattern) came"
    }

    /// What came, a line each.
    private func came() -> String {
        let lines = journalLines
        return lines.isEmpty ? "nothing came at all" : (["what came:"] + lines.map { "  \($0)" }).joined(separator: "\n")
    }

    /// A line for each request, with placeholders where secrets stand: `#1 GET /3/search/movie?page=1: answered by movies/popular-1`.
    ///
    /// Where some have been dropped, the first line says so.
    public var journalLines: [String] {
        let (display, journal) = core.state.withLockedValue { ($0.set.display, $0.journal) }
        let dropped = journal.dropped == 0 ? [] : ["(\(journal.dropped) earlier ones have been dropped)"]
        return dropped
            + journal.all.map { $0.line(display) }
    }

    // MARK: The end of a scope

    /// What nothing answered, the latest hundred, each with the stubs that came nearest, as a table.
    ///
    /// Where there were more, the first line says so.
    public var misses: [String] {
        let log = core.state.withLockedValue { $0.misses }
        return (log.dropped == 0 ? [] : ["(\(log.dropped) earlier requests that nothing answered have been dropped)"]) + log.all.map(\.text)
    }

    /// Stubs that have answered nothing, each as its line and what it waits for; those of whole folders and contracts apart.
    public var unusedStubs: [String] {
        core.state.withLockedValue { state in
            state.set.stubs.filter { $0.used == 0 && !$0.origin.isStock }.map { "\($0.source): \($0.pattern)" }
        }
    }
}
