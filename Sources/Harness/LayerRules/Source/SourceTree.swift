internal import SafeFiles

/// The Swift files of a package that layers cover, and the modules that they belong to.
struct SourceTree {
    /// Paths relative to the root, sorted.
    let files: [String]
    private let root: String
    private let modules: ManifestModules

    private static let sizeLimit = 16 << 20

    init(root: String, sources: [Pattern]) throws(FileProblem) {
        self.root = root
        files = try FolderListing.files(below: root, where: { $0.hasSuffix(".swift") }).filter { file in
            sources.contains { $0.glob.matches(file) }
        }
        let manifest = "\(root)/Package.swift"
        modules = FolderListing.exists(manifest) ? ManifestModules(manifest: try Self.text(of: manifest)) : ManifestModules()
    }

    func text(of file: String) throws(FileProblem) -> String {
        try Self.text(of: "\(root)/\(file)")
    }

    /// The files of a module that the manifest spells out; nil for any other.
    fileprivate var filesByModule: [String: [String]] {
        modules.folders.mapValues { folder in files.filter { $0.hasPrefix(folder + "/") } }
    }

    private static func text(of path: String) throws(FileProblem) -> String {
        String(decoding: try FileReading.bytes(of: path, limit: sizeLimit), as: UTF8.self)
    }
}

/// Which layers each file, and each module, is in.
struct LayerAssignment {
    private let byFile: [String: [String]]
    private let byModule: [String: Set<String>]

    init(_ tree: SourceTree, _ layers: [Layer]) {
        let pairs = tree.files.map { file in
            (file, layers.filter { layer in layer.paths.contains { $0.glob.matches(file) } }.map(\.name))
        }
        let byFile = Dictionary(uniqueKeysWithValues: pairs)
        let named = Dictionary(uniqueKeysWithValues: layers.map { ($0.name, Set([$0.name])) })
        let known = tree.filesByModule.mapValues { files in Set(files.flatMap { byFile[$0] ?? [] }) }
        self.byFile = byFile
        byModule = named.merging(known) { _, fromManifest in fromManifest }
    }

    /// In the order of `layers.yml`.
    func layers(of file: String) -> [String] { byFile[file] ?? [] }

    /// The layers that a module's files are in: by its folder in the manifest; by its name where the manifest does not know it.
    ///
    /// None for a module from outside.
    func layers(ofModule name: String) -> Set<String> { byModule[name] ?? [] }
}
