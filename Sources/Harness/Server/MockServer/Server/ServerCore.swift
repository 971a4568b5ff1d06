internal import HTTPMessages
internal import NIOConcurrencyHelpers

/// What a server knows and decides, whatever the connections are.
final class ServerCore: Sendable {
    /// How a request is answered.
    enum Answering: Sendable {
        /// By these bytes, at once.
        case whole(PreparedResponse)
        /// By a response that something befalls.
        case planned(MockResponse, FaultPlan)
        /// By what code makes of it.
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
        var begunWaits = 0
    }

    let configuration: MockServerConfiguration
    /// Behind a lock of pthreads, which the thread sanitizer sees; waiting for a `Mutex` on Linux it takes for a race.
    let state: NIOLockedValueBox<State>
    private let start: Stopwatch
    let upstream: PassThrough?
    /// The page on the server itself, where there is one.
    let dashboard: Dashboard?
    /// The port, which is known once the server listens.
    private let port = NIOLockedValueBox(0)

    init(_ configuration: MockServerConfiguration, upstream: PassThrough? = nil) {
        self.configuration = configuration
        self.upstream = upstream
        dashboard = configuration.hasDashboard ? Dashboard(token: Self.randomToken()) : nil
        state = NIOLockedValueBox(
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

    /// Says where the server listens.
    func listens(at port: Int) {
        self.port.withLockedValue { $0 = port }
    }

    // MARK: Requests

    /// Decides what answers a request, and logs it.
    func answer(_ request: ReceivedRequest) -> Answering {
        let facts = RequestFacts(request)
        if let dashboard {
            let port = port.withLockedValue { $0 }
            if let response = state.withLockedValue({ dashboard.answer(facts, port: port, &$0) }) {
                return .planned(response, FaultPlan())
            }
        }
        let (match, entry, due) = state.withLockedValue { state -> (State.Match, JournalEntry, [Signal]) in
            state.received += 1
            let match = state.match(facts)
            let outcome: JournalEntry.Outcome =
                switch match {
                case .stub(let stub, _): .answered(stub.source)
                case .miss(let reason): passesOn(reason) ? .passedOn : .missed
                }
            let entry = JournalEntry(request: request.numbered(state.received), outcome: outcome)
            state.journal.append(entry)
            return (match, entry, state.tell(facts))
        }
        for signal in due { signal.end() }
        switch match {
        case .stub(let stub, let count):
            if let log = configuration.log { log(entry.line(display)) }
            return make(stub, count, entry.request, facts)
        case .miss(let reason):
            if passesOn(reason), let upstream { return passedOn(entry, facts, to: upstream) }
            let finder = missFinder
            let miss = finder.miss(facts, reason)
            note(miss)
            if let log = configuration.log { log("\(entry.line(finder.set.display))\n\(miss.text.dropLast())") }
            return .planned(MissPage.response(miss, accept: facts.accept), FaultPlan())
        }
    }

    /// Whether a request that nothing answers goes to the upstream.
    private func passesOn(_ reason: Miss.Reason) -> Bool {
        if case .noStub = reason { upstream != nil } else { false }
    }

    /// How requests are printed at present.
    private var display: RequestDisplay { state.withLockedValue { $0.set.display } }

    /// Finds what came nearest without the lock, which other connections need.
    private var missFinder: MissFinder { state.withLockedValue { MissFinder(set: $0.set, scenarios: $0.scenarios) } }

    private func passedOn(_ entry: JournalEntry, _ facts: RequestFacts, to upstream: PassThrough) -> Answering {
        if let log = configuration.log { log(entry.line(display)) }
        // No stub has this number: what befalls it is drawn for itself.
        let plan = plan(configuration.faults, -1, entry.request.number)
        let accept = facts.accept
        return .computed { [self] in
            do {
                return (try await upstream.answer(entry.request, limit: configuration.limits.body), plan)
            } catch {
                // Made only now: while it exists, the next answer copies all stubs.
                let finder = missFinder
                let problem = finder.set.display.withoutSecrets("\(upstream.url): \(error)")
                let miss = finder.miss(RequestFacts(entry.request), .upstream(problem))
                note(miss)
                return (MissPage.response(miss, accept: accept, status: 502), FaultPlan())
            }
        }
    }

    private func note(_ miss: Miss) {
        state.withLockedValue { $0.misses.append(miss) }
    }

    /// Logs a request that was refused.
    func refused(_ request: ReceivedRequest, _ refusal: RequestRefusalError) {
        let (entry, display) = state.withLockedValue { state in
            state.received += 1
            let entry = JournalEntry(request: request.numbered(state.received), outcome: .refused(status: refusal.status))
            state.journal.append(entry)
            return (entry, state.set.display)
        }
        if let log = configuration.log { log("\(entry.line(display)): \(refusal.reason)") }
    }

    private func make(_ stub: Stub, _ count: Int, _ request: ReceivedRequest, _ facts: RequestFacts) -> Answering {
        let step = stub.steps[min(count, stub.steps.count) - 1]
        let faults = configuration.faults + step.faults
        switch step.content {
        case .fixed(let response):
            if faults.isEmpty { return .whole(response) }
            return .planned(response.response, plan(faults, stub.number, count))
        case .computed(let code): return computed(code, stub, count, faults, request, facts)
        }
    }

    private func plan(_ faults: [Fault], _ stub: Int, _ count: Int) -> FaultPlan {
        var generator = SeededGenerator(seed: configuration.seed, stub: stub, count: count)
        return FaultPlan(faults, &generator)
    }

    private func computed(
        _ code: @escaping @Sendable (ReceivedRequest, AnswerContext) async throws -> MockResponse, _ stub: Stub, _ count: Int,
        _ faults: [Fault], _ request: ReceivedRequest, _ facts: RequestFacts
    ) -> Answering {
        let display = display
        let request = request.printed(by: display)
        let context = AnswerContext(
            count: count, variables: stub.pattern.path.variables(in: facts.target.segments), elapsed: start.elapsed(), display: display)
        let plan = plan(faults, stub.number, count)
        let accept = facts.accept
        return .computed { [self] in
            do {
                return (try await code(request, context), plan)
            } catch {
                let display = self.display
                let reason = Miss.Reason.failed(stub.source, error: display.withoutSecrets("\(error)"))
                let miss = Miss(request: display.shown(request), reason: reason, candidates: [])
                note(miss)
                return (MissPage.response(miss, accept: accept, status: 500), FaultPlan())
            }
        }
    }
}

/// Measures time by any clock.
private struct Stopwatch: Sendable {
    let elapsed: @Sendable () -> Duration

    init(_ clock: some Clock<Duration>) {
        let start = clock.now
        elapsed = { start.duration(to: clock.now) }
    }
}
