internal import HTTPMessages
internal import TextPatterns

/// A pattern for the path of a request.
enum PathPattern: RequestMatching, Sendable {
    /// The path of a template.
    case template(PathTemplate, text: String)
    /// The path of a recording. A secret's placeholder matches any text that is not empty.
    case recorded(RecordedPath)
    /// A path in which a regular expression is found.
    case regex(RegularExpression)
    /// Any path.
    case any

    /// Reads a path: `/3/movie/{id}`.
    /// - Throws: ``MockServerError`` if the path does not begin with `/`, or if braces do not enclose a whole segment.
    static func template(_ text: String) throws(MockServerError) -> PathPattern {
        guard text.hasPrefix("/"), let template = PathTemplate(RequestTarget(text).segments) else {
            throw MockServerError(.path(text))
        }
        return .template(template, text: text)
    }

    /// The segments; nil for a pattern of paths with any number of segments.
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

    /// Returns the values that a path has for the variables.
    func variables(in path: [String]) -> [String: String] {
        if case .template(let template, _) = self { template.variables(in: path) } else { [:] }
    }

    /// Returns the part of a path that matches, from 0 to 1.
    func likeness(to path: [String]) -> Double {
        guard let template, !template.segments.isEmpty || !path.isEmpty else { return 0 }
        let equal = zip(template.segments.indices, path).count { accepts($1, at: $0) }
        return Double(equal) / Double(max(template.segments.count, path.count))
    }

    private func accepts(_ text: String, at index: Int) -> Bool {
        if case .recorded(let path) = self { path.accepts(text, at: index) } else { template?.segments[index].accepts(text) ?? false }
    }

    /// The specificity, from the highest: exact text, then few variables, then a regular expression, then any path.
    var specificity: Int {
        switch self {
        case .any: return 0
        case .regex: return 1
        case .template, .recorded:
            let segments = template?.segments ?? []
            return 2 + segments.count(where: \.isText) * 2 + (segments.allSatisfy(\.isText) ? 1 : 0)
        }
    }

    /// The required path in a table.
    var requirement: String {
        switch self {
        case .any: "any"
        case .regex(let expression): "/\(expression.pattern)/ is found"
        case .template(_, let text): text
        case .recorded(let path): path.text
        }
    }
}
