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
    }

    /// The segments, in order.
    package let segments: [Segment]

    /// Reads the segments of a path; nil where braces do not enclose a whole segment.
    package init?(_ segments: [String]) {
        let read = segments.map { Segment($0) }
        guard !read.contains(nil) else { return nil }
        self.segments = read.compactMap(\.self)
    }

    private init(_ segments: [Segment]) {
        self.segments = segments
    }

    /// Returns the template with fixed segments before its own.
    package func after(_ base: [String]) -> PathTemplate { PathTemplate(base.map(Segment.text) + segments) }

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
