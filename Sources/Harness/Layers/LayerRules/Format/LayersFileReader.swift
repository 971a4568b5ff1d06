internal import StrictYAML
internal import PackageGraph
internal import VerificationModel

/// Reads `layers.yml`, reporting everything that is wrong with it.
struct LayersFileReader {
    let file: String
    let values: LayersValueReader
    var problems: FormatProblems { values.problems }

    /// Reads a file, whose paths are relative to a root, as findings name it.
    static func read(_ path: String, root: String) throws(BadLayersFile) -> LayersFile {
        try RulesFile.read(path, root: root) { LayersFileReader(file: $1, values: LayersValueReader(problems: $2)).read($0) }
    }

    func read(_ root: YAMLNode) -> LayersFile? {
        guard let mapping = MappingReader(root, "layers.yml", keys: Self.keys.names, problems: problems) else { return nil }
        let layers = layers(mapping)
        checkNames(layers)
        let names = layers.map(\.layer.name)
        let presets = presets(mapping, names)
        return LayersFile(
            file: file, sources: sources(mapping), layers: layers.map(\.layer), exceptions: exceptions(mapping),
            generated: patterns("generated", mapping), excluded: patterns("exclude", mapping), probable: probable(mapping),
            leniency: Leniency(
                aliases: treatment("aliases", mapping), debug: treatment("debug", mapping), previews: treatment("previews", mapping)),
            rules: rules(mapping, names, presets))
    }

    /// The patterns of paths under a key that may be absent.
    private func patterns(_ key: String, _ mapping: MappingReader) -> [Pattern] {
        mapping[key] == nil ? [] : values.patterns(key, mapping)
    }

    private func probable(_ mapping: MappingReader) -> ProbableUses {
        guard let node = mapping["probable"], let text = mapping.string("probable") else { return .usual }
        if let known = ProbableUses(rawValue: text) { return known }
        problems.report(.probable(text), at: node.place)
        return .usual
    }

    private func treatment(_ key: String, _ mapping: MappingReader) -> Leniency.Treatment {
        guard let node = mapping[key], let text = mapping.string(key) else { return .checked }
        if let known = Leniency.Treatment(rawValue: text) { return known }
        problems.report(.treatment(text, of: key), at: node.place)
        return .checked
    }

    /// The rules of the file, and behind those of each kind the presets'.
    private func rules(_ mapping: MappingReader, _ layers: [String], _ presets: [CleanMVVM]) -> [any LayerRule] {
        let presetRules = presets.flatMap(\.rules)
        return LayerRuleKinds.all.flatMap { kind in
            RuleReader.rules(of: kind, in: mapping, layers, values) + presetRules.filter { type(of: $0) == kind }
        }
    }

    // MARK: Layers

    private struct ReadLayer {
        let layer: Layer
        /// Layers that it names, and under which key.
        let named: [(key: String, text: String, place: SourcePlace)]
    }

    private func layers(_ mapping: MappingReader) -> [ReadLayer] {
        guard let node = mapping.required("layers"), let entries = MappingReader.entries(of: node, "\"layers\"", problems: problems) else {
            return []
        }
        if entries.isEmpty { problems.report(.empty("\"layers\"", isRequired: true), at: node.place) }
        return entries.compactMap(layer)
    }

    private func layer(_ entry: YAMLEntry) -> ReadLayer? {
        guard let mapping = MappingReader(entry.value, "a layer", keys: Self.layerKeys.names, problems: problems) else { return nil }
        let uses = mapping.strings("uses") ?? []
        let usedBy = mapping.strings("usedBy")
        let imports = mapping.strings("imports")?.map(\.text) ?? []
        let layer = Layer(
            name: entry.key, place: entry.keyPlace, paths: values.patterns("paths", mapping), uses: Set(uses.map(\.text)),
            imports: Set(imports), usedBy: usedBy.map { Set($0.map(\.text)) }, hint: mapping.string("hint"),
            isOptional: mapping.flag("optional"))
        let named =
            uses.filter { $0.text != "*" }.map { ("uses", $0.text, $0.place) } + (usedBy ?? []).map { ("usedBy", $0.text, $0.place) }
        return ReadLayer(layer: layer, named: named)
    }

    /// Reports names that are not layers, a layer's own name among those that it may use, and names with a `/`.
    ///
    /// An unknown name would be a rule that never applies. With a `/` in a name, cases could not be distinguished.
    private func checkNames(_ layers: [ReadLayer]) {
        let names = layers.map(\.layer.name)
        for layer in layers {
            if layer.layer.name.contains("/") || layer.layer.name.isEmpty {
                problems.report(.layerName(layer.layer.name), at: layer.layer.place)
            }
            for name in layer.named where name.text == layer.layer.name {
                problems.report(.ownLayer(name.text, of: "an element of \"\(name.key)\""), at: name.place)
            }
            for name in layer.named where !names.contains(name.text) {
                let known = name.key == "uses" ? names + ["*"] : names
                problems.report(.layer(name.text, of: "an element of \"\(name.key)\"", known: known), at: name.place)
            }
        }
    }

    private func sources(_ mapping: MappingReader) -> [Pattern] {
        guard mapping["sources"] != nil else {
            return values.pattern("Sources/**", "\"sources\"", at: mapping.place).map { [$0] } ?? []
        }
        return values.texts("sources", mapping).compactMap { text, place in
            let parts = text.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
            let isFolder = !text.contains(where: { "*?{".contains($0) }) && !text.hasPrefix("/") && !text.hasSuffix(".swift")
            return values.pattern(isFolder ? (parts.isEmpty ? "**" : "\(parts)/**") : text, "an element of \"sources\"", at: place)
        }
    }

    // MARK: Exceptions

    private func exceptions(_ mapping: MappingReader) -> [LayerException] {
        values.elements("exceptions", of: mapping).compactMap { node in
            guard let entry = MappingReader(node, "an exception", keys: Self.exceptionKeys.names, problems: problems) else {
                return nil
            }
            let from = entry.required("from").flatMap { node in
                entry.string("from").flatMap { values.pattern($0, "\"from\"", at: node.place) }
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
}
