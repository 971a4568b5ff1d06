internal import HTTPMessages

/// The path of a recording, in which secrets are placeholders.
struct RecordedPath: Sendable {
    /// The segments; those with a secret in them vary.
    let template: PathTemplate
    /// The segments with a secret in them, by their places.
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

    /// Whether a secret is in it.
    var isSecret: Bool { !secrets.isEmpty }

    /// Returns whether a path is the recorded one, with something in each secret's place.
    func accepts(_ path: [String]) -> Bool {
        template.accepts(path) && secrets.allSatisfy { index, secret in secret.accepts(path[index]) }
    }

    /// Returns whether a path may have a text at a place.
    func accepts(_ text: String, at index: Int) -> Bool { secrets[index]?.accepts(text) ?? template.segments[index].accepts(text) }

    /// Returns an accepted path, with placeholders for what is secret.
    func hidingSecrets(in path: [String]) -> [String] { path.enumerated().map { index, text in secrets[index]?.text ?? text } }
}
