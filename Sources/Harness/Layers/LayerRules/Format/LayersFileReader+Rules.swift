internal import ClosedYAML
internal import VerificationModel

/// Reads the rules on symbols.
extension LayersFileReader {
    private static let headerKeys = ["because", "hint", "optional"]

    func forbid(_ mapping: MappingReader, _ layers: [String]) -> [ForbidRule] {
        rules("forbid", "a \"forbid\" rule", ["in", "names", "attributes", "conformances", "calls"], of: mapping) { entry, number in
            _ = entry.required("because")
            let kinds = ["names", "attributes", "conformances", "calls"]
            if kinds.allSatisfy({ entry[$0] == nil }) { problems.report(.missingKey("names", of: entry.noun), at: entry.place) }
            let patterns = kinds.map { names($0, entry) }
            return ForbidRule(
                header: header("forbid", number, entry, because: ""), places: choices("in", entry, layers), names: patterns[0],
                attributes: patterns[1], conformances: patterns[2], calls: patterns[3])
        }
    }

    func independent(_ mapping: MappingReader) -> [IndependenceRule] {
        rules("independent", "an \"independent\" rule", ["paths", "except"], of: mapping) { entry, number in
            IndependenceRule(
                header: header("independent", number, entry, because: "what knows the other can only be changed together with it"),
                paths: entry.required("paths") == nil ? [] : captures("paths", entry), except: entry.strings("except") ?? [])
        }
    }

    func placed(_ mapping: MappingReader, _ layers: [String]) -> [PlacementRule] {
        rules("placed", "a \"placed\" rule", ["names", "in"], of: mapping) { entry, number in
            _ = entry.required("names")
            return PlacementRule(
                header: header("placed", number, entry, because: "a name says where a thing belongs, and who looks for it looks there"),
                names: names("names", entry), places: choices("in", entry, layers))
        }
    }

    func acyclic(_ mapping: MappingReader) -> [CycleRule] {
        let because = "what uses each other in a circle can only be understood, changed and tested as one"
        return ruleElements("acyclic", of: mapping).enumerated().compactMap { index, node in
            if case .scalar(.string(let text)) = node.content {
                let header = RuleHeader(
                    kind: "acyclic", name: "rule \(index + 1)", place: node.place, because: because, hint: nil, isOptional: false)
                if text == "layers" { return CycleRule(header: header, nodes: .layers) }
                return capture(text, "an element of \"acyclic\"", at: node.place).map { CycleRule(header: header, nodes: .folders([$0])) }
            }
            guard let entry = MappingReader(node, "an \"acyclic\" rule", keys: ["paths"] + Self.headerKeys, problems: problems) else {
                return nil
            }
            let paths = entry.required("paths") == nil ? [] : captures("paths", entry)
            return CycleRule(header: header("acyclic", index + 1, entry, because: because), nodes: .folders(paths))
        }
    }

    func unreachable(_ mapping: MappingReader, _ layers: [String]) -> [ReachRule] {
        rules("unreachable", "an \"unreachable\" rule", ["from", "to"], of: mapping) { entry, number in
            _ = entry.required("because")
            _ = entry.required("to")
            let to: [ReachRule.Target] = texts("to", entry).compactMap { text, place in
                let isName = !text.contains(where: { "/*?{".contains($0) })
                if isName, !layers.contains(text) { return .module(text, place) }
                return choice(text, "an element of \"to\"", layers, at: place).map { .files($0) }
            }
            return ReachRule(
                header: header("unreachable", number, entry, because: ""), from: choices("from", entry, layers), to: to)
        }
    }

    // MARK: Parts

    private func rules<Rule>(
        _ key: String, _ noun: String, _ keys: [String], of mapping: MappingReader, _ read: (MappingReader, Int) -> Rule
    ) -> [Rule] {
        ruleElements(key, of: mapping).enumerated().compactMap { index, node in
            MappingReader(node, noun, keys: keys + Self.headerKeys, problems: problems).map { read($0, index + 1) }
        }
    }

    /// The elements of a list of rules, which must not be empty.
    private func ruleElements(_ key: String, of mapping: MappingReader) -> [YAMLNode] {
        let elements = elements(key, of: mapping)
        if let node = mapping[key], case .sequence(let found) = node.content, found.isEmpty {
            problems.report(.empty("\"\(key)\"", isRequired: false), at: node.place)
        }
        return elements
    }

    private func header(_ kind: String, _ number: Int, _ entry: MappingReader, because: String) -> RuleHeader {
        RuleHeader(
            kind: kind, name: "rule \(number)", place: entry.place, because: entry.string("because") ?? because, hint: entry.string("hint"),
            isOptional: entry.flag("optional"))
    }

    private func names(_ key: String, _ entry: MappingReader) -> NamePatterns {
        NamePatterns(
            texts(key, entry).compactMap { text, place in
                let name = key == "attributes" && text.hasPrefix("@") ? String(text.dropFirst()) : text
                guard !name.split(separator: ".", omittingEmptySubsequences: false).contains(where: \.isEmpty),
                    name.allSatisfy({ $0.isLetter || $0.isNumber || "_.*".contains($0) })
                else {
                    problems.report(.namePattern(text, of: "an element of \"\(key)\""), at: place)
                    return nil
                }
                return name
            })
    }

    private func choices(_ key: String, _ entry: MappingReader, _ layers: [String]) -> [FileChoice] {
        guard entry.required(key) != nil else { return [] }
        return texts(key, entry).compactMap { choice($0.text, "an element of \"\(key)\"", layers, at: $0.place) }
    }

    private func choice(_ text: String, _ noun: String, _ layers: [String], at place: SourcePlace) -> FileChoice? {
        if layers.contains(text) { return FileChoice(kind: .layer(text), place: place) }
        guard text.contains(where: { "./*?{".contains($0) }) else {
            problems.report(.choice(text, of: noun, known: layers), at: place)
            return nil
        }
        return pattern(text, noun, at: place).map { FileChoice(kind: .pattern($0.glob), place: place) }
    }

    private func captures(_ key: String, _ entry: MappingReader) -> [CapturingGlob] {
        texts(key, entry).compactMap { capture($0.text, "a pattern of \"\(key)\"", at: $0.place) }
    }

    private func capture(_ text: String, _ noun: String, at place: SourcePlace) -> CapturingGlob? {
        do throws(CapturingGlob.Problem) {
            return try CapturingGlob(text)
        } catch {
            problems.report(.capture(text, of: noun, error), at: place)
            return nil
        }
    }
}
