internal import PackageGraph
internal import ProjectModules
internal import SafeFiles
internal import SwiftSymbols
internal import VerificationModel

/// Which Swift files below a root are the code that layers are about, and what they are compiled into.
struct SourceSurvey {
    /// A part of the code that is looked at by itself: a module, or an app.
    struct Region {
        /// The module; nil where no manifest names one.
        let module: String?
        let folder: Folder
    }

    /// Why files are in no layer.
    enum Omission: CaseIterable {
        case tests, vendored, manifests, noModule
    }

    /// All Swift files, relative to the root, sorted.
    let paths: [String]
    /// In the order of their folders.
    let regions: [Region]
    /// Whether a manifest in the root defines the modules.
    let hasManifest: Bool
    private let omitted: [Omission: [Int]]

    init(root: String) throws(UnreadableSource) {
        let tree = try SourceTree(root: root, withManifests: true)
        var omitted: [Omission: [Int]] = [:]
        var modules: [Int: (module: String?, folder: String)] = [:]
        let packages = try Self.packages(tree)
        let own = tree.repository.rootModules
        let isOwn = tree.files.contains { path in
            Self.omission(of: path) == nil && Self.module(of: path, own).map { !$0.isTest } ?? false
        }
        for (number, path) in tree.files.enumerated() {
            let omission: Omission?
            if let named = Self.omission(of: path) {
                omission = named
            } else if isOwn {
                let found = Self.module(of: path, own) ?? Self.undeclared(path)
                modules[number] = found.map { ($0.module, $0.folder) }
                omission = found.map { $0.isTest ? .tests : nil } ?? .noModule
            } else {
                // The innermost package is the file's own.
                let found = packages.lazy.compactMap { Self.module(of: path, $0) }.first ?? (nil, "", false)
                modules[number] = (found.module, found.folder)
                omission = found.isTest ? .tests : nil
            }
            guard let omission else { continue }
            omitted[omission, default: []].append(number)
            modules[number] = nil
        }
        let byRegion = Dictionary(grouping: modules.keys.sorted()) { number in
            [modules[number]?.folder ?? "", modules[number]?.module ?? ""]
        }
        paths = tree.files
        hasManifest = isOwn
        self.omitted = omitted
        regions = byRegion.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { key, files in
            Region(module: key[1].isEmpty ? nil : key[1], folder: Folder(key[0], of: files, at: tree.files))
        }
    }

    /// The files that layers are about.
    var files: Set<Int> { Set(regions.flatMap(\.folder.allFiles)) }

    /// Folders and files that are in no layer, the largest that have nothing else in them.
    func places(_ omission: Omission) -> [String] {
        let files = Set(omitted[omission] ?? [])
        return Self.wholes(Folder(of: paths.indices, at: paths), files, paths)
    }

    private static func wholes(_ folder: Folder, _ files: Set<Int>, _ paths: [String]) -> [String] {
        if folder.allFiles.isDisjoint(with: files) { return [] }
        if !folder.path.isEmpty, folder.allFiles.isSubset(of: files) { return [folder.path] }
        return folder.files.filter(files.contains).map { paths[$0] } + folder.folders.flatMap { wholes($0, files, paths) }
    }

    // MARK: Known names

    private static func omission(of path: String) -> Omission? {
        let parts = path.split(separator: "/")
        let folders = parts.dropLast()
        if folders.contains(where: { RepositoryFolders.vendored.contains(String($0)) }) { return .vendored }
        if folders.contains(where: isTests) { return .tests }
        guard let name = parts.last else { return nil }
        return name == "Package.swift" || name.hasPrefix("Package@swift-") ? .manifests : nil
    }

    private static func isTests(_ folder: Substring) -> Bool { RepositoryFolders.isTests(folder) || folder.hasSuffix("Specs") }

    // MARK: Modules

    private typealias FoundModule = (module: String?, folder: String, isTest: Bool)

    private static func module(of path: String, _ modules: ManifestModules) -> FoundModule? {
        let owners = modules.folders.flatMap { module, folders in
            folders.filter { $0.isEmpty || path.utf8.starts(with: "\($0)/".utf8) }.map { (module: module, folder: $0) }
        }
        return owners.max { ($0.folder.utf8.count, $1.module) < ($1.folder.utf8.count, $0.module) }
            .map { ($0.module, $0.folder, modules.tests.contains($0.module)) }
    }

    /// A target that the manifest makes by code is not seen there; its folder is where targets are.
    private static func undeclared(_ path: String) -> FoundModule? {
        let parts = path.split(separator: "/")
        guard parts.count > 2, parts[0] == "Sources" else { return nil }
        return (ModuleName.of(target: String(parts[1])), "Sources/\(parts[1])", false)
    }

    /// The modules of the packages inside, the innermost first.
    private static func packages(_ tree: SourceTree) throws(UnreadableSource) -> [ManifestModules] {
        var found: [ManifestModules] = []
        for path in tree.files where path.hasSuffix("/Package.swift") && [nil, .manifests].contains(omission(of: path)) {
            do throws(FileError) {
                let modules = Manifest(try tree.bytes(of: path)).modules
                found.append(modules.below(String(path.dropLast("/Package.swift".count))))
            } catch {
                throw UnreadableSource(path: path, reason: "it \(error)")
            }
        }
        return found.reversed()
    }
}
