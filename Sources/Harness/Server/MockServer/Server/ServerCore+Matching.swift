extension ServerCore.State {
    /// The result of matching a request.
    enum Match: Sendable {
        /// A stub, with the number of its answers, this one included.
        case stub(Stub, count: Int)
        case miss(Miss.Reason)
    }

    /// Finds the stub that answers a request, and counts its answer.
    mutating func match(_ facts: RequestFacts) -> Match {
        if !set.contracts.isEmpty, !set.contracts.contains(where: { $0.pattern.accepts(facts) }) {
            return .miss(.noContract(count: set.contracts.count))
        }
        let hosts = set.hosts(of: facts)
        for rank in set.index.candidates(for: facts) {
            let stub = set.stubs[rank.number]
            guard isInState(stub), StubSet.accepts(hosts, stub) else { continue }
            switch stub.pattern.decision(facts) {
            case .differs: continue
            case .undecided(let pattern): return .miss(.undecided(stub.origin, pattern: pattern))
            case .matches: break
            }
            guard !stub.isExhausted else { return .miss(.exhausted(stub.origin, answers: stub.used)) }
            set.stubs[rank.number].used += 1
            if let scenario = stub.scenario, let next = scenario.next { scenarios[scenario.name] = next }
            return .stub(stub, count: stub.used + 1)
        }
        return .miss(.noStub(count: set.stubs.count))
    }

    private func isInState(_ stub: Stub) -> Bool {
        guard let scenario = stub.scenario, let required = scenario.required else { return true }
        return scenarios[scenario.name, default: ScenarioRule.start] == required
    }

    /// Counts a request for each waiter that waits for it.
    /// - Returns: The signals of the waiters whose wait is over.
    mutating func waitersToResume(after facts: RequestFacts) -> [Signal] {
        guard !waiters.isEmpty else { return [] }
        // A request that cannot be compared with the pattern ends the wait, too: the count after the wait throws.
        for index in waiters.indices where waiters[index].pattern.decision(facts) != .differs { waiters[index].found += 1 }
        return waiters.filter { $0.found >= $0.missing }.map(\.signal)
    }
}
