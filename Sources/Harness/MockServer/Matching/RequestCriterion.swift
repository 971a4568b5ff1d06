internal import Recordings

/// One thing that must be true of a request, method and path apart.
public indirect enum RequestCriterion: Sendable {
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

    func accepts(_ facts: RequestFacts) -> Bool {
        switch self {
        case .query(let name, let pattern): pattern.accepts(facts.query(name))
        case .onlyQuery(let names): facts.target.query.allSatisfy { names.contains($0.name) }
        case .header(let name, let pattern): pattern.accepts(facts.headers.values(of: name))
        case .cookie(let name, let pattern): pattern.accepts(facts.cookie(name))
        case .body(let pattern): pattern.accepts(facts)
        case .and(let criteria): criteria.allSatisfy { $0.accepts(facts) }
        case .or(let criteria): criteria.contains { $0.accepts(facts) }
        case .not(let criterion): !criterion.accepts(facts)
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

    /// Whether it is about a secret, whose value is not shown.
    var isSecret: Bool {
        switch self {
        case .query(_, let pattern), .header(_, let pattern), .cookie(_, let pattern): pattern.isSecret
        case .body(let pattern): pattern.isSecret
        case .onlyQuery, .and, .or, .not: false
        }
    }

    /// What came, in a table's third column; never a secret's value.
    func found(in facts: RequestFacts) -> String {
        switch self {
        case .query(let name, let pattern): Self.shown(facts.query(name), pattern)
        case .header(let name, let pattern): Self.shown(facts.headers.values(of: name), pattern)
        case .cookie(let name, let pattern): Self.shown(facts.cookie(name), pattern)
        case .onlyQuery(let names):
            facts.target.query.filter { !names.contains($0.name) }.map(\.name).joined(separator: ", ") + " besides"
        case .body(let pattern):
            pattern.isSecret
                ? "a body of \(facts.request.body.count) bytes" : facts.request.body.isEmpty ? "no body" : facts.text
        case .and(let criteria), .or(let criteria):
            criteria.filter { !$0.accepts(facts) }.map { "\($0.subject): \($0.found(in: facts))" }.joined(separator: "; ")
        case .not(let criterion): criterion.found(in: facts)
        }
    }

    private static func shown(_ values: [String], _ pattern: ValuePattern) -> String {
        if values.isEmpty { return "absent" }
        if pattern.isSecret { return values.allSatisfy(\.isEmpty) ? "empty" : "another text" }
        return values.map { "\"\($0)\"" }.joined(separator: " and ")
    }
}
