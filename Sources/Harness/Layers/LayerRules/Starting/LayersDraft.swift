internal import PackageGraph
internal import ProjectModules

/// A `layers.yml` that is about to be written.
struct LayersDraft {
    struct DraftLayer {
        let name: String
        let role: LayerRole?
        let paths: [String]
        let fileCount: Int
        /// Sorted.
        var uses: [String]
        /// The uses that violate the Dependency Rule and are not listed.
        var unlistedUses: [(name: String, use: ObservedUses.Use)]
        /// Sorted.
        let imports: [String]
        /// The imports that no domain should have.
        let unlistedImports: [(name: String, use: ObservedUses.Use)]
    }

    let shape: LayerRecognition.Shape
    let sources: [String]
    /// The patterns of files below the sources that are left out.
    let excluded: [String]
    /// The paths of files that should be left out and have no pattern of their own.
    let inseparable: [String]
    /// From the inside to the outside.
    let layers: [DraftLayer]
    /// The names of layers that use each other in circles.
    let circles: [[String]]
    /// Whether a layer is a domain beyond doubt.
    let hasDomain: Bool
    /// The patterns whose name in braces distinguishes features, which should not use each other.
    let features: [String]
    /// The endings of the names of modules that are one layer, each with the number of the modules.
    let endings: [(name: String, count: Int)]
    /// The patterns of files that tools write.
    let generated: [String]
    /// The names of the layers whose code shows their role, by what shows it.
    let evidence: [(evidence: LayerEvidence, names: [String])]

    /// The names of the layers of a role.
    func names(of role: LayerRole) -> [String] { layers.filter { $0.role == role }.map(\.name) }

    /// - Parameters:
    ///   - recognised: Its layers have patterns in the same order.
    ///   - layers: With the names that they have in rules.
    ///   - selection: The patterns of the sources and of files below them that are left out.
    ///   - generated: The patterns of files that tools write.
    init(
        _ recognised: LayerRecognition, sources: [String], _ selection: FolderPatterns.Selection, layers: [Layer], generated: [String],
        _ arrows: ObservedUses
    ) {
        let found = recognised.layers
        features = recognised.features
        endings = recognised.layers.filter { $0.ending != nil }.map { ($0.name, $0.folders.count) }.sorted { $0.name < $1.name }
        self.generated = generated
        hasDomain = recognised.hasDomain
        let allowed = found.indices.map { from in Set(arrows.uses[from].keys.filter { !recognised.isViolation(from: from, to: $0) }) }
        let circles = LayerCircles(allowed)
        let hasRoles = found.contains { $0.role?.isCore ?? false }
        let ranks = found.map { layer in
            hasRoles ? layer.role.flatMap { LayerRole.allCases.firstIndex(of: $0) } ?? LayerRole.allCases.count : 0
        }
        let order = found.indices.sorted {
            (ranks[$0], circles.height(of: $0), layers[$0].name) < (ranks[$1], circles.height(of: $1), layers[$1].name)
        }
        let names = layers.map(\.name)
        shape = recognised.shape
        self.sources = sources
        excluded = selection.excluded
        inseparable = selection.inseparable
        self.layers = order.map { number in
            let isDomain = found[number].role == .domain
            let imports = arrows.imports[number].sorted { $0.key < $1.key }
            let isUnlisted = { (module: String) in isDomain && OutsideModules.isDetail(module) }
            return DraftLayer(
                name: names[number], role: found[number].role, paths: layers[number].paths.map(\.glob.text),
                fileCount: found[number].files.count, uses: allowed[number].map { names[$0] }.sorted(),
                unlistedUses: arrows.uses[number].filter { recognised.isViolation(from: number, to: $0.key) }
                    .map { (names[$0.key], $0.value) }.sorted { $0.0 < $1.0 },
                imports: imports.map(\.key).filter { !isUnlisted($0) },
                unlistedImports: imports.filter { isUnlisted($0.key) }.map { ($0.key, $0.value) })
        }
        evidence = LayerEvidence.allCases.compactMap { evidence in
            let shown = order.filter { found[$0].evidence == evidence }.map { names[$0] }
            return shown.isEmpty ? nil : (evidence, shown)
        }
        self.circles = circles.all.map { circle in circle.map { names[$0] }.sorted() }.sorted { $0.lexicographicallyPrecedes($1) }
    }
}
