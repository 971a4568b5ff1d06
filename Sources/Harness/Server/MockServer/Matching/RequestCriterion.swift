internal import HTTPMessages

/// One requirement of a pattern, apart from the method and the path.
public struct RequestCriterion: RequestMatching, Sendable {
    indirect enum Kind: Sendable {
        case query(String, ValuePattern)
        case onlyQuery([String])
        case header(String, ValuePattern)
        case cookie(String, ValuePattern)
        case body(BodyPattern)
        case and([RequestCriterion])
        case or([RequestCriterion])
        case not(RequestCriterion)
    }

    let kind: Kind

    /// The values of a query parameter match a pattern.
    ///
    /// Percent-encoding is removed from them.
    public static func query(_ name: String, _ value: ValuePattern) -> RequestCriterion { RequestCriterion(kind: .query(name, value)) }

    /// The query has no parameters other than these.
    public static func onlyQuery(_ names: [String]) -> RequestCriterion { RequestCriterion(kind: .onlyQuery(names)) }

    /// The values of the header fields with a name match a pattern.
    ///
    /// Upper and lower case of the name are equal.
    public static func header(_ name: String, _ value: ValuePattern) -> RequestCriterion { RequestCriterion(kind: .header(name, value)) }

    /// The values of a cookie match a pattern.
    public static func cookie(_ name: String, _ value: ValuePattern) -> RequestCriterion { RequestCriterion(kind: .cookie(name, value)) }

    /// The body matches a pattern.
    public static func body(_ pattern: BodyPattern) -> RequestCriterion { RequestCriterion(kind: .body(pattern)) }

    /// All of these criteria are met.
    public static func and(_ criteria: [RequestCriterion]) -> RequestCriterion { RequestCriterion(kind: .and(criteria)) }

    /// At least one of these criteria is met.
    public static func or(_ criteria: [RequestCriterion]) -> RequestCriterion { RequestCriterion(kind: .or(criteria)) }

    /// This criterion is not met.
    public static func not(_ criterion: RequestCriterion) -> RequestCriterion { RequestCriterion(kind: .not(criterion)) }

    func decision(_ facts: RequestFacts) -> MatchDecision {
        switch kind {
        case .query(let name, let pattern): pattern.decision(facts.query(name))
        case .onlyQuery(let names): MatchDecision(facts.target.query.allSatisfy { names.contains($0.name) })
        case .header(let name, let pattern): pattern.decision(facts.headers.values(of: name))
        case .cookie(let name, let pattern): pattern.decision(facts.cookie(name))
        case .body(let pattern): pattern.decision(facts)
        case .and(let criteria): criteria.allMatch { $0.decision(facts) }
        case .or(let criteria): criteria.anyMatches { $0.decision(facts) }
        case .not(let criterion): !criterion.decision(facts)
        }
    }
}

extension RequestCriterion: CustomStringConvertible {
    /// The part of the request and its required value: `query page: "1"`.
    public var description: String { "\(subject): \(requirement)" }

    /// The part of the request, for the first column of a table.
    var subject: String {
        switch kind {
        case .query(let name, _): "query \(name)"
        case .onlyQuery: "query"
        case .header(let name, _): "header \(name)"
        case .cookie(let name, _): "cookie \(name)"
        case .body: "body"
        case .and: "all of"
        case .or: "one of"
        case .not(let criterion): "not " + criterion.subject
        }
    }

    /// The required value, for the second column of a table.
    var requirement: String {
        switch kind {
        case .query(_, let pattern), .header(_, let pattern), .cookie(_, let pattern): pattern.requirement
        case .onlyQuery(let names): names.isEmpty ? "no parameter" : "no parameter other than \(names.joined(separator: ", "))"
        case .body(let pattern): pattern.requirement
        case .and(let criteria): criteria.map(\.description).joined(separator: " and ")
        case .or(let criteria): criteria.map(\.description).joined(separator: " or ")
        case .not(let criterion): criterion.requirement
        }
    }

    /// Returns the received value, for the third column of a table.
    ///
    /// Secrets are placeholders.
    func found(in facts: RequestFacts, _ display: RequestDisplay) -> String {
        switch kind {
        case .query(let name, let pattern): shown(facts.query(name), pattern, facts, display)
        case .header(let name, let pattern): shown(facts.headers.values(of: name), pattern, facts, display)
        case .cookie(let name, let pattern): shown(facts.cookie(name), pattern, facts, display)
        case .onlyQuery(let names):
            "also " + display.shown(text: facts.target.query.filter { !names.contains($0.name) }.map(\.name).joined(separator: ", "))
        case .body:
            if facts.request.body.isEmpty {
                "no body"
            } else if display.covers(self) {
                "a body of \(facts.request.body.count) bytes"
            } else {
                display.shown(bodyOf: facts)
            }
        case .and(let criteria), .or(let criteria):
            criteria.filter { !$0.accepts(facts) }.map { "\($0.subject): \($0.found(in: facts, display))" }.joined(separator: "; ")
        case .not(let criterion): criterion.found(in: facts, display)
        }
    }

    private func shown(_ values: [String], _ pattern: ValuePattern, _ facts: RequestFacts, _ display: RequestDisplay) -> String {
        if values.isEmpty { return "absent" }
        guard !display.covers(self) else {
            if values.allSatisfy(\.isEmpty) { return "empty" }
            return !accepts(facts) ? "another text" : pattern.isSecret ? requirement : "\"\(display.placeholder(for: self))\""
        }
        return values.map { "\"\(display.shown(text: $0))\"" }.joined(separator: " and ")
    }
}
