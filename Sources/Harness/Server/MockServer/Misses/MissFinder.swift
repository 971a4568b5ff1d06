internal import HTTPMessages

/// Finds the stubs that are nearest to a request that was not answered.
struct MissFinder {
    let set: StubSet
    let scenarios: [String: String]

    /// A pattern that does not match, with its likeness to the request.
    private struct Rival {
        let pattern: RequestPattern
        let title: String
        /// The requirements as a text, equal for two patterns that match the same requests.
        let text: String
        let scenario: ScenarioRule?
        let likeness: Double
    }

    /// Returns the report of a miss.
    func miss(_ facts: RequestFacts, number: Int, _ reason: Miss.Reason) -> Miss {
        Miss(
            number: number, request: set.display.shown(facts.request), reason: reason,
            candidates: nearest(facts, reason))
    }

    /// Returns the nearest stubs: the most alike first, and of equally alike ones the newest first.
    ///
    /// Stubs for the same request are one candidate.
    private func nearest(_ facts: RequestFacts, _ reason: Miss.Reason) -> [Miss.Candidate] {
        let rivals = rivals(facts, reason).enumerated().sorted { left, right in
            (left.element.likeness, left.offset) > (right.element.likeness, right.offset)
        }.map(\.element)
        var found: [(text: String, candidate: Miss.Candidate)] = []
        for rival in rivals {
            if let place = found.firstIndex(where: { $0.text == rival.text }) {
                found[place].candidate.others += 1
            } else if found.count < Miss.shownCandidates {
                found.append((rival.text, candidate(rival, facts)))
            }
        }
        return found.map(\.candidate)
    }

    private func rivals(_ facts: RequestFacts, _ reason: Miss.Reason) -> [Rival] {
        switch reason {
        case .noContract:
            set.contracts.map { contract in
                Rival(
                    pattern: contract.pattern, title: "contract \(contract.name)", text: contract.name, scenario: nil,
                    likeness: likeness(contract.pattern, nil, facts))
            }
        case .noStub, .upstream:
            set.stubs.map { stub in
                let state = stub.scenario.map { " \($0.name) \($0.required ?? "")" } ?? ""
                return Rival(
                    pattern: stub.pattern, title: stub.origin.description, text: stub.patternText + state, scenario: stub.scenario,
                    likeness: likeness(stub.pattern, stub.scenario, facts))
            }
        case .exhausted, .undecided, .failed, .foreign: []
        }
    }

    /// Returns the part of a pattern's requirements that the request meets, from 0 to 1.
    ///
    /// The path counts three times.
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
                isMet: pattern.path.accepts(facts), subject: "path", wanted: pattern.path.requirement,
                found: set.display.shown(path: facts.target.segments)),
        ]
        for criterion in pattern.criteria {
            let isMet = criterion.accepts(facts)
            if case .onlyQuery = criterion.kind, isMet { continue }
            rows.append(
                Miss.Row(
                    isMet: isMet, subject: criterion.subject, wanted: criterion.requirement, found: criterion.found(in: facts, set.display))
            )
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
