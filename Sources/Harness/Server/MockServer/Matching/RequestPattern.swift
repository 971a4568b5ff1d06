internal import HTTPMessages
package import Recordings

/// The requests that a stub answers, or that a test asks the journal for.
///
/// ```swift
/// .get("/3/movie/{id}").query("language", .equals("de")).header("Accept", .contains("json"))
/// ```
/// Query parameters that a pattern does not name do not matter, unless ``onlyThisQuery()`` says so.
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

    /// Requests to a path: `/3/search/movie`, or with variables, `/3/movie/{id}`; a query in it must come as it stands there.
    /// - Parameters:
    ///   - methods: One of these; any where nil.
    ///   - path: Compared with its escapes resolved.
    /// - Throws: ``MockServerError/path(_:)``.
    public init(_ methods: [String]?, _ path: String) throws(MockServerError) {
        self.methods = methods
        self.path = try PathPattern.template(String(path.prefix { $0 != "?" }))
        for item in RequestTarget(path).query {
            criteria.append(.query(item.name, item.value.map(ValuePattern.equals) ?? .not(.absent)))
        }
    }

    /// Requests to a path in which a regular expression is found.
    /// - Throws: ``MockServerError/regularExpression(_:)``.
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

    /// Those of them for which something more is true.
    public func and(_ criterion: RequestCriterion) -> RequestPattern {
        RequestPattern(methods: methods, path: path, criteria: criteria + [criterion])
    }

    /// Those with such a query parameter.
    public func query(_ name: String, _ value: ValuePattern) -> RequestPattern { and(.query(name, value)) }

    /// Those with such a header field.
    public func header(_ name: String, _ value: ValuePattern) -> RequestPattern { and(.header(name, value)) }

    /// Those with such a cookie.
    public func cookie(_ name: String, _ value: ValuePattern) -> RequestPattern { and(.cookie(name, value)) }

    /// Those with such a body.
    public func body(_ pattern: BodyPattern) -> RequestPattern { and(.body(pattern)) }

    /// Those that have no query parameters but the ones named so far.
    public func onlyThisQuery() -> RequestPattern {
        let names = criteria.compactMap { if case .query(let name, _) = $0 { name } else { nil } }
        return and(.onlyQuery(Array(Set(names)).sorted()))
    }

    /// The request of a recording: its path, its query and no other, its body; placeholders of secrets are anything that is not empty.
    ///
    /// Header fields differ from client to client: only those count in which a secret stands.
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

    /// How much it says: of two that both fit, the one that says more answers.
    var specificity: Int { path.specificity * 100 + criteria.count * 2 + (methods == nil ? 0 : methods?.count == 1 ? 2 : 1) }
}

extension RequestPattern: CustomStringConvertible {
    /// In one line: `GET /3/search/movie, query page: "1"`.
    public var description: String {
        (["\(methods?.joined(separator: " or ") ?? "any method") \(path.words)"] + criteria.map { "\($0.subject): \($0.words)" })
            .joined(separator: ", ")
    }
}
