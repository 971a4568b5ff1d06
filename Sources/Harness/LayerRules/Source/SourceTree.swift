internal import SafeFiles
internal import VerificationModel

/// The Swift files of a package that layers cover, and the modules that they belong to.
struct SourceTree: Sendable {
    /// Paths relative to the root, sorted.
    let files: [String]
    let modules: ManifestModules
    private let root: String
    /// By folder, the modules that it is of, sorted.
    private let owners: [[UInt8]: [String]]

    private static let sizeLimit = 16 << 20

    init(root: String, sources: [Pattern]) throws(UnreadableSource) {
        self.root = root
        guard PathLookup.exists(root) else { throw UnreadableSource(path: ".", reason: "the root does not exist") }
        var found: Set<[UInt8]> = []
        for folder in Set(sources.map(\.glob.fixedFolder)).sorted() where PathLookup.exists(Self.path(root, folder)) {
            for file in try Self.swiftFiles(root, folder) {
                let path = Self.path(folder, file)
                if sources.contains(where: { $0.glob.matches(path) }) { found.insert(Array(path.utf8)) }
            }
        }
        files = found.map { String(decoding: $0, as: UTF8.self) }.sorted()
        modules = try Self.modules(root)
        owners = Self.owners(modules)
    }

    /// All Swift files below a root but for manifests, unless these are wanted too, whatever rules say.
    init(root: String, withManifests: Bool = false) throws(UnreadableSource) {
        self.root = root
        guard PathLookup.exists(root) else { throw UnreadableSource(path: ".", reason: "the root does not exist") }
        files = try Self.swiftFiles(root, "").filter { withManifests || $0 != Self.manifest && !$0.hasSuffix("/\(Self.manifest)") }
        modules = try Self.modules(root)
        owners = Self.owners(modules)
    }

    /// What the manifest says besides.
    func settings() throws(UnreadableSource) -> ManifestSettings {
        guard PathLookup.exists(Self.path(root, Self.manifest)) else { return ManifestSettings(manifest: []) }
        do {
            return ManifestSettings(manifest: try bytes(of: Self.manifest))
        } catch {
            throw UnreadableSource(path: Self.manifest, reason: "it \(error)")
        }
    }

    /// The module that a file belongs to, of several the one whose folder is the innermost; nil where it belongs to none.
    func module(of file: String) -> String? { modules(of: file).first }

    /// All modules that a file belongs to, those of the innermost folder first.
    func modules(of file: String) -> [String] {
        var found: [String] = []
        var folder = Array(file.utf8)[...]
        while !folder.isEmpty {
            folder = folder[..<(folder.lastIndex(of: UInt8(ascii: "/")) ?? folder.startIndex)]
            if let here = owners[Array(folder)] { found += here }
        }
        return found
    }

    private static func owners(_ modules: ManifestModules) -> [[UInt8]: [String]] {
        let pairs = modules.folders.flatMap { module, folders in folders.map { (Array($0.utf8), [module]) } }
        return Dictionary(pairs, uniquingKeysWith: +).mapValues { $0.sorted() }
    }

    private static let manifest = "Package.swift"

    private static func swiftFiles(_ root: String, _ folder: String) throws(UnreadableSource) -> [String] {
        do {
            return try FolderListing.files(below: path(root, folder)) { $0.hasSuffix(".swift") }
        } catch {
            throw UnreadableSource(path: folder.isEmpty ? "." : folder, reason: "it \(error)")
        }
    }

    private static func modules(_ root: String) throws(UnreadableSource) -> ManifestModules {
        guard PathLookup.exists(path(root, manifest)) else { return ManifestModules() }
        let modules: ManifestModules
        do {
            modules = ManifestModules(manifest: try FileReading.bytes(of: path(root, manifest), limit: sizeLimit))
        } catch {
            throw UnreadableSource(path: manifest, reason: "it \(error)")
        }
        guard !modules.isBroken else { throw UnreadableSource(path: manifest, reason: "it is no Swift, so that its modules are not known") }
        return modules.adding { realFolder(root, $0) }
    }

    /// The folder that a folder leads to through links, where that is another one below the root.
    private static func realFolder(_ root: String, _ folder: String) -> String? {
        let real = DisplayPath.relative(path(root, folder), to: root)
        return real == "." || real == folder ? nil : real
    }

    /// Where the files are that somebody may have meant by a pattern whose folder is a link.
    func realFolder(of pattern: Pattern) -> String? { Self.realFolder(root, pattern.glob.fixedFolder) }

    func bytes(of file: String) throws(FileProblem) -> [UInt8] {
        try FileReading.bytes(of: Self.path(root, file), limit: Self.sizeLimit)
    }

    private static func path(_ folder: String, _ name: String) -> String {
        folder.isEmpty ? name : name.isEmpty ? folder : "\(folder)/\(name)"
    }
}

/// A folder or file of the sources that cannot be read.
struct UnreadableSource: Error {
    /// Relative to the root.
    let path: String
    let reason: String
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
        for (index, file) in files.enumerated() {
            for module in tree.modules(of: file.path) {
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
