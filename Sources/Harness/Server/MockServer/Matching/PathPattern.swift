internal import HTTPMessages
internal import TextPatterns

/// What a request's path must be.
enum PathPattern: RequestMatching, Sendable {
    /// Segments, each a text or a variable, which is any text that is not empty.
    case template([Segment], text: String)
    /// A path in which a regular expression is found.
    case regex(RegularExpression)
    /// Any path.
    case any

    enum Segment: Hashable, Sendable {
        case text(String)
        case variable(String)
        /// A text in which a secret stands.
        case placeholder(PlaceholderText)

        init(_ segment: PathTemplate.Segment) {
            self =
                switch segment {
                case .text(let text): .text(text)
                case .variable(let name): .variable(name)
                }
        }

        var isSecret: Bool { if case .placeholder = self { true } else { false } }

        func accepts(_ text: String) -> Bool {
            switch self {
            case .text(let expected): expected.isExactly(text)
            case .variable: !text.isEmpty
            case .placeholder(let expected): expected.accepts(text)
            }
        }
    }

    /// Reads a path: `/3/movie/{id}`.
    /// - Throws: ``MockServerProblem/path(_:)`` for one that does not begin with `/`, or in which braces do not enclose a whole segment.
    static func template(_ text: String) throws(MockServerProblem) -> PathPattern {
        guard text.hasPrefix("/") else { throw .path(text) }
        guard let template = PathTemplate(RequestTarget(text).segments) else { throw .path(text) }
        return .template(template.segments.map(Segment.init), text: text)
    }

    /// Every text of it as it was recorded; placeholders of secrets are anything that is not empty.
    static func recorded(_ segments: [String]) -> PathPattern {
        .template(
            segments.map { segment in PlaceholderText(segment).map(Segment.placeholder) ?? .text(segment) },
            text: "/" + segments.joined(separator: "/"))
    }

    /// Whether a path's segments are those of a template.
    func accepts(_ path: [String]) -> Bool {
        if case .template(let segments, _) = self { Self.accepts(path, segments) } else { false }
    }

    func decision(_ facts: RequestFacts) -> MatchDecision {
        switch self {
        case .any: .matches
        case .regex(let expression): expression.decision("/" + facts.target.segments.joined(separator: "/"))
        case .template(let segments, _): MatchDecision(Self.accepts(facts.target.segments, segments))
        }
    }

    private static func accepts(_ path: [String], _ segments: [Segment]) -> Bool {
        path.count == segments.count && zip(segments, path).allSatisfy { $0.accepts($1) }
    }

    /// What stands in the places of the variables.
    func variables(in path: [String]) -> [String: String] {
        guard case .template(let segments, _) = self, segments.count == path.count else { return [:] }
        var found: [String: String] = [:]
        for (segment, text) in zip(segments, path) {
            if case .variable(let name) = segment { found[name] = text }
        }
        return found
    }

    /// How much of a path fits, from 0 to 1.
    func likeness(to path: [String]) -> Double {
        guard case .template(let segments, _) = self, !segments.isEmpty || !path.isEmpty else { return 0 }
        let equal = zip(segments, path).count { $0.accepts($1) }
        return Double(equal) / Double(max(segments.count, path.count))
    }

    /// The more particular comes first: exact text, then fewer variables, then a regular expression, then any path.
    var particularity: Int {
        switch self {
        case .any: 0
        case .regex: 1
        case .template(let segments, _): 2 + segments.count { if case .text = $0 { true } else { false } } * 2 + (isExact ? 1 : 0)
        }
    }

    private var isExact: Bool {
        guard case .template(let segments, _) = self else { return false }
        return segments.allSatisfy { if case .text = $0 { true } else { false } }
    }

    var words: String {
        switch self {
        case .any: "any"
        case .regex(let expression): "/\(expression.pattern)/ is found"
        case .template(_, let text): text
        }
    }
}
