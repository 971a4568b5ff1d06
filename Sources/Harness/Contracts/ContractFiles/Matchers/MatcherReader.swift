internal import StrictYAML
internal import StrictJSON

/// A reader of the values under the paths of `expect`, which are literals or matchers.
struct MatcherReader {
    struct Output {
        let matcher: Matcher
        var isOptional = false
    }

    let problems: FormatProblems
    /// The name of the mapping in messages.
    private let noun: String
    /// The keys that every matcher takes.
    private let flags: [String]

    /// Creates a reader of matchers under a path.
    init(problems: FormatProblems) {
        self.init(problems: problems, noun: "a matcher", level: .top)
    }

    /// Creates a reader of matchers inside others.
    ///
    /// They do not take `optional`, because their values are never absent.
    init(nestedAt level: Level, problems: FormatProblems) {
        self.init(problems: problems, noun: "a nested matcher", level: level)
    }

    private init(problems: FormatProblems, noun: String, level: Level) {
        (self.problems, self.noun, flags) = (problems, noun, level.flags.names)
    }

    /// Reads a literal or a matcher.
    ///
    /// Returns nil and reports a problem if it is badly written.
    func read(_ node: YAMLNode) -> Output? {
        guard case .mapping(let entries) = node.content else {
            return JSONLiteral(node, problems: problems).map { Output(matcher: .equal(to: $0)) }
        }
        guard let mapping = MappingReader(node, noun, keys: keys, problems: problems) else { return nil }
        guard let matcher = matcher(mapping, written: Set(entries.map(\.key))) else { return nil }
        return Output(matcher: mapping.flag("nullable") ? matcher.orNull : matcher, isOptional: mapping.flag("optional"))
    }

    private var keys: [String] {
        Array(Set(MatcherKind.all.flatMap(\.keys.names)).union(flags + [Self.nameKey.name, Self.literalKey.name]))
    }

    private func matcher(_ mapping: MappingReader, written: Set<String>) -> Matcher? {
        if let literal = mapping["equals"] {
            refuse(written.subtracting(flags + ["equals"]), beside: "\"equals\"", in: mapping)
            return JSONLiteral(literal, problems: problems).map { .equal(to: $0) }
        }
        if mapping["match"] != nil { return mapping.string("match").flatMap { matcher($0, mapping, written) } }
        if !written.isDisjoint(with: ["min", "max"]) { return matcher("type", mapping, written) }
        problems.report(.missingKey("match", of: "\(noun) (write a literal object as { equals: {...} })"), at: mapping.place)
        return nil
    }

    private func matcher(_ name: String, _ mapping: MappingReader, _ written: Set<String>) -> Matcher? {
        guard let kind = MatcherKind.named(name) else {
            problems.report(.matcher(name, known: MatcherKind.allNames), at: mapping["match"]?.place ?? mapping.place)
            return nil
        }
        refuse(written.subtracting(flags + kind.keys.names + ["match"]), beside: "match: \(name)", in: mapping)
        return kind.read(MatcherArguments(name: name, mapping: mapping, problems: problems))
    }

    private func refuse(_ refused: Set<String>, beside owner: String, in mapping: MappingReader) {
        for key in refused.intersection(keys).sorted() {
            problems.report(.notBeside(key, owner: owner, because: "it would be silently ignored"), at: mapping.place(of: key))
        }
    }
}
