internal import Locks

extension MockServer {
    /// The received requests in the order in which they were complete, each with its outcome.
    ///
    /// The text of an entry has placeholders for secrets: `server.journal.map(\.description)`.
    public var journal: Journal {
        let (display, journal) = core.state.withLock { ($0.set.display, $0.journal) }
        return journal.printed(by: display)
    }

    /// Returns the entries of a journal that has dropped none.
    private func entries() throws(MockServerError) -> [JournalEntry] {
        let journal = self.journal
        guard journal.droppedCount == 0 else {
            let configuration = core.configuration
            throw MockServerError(
                .journalOverflow(
                    dropped: journal.droppedCount, limit: configuration.journalLimit, byteLimit: configuration.journalByteLimit))
        }
        return Array(journal)
    }

    /// Returns the received requests that match a pattern, in their order.
    ///
    /// A request that the server refused matches no pattern.
    /// - Throws: ``MockServerError`` if the journal has dropped requests, or if the search for a regular expression gave up.
    public func requests(_ pattern: RequestPattern = .any) throws(MockServerError) -> [ReceivedRequest] {
        try entries().map { entry throws(MockServerError) in try Self.isMatch(entry, pattern) ? entry.request : nil }.compactMap(\.self)
    }

    private static func isMatch(_ entry: JournalEntry, _ pattern: RequestPattern) throws(MockServerError) -> Bool {
        guard !entry.isRefused else { return false }
        switch pattern.decision(RequestFacts(entry.request)) {
        case .matches: return true
        case .differs: return false
        case .undecided(let pattern): throw MockServerError(.patternGaveUp(pattern))
        }
    }

    // MARK: Expectations

    /// Checks how many requests that match a pattern have been received so far.
    /// - Throws: ``MockServerError`` with the received requests if the number is another one, or is not known.
    public func check(_ pattern: RequestPattern = .any, _ count: ReceivedCount) throws(MockServerError) {
        let found = try requests(pattern).count
        guard count.accepts(found) else {
            throw MockServerError(
                .journal(
                    "\(Self.matches(pattern, found)) (expected \(count)); \(received)\(count.isMore(than: found) ? nearest(to: pattern) : "")"
                ))
        }
    }

    /// Checks that requests have been received in an order.
    ///
    /// There may be other requests between them.
    /// - Throws: ``MockServerError`` with the received requests if one was not received after the one before it.
    public func check(inOrder patterns: RequestPattern...) throws(MockServerError) {
        var rest = try entries()[...]
        for (index, pattern) in patterns.enumerated() {
            while let entry = rest.first, try !Self.isMatch(entry, pattern) { rest = rest.dropFirst() }
            guard !rest.isEmpty else {
                let after = index == 0 ? "" : " after \(patterns[index - 1])"
                throw MockServerError(.journal("no request matches \(pattern)\(after); \(received)\(nearest(to: pattern))"))
            }
            rest = rest.dropFirst()
        }
    }

    /// Waits until a number of requests that match a pattern have been received.
    ///
    /// ```swift
    /// try await server.waitForRequests(matching: "GET /3/search/movie", count: 2)
    /// ```
    /// - Parameters:
    ///   - pattern: The pattern of the requests.
    ///   - count: The least number of requests.
    ///   - timeout: The longest time to wait, in real time.
    /// - Returns: All matching requests so far.
    /// - Throws: ``MockServerError`` with the received requests if the time is over, and `CancellationError` if the task is cancelled.
    @discardableResult
    public func waitForRequests(
        matching pattern: RequestPattern = .any, count: Int = 1, timeout: Duration = .seconds(60)
    ) async throws -> [ReceivedRequest] {
        _ = try entries()
        let signal = Signal()
        let number = core.state.withLock { state in
            let found = state.journal.count { !$0.isRefused && pattern.decision(RequestFacts($0.request)) != .differs }
            if found >= count { signal.end() }
            state.waiterCount += 1
            state.waiters.append(ServerCore.Waiter(number: state.waiterCount, pattern: pattern, missing: count - found, signal: signal))
            return state.waiterCount
        }
        let happened = await signal.happens(within: timeout)
        core.state.withLock { $0.waiters.removeAll { $0.number == number } }
        try Task.checkCancellation()
        let found = try requests(pattern)
        guard happened || found.count >= count else {
            throw MockServerError(
                .journal(
                    "\(Self.matches(pattern, found.count)) within \(timeout) (expected at least \(count)); \(received)\(nearest(to: pattern))"
                ))
        }
        return found
    }

    private static func matches(_ pattern: RequestPattern, _ count: Int) -> String {
        count == 1 ? "1 request matches \(pattern)" : "\(count) requests match \(pattern)"
    }

    /// The received requests as the end of a message, a line each.
    private var received: String {
        let journal = "\(self.journal)"
        return journal.isEmpty ? "nothing was received" : "received:\n  " + journal.replacing("\n", with: "\n  ")
    }

    /// The end of a message: the request that is the nearest to a pattern, compared with it; empty if no other request has the pattern's path.
    private func nearest(to pattern: RequestPattern) -> String {
        let requests = journal.filter { !$0.isRefused }.map(\.request)
        return core.missFinder.nearest(to: pattern, among: requests).map { "\n\($0.table)" } ?? ""
    }

    // MARK: The end of a scope

    /// The latest hundred requests that were not answered, each with the nearest stubs.
    public var misses: MissLog { core.state.withLock { $0.misses } }

    /// The stubs of a test that have answered no request.
    ///
    /// Stubs of recordings and contracts that were served as a whole are not among them.
    public var unusedStubs: [UnusedStub] {
        core.state.withLock { state in
            state.set.stubs.filter { $0.used == 0 && !$0.origin.isRecording }.map { UnusedStub(origin: $0.origin, pattern: $0.pattern) }
        }
    }
}
