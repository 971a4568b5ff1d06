internal import HTTPMessages

/// Finds out what came nearest to a request that nothing answers.
struct MissFinder {
    let set: StubSet
    let scenarios: [String: String]

    /// A pattern that did not fit, and how nearly it did.
    private struct Rival {
        let pattern: RequestPattern
        let title: String
        let words: String
        let scenario: ScenarioRule?
        let likeness: Double
    }

    /// The report.
    func miss(_ facts: RequestFacts, _ reason: Miss.Reason) -> Miss {
        Miss(
            request: set.display.shown(facts.request), reason: reason,
            candidates: nearest(facts, reason))
    }

    /// The best first, and of equally good ones the newest; those that ask for the very same stand together.
    private func nearest(_ facts: RequestFacts, _ reason: Miss.Reason) -> [Miss.Candidate] {
        let rivals = rivals(facts, reason).enumerated().sorted { left, right in
            (left.element.likeness, left.offset) > (right.element.likeness, right.offset)
        }.map(\.element)
        var found: [(words: String, candidate: Miss.Candidate)] = []
        for rival in rivals {
            if let place = found.firstIndex(where: { $0.words == rival.words }) {
                found[place].candidate.others += 1
            } else if found.count < Miss.shownCandidates {
                found.append((rival.words, candidate(rival, facts)))
            }
        }
        return found.map(\.candidate)
    }

    private func rivals(_ facts: RequestFacts, _ reason: Miss.Reason) -> [Rival] {
        switch reason {
        case .noContract:
            set.contracts.map { contract in
                Rival(
                    pattern: contract.pattern, title: "contract \(contract.name)", words: contract.name, scenario: nil,
                    likeness: likeness(contract.pattern, nil, facts))
            }
        case .noStub, .upstream:
            set.stubs.map { stub in
                let state = stub.scenario.map { " \($0.name) \($0.required ?? "")" } ?? ""
                return Rival(
                    pattern: stub.pattern, title: stub.source, words: stub.words + state, scenario: stub.scenario,
                    likeness: likeness(stub.pattern, stub.scenario, facts))
            }
        case .spent, .undecided, .failed: []
        }
    }

    /// How much of what a pattern asks for came, from 0 to 1; the path counts thrice.
    private func likeness(_ pattern: RequestPattern, _ scenario: ScenarioRule?, _ facts: RequestFacts) -> Double {
        let isMethod = pattern.methods?.contains(facts.request.method) ?? true
        let path = pattern.path.accepts(facts) ? 1 : pattern.path.likeness(to: facts.target.segments) * 0.9
        let met = pattern.criteria.count { $0.accepts(facts) } + (isInState(scenario) ? 1 : 0)
        return ((isMethod ? 1 : 0) + path * 3 + Double(met)) / Double(pattern.criteria.count + 5)
    }

    private func isInState(_ scenario: ScenarioRule?) -> Bool {
        guard let scenario, let required = scenario.required else { return true }
        return scenarios[scenario.name, default: ScenarioRule.start] == required
    }

    private func candidate(_ rival: Rival, _ facts: RequestFacts) -> Miss.Candidate {
        let pattern = rival.pattern
        let method = facts.request.method
        var rows = [
            Miss.Row(
                isMet: pattern.methods?.contains(method) ?? true, subject: "method",
                wanted: pattern.methods?.joined(separator: " or ") ?? "any", found: set.display.shown(text: method)),
            Miss.Row(
                isMet: pattern.path.accepts(facts), subject: "path", wanted: pattern.path.words,
                found: set.display.shown(path: facts.target.segments)),
        ]
        for criterion in pattern.criteria {
            let isMet = criterion.accepts(facts)
            if case .onlyQuery = criterion, isMet { continue }
            rows.append(
                Miss.Row(isMet: isMet, subject: criterion.subject, wanted: criterion.words, found: criterion.found(in: facts, set.display)))
        }
        if let scenario = rival.scenario, let required = scenario.required {
            rows.append(
                Miss.Row(
                    isMet: isInState(scenario), subject: "scenario \(scenario.name)", wanted: required,
                    found: scenarios[scenario.name, default: ScenarioRule.start]))
        }
        return Miss.Candidate(title: rival.title, rows: rows)
    }
}
