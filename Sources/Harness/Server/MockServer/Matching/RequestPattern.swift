internal import HTTPMessages
package import Recordings

/// A pattern of requests: those that a stub answers, or those that a test looks for in the journal.
///
/// ```swift
/// .get("/3/movie/{id}").query("language", .equals("de")).header("Accept", .contains("json"))
/// ```
/// A literal needs no `try`: `"GET /3/movie/{id}?language=de"`. A request may have query parameters that the pattern does not name, unless
/// ``onlyThisQuery()`` excludes them.
public struct RequestPattern: RequestMatching, Sendable {
    /// The methods; nil for any.
    var methods: [String]?
    var path: PathPattern
    var criteria: [RequestCriterion] = []

    init(methods: [String]?, path: PathPattern, criteria: [RequestCriterion] = []) {
        self.methods = methods
        self.path = path
        self.criteria = criteria
    }

    /// Creates a pattern of the requests to a path: `/3/search/movie`, or with variables, `/3/movie/{id}`.
    ///
    /// A request must have the query of the path.
    /// - Parameters:
    ///   - methods: The methods; nil for every method.
    ///   - path: The path. It is compared without percent-encoding.
    /// - Throws: ``MockServerError`` if the path is not valid.
    public init(_ methods: [String]?, _ path: String) throws(MockServerError) {
        self.methods = methods
        self.path = try PathPattern.template(String(path.prefix { $0 != "?" }))
        for item in RequestTarget(path).query {
            criteria.append(.query(item.name, item.value.map(ValuePattern.equals) ?? .not(.absent)))
        }
    }

    /// Creates a pattern of the requests to a path in which a regular expression is found.
    /// - Throws: ``MockServerError`` if the regular expression is not valid.
    public init(_ methods: [String]?, regex pattern: String) throws(MockServerError) {
        self.methods = methods
        path = .regex(try ValuePattern.compile(pattern))
    }

    /// Every request.
    public static var any: RequestPattern { RequestPattern(methods: nil, path: .any) }
    /// `GET` requests to a path.
    public static func get(_ path: String) throws(MockServerError) -> RequestPattern { try RequestPattern(["GET"], path) }
    /// `POST` requests to a path.
    public static func post(_ path: String) throws(MockServerError) -> RequestPattern { try RequestPattern(["POST"], path) }
    /// `PUT` requests to a path.
    public static func put(_ path: String) throws(MockServerError) -> RequestPattern { try RequestPattern(["PUT"], path) }
    /// `PATCH` requests to a path.
    public static func patch(_ path: String) throws(MockServerError) -> RequestPattern { try RequestPattern(["PATCH"], path) }
    /// `DELETE` requests to a path.
    public static func delete(_ path: String) throws(MockServerError) -> RequestPattern { try RequestPattern(["DELETE"], path) }

    /// Returns the pattern with one more criterion.
    public func and(_ criterion: RequestCriterion) -> RequestPattern {
        RequestPattern(methods: methods, path: path, criteria: criteria + [criterion])
    }

    /// Returns the pattern with a criterion of a recording, unless the pattern has it already.
    func andRecorded(_ criterion: RequestCriterion) -> RequestPattern {
        criteria.contains { $0.description == criterion.description } ? self : and(criterion)
    }

    /// Returns the pattern of those requests whose query parameter matches.
    public func query(_ name: String, _ value: ValuePattern) -> RequestPattern { and(.query(name, value)) }

    /// Returns the pattern of those requests whose header field matches.
    public func header(_ name: String, _ value: ValuePattern) -> RequestPattern { and(.header(name, value)) }

    /// Returns the pattern of those requests whose cookie matches.
    public func cookie(_ name: String, _ value: ValuePattern) -> RequestPattern { and(.cookie(name, value)) }

    /// Returns the pattern of those requests whose body matches.
    public func body(_ pattern: BodyPattern) -> RequestPattern { and(.body(pattern)) }

    /// Returns the pattern of those requests that have no query parameters other than the ones named so far.
    public func onlyThisQuery() -> RequestPattern {
        let names = criteria.compactMap { if case .query(let name, _) = $0.kind { name } else { nil } }
        return and(.onlyQuery(Array(Set(names)).sorted()))
    }

    /// Returns the pattern of a recording's request: its path, exactly its query, and its body.
    ///
    /// A secret's placeholder matches any text that is not empty.
    ///
    /// Header fields differ from client to client. Therefore only the fields that contain a secret are compared.
    package static func recorded(_ request: RecordedRequest, body: [UInt8]) -> RequestPattern {
        let target = RequestTarget(request.target)
        var pattern = RequestPattern(methods: [request.method], path: .recorded(RecordedPath(target.segments)))
        var names: [String] = []
        for item in target.query where !names.contains(item.name) {
            names.append(item.name)
            let values = target.query.filter { $0.name == item.name }.map { $0.value ?? "" }
            if values.count > 1, values.allSatisfy({ PlaceholderText($0) == nil }) {
                pattern = pattern.query(item.name, .all(values))
            } else {
                for value in values { pattern = pattern.query(item.name, .recorded(value)) }
            }
        }
        pattern = pattern.and(.onlyQuery(names))
        for field in request.headers.fields where PlaceholderText(field.value) != nil {
            pattern = pattern.header(field.name, .recorded(field.value))
        }
        return body.isEmpty ? pattern : pattern.body(.recorded(body))
    }

    func decision(_ facts: RequestFacts) -> MatchDecision {
        guard methods?.contains(facts.request.method) ?? true else { return .differs }
        let path = path.decision(facts)
        guard path != .differs else { return .differs }
        let rest = criteria.allMatch { $0.decision(facts) }
        return path == .matches || rest == .differs ? rest : path
    }

    /// The specificity: if two patterns match a request, the stub with the higher specificity answers.
    var specificity: Int { path.specificity * 100 + criteria.count * 2 + (methods == nil ? 0 : methods?.count == 1 ? 2 : 1) }
}

extension RequestPattern: CustomStringConvertible {
    /// The pattern on one line: `GET /3/search/movie, query page: "1"`.
    public var description: String {
        (["\(methods?.joined(separator: " or ") ?? "any method") \(path.requirement)"] + criteria.map(\.description)).joined(
            separator: ", ")
    }
}
