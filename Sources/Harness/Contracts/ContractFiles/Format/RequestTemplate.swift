internal import ClosedYAML
package import HTTPMessages
package import VerificationModel

/// A method, a path template and the query items that must be there.
package struct RequestTemplate: Sendable {
    package enum Segment: Sendable {
        case text(String)
        /// `{id}`: any text that is not empty.
        case variable(String)
    }

    /// The template as written.
    package let text: String
    package let method: String
    package let segments: [Segment]
    package let query: [RequestTarget.QueryItem]
    package let place: SourcePlace

    /// Nil for a text that is not `METHOD /path`.
    init?(_ text: String, at place: SourcePlace) {
        let parts = text.split(separator: " ")
        guard parts.count == 2, parts[1].hasPrefix("/"), !parts[1].contains("#"), parts[0].allSatisfy({ $0.isASCII && $0.isUppercase })
        else {
            return nil
        }
        let target = RequestTarget(parts[1])
        let segments = target.segments.map(Self.segment)
        guard !segments.contains(where: { $0 == nil }) else { return nil }
        self.text = text
        self.place = place
        self.segments = segments.compactMap { $0 }
        method = String(parts[0])
        query = target.query
    }

    /// The names of the segments that vary.
    var variables: [String] {
        segments.compactMap { if case .variable(let name) = $0 { name } else { nil } }
    }

    /// Nil for a segment in which braces stand but do not enclose a name.
    private static func segment(_ text: String) -> Segment? {
        guard text.contains("{") || text.contains("}") else { return .text(text) }
        let name = text.dropFirst().dropLast()
        guard text.hasPrefix("{"), text.hasSuffix("}"), !name.isEmpty, !name.contains(where: { "{}".contains($0) }) else {
            return nil
        }
        return .variable(String(name))
    }

    /// Whether a recorded path is one of the template's, put after the API's base path.
    package func matches(path: [String], after base: [String]) -> Bool {
        guard path.starts(with: base) else { return false }
        let rest = path.dropFirst(base.count)
        guard rest.count == segments.count else { return false }
        return zip(segments, rest).allSatisfy { segment, text in
            switch segment {
            case .text(let expected): expected == text
            case .variable: !text.isEmpty
            }
        }
    }

    /// The template's query items that a recorded query has not, as they were written.
    package func missing(from query: [RequestTarget.QueryItem]) -> [String] {
        self.query.filter { wanted in !query.contains { $0.name == wanted.name && (wanted.value == nil || $0.value == wanted.value) } }
            .map { item in item.value.map { "\(item.name)=\($0)" } ?? item.name }
    }
}
