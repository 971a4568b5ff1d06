internal import StrictYAML
internal import StrictJSON
internal import VerificationModel

/// The arguments of a matcher in a contract file.
struct MatcherArguments {
    /// The matcher's name as written.
    let name: String
    /// The keys and their values.
    let mapping: MappingReader
    /// The collection for problems.
    let problems: FormatProblems

    /// Reads a required value.
    func literal(_ key: String) -> JSONLiteral? { mapping.required(key).flatMap { JSONLiteral($0, problems: problems) } }

    /// Reads a required string.
    func text(_ key: String) -> (text: String, place: SourcePlace)? {
        guard let node = mapping.required(key) else { return nil }
        return MappingReader.string(node, "\"\(key)\"", problems: problems).map { ($0, node.place) }
    }

    /// Reads a required matcher or literal.
    /// - Parameters:
    ///   - key: The key of the matcher.
    ///   - level: The place of the matcher, which determines the additional keys that it accepts.
    func matcher(_ key: String, at level: MatcherReader.Level) -> Matcher? { mapping.required(key).flatMap { matcher($0, at: level) } }

    /// Reads a matcher or a literal.
    func matcher(_ node: YAMLNode, at level: MatcherReader.Level) -> Matcher? {
        MatcherReader(nestedAt: level, problems: problems).read(node)?.matcher
    }
}
