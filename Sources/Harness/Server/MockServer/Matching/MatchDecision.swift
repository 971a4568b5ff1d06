internal import TextPatterns

/// The result of comparing a request with a pattern.
enum MatchDecision: Hashable, Sendable {
    case matches
    case differs
    /// The search for a regular expression gave up.
    case undecided(pattern: String)

    init(_ isMatch: Bool) { self = isMatch ? .matches : .differs }

    /// Creates the result of a search that may give up.
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
    /// Returns whether all elements match.
    ///
    /// One that differs decides the result, even if others are undecided.
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

    /// Returns whether at least one element matches.
    ///
    /// One that matches decides the result, even if others are undecided.
    func anyMatches(_ decide: (Element) -> MatchDecision) -> MatchDecision { !allMatch { !decide($0) } }
}

/// A pattern that requests are compared with.
protocol RequestMatching {
    /// Compares a request with the pattern.
    func decision(_ facts: RequestFacts) -> MatchDecision
}

extension RequestMatching {
    /// Returns whether a request is known to match.
    func accepts(_ facts: RequestFacts) -> Bool { decision(facts) == .matches }
}
