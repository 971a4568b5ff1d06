/// A pattern for paths.
///
/// `*` and `?` stand for text and a character within a part of the path, `**` for any number of parts, `{a,b}` for one of several texts. A name alone
/// in braces, `{feature}`, stands for one part's text like `*`.
struct Glob: Hashable, Sendable {
    private enum Part: Hashable, Sendable {
        case anyParts
        case text([Character])
    }

    /// The pattern as written.
    let text: String
    private let alternatives: [[Part]]

    /// Nil for a pattern that is empty or absolute, climbs with `..`, has an empty part, or braces that are not closed, inside each other, or too many.
    init?(_ text: String) {
        self.text = text
        guard let expanded = Self.expand(text[...]), expanded.count <= 1_000 else { return nil }
        var alternatives: [[Part]] = []
        for pattern in expanded {
            let parts = pattern.split(separator: "/", omittingEmptySubsequences: false)
            guard !parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) else { return nil }
            alternatives.append(parts.map { $0 == "**" ? .anyParts : .text(Array($0)) })
        }
        self.alternatives = alternatives
    }

    /// Whether the pattern stands for a path, `/` between its parts.
    func matches(_ path: String) -> Bool {
        let parts = path.split(separator: "/").map(Array.init)
        return alternatives.contains { Self.matches($0[...], parts[...]) }
    }

    /// The pattern without braces.
    private static func expand(_ text: Substring) -> [String]? {
        guard let open = text.firstIndex(of: "{") else { return text.contains("}") ? nil : [String(text)] }
        guard let close = text[open...].firstIndex(of: "}"), !text[..<open].contains("}") else { return nil }
        let inside = text[text.index(after: open)..<close]
        guard !inside.isEmpty, !inside.contains("{"), let rest = expand(text[text.index(after: close)...]) else { return nil }
        let choices = inside.contains(",") ? inside.split(separator: ",", omittingEmptySubsequences: false).map(String.init) : ["*"]
        return choices.flatMap { choice in rest.map { text[..<open] + choice + $0 } }
    }

    private static func matches(_ pattern: ArraySlice<Part>, _ path: ArraySlice<[Character]>) -> Bool {
        switch pattern.first {
        case nil:
            return path.isEmpty
        case .anyParts:
            let rest = pattern.dropFirst().drop { $0 == .anyParts }
            if rest.isEmpty { return !path.isEmpty }
            return path.indices.contains { matches(rest, path[$0...]) }
        case .text(let text):
            guard let part = path.first, matches(text[...], part[...]) else { return false }
            return matches(pattern.dropFirst(), path.dropFirst())
        }
    }

    /// One part of a path.
    ///
    /// A star that fails is tried again one character later; only the last star needs that.
    private static func matches(_ pattern: ArraySlice<Character>, _ text: ArraySlice<Character>) -> Bool {
        var (next, at) = (pattern.startIndex, text.startIndex)
        var retry: (pattern: Int, text: Int)?
        while at < text.endIndex {
            if next < pattern.endIndex, pattern[next] == "*" {
                retry = (next + 1, at)
                next += 1
            } else if next < pattern.endIndex, pattern[next] == "?" || pattern[next] == text[at] {
                next += 1
                at += 1
            } else if let star = retry {
                retry = (star.pattern, star.text + 1)
                (next, at) = (star.pattern, star.text + 1)
            } else {
                return false
            }
        }
        return pattern[next...].allSatisfy { $0 == "*" }
    }
}
