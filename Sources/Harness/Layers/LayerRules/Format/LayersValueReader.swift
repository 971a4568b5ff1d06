internal import ProjectModules
internal import StrictYAML
internal import PackageGraph
internal import VerificationModel

/// Reads the values that the parts of `layers.yml` have in common, and reports everything that is wrong with them.
struct LayersValueReader {
    let problems: FormatProblems

    /// The elements of a list; empty where there is none.
    func elements(_ key: String, of mapping: MappingReader) -> [YAMLNode] {
        guard let node = mapping[key] else { return [] }
        guard case .sequence(let elements) = node.content else {
            problems.report(.wrongType(of: "\"\(key)\"", found: node.kindName, expected: "a list"), at: node.place)
            return []
        }
        return elements
    }

    /// The patterns of paths under a key that must be there.
    func patterns(_ key: String, _ mapping: MappingReader) -> [Pattern] {
        guard mapping.required(key) != nil else { return [] }
        return texts(key, mapping).compactMap { pattern($0.text, "a pattern of \"\(key)\"", at: $0.place) }
    }

    /// The strings of a list that must not be empty.
    func texts(_ key: String, _ mapping: MappingReader) -> [(text: String, place: SourcePlace)] {
        guard let node = mapping[key], let texts = mapping.strings(key) else { return [] }
        if case .sequence(let elements) = node.content, elements.isEmpty {
            problems.report(.empty("\"\(key)\"", isRequired: key != "sources"), at: node.place)
        }
        return texts
    }

    /// The pattern of paths that a text is.
    func pattern(_ text: String, _ noun: String, at place: SourcePlace) -> Pattern? {
        guard !text.hasPrefix("!") else {
            problems.report(.exclusion(text, of: noun), at: place)
            return nil
        }
        do {
            return Pattern(glob: try Glob(text), place: place)
        } catch {
            problems.report(.pattern(text, of: noun, error), at: place)
            return nil
        }
    }
}
