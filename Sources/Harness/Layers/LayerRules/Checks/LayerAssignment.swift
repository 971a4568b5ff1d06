internal import PackageGraph
internal import ProjectModules

/// Which layers each file, and each module, is in.
struct LayerAssignment {
    /// The files in their order, each with its layers in the order of `layers.yml`.
    let files: [(path: String, layers: [String])]
    private let byModule: [String: Set<String>]
    init(_ tree: SourceTree, _ layers: [Layer]) {
        let patterns = layers.enumerated().flatMap { number, layer in layer.paths.map { (layer: number, glob: $0.glob) } }
        let index = GlobIndex(patterns.map(\.glob))
        let files = tree.files.map { file in
            (path: file, layers: Set(index.numbers(matching: file).map { patterns[$0].layer }).sorted().map { layers[$0].name })
        }
        var byModule: [String: Set<String>] = [:]
        for file in files {
            for module in tree.repository.names(of: file.path) { byModule[module, default: []].formUnion(file.layers) }
        }
        // A layer may be a module that the manifest does not spell out, unless its files are those of one that it does.
        let inside = Set(byModule.values.joined())
        for layer in layers where byModule[layer.name] == nil && !inside.contains(layer.name) { byModule[layer.name] = [layer.name] }
        let known = byModule
        byModule.merge(Self.unread(files, tree.repository).filter { known[$0.key] == nil }) { first, _ in first }
        self.files = files
        self.byModule = byModule
    }

    /// Returns the layers of the modules that no project declares, and to which files without a target belong.
    private static func unread(_ files: [(path: String, layers: [String])], _ repository: RepositoryModules) -> [String: Set<String>] {
        let modules = repository.unreadModules(isKnownOutside: OutsideModules.isKnown)
        guard !modules.isEmpty else { return [:] }
        let layers = Dictionary(files.map { ($0.path, $0.layers) }, uniquingKeysWith: { first, _ in first })
        // A module whose files are in no layer comes from outside, like one that the rules do not read.
        return modules.mapValues { Set($0.flatMap { layers[$0] ?? [] }) }.filter { !$0.value.isEmpty }
    }

    /// The layers that a module's files are in; none for a module from outside.
    func layers(ofModule name: String) -> Set<String> { byModule[name] ?? [] }
}
