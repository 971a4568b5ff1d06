internal import PackageGraph
internal import ProjectModules

/// The modules of files, as a first `layers.yml` takes them for parts of the code.
struct ModulePlaces {
    /// A part that a file belongs to.
    enum Place {
        case omitted(SourceSurvey.Omission)
        /// A module, or nil, and its folder.
        case module(String?, project: String?, folder: String)
    }

    /// Whether the manifest in the root declares modules with files.
    let hasOwnModules: Bool
    private let repository: RepositoryModules
    /// For each target of a project other than a package, the folder that contains all of its files.
    private let folders: [Int: String]
    /// For each folder, the numbers of files in it and below it that such targets have, without those of tests.
    private let counts: [String: [Int: Int]]
    /// Whether projects contain most of the files and hide none.
    private let areProjectsComplete: Bool

    init(_ tree: SourceTree) {
        repository = tree.repository
        let own = tree.repository.rootModules
        hasOwnModules = tree.files.contains { path in
            !tree.repository.manifests.contains(path) && !RepositoryFolders.containTests(path)
                && Self.module(of: path, own).map { !$0.isTest } ?? false
        }
        var folders: [Int: String] = [:]
        var files: Set<String> = []
        var counts: [String: [Int: Int]] = [:]
        for (number, module) in tree.repository.modules.enumerated() where tree.repository.projects[module.project].tool != .swiftPM {
            folders[number] = Self.commonFolder(of: module.target.files)
            files.formUnion(module.target.files)
            guard !module.target.isTest else { continue }
            for folder in module.target.files.flatMap(Self.foldersAround) { counts[folder, default: [:]][number, default: 0] += 1 }
        }
        self.folders = folders
        self.counts = counts
        let unread = tree.repository.projects.filter { $0.tool != .swiftPM }.flatMap(\.unread)
        areProjectsComplete = files.count * 2 > tree.files.count && !unread.contains(where: \.hidesFiles)
    }

    /// Returns the part that a file belongs to.
    func place(of path: String) -> Place {
        let ofRoot = hasOwnModules ? Self.module(of: path, repository.rootModules) ?? Self.undeclared(path) : nil
        // The innermost package is the file's own.
        let ofPackage = ofRoot ?? repository.innerModules.lazy.compactMap { Self.module(of: path, $0) }.first
        if let found = ofPackage ?? ofProject(path) {
            let isTest = found.isTest || found.module.map(RepositoryFolders.isTestSupport) ?? false
            return isTest ? .omitted(.tests) : .module(found.module, project: found.project, folder: found.folder)
        }
        return hasOwnModules || areProjectsComplete ? .omitted(.noModule) : .module(nil, project: nil, folder: "")
    }

    /// The number of packages from which those without relation are a layer each, and the number of files of the largest one.
    private static let packageLimits = (count: 3, files: 40)

    /// Returns the folder of the package of each file, if the repository is a collection of small packages that have nothing to do with each
    /// other, such as examples.
    ///
    /// Most of these have modules of one name, `App`, so that no program could be built with them.
    /// - Parameter files: The files that layers are about.
    static func unrelatedPackages(_ tree: SourceTree, of files: [String]) -> [String: String] {
        let repository = tree.repository
        var packages: [String: String] = [:]
        var folders: [String: Set<String>] = [:]
        for file in files {
            let projects = Set(repository.modules(of: file).map { repository.modules[$0].project })
            guard projects.count == 1, let project = projects.first, repository.projects[project].tool == .swiftPM else { return [:] }
            let folder = repository.projects[project].path.split(separator: "/").dropLast().joined(separator: "/")
            guard !folder.isEmpty, repository.projects[project].hasNoLocalPackage else { return [:] }
            packages[file] = folder
            for name in repository.names(of: file) { folders[name, default: []].insert(folder) }
        }
        let alike = folders.values.filter { $0.count > 1 }.reduce(into: Set()) { $0.formUnion($1) }
        let counts = Dictionary(packages.values.map { ($0, 1) }, uniquingKeysWith: +)
        return counts.count >= packageLimits.count && alike.count * 2 > counts.count
            && counts.values.allSatisfy { $0 <= packageLimits.files } ? packages : [:]
    }

    private typealias FoundModule = (module: String?, project: String?, folder: String, isTest: Bool)

    private func ofProject(_ path: String) -> FoundModule? {
        let targets = repository.modules(of: path).filter { folders[$0] != nil }
        let main = main(of: targets.filter { !repository.modules[$0].target.isTest }, path)
        guard let target = main ?? targets.first else { return nil }
        let module = repository.modules[target]
        return (module.target.moduleName, repository.projects[module.project].name, folders[target] ?? "", main == nil)
    }

    /// Returns the target that a file of several ones belongs to: the one with most files in the innermost folder in which one has most, or else the
    /// largest one.
    private func main(of targets: [Int], _ path: String) -> Int? {
        guard targets.count > 1 else { return targets.first }
        for folder in Self.foldersAround(path) {
            let found = targets.map { (target: $0, count: counts[folder]?[$0] ?? 0) }
            let most = found.map(\.count).max() ?? 0
            let main = found.filter { $0.count == most }
            if main.count == 1 { return main[0].target }
        }
        return targets.max { left, right in
            (repository.modules[left].target.files.count, right) < (repository.modules[right].target.files.count, left)
        }
    }

    /// The folders around a file, the innermost first, without the root.
    private static func foldersAround(_ path: String) -> [String] {
        var found: [String] = []
        var rest = path[...]
        while let slash = rest.lastIndex(of: "/") {
            rest = rest[..<slash]
            found.append(String(rest))
        }
        return found
    }

    private static func module(of path: String, _ modules: ManifestModules) -> FoundModule? {
        let owners = modules.folders.flatMap { module, folders in
            folders.filter { $0.isEmpty || path.utf8.starts(with: "\($0)/".utf8) }.map { (module: module, folder: $0) }
        }
        return owners.max { ($0.folder.utf8.count, $1.module) < ($1.folder.utf8.count, $0.module) }
            .map { ($0.module, nil, $0.folder, modules.tests.contains($0.module)) }
    }

    /// A target that the manifest makes by code is not seen there; its folder is where targets are.
    private static func undeclared(_ path: String) -> FoundModule? {
        let parts = path.split(separator: "/")
        guard parts.count > 2, parts[0] == "Sources" else { return nil }
        return (ModuleName.of(target: String(parts[1])), nil, "Sources/\(parts[1])", false)
    }

    private static func commonFolder(of files: [String]) -> String {
        guard let first = files.first else { return "" }
        var common = Array(first.split(separator: "/").dropLast())
        for file in files.dropFirst() {
            let parts = file.split(separator: "/").dropLast()
            common = Array(zip(common, parts).prefix { $0 == $1 }.map(\.0))
        }
        return common.joined(separator: "/")
    }
}
