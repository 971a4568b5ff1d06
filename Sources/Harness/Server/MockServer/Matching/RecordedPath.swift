internal import HTTPMessages

/// The path of a recording, in which secrets are placeholders.
struct RecordedPath: Sendable {
    /// The segments.
    ///
    /// A segment with a secret is a variable.
    let template: PathTemplate
    /// The segments with a secret, by their positions.
    private let secrets: [Int: PlaceholderText]
    /// The path as recorded.
    let text: String

    init(_ path: [String]) {
        let found = path.map { PlaceholderText($0) }
        let segments = zip(path, found).map { text, secret in secret.map { PathTemplate.Segment.variable($0.text) } ?? .text(text) }
        template = PathTemplate(segments)
        secrets = Dictionary(uniqueKeysWithValues: found.enumerated().compactMap { index, secret in secret.map { (index, $0) } })
        text = "/" + path.joined(separator: "/")
    }

    /// Whether the path contains a secret.
    var isSecret: Bool { !secrets.isEmpty }

    /// Returns whether a path matches the recorded one, with any text that is not empty instead of each secret.
    func accepts(_ path: [String]) -> Bool {
        template.accepts(path) && secrets.allSatisfy { index, secret in secret.accepts(path[index]) }
    }

    /// Returns whether a text matches the segment at a position.
    func accepts(_ text: String, at index: Int) -> Bool { secrets[index]?.accepts(text) ?? template.segments[index].accepts(text) }

    /// Returns a path that matches, with placeholders for its secrets.
    func hidingSecrets(in path: [String]) -> [String] { path.enumerated().map { index, text in secrets[index]?.text ?? text } }
}
