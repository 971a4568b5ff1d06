internal import Recordings
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
        var misses: [Miss] = []
        var waiters: [Waiter] = []
        var begunWaits = 0
    }

    /// How many misses are kept for the report at the end of a scope.
    private static let missLimit = 100

    let configuration: MockServerConfiguration
    /// Behind a lock of pthreads, which the thread sanitizer sees; waiting for a `Mutex` on Linux it takes for a race.
    let state: NIOLockedValueBox<State>
    private let start: Stopwatch

    init(_ configuration: MockServerConfiguration) {
        self.configuration = configuration
        state = NIOLockedValueBox(
            State(journal: Journal(countLimit: configuration.journalLimit, byteLimit: configuration.journalByteLimit)))
        start = Stopwatch(configuration.clock)
    }

    /// What `Date` says, where the server sends it.
    var date: String? { configuration.sendsDate ? HTTPDate.text(configuration.now()) : nil }

    // MARK: Requests

    /// Decides what answers a request, and logs it.
    func answer(_ request: ReceivedRequest) -> Answering {
        let facts = RequestFacts(request)
        let (answering, due, line) = state.withLockedValue { state -> (Answering, [Signal], String) in
            state.received += 1
            let match = state.match(facts)
            let outcome: JournalEntry.Outcome =
                switch match {
                case .stub(let stub, _): .answered(stub.origin.words)
                case .miss: .missed
                }
            let entry = JournalEntry(request: request.numbered(state.received), outcome: outcome)
            state.journal.append(entry)
            let line = configuration.log == nil ? "" : state.line(entry, match)
            return (make(match, entry.request, facts, &state), state.tell(facts), line)
        }
        for signal in due { signal.end() }
        if let log = configuration.log { log(line) }
        return answering
    }

    /// Logs a request that was refused.
    func refused(_ request: ReceivedRequest, _ refusal: RequestRefusal) {
        let line = state.withLockedValue { state in
            state.received += 1
            let entry = JournalEntry(request: request.numbered(state.received), outcome: .refused(status: refusal.status))
            state.journal.append(entry)
            return "\(entry.line(state.set.secrets)): \(refusal.reason)"
        }
        configuration.log?(line)
    }

    private func make(_ match: State.Match, _ request: ReceivedRequest, _ facts: RequestFacts, _ state: inout State) -> Answering {
        switch match {
        case .miss(let miss):
            if state.misses.count < Self.missLimit { state.misses.append(miss) }
            return .planned(MissPage.response(miss, accept: facts.headers.values(of: "Accept")), FaultPlan())
        case .stub(let stub, let count):
            let step = stub.steps[min(count, stub.steps.count) - 1]
            let faults = configuration.faults + step.faults
            switch step.content {
            case .fixed(let response):
                if faults.isEmpty, !configuration.sendsDate { return .whole(response) }
                return .planned(response.response, plan(faults, stub.number, count))
            case .computed(let code):
                return computed(code, stub, count, faults, request, facts)
            }
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
        let context = AnswerContext(
            count: count, variables: stub.pattern.path.variables(in: facts.target.segments), elapsed: start.elapsed())
        let plan = plan(faults, stub.number, count)
        return .computed { [self] in
            do {
                return (try await code(request, context), plan)
            } catch {
                let miss = state.withLockedValue { state in
                    let miss = Miss(
                        request: "\(request.method) \(state.set.secrets.shown(request.target))",
                        reason: .failed(stub.origin.words, error: "\(error)"), candidates: [])
                    if state.misses.count < Self.missLimit { state.misses.append(miss) }
                    return miss
                }
                return (MissPage.response(miss, status: 500), FaultPlan())
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
