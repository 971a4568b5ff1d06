extension ServerCore.State {
    /// What answers a request.
    enum Match: Sendable {
        /// A stub, which has answered so often with this time.
        case stub(Stub, count: Int)
        case miss(Miss.Reason)
    }

    mutating func match(_ facts: RequestFacts) -> Match {
        if !set.contracts.isEmpty, !set.contracts.contains(where: { $0.pattern.accepts(facts) }) {
            return .miss(.noContract(count: set.contracts.count))
        }
        for rank in set.index.candidates(for: facts) {
            let stub = set.stubs[rank.number]
            guard isInState(stub) else { continue }
            switch stub.pattern.decision(facts) {
            case .differs: continue
            case .undecided(let pattern): return .miss(.undecided(stub.source, pattern: pattern))
            case .matches: break
            }
            guard !stub.isSpent else { return .miss(.spent(stub.source, answers: stub.used)) }
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

    /// Lets those know who wait for requests.
    /// - Returns: Whose wait is over.
    mutating func tell(_ facts: RequestFacts) -> [Signal] {
        guard !waiters.isEmpty else { return [] }
        // A request that cannot be compared ends the wait as well: the count that follows throws.
        for index in waiters.indices where waiters[index].pattern.decision(facts) != .differs { waiters[index].found += 1 }
        return waiters.filter { $0.found >= $0.missing }.map(\.signal)
    }
}
