internal import ProjectModules
internal import StrictYAML
internal import VerificationModel

/// Reads one rule of `layers.yml`, and reports everything that is wrong with it.
struct RuleReader {
    /// The rule as it is written.
    let node: YAMLNode
    /// Its number among the rules of its kind, from 1.
    let number: Int
    /// The names of all layers.
    let layers: [String]
    private let noun: String
    private let values: LayersValueReader

    /// Reads the rules of one kind.
    /// - Parameters:
    ///   - kind: The kind.
    ///   - mapping: The whole file.
    ///   - layers: The names of all layers.
    ///   - values: Reports what is wrong.
    static func rules<Kind: LayerRule>(
        of kind: Kind.Type, in mapping: MappingReader, _ layers: [String], _ values: LayersValueReader
    ) -> [any LayerRule] {
        let elements = values.elements(Kind.key, of: mapping)
        if let node = mapping[Kind.key], case .sequence(let found) = node.content, found.isEmpty {
            values.problems.report(.empty("\"\(Kind.key)\"", isRequired: false), at: node.place)
        }
        return elements.enumerated().compactMap { index, node in
            Kind.read(RuleReader(node: node, number: index + 1, layers: layers, noun: Kind.noun, values: values))
        }
    }

    // MARK: The whole rule

    /// Reads the rule as a mapping with the keys of its kind and those that every rule has.
    func entry<Kind: LayerRule>(of kind: Kind.Type) -> MappingReader? {
        MappingReader(node, noun, keys: Kind.allKeys.names, problems: values.problems)
    }

    /// Reads the properties that every rule has.
    /// - Parameters:
    ///   - entry: The rule.
    ///   - because: The reason where the rule gives none; nil where it must give one.
    func header(_ entry: MappingReader, because: String? = nil) -> RuleHeader {
        if because == nil { _ = entry.required("because") }
        return RuleHeader(
            name: "rule \(number)", place: entry.place, because: entry.string("because") ?? because ?? "", hint: entry.string("hint"),
            isOptional: entry.flag("optional"))
    }

    func report(_ problem: FormatProblem, at place: SourcePlace) { values.problems.report(problem, at: place) }

    // MARK: Values

    /// The texts under a key, with their places.
    func texts(_ key: String, _ entry: MappingReader) -> [(text: String, place: SourcePlace)] { values.texts(key, entry) }

    /// The patterns of names under a key.
    func names(_ key: String, _ entry: MappingReader) -> NamePatterns {
        NamePatterns(
            written: texts(key, entry).compactMap { text, place in
                let name = key == "attributes" && text.hasPrefix("@") ? String(text.dropFirst()) : text
                guard !name.split(separator: ".", omittingEmptySubsequences: false).contains(where: \.isEmpty),
                    name.allSatisfy({ $0.isLetter || $0.isNumber || "_.*".contains($0) })
                else {
                    report(.namePattern(text, of: "an element of \"\(key)\""), at: place)
                    return nil
                }
                return (name, place)
            })
    }

    /// The layers and patterns of files under a key that must be there.
    func choices(_ key: String, _ entry: MappingReader) -> [FileChoice] {
        guard entry.required(key) != nil else { return [] }
        return texts(key, entry).compactMap { choice($0.text, "an element of \"\(key)\"", at: $0.place) }
    }

    /// The layer, or the files, that a text names.
    func choice(_ text: String, _ noun: String, at place: SourcePlace) -> FileChoice? {
        if layers.contains(text) { return FileChoice(kind: .layer(text), place: place) }
        guard text.contains(where: { "./*?{".contains($0) }) else {
            report(.choice(text, of: noun, known: layers), at: place)
            return nil
        }
        return values.pattern(text, noun, at: place).map { FileChoice(kind: .pattern($0.glob), place: place) }
    }

    /// The patterns with one name in braces under a key that must be there.
    func captures(_ key: String, _ entry: MappingReader) -> [CapturingGlob] {
        guard entry.required(key) != nil else { return [] }
        return texts(key, entry).compactMap { capture($0.text, "a pattern of \"\(key)\"", at: $0.place) }
    }

    /// The pattern with one name in braces that a text is.
    func capture(_ text: String, _ noun: String, at place: SourcePlace) -> CapturingGlob? {
        do throws(CapturingGlob.PatternError) {
            return try CapturingGlob(text)
        } catch {
            report(.capture(text, of: noun, error), at: place)
            return nil
        }
    }
}
