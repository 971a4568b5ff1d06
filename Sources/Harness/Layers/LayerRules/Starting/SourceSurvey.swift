internal import PackageGraph
internal import ProjectModules
internal import SafeFiles
internal import SwiftSymbols
internal import VerificationModel

/// The Swift files below a root that layers are about, and the modules that they are compiled into.
struct SourceSurvey {
    /// A part of the code that is looked at by itself: a module, or an app.
    struct Region {
        /// The module; nil if no manifest or project names one.
        let module: String?
        /// The name of the project that the module belongs to; nil for packages.
        let project: String?
        let folder: Folder
        /// Whether it is a whole package among others without relation to it.
        var isPackage = false
    }

    /// The reason why files are in no layer.
    enum Omission: CaseIterable {
        case tests, vendored, examples, templates, manifests, noModule
    }

    /// All Swift files, relative to the root, sorted.
    let paths: [String]
    /// In the order of their folders.
    let regions: [Region]
    /// The numbers of the files that a tool writes.
    let generated: Set<Int>
    /// The numbers of the manifests.
    let manifests: Set<Int>
    /// The parts of projects that are not read, each with its place and the reason: their files are in no module.
    let unreadProjects: [String]
    /// The numbers of the few files that lie among many of another module and count as its files.
    let strays: [Int]
    private let omitted: [Omission: [Int]]

    /// - Parameter division: The parts that layers are made of; nil for modules where there are any, and folders elsewhere.
    init(root: String, division: LayerDivision? = nil) throws(UnreadableSource) {
        let tree = try SourceTree(root: root, isWhole: true)
        let places = ModulePlaces(tree)
        var omitted: [Omission: [Int]] = [:]
        var modules: [Int: (module: String?, project: String?, folder: String)] = [:]
        for (number, path) in tree.files.enumerated() {
            switch Self.omission(of: path, tree.repository.manifests, hasOwnModules: places.hasOwnModules).map(ModulePlaces.Place.omitted)
                ?? places.place(of: path)
            {
            case .omitted(let omission): omitted[omission, default: []].append(number)
            case .module(let module, let project, let folder):
                modules[number] = division == .folders ? (nil, nil, "") : (module, project, folder)
            }
        }
        let packages = division == nil ? ModulePlaces.unrelatedPackages(tree, of: modules.keys.map { tree.files[$0] }) : [:]
        for number in modules.keys {
            guard let package = packages[tree.files[number]] else { continue }
            modules[number] = (package.split(separator: "/").last.map(String.init) ?? package, nil, package)
        }
        let folders = Set(packages.values)
        let keys = modules.mapValues { [$0.folder, $0.module ?? "", $0.project ?? ""] }
        let strays = Self.strays(keys, tree.files)
        self.strays = strays.keys.sorted()
        let byRegion = Dictionary(grouping: modules.keys.sorted()) { strays[$0] ?? keys[$0] ?? [] }
        unreadProjects = tree.repository.unreadParts
        paths = tree.files
        manifests = Set(tree.files.indices.filter { tree.repository.manifests.contains(tree.files[$0]) })
        generated = GeneratedFiles.among(modules.keys.sorted(), tree)
        self.omitted = omitted
        regions = byRegion.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { key, files in
            Region(
                module: key[1].isEmpty ? nil : key[1], project: key[2].isEmpty ? nil : key[2],
                folder: Folder(key[0], of: files, at: tree.files), isPackage: folders.contains(key[0]))
        }
    }

    /// The number of files in a folder from which a fifth of another module, or fewer, count as files of that folder.
    private static let folderLimit = 5

    /// Returns the few files that lie in a folder with many of another module, with the module of these.
    ///
    /// - Parameter keys: The module of each file.
    private static func strays(_ keys: [Int: [String]], _ paths: [String]) -> [Int: [String]] {
        let folders = Dictionary(grouping: keys.keys.sorted()) { paths[$0].split(separator: "/").dropLast() }
        var strays: [Int: [String]] = [:]
        for files in folders.values where files.count >= folderLimit {
            let groups = Dictionary(grouping: files) { keys[$0] ?? [] }
            guard let main = groups.first(where: { $0.value.count * 5 >= files.count * 4 }) else { continue }
            for file in files where keys[file] != main.key { strays[file] = main.key }
        }
        return strays
    }

    /// The files that layers are about.
    var files: Set<Int> { Set(regions.flatMap(\.folder.allFiles)) }

    /// The number of files that are in no layer for a reason.
    func count(_ omission: Omission) -> Int { omitted[omission]?.count ?? 0 }

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

    /// - Parameter hasOwnModules: Whether the repository is a library, beside which there may be apps that show its use.
    private static func omission(of path: String, _ manifests: Set<String>, hasOwnModules: Bool) -> Omission? {
        let folders = path.split(separator: "/").dropLast()
        if folders.contains(where: { RepositoryFolders.vendored.contains(String($0)) }) { return .vendored }
        if RepositoryFolders.containTemplates(path) { return .templates }
        if folders.contains(where: isTests) { return .tests }
        if manifests.contains(path) || path.hasSuffix("/Dangerfile.swift") || path == "Dangerfile.swift" { return .manifests }
        return hasOwnModules && RepositoryFolders.containExamples(path) ? .examples : nil
    }

    /// Returns whether a file is in no layer because of the names of the folders around it.
    static func isLeftOut(file path: String) -> Bool { omission(of: path, [], hasOwnModules: true) != nil }

    /// Returns whether the files of a folder are in no layer because of its name, or of the folders around it.
    static func isLeftOut(folder path: String) -> Bool { isLeftOut(file: "\(path)/file") }

    private static func isTests(_ folder: Substring) -> Bool { RepositoryFolders.isTests(folder) || folder.hasSuffix("Specs") }
}

/// The parts that layers are made of.
package enum LayerDivision: String, CaseIterable, Sendable {
    /// Each module is a layer.
    case modules
    /// The folders decide, whatever the modules are.
    case folders
}
