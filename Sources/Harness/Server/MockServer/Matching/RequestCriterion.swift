internal import HTTPMessages

/// One thing that must be true of a request, method and path apart.
public indirect enum RequestCriterion: RequestMatching, Sendable {
    /// The values of a query parameter, escapes resolved.
    case query(String, ValuePattern)
    /// No query parameters but these.
    case onlyQuery([String])
    /// The values of the header fields of a name, whose case does not matter.
    case header(String, ValuePattern)
    /// The values of a cookie.
    case cookie(String, ValuePattern)
    /// The body.
    case body(BodyPattern)
    /// All of these are true.
    case and([RequestCriterion])
    /// At least one of these is true.
    case or([RequestCriterion])
    /// This is not true.
    case not(RequestCriterion)

    func decision(_ facts: RequestFacts) -> MatchDecision {
        switch self {
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

    /// What it is about, in a table's first column.
    var subject: String {
        switch self {
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

    /// What is wanted, in a table's second column.
    var words: String {
        switch self {
        case .query(_, let pattern), .header(_, let pattern), .cookie(_, let pattern): pattern.words
        case .onlyQuery(let names): names.isEmpty ? "no parameter" : "no parameter but \(names.joined(separator: ", "))"
        case .body(let pattern): pattern.words
        case .and(let criteria): criteria.map { "\($0.subject): \($0.words)" }.joined(separator: " and ")
        case .or(let criteria): criteria.map { "\($0.subject): \($0.words)" }.joined(separator: " or ")
        case .not(let criterion): criterion.words
        }
    }

    /// What came, in a table's third column, its secrets as placeholders.
    func found(in facts: RequestFacts, _ display: RequestDisplay) -> String {
        switch self {
        case .query(let name, let pattern): shown(facts.query(name), pattern, facts, display)
        case .header(let name, let pattern): shown(facts.headers.values(of: name), pattern, facts, display)
        case .cookie(let name, let pattern): shown(facts.cookie(name), pattern, facts, display)
        case .onlyQuery(let names):
            display.shown(text: facts.target.query.filter { !names.contains($0.name) }.map(\.name).joined(separator: ", ")) + " besides"
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
            return !accepts(facts) ? "another text" : pattern.isSecret ? words : "\"\(display.placeholder(for: self))\""
        }
        return values.map { "\"\(display.shown(text: $0))\"" }.joined(separator: " and ")
    }
}
