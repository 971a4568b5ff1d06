internal import Recordings

extension ServerCore.State {
    /// What answers a request.
    enum Match: Sendable {
        /// A stub, which has answered so often with this time.
        case stub(Stub, count: Int)
        case miss(Miss)
    }

    mutating func match(_ facts: RequestFacts) -> Match {
        if !set.contracts.isEmpty, !set.contracts.contains(where: { $0.pattern.accepts(facts) }) {
            let nearest = set.contracts.map { Miss.Candidate($0.pattern, title: "contract \($0.name)", facts) }
            return .miss(miss(facts, .noContract(count: set.contracts.count), nearest))
        }
        for rank in set.index.candidates(for: facts) {
            let stub = set.stubs[rank.number]
            guard isInState(stub), stub.pattern.accepts(facts) else { continue }
            guard !stub.isSpent else { return .miss(miss(facts, .spent(stub.origin.words, answers: stub.used), [])) }
            set.stubs[rank.number].used += 1
            if let scenario = stub.scenario, let next = scenario.next { scenarios[scenario.name] = next }
            return .stub(stub, count: stub.used + 1)
        }
        let nearest = set.stubs.map { Miss.Candidate($0.pattern, title: $0.origin.words, facts, scenario: row($0)) }
        return .miss(miss(facts, .noStub(count: set.stubs.count), nearest))
    }

    private func isInState(_ stub: Stub) -> Bool {
        guard let scenario = stub.scenario, let required = scenario.required else { return true }
        return scenarios[scenario.name, default: ScenarioRule.start] == required
    }

    private func row(_ stub: Stub) -> Miss.Row? {
        guard let scenario = stub.scenario, let required = scenario.required else { return nil }
        return Miss.Row(
            isMet: isInState(stub), subject: "scenario \(scenario.name)", wanted: required,
            found: scenarios[scenario.name, default: ScenarioRule.start])
    }

    private func miss(_ facts: RequestFacts, _ reason: Miss.Reason, _ candidates: [Miss.Candidate]) -> Miss {
        Miss(
            request: "\(facts.request.method) \(set.secrets.shown(facts.request.target))", reason: reason,
            candidates: Miss.nearest(of: candidates))
    }

    /// What the log is told of a request.
    func line(_ entry: JournalEntry, _ match: Match) -> String {
        switch match {
        case .stub: entry.line(set.secrets)
        case .miss(let miss): "\(entry.line(set.secrets))\n\(miss.text.dropLast())"
        }
    }

    /// Lets those know who wait for requests.
    /// - Returns: Whose wait is over.
    mutating func tell(_ facts: RequestFacts) -> [Signal] {
        guard !waiters.isEmpty else { return [] }
        for index in waiters.indices where waiters[index].pattern.accepts(facts) { waiters[index].found += 1 }
        return waiters.filter { $0.found >= $0.missing }.map(\.signal)
    }
}
