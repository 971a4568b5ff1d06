/// A request's path in which segments may vary: `/3/movie/{id}`.
package struct PathTemplate: Hashable, Sendable {
    /// One segment of a path.
    package enum Segment: Hashable, Sendable {
        /// This very text, escapes resolved.
        case text(String)
        /// Any text that is not empty, by its name: `{id}`.
        case variable(String)

        /// Reads a segment; nil where braces do not enclose the whole of it.
        init?(_ text: String) {
            guard text.contains("{") || text.contains("}") else {
                self = .text(text)
                return
            }
            let name = text.dropFirst().dropLast()
            guard text.hasPrefix("{"), text.hasSuffix("}"), !name.isEmpty, !name.contains(where: { "{}".contains($0) }) else { return nil }
            self = .variable(String(name))
        }

        /// Returns whether a path may have a text here; texts compare byte by byte.
        package func accepts(_ text: String) -> Bool {
            switch self {
            case .text(let expected): expected.utf8.elementsEqual(text.utf8)
            case .variable: !text.isEmpty
            }
        }

        /// Whether it is one text.
        package var isText: Bool { if case .text = self { true } else { false } }
    }

    /// The segments, in order.
    package let segments: [Segment]

    /// Reads the segments of a path; nil where braces do not enclose a whole segment.
    package init?(_ segments: [String]) {
        let read = segments.map { Segment($0) }
        guard !read.contains(nil) else { return nil }
        self.segments = read.compactMap(\.self)
    }

    /// Creates a template of segments.
    package init(_ segments: [Segment]) {
        self.segments = segments
    }

    /// Returns the template with fixed segments before its own.
    package func after(_ base: [String]) -> PathTemplate { PathTemplate(base.map(Segment.text) + segments) }

    /// Returns whether a path has the segments of the template.
    package func accepts(_ path: [String]) -> Bool {
        path.count == segments.count && zip(segments, path).allSatisfy { $0.accepts($1) }
    }

    /// The names of the segments that vary.
    package var variables: [String] { segments.compactMap { if case .variable(let name) = $0 { name } else { nil } } }

    /// Returns what a path has in the places of the variables; nothing for a path of another length.
    package func variables(in path: [String]) -> [String: String] {
        guard segments.count == path.count else { return [:] }
        var found: [String: String] = [:]
        for (segment, text) in zip(segments, path) {
            if case .variable(let name) = segment { found[name] = text }
        }
        return found
    }

    /// The template as it is written, escapes resolved: `/3/movie/{id}`.
    package var text: String {
        segments.map { segment in
            switch segment {
            case .text(let text): "/\(text)"
            case .variable(let name): "/{\(name)}"
            }
        }.joined()
    }
}
