internal import TextPatterns

/// Whether a request matches a pattern.
enum MatchDecision: Hashable, Sendable {
    case matches
    case differs
    /// The search for a regular expression could not be finished.
    case undecided(pattern: String)

    init(_ isMatch: Bool) { self = isMatch ? .matches : .differs }

    /// Decides by a search that may give up.
    init(_ search: () throws(PatternGaveUpError) -> Bool) {
        do {
            self.init(try search())
        } catch {
            self = .undecided(pattern: error.pattern)
        }
    }

    static prefix func ! (decision: MatchDecision) -> MatchDecision {
        switch decision {
        case .matches: .differs
        case .differs: .matches
        case .undecided: decision
        }
    }
}

extension Sequence {
    /// Returns whether all elements match: one that differs decides, whatever is undecided.
    func allMatch(_ decide: (Element) -> MatchDecision) -> MatchDecision {
        var decision = MatchDecision.matches
        for element in self {
            switch decide(element) {
            case .matches: continue
            case .differs: return .differs
            case .undecided(let pattern): decision = .undecided(pattern: pattern)
            }
        }
        return decision
    }

    /// Returns whether at least one element matches: one that does decides, whatever is undecided.
    func anyMatches(_ decide: (Element) -> MatchDecision) -> MatchDecision { !allMatch { !decide($0) } }
}

/// What a request is compared with.
protocol RequestMatching {
    /// Compares a request.
    func decision(_ facts: RequestFacts) -> MatchDecision
}

extension RequestMatching {
    /// Returns whether a request is known to match.
    func accepts(_ facts: RequestFacts) -> Bool { decision(facts) == .matches }
}
