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
        self.files = files
        self.byModule = byModule
    }

    /// The layers that a module's files are in; none for a module from outside.
    func layers(ofModule name: String) -> Set<String> { byModule[name] ?? [] }
}
