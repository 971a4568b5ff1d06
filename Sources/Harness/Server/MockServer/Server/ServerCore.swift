internal import HTTPMessages
internal import Locks
internal import Upstream

/// The state of a server, and its decisions about requests, independent of the connections.
final class ServerCore: Sendable {
    /// The way in which a request is answered.
    enum Answering: Sendable {
        /// With these bytes, at once.
        case whole(PreparedResponse)
        /// With a response that faults apply to.
        case planned(MockResponse, FaultPlan)
        /// With the result of code.
        case computed(@Sendable () async -> (MockResponse, FaultPlan))
    }

    struct Waiter: Sendable {
        let number: Int
        let pattern: RequestPattern
        let missing: Int
        let signal: Signal
        var found = 0
    }

    struct State: Sendable {
        var set = StubSet()
        var scenarios: [String: String] = [:]
        var journal: Journal
        var received = 0
        var misses = MissLog()
        var waiters: [Waiter] = []
        /// The number of waits so far.
        var waiterCount = 0
    }

    let configuration: MockServerConfiguration
    let state: Locked<State>
    private let start: Stopwatch
    let upstream: PassThrough?
    /// The dashboard, if the configuration has one.
    let dashboard: Dashboard?
    /// The port, which is 0 until the server listens.
    private let port = Locked(0)

    init(_ configuration: MockServerConfiguration, upstream: PassThrough? = nil) {
        self.configuration = configuration
        self.upstream = upstream
        dashboard = configuration.hasDashboard ? Dashboard(token: Self.randomToken()) : nil
        state = Locked(
            State(journal: Journal(countLimit: configuration.journalLimit, byteLimit: configuration.journalByteLimit)))
        start = Stopwatch(configuration.clock)
    }

