internal import Foundation
internal import Recordings

/// What a request's path must be.
enum PathPattern: Sendable {
    /// Segments, each a text or a variable, which is any text that is not empty.
    case template([Segment], text: String)
    /// A path in which a regular expression is found.
    case regex(NSRegularExpression, pattern: String)
    /// Any path.
    case any

    enum Segment: Hashable, Sendable {
        case text(String)
        case variable(String)
    }

    /// Reads a path: `/3/movie/{id}`.
    /// - Throws: ``MockServerProblem/path(_:)`` for one that does not begin with `/`, or in which braces do not enclose a whole segment.
    static func template(_ text: String) throws(MockServerProblem) -> PathPattern {
        guard text.hasPrefix("/") else { throw .path(text) }
        var segments: [Segment] = []
        for part in RequestTarget(text).segments {
            guard part.contains("{") || part.contains("}") else {
                segments.append(.text(part))
                continue
            }
            let name = part.dropFirst().dropLast()
            guard part.hasPrefix("{"), part.hasSuffix("}"), !name.isEmpty, !name.contains(where: { "{}".contains($0) }) else {
                throw .path(text)
            }
            segments.append(.variable(String(name)))
        }
        return .template(segments, text: text)
    }

    /// Every text of it as it stands, even where braces stand in it.
    static func exactly(_ segments: [String]) -> PathPattern {
        .template(segments.map(Segment.text), text: "/" + segments.joined(separator: "/"))
    }

    func accepts(_ facts: RequestFacts) -> Bool {
        switch self {
        case .any: true
        case .regex(let expression, _): ValuePattern.finds(expression, in: "/" + facts.target.segments.joined(separator: "/"))
        case .template(let segments, _): Self.accepts(facts.target.segments, segments)
        }
    }

    private static func accepts(_ path: [String], _ segments: [Segment]) -> Bool {
        path.count == segments.count
            && zip(segments, path).allSatisfy { segment, text in
                switch segment {
                case .text(let expected): expected == text
                case .variable: !text.isEmpty
                }
            }
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
        let equal = zip(segments, path).count { segment, text in
            switch segment {
            case .text(let expected): expected == text
            case .variable: !text.isEmpty
            }
        }
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
        case .regex(_, let pattern): "/\(pattern)/ is found"
        case .template(_, let text): text
        }
    }
}
