/// A `layers.yml` as text, with what its reader should know beside it.
struct LayersFileText {
    let draft: LayersDraft
    let survey: SourceSurvey
    /// How many findings the rules of clean-mvvm have; nil where there are not all the layers that they are about.
    let presetFindings: Int?
    /// The commands' `--contracts`, and whatever else they need to find the sources.
    let location: String

    /// More findings than that would hide what else is wrong.
    static let presetLimit = 10

    var text: String {
        let blocks = [head, YAMLText.list("sources", draft.sources, indent: 0), preset, circles, "layers:\n" + layers]
        return blocks.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    // MARK: Above the layers

    private var head: String {
        comment(
            [
                "What each layer may use, and what it may import from outside. Both lists are closed: what is not named is not allowed.",
                "verify init wrote down what the code does today, but for what breaks the Dependency Rule. From here on the file is yours:",
                "rename, merge and split layers, and take arrows out when the code no longer needs them.", "",
            ] + recognised + omissions + [
                "", "What breaks these rules:               verify \(location) --only layers",
                "Have only what is new from now on fail: verify baseline \(location)",
            ])
    }

    private var recognised: [String] {
        switch draft.shape {
        case .roles: ["Layers are told by the names of folders:"] + roles
        case .modules: ["Each module is a layer."] + (draft.layers.contains { $0.role?.isCore ?? false } ? ["By their names:"] + roles : [])
        case .topFolders: ["No level of folders has names that tell their roles, so each top folder is a layer."]
        case .single: ["There is nothing to tell apart by names yet; give each folder that should stand alone a layer of its own."]
        }
    }

    private var roles: [String] {
        let named = LayerRole.allCases.map { (role: $0.rawValue, names: draft.names(of: $0)) }
        let others = draft.layers.filter { $0.role == nil }.map(\.name)
        return (named + [(role: "no known role", names: others)]).filter { !$0.names.isEmpty }.map { "  \($0.role): \(list($0.names))" }
    }

    private var omissions: [String] {
        let reasons: [(SourceSurvey.Omission, String)] = [
            (.tests, "tests may use all that they test"), (.vendored, "this is the code of others"),
            (.noModule, "no module of Package.swift has these"),
        ]
        return reasons.compactMap { omission, reason in
            let places = survey.places(omission)
            guard !places.isEmpty else { return nil }
            let more = places.count > 5 ? " and \(places.count - 5) more" : ""
            return "Left out, because \(reason): \(list(Array(places.prefix(5))))\(more)"
        }
    }

    private var preset: String {
        guard let presetFindings else { return "" }
        let roles: [LayerRole] = [.domain, .data, .presentation]
        let rules =
            "presets:\n  clean-mvvm:\n" + roles.map { YAMLText.list($0.rawValue, draft.names(of: $0), indent: 4) }.joined()
        let what =
            "What most apps with these layers agree on: no transport and no screen in the domain, names where they belong, no circles."
        if presetFindings <= Self.presetLimit { return comment([what]) + rules }
        return comment([what, "Left for later: it has \(presetFindings) findings today."] + rules.split(separator: "\n").map(String.init))
    }

    private var circles: String {
        guard !draft.circles.isEmpty else { return "" }
        return comment(
            ["These use each other in circles, which nothing forbids as long as there is no rule \"acyclic: [layers]\":"]
                + draft.circles.map { "  \(list($0))" })
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
        let domain = draft.hasDomain ? draft.names(of: .domain).first : nil
        switch layer.role {
        case .domain: return "Declare a protocol in \(layer.name), and implement it where the detail belongs."
        case .data: return "Return values\(domain.map { " of \($0)" } ?? ""), and let whoever shows them decide how."
        case .presentation: return domain.map { "Take a use case or a protocol of \($0) in init, and hand the implementation in." }
        case .application, .support, nil: return nil
        }
    }

    // MARK: Words

    private func list(_ names: [String]) -> String { names.map { YAMLText.scalar($0, inList: true) }.joined(separator: ", ") }

    private func comment(_ lines: [String], indent: Int = 0) -> String {
        let start = String(repeating: " ", count: indent) + "#"
        return lines.map { $0.isEmpty ? "\(start)\n" : "\(start) \($0)\n" }.joined()
    }
}
