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
        /// The host whose request was recorded, if the request is for another recorded host.
        var otherHost: RequestHost?
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
            return set.contracts.map { contract in
                Rival(
                    pattern: contract.pattern, title: "contract \(contract.name)", text: contract.name, scenario: nil,
                    likeness: likeness(contract.pattern, nil, facts))
            }
        case .noStub, .upstream:
            let hosts = set.hosts(of: facts)
            return set.stubs.map { stub in
                let state = stub.scenario.map { " \($0.name) \($0.required ?? "")" } ?? ""
                let otherHost = StubSet.accepts(hosts, stub) ? nil : stub.host
                return Rival(
                    pattern: stub.pattern, title: stub.origin.description,
                    text: stub.patternText + state + (otherHost.map { " \($0)" } ?? ""), scenario: stub.scenario, otherHost: otherHost,
                    likeness: likeness(stub.pattern, stub.scenario, facts))
            }
        case .exhausted, .undecided, .failed, .foreign: return []
        }
    }

    /// Returns the request that is the most alike to a pattern among those with its path that do not match; nil if there are none.
    ///
    /// Of equally alike ones, the latest.
    func nearest(to pattern: RequestPattern, among requests: [ReceivedRequest]) -> Miss.Candidate? {
        let rivals = requests.map { RequestFacts($0) }.filter { pattern.path.accepts($0) && !pattern.accepts($0) }
        let nearest = rivals.map { (facts: $0, likeness: likeness(pattern, nil, $0)) }.reversed().max { $0.likeness < $1.likeness }
        return nearest.map { nearest in
            let title = nearest.facts.request.printed(by: set.display).description
            return candidate(Rival(pattern: pattern, title: title, text: "", scenario: nil, likeness: nearest.likeness), nearest.facts)
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
        if let wanted = rival.otherHost {
            rows.append(
                Miss.Row(
                    isMet: false, subject: "host", wanted: wanted.description,
                    found: set.display.shown(text: facts.host?.description ?? "")))
        }
        for criterion in pattern.criteria {
            let isMet = criterion.accepts(facts)
            if case .onlyQuery = criterion.kind, isMet { continue }
            if !isMet, case .body(let body) = criterion.kind, let difference = BodyDifference(body, facts, set.display) {
                rows.append(Miss.Row(isMet: false, subject: difference.subject, wanted: difference.wanted, found: difference.found))
                continue
            }
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