    private static func randomToken() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<2).map { _ in
            let digits = String(generator.next(), radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    /// Sets the port of the server.
    func setPort(_ port: Int) {
        self.port.withLock { $0 = port }
    }

    /// The address of the server.
    var address: ServerAddress { ServerAddress(host: configuration.host, port: port.withLock { $0 }) }

    // MARK: Requests

    /// Returns the answer to a request, and logs the request.
    func answer(_ request: ReceivedRequest) -> Answering {
        let address = address
        let facts = RequestFacts(request, to: address)
        if let dashboard {
            if let response = state.withLock({ dashboard.answer(facts, port: address.port, &$0) }) {
                return .planned(response, FaultPlan())
            }
        }
        let foreign = upstream == nil ? nil : foreignSender(of: request)
        let (match, entry, due) = state.withLock { state -> (State.Match, JournalEntry, [Signal]) in
            state.received += 1
            let match = state.match(facts)
            let outcome: JournalEntry.Outcome =
                switch match {
                case .stub(let stub, _): .answered(by: stub.origin)
                case .miss(let reason): passesOn(reason) && foreign == nil ? .passedOn : .missed
                }
            let entry = JournalEntry(request: request.numbered(state.received), outcome: outcome)
            state.journal.append(entry)
            return (match, entry, state.waitersToResume(after: facts))
        }
        for signal in due { signal.end() }
        switch match {
        case .stub(let stub, let count):
            if let log = configuration.log { log(entry.line(display) + outwardNote(stub, count, address)) }
            return make(stub, count, entry, facts)
        case .miss(let reason):
            var status = 404
            var reason = reason
            if passesOn(reason), let upstream {
                guard let foreign else { return passedOn(entry, facts, to: upstream) }
                (status, reason) = (403, .foreign(foreign))
            }
            let finder = missFinder
            let miss = finder.miss(facts, number: entry.request.number, reason)
            add(miss)
            if let log = configuration.log { log("\(entry.line(finder.set.display))\n\(miss)") }
            return .planned(MissPage.response(miss, accept: facts.accept, status: status), FaultPlan())
        }
    }

    /// Returns whether a request that no stub answers is passed on to the upstream.
    private func passesOn(_ reason: Miss.Reason) -> Bool {
        if case .noStub = reason { upstream != nil } else { false }
    }

    /// Returns the reason why a request may not be passed on: a page in a browser must not reach the upstream.
    private func foreignSender(of request: ReceivedRequest) -> LocalSender.ProblemError? {
        let isLocal = ["127.0.0.1", "::1", "localhost"].contains(configuration.host)
        do throws(LocalSender.ProblemError) {
            try LocalSender.check(
                hosts: isLocal ? request.headers.values(of: "Host") : nil, origins: request.headers.values(of: "Origin"),
                sites: request.headers.values(of: "Sec-Fetch-Site"))
            return nil
        } catch {
            return error
        }
    }

    /// The present display of requests.
    private var display: RequestDisplay { state.withLock { $0.set.display } }

    /// A finder of the nearest stubs that works outside the lock, because other connections need the lock.
    var missFinder: MissFinder { state.withLock { MissFinder(set: $0.set, scenarios: $0.scenarios) } }

    private func passedOn(_ entry: JournalEntry, _ facts: RequestFacts, to upstream: PassThrough) -> Answering {
        if let log = configuration.log { log(entry.line(display)) }
        // No stub has the number -1, so that the faults of passed on requests are drawn independently of the stubs.
        let plan = plan(configuration.faults, -1, entry.request.number)
        let accept = facts.accept
        return .computed { [self] in
            do {
                let response = try await upstream.answer(entry.request, limit: configuration.limits.body)
                logOutward(entry, response)
                return (response, plan)
            } catch {
                // Made only when it is needed: while it exists, the next answer copies all stubs.
                let finder = missFinder
                let problem = finder.set.display.withoutSecrets("\(upstream.url): \(error)")
                let miss = finder.miss(RequestFacts(entry.request, to: address), number: entry.request.number, .upstream(problem))
                add(miss)
                return (MissPage.response(miss, accept: accept, status: 502), FaultPlan())
            }
        }
    }

    private func add(_ miss: Miss) {
        state.withLock { $0.misses.append(miss) }
    }

    /// Logs a refused request.
    func refused(_ request: ReceivedRequest, _ refusal: RequestRefusalError) {
        let (entry, display) = state.withLock { state in
            state.received += 1
            let entry = JournalEntry(request: request.numbered(state.received), outcome: .refused(status: refusal.status))
            state.journal.append(entry)
            return (entry, state.set.display)
        }
        if let log = configuration.log { log("\(entry.line(display)): \(refusal.reason)") }
    }

    private func make(_ stub: Stub, _ count: Int, _ entry: JournalEntry, _ facts: RequestFacts) -> Answering {
        let step = stub.step(count)
        let faults = configuration.faults + step.faults
        switch step.content {
        case .fixed(let response):
            if faults.isEmpty { return .whole(response) }
            return .planned(response.response, plan(faults, stub.number, count))
        case .computed(let code): return computed(code, stub, count, faults, entry, facts)
        }
    }

    /// Returns the end of a request's line in the log: whether the answer of a stub leads out of the server; empty if it does not.
    ///
    /// The answer of code is not known yet.
    private func outwardNote(_ stub: Stub, _ count: Int, _ server: ServerAddress) -> String {
        guard case .fixed(let response) = stub.step(count).content else { return "" }
        return outwardNote(response.response, server)
    }

    private func outwardNote(_ response: MockResponse, _ server: ServerAddress) -> String {
        guard let outward = OutwardAddress.followed(in: response, servedFrom: server), case .field(let name, _) = outward.part else {
            return ""
        }
        return "; its \(name) leads out of this server, to \(display.shown(text: outward.host.description))"
    }

    /// Logs an answer that leads out of the server, and that was not known when its request was logged.
    private func logOutward(_ entry: JournalEntry, _ response: MockResponse) {
        guard let log = configuration.log else { return }
        let note = outwardNote(response, address)
        if !note.isEmpty { log(entry.line(display) + note) }
    }

    private func plan(_ faults: [Fault], _ stub: Int, _ count: Int) -> FaultPlan {
        var generator = SeededGenerator(seed: configuration.seed, stub: stub, count: count)
        return FaultPlan(faults, &generator)
    }

    private func computed(
        _ code: @escaping @Sendable (ReceivedRequest, AnswerContext) async throws -> MockResponse, _ stub: Stub, _ count: Int,
        _ faults: [Fault], _ entry: JournalEntry, _ facts: RequestFacts
    ) -> Answering {
        let display = display
        let request = entry.request.printed(by: display)
        let context = AnswerContext(
            count: count, variables: stub.pattern.path.variables(in: facts.target.segments), elapsed: start.elapsed(), display: display)
        let plan = plan(faults, stub.number, count)
        let accept = facts.accept
        return .computed { [self] in
            do {
                let response = try await code(request, context)
                logOutward(entry, response)
                return (response, plan)
            } catch {
                let display = self.display
                let reason = Miss.Reason.failed(stub.origin, error: display.withoutSecrets("\(error)"))
                let miss = Miss(number: request.number, request: display.shown(request), reason: reason, candidates: [])
                add(miss)
                return (MissPage.response(miss, accept: accept, status: 500), FaultPlan())
            }
        }
    }
}

/// A stopwatch that works with any clock.
private struct Stopwatch: Sendable {
    let elapsed: @Sendable () -> Duration

    init(_ clock: some Clock<Duration>) {
        let start = clock.now
        elapsed = { start.duration(to: clock.now) }
    }
}
