internal import SafeFiles
internal import VerificationModel

/// The Swift files of a package that layers cover, and the modules that they belong to.
struct SourceTree: Sendable {
    /// Paths relative to the root, sorted.
    let files: [String]
    let modules: ManifestModules
    private let root: String
    /// By folder, the module that it is of; of several the first by name.
    private let owners: [[UInt8]: String]
    /// The same with the modules of packages inside.
    private let allOwners: [[UInt8]: String]

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
        let own = Self.owners([modules])
        allOwners = try Self.owners([modules] + Self.innerModules(root, files))
        // Without a manifest in the root all is one module.
        owners = modules.isEmpty ? own : allOwners
    }

    /// All Swift files below a root but for manifests, unless these are wanted too, whatever rules say.
    init(root: String, withManifests: Bool = false) throws(UnreadableSource) {
        self.root = root
        guard PathLookup.exists(root) else { throw UnreadableSource(path: ".", reason: "the root does not exist") }
        files = try Self.swiftFiles(root, "").filter {
            withManifests || $0 != ManifestChoice.usual && !$0.hasSuffix("/\(ManifestChoice.usual)")
        }
        modules = try Self.modules(root)
        owners = Self.owners([modules])
        allOwners = owners
    }

    /// What the manifest says besides.
    func settings() throws(UnreadableSource) -> ManifestSettings {
        let manifest = try Self.manifest(root)
        guard PathLookup.exists(Self.path(root, manifest)) else { return ManifestSettings(manifest: []) }
        do {
            return ManifestSettings(manifest: try bytes(of: manifest))
        } catch {
            throw UnreadableSource(path: manifest, reason: "it \(error)")
        }
    }

    /// The module that a file belongs to, of several the one whose folder is the innermost; nil where it belongs to none.
    func module(of file: String) -> String? { Self.owner(of: Array(file.utf8), owners)?.module }

    /// The same, also where a file is one of a package inside: by this name others import it.
    func importedModule(of file: String) -> String? { Self.owner(of: Array(file.utf8), allOwners)?.module }

    /// Whether a file is one of a module that the manifest spells out, and neither left out of it nor a resource.
    func isCompiled(_ file: String) -> Bool {
        let path = Array(file.utf8)
        guard let owner = Self.owner(of: path, owners) else { return false }
        return modules.has(path.dropFirst(owner.folder.isEmpty ? 0 : owner.folder.count + 1), in: owner.module)
    }

    private static func owner(of file: [UInt8], _ owners: [[UInt8]: String]) -> (module: String, folder: ArraySlice<UInt8>)? {
        var folder = file[...]
        while !folder.isEmpty {
            folder = folder[..<(folder.lastIndex(of: UInt8(ascii: "/")) ?? folder.startIndex)]
            if let owner = owners[Array(folder)] { return (owner, folder) }
        }
        return nil
    }

    /// Of packages that say something of one folder the first counts.
    private static func owners(_ packages: [ManifestModules]) -> [[UInt8]: String] {
        packages.reduce(into: [:]) { owners, modules in
            let pairs = modules.folders.flatMap { module, folders in folders.map { (Array($0.utf8), module) } }
            owners.merge(Dictionary(pairs, uniquingKeysWith: min)) { first, _ in first }
        }
    }

    /// The modules of packages that lie in the folders of files; a manifest that is no Swift says nothing of them.
    private static func innerModules(_ root: String, _ files: [String]) throws(UnreadableSource) -> [ManifestModules] {
        var folders: Set<[UInt8]> = []
        for file in files {
            var folder = Array(file.utf8)[...]
            while let slash = folder.lastIndex(of: UInt8(ascii: "/")) {
                folder = folder[..<slash]
                guard folders.insert(Array(folder)).inserted else { break }
            }
        }
        var found: [ManifestModules] = []
        for folder in folders.map({ String(decoding: $0, as: UTF8.self) }).sorted() {
            let inside = path(root, folder)
            guard PathLookup.exists(path(inside, ManifestChoice.usual)) else { continue }
            do {
                let bytes = try FileReading.bytes(of: path(inside, ManifestChoice.name(below: inside)), limit: sizeLimit)
                found.append(ManifestModules(manifest: bytes).below(folder))
            } catch {
                throw UnreadableSource(path: path(folder, ManifestChoice.usual), reason: "it \(error)")
            }
        }
        return found
    }

    private static func manifest(_ root: String) throws(UnreadableSource) -> String {
        do {
            return try ManifestChoice.name(below: root)
        } catch {
            throw UnreadableSource(path: ManifestChoice.usual, reason: "it \(error)")
        }
    }

    private static func swiftFiles(_ root: String, _ folder: String) throws(UnreadableSource) -> [String] {
        do {
            return try FolderListing.files(below: path(root, folder)) { $0.hasSuffix(".swift") }
        } catch {
            throw UnreadableSource(path: folder.isEmpty ? "." : folder, reason: "it \(error)")
        }
    }

    private static func modules(_ root: String) throws(UnreadableSource) -> ManifestModules {
        let manifest = try manifest(root)
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
        for file in files {
            if let module = tree.importedModule(of: file.path) { byModule[module, default: []].formUnion(file.layers) }
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
