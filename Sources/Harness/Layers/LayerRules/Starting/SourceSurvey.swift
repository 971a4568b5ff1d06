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
        let packages = tree.repository.innerModules
        let own = tree.repository.rootModules
        let omission = { (path: String) in Self.omission(of: path, tree.repository.manifests) }
        let isOwn = tree.files.contains { path in
            omission(path) == nil && Self.module(of: path, own).map { !$0.isTest } ?? false
        }
        for (number, path) in tree.files.enumerated() {
            let reason: Omission?
            if let named = omission(path) {
                reason = named
            } else if isOwn {
                let found = Self.module(of: path, own) ?? Self.undeclared(path)
                modules[number] = found.map { ($0.module, $0.folder) }
                reason = found.map { $0.isTest ? .tests : nil } ?? .noModule
            } else {
                // The innermost package is the file's own.
                let found = packages.lazy.compactMap { Self.module(of: path, $0) }.first ?? (nil, "", false)
                modules[number] = (found.module, found.folder)
                reason = found.isTest ? .tests : nil
            }
            guard let reason else { continue }
            omitted[reason, default: []].append(number)
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

    private static func omission(of path: String, _ manifests: Set<String>) -> Omission? {
        let folders = path.split(separator: "/").dropLast()
        if folders.contains(where: { RepositoryFolders.vendored.contains(String($0)) }) { return .vendored }
        if folders.contains(where: isTests) { return .tests }
        return manifests.contains(path) ? .manifests : nil
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
}
