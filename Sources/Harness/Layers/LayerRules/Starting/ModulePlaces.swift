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
        for (number, module) in tree.repository.modules.enumerated() where tree.repository.projects[module.project].tool != .swiftPM {
            folders[number] = Self.commonFolder(of: module.target.files)
            files.formUnion(module.target.files)
        }
        self.folders = folders
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

    private typealias FoundModule = (module: String?, project: String?, folder: String, isTest: Bool)

    private func ofProject(_ path: String) -> FoundModule? {
        let targets = repository.modules(of: path).filter { folders[$0] != nil }
        // A file of an app and of its extensions belongs to the largest target.
        let main = targets.filter { !repository.modules[$0].target.isTest }.max { left, right in
            (repository.modules[left].target.files.count, right) < (repository.modules[right].target.files.count, left)
        }
        guard let target = main ?? targets.first else { return nil }
        let module = repository.modules[target]
        return (module.target.moduleName, repository.projects[module.project].name, folders[target] ?? "", main == nil)
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
