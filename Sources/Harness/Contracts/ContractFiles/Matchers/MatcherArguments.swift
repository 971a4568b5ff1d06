internal import StrictYAML
internal import StrictJSON
internal import VerificationModel

/// What is written beside the name of a matcher.
struct MatcherArguments {
    /// The name as written.
    let name: String
    /// The keys and their values.
    let mapping: MappingReader
    /// Where problems are reported.
    let problems: FormatProblems

    /// Reads a value that must be there.
    func literal(_ key: String) -> JSONLiteral? { mapping.required(key).flatMap { JSONLiteral($0, problems: problems) } }

    /// Reads a string that must be there.
    func text(_ key: String) -> (text: String, place: SourcePlace)? {
        guard let node = mapping.required(key) else { return nil }
        return MappingReader.string(node, "\"\(key)\"", problems: problems).map { ($0, node.place) }
    }

    /// Reads a matcher, or a literal, that must be there.
    /// - Parameters:
    ///   - key: Its key.
    ///   - flags: What it takes besides what its name says: `nullable`, or nothing.
    func matcher(_ key: String, flags: [String]) -> Matcher? { mapping.required(key).flatMap { matcher($0, flags: flags) } }

    /// Reads a matcher, or a literal.
    func matcher(_ node: YAMLNode, flags: [String]) -> Matcher? {
        MatcherReader(nestedWith: flags, problems: problems).read(node)?.matcher
    }
}
