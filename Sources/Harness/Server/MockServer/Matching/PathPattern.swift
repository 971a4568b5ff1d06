internal import HTTPMessages
internal import TextPatterns

/// What a request's path must be.
enum PathPattern: RequestMatching, Sendable {
    /// The path of a template.
    case template(PathTemplate, text: String)
    /// The path of a recording; placeholders of secrets are anything that is not empty.
    case recorded(RecordedPath)
    /// A path in which a regular expression is found.
    case regex(RegularExpression)
    /// Any path.
    case any

    /// Reads a path: `/3/movie/{id}`.
    /// - Throws: ``MockServerError/path(_:)`` for one that does not begin with `/`, or in which braces do not enclose a whole segment.
    static func template(_ text: String) throws(MockServerError) -> PathPattern {
        guard text.hasPrefix("/"), let template = PathTemplate(RequestTarget(text).segments) else { throw .path(text) }
        return .template(template, text: text)
    }

    /// The segments, where the path is one of a certain length.
    var template: PathTemplate? {
        switch self {
        case .template(let template, _): template
        case .recorded(let path): path.template
        case .regex, .any: nil
        }
    }

    func decision(_ facts: RequestFacts) -> MatchDecision {
        let path = facts.target.segments
        return switch self {
        case .any: .matches
        case .regex(let expression): expression.decision("/" + path.joined(separator: "/"))
        case .template(let template, _): MatchDecision(template.accepts(path))
        case .recorded(let recorded): MatchDecision(recorded.accepts(path))
        }
    }

    /// Returns what a path has in the places of the variables.
    func variables(in path: [String]) -> [String: String] {
        if case .template(let template, _) = self { template.variables(in: path) } else { [:] }
    }

    /// How much of a path fits, from 0 to 1.
    func likeness(to path: [String]) -> Double {
        guard let template, !template.segments.isEmpty || !path.isEmpty else { return 0 }
        let equal = zip(template.segments.indices, path).count { accepts($1, at: $0) }
        return Double(equal) / Double(max(template.segments.count, path.count))
    }

    private func accepts(_ text: String, at index: Int) -> Bool {
        if case .recorded(let path) = self { path.accepts(text, at: index) } else { template?.segments[index].accepts(text) ?? false }
    }

    /// The more particular comes first: exact text, then fewer variables, then a regular expression, then any path.
    var specificity: Int {
        switch self {
        case .any: return 0
        case .regex: return 1
        case .template, .recorded:
            let segments = template?.segments ?? []
            return 2 + segments.count(where: \.isText) * 2 + (segments.allSatisfy(\.isText) ? 1 : 0)
        }
    }

    var words: String {
        switch self {
        case .any: "any"
        case .regex(let expression): "/\(expression.pattern)/ is found"
        case .template(_, let text): text
        case .recorded(let path): path.text
        }
    }
}
