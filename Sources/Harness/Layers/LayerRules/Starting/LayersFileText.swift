internal import StrictYAML

/// A `layers.yml` as text, with what its reader should know beside it.
struct LayersFileText {
    let draft: LayersDraft
    let survey: SourceSurvey
    /// How many findings the rules of clean-mvvm have; nil where there are not all the layers that they are about.
    let presetFindings: Int?
    /// For each pattern of features, how many uses there are between them.
    let featureFindings: [Int]
    /// The commands' `--contracts`, and whatever else they need to find the sources.
    let location: String

    /// More findings than that would hide what else is wrong.
    static let presetLimit = 10

    var text: String {
        let excluded = draft.excluded.isEmpty ? "" : YAMLText.list("exclude", draft.excluded, indent: 0)
        let generated = draft.generated.isEmpty ? "" : YAMLText.list("generated", draft.generated, indent: 0)
        let blocks = [
            head, YAMLText.list("sources", draft.sources, indent: 0) + excluded + inseparable, generated, preset, features, circles,
            "layers:\n" + layers,
        ]
        return blocks.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    // MARK: Above the layers

    private var head: String {
        LayerSchemas.layers.editorComment + "\n"
            + comment(
                [
                    "What each layer may use, and what it may import from outside. Both lists are closed: anything that is not listed is not allowed.",
                    "verify init listed the uses of today, except for those that violate the Dependency Rule. Edit the file from here on:",
                    "rename, merge and split layers, and remove uses that the code no longer needs.", "",
                ] + recognised + omissions + [
                    "", "To list the violations:          verify \(location) --only layers",
                    "To let only new violations fail: verify baseline \(location)",
                ])
    }

    private var recognised: [String] {
        switch draft.shape {
        case .roles: ["The names of folders determine the layers:"] + roles + evidence
        case .modules: modules + (draft.layers.contains { $0.role?.isCore ?? false } ? ["By their names:"] + roles + evidence : [])
        case .topFolders: ["No folder has a name with a known role, so each top folder is a layer."] + evidence
        case .single: ["There are no folders to distinguish yet; give each folder that should be separate a layer of its own."]
        }
    }

    private var modules: [String] {
        guard !draft.endings.isEmpty else { return ["Each module is a layer."] }
        let endings = draft.endings.map { "\(YAMLText.scalar($0.name, inList: true)) (\($0.count))" }.joined(separator: ", ")
        return ["Each module is a layer, and those whose names have the same ending are one, because there are many: \(endings)"]
    }

    private var roles: [String] {
        let named = LayerRole.allCases.map { (role: $0.rawValue, names: draft.names(of: $0)) }
        let others = draft.layers.filter { $0.role == nil }.map(\.name)
        return (named + [(role: "no known role", names: others)]).filter { !$0.names.isEmpty }.map { "  \($0.role): \(list($0.names))" }
    }

    private var omissions: [String] {
        SourceSurvey.Omission.allCases.filter { $0 != .manifests }.compactMap { omission in
            let places = survey.places(omission)
            guard !places.isEmpty else { return nil }
            let more = places.count > 5 ? " and \(places.count - 5) more" : ""
            return "Left out, because \(Self.reason(omission)): \(list(Array(places.prefix(5))))\(more)"
        } + strays
    }

    /// Comments about the layers whose code shows their role.
    private var evidence: [String] { draft.evidence.map { "\($0.evidence.words): \(list($0.names))" } }

    /// A comment about files that are in the layer of their folder, though they belong to another module.
    private var strays: [String] {
        guard !survey.strays.isEmpty else { return [] }
        return ["In the layers of their folders, though other modules contain them: \(list(survey.strays.map { survey.paths[$0] }))"]
    }

    /// A comment about files that should be under `exclude`.
    private var inseparable: String {
        guard !draft.inseparable.isEmpty else { return "" }
        return comment(["Not under exclude, because a pattern for them would match other files too: \(list(draft.inseparable))"])
    }

    /// Why files are in no layer.
    static func reason(_ omission: SourceSurvey.Omission) -> String {
        switch omission {
        case .tests: "tests may use all that they test"
        case .vendored: "it is third-party code"
        case .examples: "examples show the use of the library"
        case .templates: "templates are not compiled"
        case .manifests: "they describe packages and projects"
        case .noModule: "no package or project has a module with these"
        }
    }

    /// The rules about folders of features.
    private var features: String {
        let all = zip(draft.features, featureFindings).map { pattern, findings in
            (line: "  - { paths: \(YAMLText.scalar(pattern, inList: true)) }", findings: findings)
        }
        let active = all.filter { $0.findings <= Self.presetLimit }.map { "\($0.line)\n" }
        let later = all.filter { $0.findings > Self.presetLimit }
        let head = active.isEmpty && !later.isEmpty ? comment(["independent:"]) : active.isEmpty ? "" : "independent:\n"
        let why = comment(active.isEmpty && later.isEmpty ? [] : ["Features should not use each other."])
        return why + head + active.joined() + comment(later.flatMap { ["Left for later: it has \($0.findings) findings today.", $0.line] })
    }

    private var preset: String {
        guard let presetFindings else { return "" }
        let roles: [LayerRole] = [.domain, .data, .presentation]
        let rules =
            "presets:\n  clean-mvvm:\n" + roles.map { YAMLText.list($0.rawValue, draft.names(of: $0), indent: 4) }.joined()
        let what =
            "Rules that most apps with these layers share: no transport and no screens in the domain, names in their places, no cycles."
        if presetFindings <= Self.presetLimit { return comment([what]) + rules }
        return comment([what, "Left for later: it has \(presetFindings) findings today."] + rules.split(separator: "\n").map(String.init))
    }

    private var circles: String {
        guard !draft.circles.isEmpty else { return "" }
        let isForbidden = presetFindings.map { $0 <= Self.presetLimit } ?? false
        let what =
            isForbidden
            ? "These use each other in cycles, which clean-mvvm forbids:"
            : "These use each other in cycles, which is allowed unless a rule \"acyclic: [layers]\" forbids it:"
        let groups = draft.endings.isEmpty ? [] : ["Layers of several modules may do that where no two modules do."]
        return comment([what] + draft.circles.map { "  \(list($0))" } + groups)
    }

    // MARK: Layers

    private var layers: String {
        draft.layers.map { layer in
            let uses = layer.unlistedUses.map { "Not in the list, though the code has it: \(described($0.name, $0.use))" }
            let imports = layer.unlistedImports.map { "Not in the list, though imported: \(described($0.name, $0.use))" }
            let hint = hint(for: layer).map { "    hint: \(YAMLText.scalar($0))\n" } ?? ""
            return "  \(YAMLText.scalar(layer.name)):\n" + YAMLText.list("paths", layer.paths, indent: 4) + comment(uses, indent: 4)
                + YAMLText.list("uses", layer.uses, indent: 4) + comment(imports, indent: 4)
                + YAMLText.list("imports", layer.imports, indent: 4) + hint
        }.joined()
    }

    private func described(_ name: String, _ use: ObservedUses.Use) -> String {
        "\(YAMLText.scalar(name)), \(times(use.count)), first in \(YAMLText.scalar(use.file))"
    }

    private func times(_ count: Int) -> String { count == 1 ? "once" : count == 2 ? "twice" : "\(count) times" }

    private func hint(for layer: LayersDraft.DraftLayer) -> String? {
        let domain = domain(of: layer)
        switch layer.role {
        case .domain: return "Declare a protocol in \(layer.name), and implement it where the detail belongs."
        case .data: return "Return values\(domain.map { " of \($0)" } ?? ""), and leave their presentation to the screens."
        case .presentation:
            guard draft.hasDomain else { return nil }
            return "Take a use case or a protocol of \(domain ?? "the domain") in init, and inject the implementation."
        case .application, .support, nil: return nil
        }
    }

    /// Returns the only domain of the repository, or the one that a layer uses; nil where there are several.
    private func domain(of layer: LayersDraft.DraftLayer) -> String? {
        guard draft.hasDomain else { return nil }
        let domains = draft.names(of: .domain)
        let used = domains.count == 1 ? domains : domains.filter(layer.uses.contains)
        return used.count == 1 ? used[0] : nil
    }

    // MARK: Words

    private func list(_ names: [String]) -> String { names.map { YAMLText.scalar($0, inList: true) }.joined(separator: ", ") }

    private func comment(_ lines: [String], indent: Int = 0) -> String {
        let start = String(repeating: " ", count: indent) + "#"
        return lines.map { $0.isEmpty ? "\(start)\n" : "\(start) \($0)\n" }.joined()
    }
}
