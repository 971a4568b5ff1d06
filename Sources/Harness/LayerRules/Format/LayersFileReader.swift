internal import ClosedYAML
internal import VerificationModel

/// Reads `layers.yml`, reporting everything that is wrong with it.
struct LayersFileReader {
    private static let keys = ["layers", "sources", "independent", "forbid", "exceptions"]
    private static let layerKeys = ["paths", "uses", "imports", "hint", "optional"]

    let file: String
    let problems: FormatProblems

    func read(_ root: YAMLNode) -> LayersFile? {
        guard let mapping = MappingReader(root, "layers.yml", keys: Self.keys, problems: problems) else { return nil }
        let layers = layers(mapping)
        checkNames(layers)
        return LayersFile(
            file: file, sources: sources(mapping), layers: layers.map(\.layer), exceptions: exceptions(mapping),
            symbolRules: independent(mapping) + forbid(mapping))
    }

    // MARK: Layers

    private struct ReadLayer {
        let layer: Layer
        let uses: [(text: String, place: SourcePlace)]
    }

    private func layers(_ mapping: MappingReader) -> [ReadLayer] {
        guard let node = mapping.required("layers"), let entries = MappingReader.entries(of: node, "\"layers\"", problems: problems) else {
            return []
        }
        if entries.isEmpty { problems.report(.empty("\"layers\"", isRequired: true), at: node.place) }
        return entries.compactMap(layer)
    }

    private func layer(_ entry: YAMLEntry) -> ReadLayer? {
        guard let mapping = MappingReader(entry.value, "a layer", keys: Self.layerKeys, problems: problems) else { return nil }
        let uses = mapping.strings("uses") ?? []
        let imports = mapping.strings("imports")?.map(\.text) ?? []
        let layer = Layer(
            name: entry.key, place: entry.keyPlace, paths: patterns("paths", mapping), uses: Set(uses.map(\.text)),
            imports: Set(imports), hint: mapping.string("hint"), isOptional: mapping.flag("optional"))
        return ReadLayer(layer: layer, uses: uses)
    }

    /// A name that is no layer would be a rule that never applies; a `/` in one, cases that cannot be told apart.
    private func checkNames(_ layers: [ReadLayer]) {
        let names = layers.map(\.layer.name)
        for layer in layers {
            if layer.layer.name.contains("/") || layer.layer.name.isEmpty {
                problems.report(.layerName(layer.layer.name), at: layer.layer.place)
            }
            for use in layer.uses where use.text != "*" && !names.contains(use.text) {
                problems.report(.usedLayer(use.text, known: names + ["*"]), at: use.place)
            }
        }
    }

    private func sources(_ mapping: MappingReader) -> [Pattern] {
        guard mapping["sources"] != nil else {
            return pattern("Sources/**", "\"sources\"", at: mapping.place).map { [$0] } ?? []
        }
        return texts("sources", mapping).compactMap { text, place in
            let parts = text.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
            let isFolder = !text.contains(where: { "*?{".contains($0) }) && !text.hasPrefix("/")
            return pattern(isFolder ? (parts.isEmpty ? "**" : "\(parts)/**") : text, "an element of \"sources\"", at: place)
        }
    }

    // MARK: Exceptions

    private func exceptions(_ mapping: MappingReader) -> [LayerException] {
        elements("exceptions", of: mapping).compactMap { node in
            guard let entry = MappingReader(node, "an exception", keys: ["from", "to", "because", "until"], problems: problems) else {
                return nil
            }
            let from = entry.required("from").flatMap { node in
                entry.string("from").flatMap { pattern($0, "\"from\"", at: node.place) }
            }
            let to = entry.required("to").flatMap { _ in entry.string("to") }
            let because = entry.required("because").flatMap { _ in entry.string("because") }
            let until = entry["until"].flatMap { node in entry.string("until").flatMap { day($0, at: node.place) } }
            guard let from, let to, let because else { return nil }
            return LayerException(from: from.glob, to: to, because: because, until: until, place: node.place)
        }
    }

    private func day(_ text: String, at place: SourcePlace) -> Day? {
        if let day = Day(text) { return day }
        problems.report(.day(text), at: place)
        return nil
    }

    // MARK: Rules on symbols

    private func independent(_ mapping: MappingReader) -> [SymbolRule] {
        elements("independent", of: mapping).enumerated().compactMap { index, node in
            guard let entry = MappingReader(node, "an \"independent\" rule", keys: ["paths", "except"], problems: problems) else {
                return nil
            }
            _ = patterns("paths", entry)
            _ = entry.strings("except")
            return SymbolRule(kind: "independent", number: index + 1, place: node.place)
        }
    }

    private func forbid(_ mapping: MappingReader) -> [SymbolRule] {
        elements("forbid", of: mapping).enumerated().compactMap { index, node in
            guard let entry = MappingReader(node, "a \"forbid\" rule", keys: ["in", "names", "because"], problems: problems) else {
                return nil
            }
            _ = patterns("in", entry)
            if let names = entry.required("names"), entry.strings("names")?.isEmpty == true {
                problems.report(.empty("\"names\"", isRequired: true), at: names.place)
            }
            _ = entry.required("because").map { _ in entry.string("because") }
            return SymbolRule(kind: "forbid", number: index + 1, place: node.place)
        }
    }

    // MARK: Values

    private func elements(_ key: String, of mapping: MappingReader) -> [YAMLNode] {
        guard let node = mapping[key] else { return [] }
        guard case .sequence(let elements) = node.content else {
            problems.report(.wrongType(of: "\"\(key)\"", found: node.kindName, expected: "a list"), at: node.place)
            return []
        }
        return elements
    }

    private func patterns(_ key: String, _ mapping: MappingReader) -> [Pattern] {
        guard mapping.required(key) != nil else { return [] }
        return texts(key, mapping).compactMap { pattern($0.text, "a pattern of \"\(key)\"", at: $0.place) }
    }

    /// The strings of a list that must not be empty.
    private func texts(_ key: String, _ mapping: MappingReader) -> [(text: String, place: SourcePlace)] {
        guard let node = mapping[key], let texts = mapping.strings(key) else { return [] }
        if case .sequence(let elements) = node.content, elements.isEmpty {
            problems.report(.empty("\"\(key)\"", isRequired: key != "sources"), at: node.place)
        }
        return texts
    }

    private func pattern(_ text: String, _ noun: String, at place: SourcePlace) -> Pattern? {
        do {
            return Pattern(glob: try Glob(text), place: place)
        } catch {
            problems.report(.pattern(text, of: noun, error), at: place)
            return nil
        }
    }
}
