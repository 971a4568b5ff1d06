internal import SafeFiles

/// The Swift files of a package that layers cover, and the modules that they belong to.
struct SourceTree {
    /// Paths relative to the root, sorted.
    let files: [String]
    let modules: ManifestModules
    private let root: String

    private static let sizeLimit = 16 << 20

    init(root: String, sources: [Pattern]) throws(FileProblem) {
        self.root = root
        var found: Set<[UInt8]> = []
        for folder in Set(sources.map(\.glob.fixedFolder)).sorted() where FolderListing.exists(Self.path(root, folder)) {
            for file in try FolderListing.files(below: Self.path(root, folder), where: { $0.hasSuffix(".swift") }) {
                let path = Self.path(folder, file)
                if sources.contains(where: { $0.glob.matches(path) }) { found.insert(Array(path.utf8)) }
            }
        }
        files = found.map { String(decoding: $0, as: UTF8.self) }.sorted()
        let manifest = Self.path(root, "Package.swift")
        modules =
            FolderListing.exists(manifest)
            ? ManifestModules(manifest: try FileReading.bytes(of: manifest, limit: Self.sizeLimit)) : ManifestModules()
    }

    func bytes(of file: String) throws(FileProblem) -> [UInt8] {
        try FileReading.bytes(of: Self.path(root, file), limit: Self.sizeLimit)
    }

    private static func path(_ folder: String, _ name: String) -> String {
        folder.isEmpty ? name : name.isEmpty ? folder : "\(folder)/\(name)"
    }
}

/// Which layers each file, and each module, is in.
struct LayerAssignment {
    /// The files in their order, each with its layers in the order of `layers.yml`.
    let files: [(path: String, layers: [String])]
    private let byModule: [String: Set<String>]

    init(_ tree: SourceTree, _ layers: [Layer]) {
        let files = tree.files.map { file in
            (path: file, layers: layers.filter { layer in layer.paths.contains { $0.glob.matches(file) } }.map(\.name))
        }
        var byModule: [String: Set<String>] = [:]
        var isInModule = Array(repeating: false, count: files.count)
        for module in tree.modules.folders.keys {
            for (index, file) in files.enumerated() where tree.modules.isFile(file.path, in: module) {
                isInModule[index] = true
                byModule[module, default: []].formUnion(file.layers)
            }
        }
        // A layer may be a module that the manifest does not spell out, unless its files are those of one that it does.
        let inside = Set(zip(files, isInModule).filter(\.1).flatMap(\.0.layers))
        for layer in layers where byModule[layer.name] == nil && !inside.contains(layer.name) { byModule[layer.name] = [layer.name] }
        self.files = files
        self.byModule = byModule
    }

    /// The layers that a module's files are in; none for a module from outside.
    func layers(ofModule name: String) -> Set<String> { byModule[name] ?? [] }
}
