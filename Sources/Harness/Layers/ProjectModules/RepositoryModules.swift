internal import Locks
internal import SafeFiles
internal import SwiftSymbols
internal import VerificationModel

/// The modules of a repository, as its packages and projects declare them.
///
/// Nothing is built and no manifest is run. A file belongs to every target that contains it, or to none.
package struct RepositoryModules: Sendable {
    /// A target of a project.
    package struct Module: Sendable {
        /// The number of its project in ``RepositoryModules/projects``.
        package let project: Int
        package let target: BuildTarget
    }

    /// The projects, by tool and path, then the parts of workspaces that are not read.
    package let projects: [BuildProject]
    /// The targets of all projects, in their order.
    package let modules: [Module]
    /// The modules of the manifest in the root, with the folders that their folders link to; empty if there is none.
    package let rootModules: ManifestModules
    /// The modules of the packages in folders of the root, the innermost first, with the folders that their folders link to.
    package let innerModules: [ManifestModules]
    /// The paths of the Swift files that describe packages and projects, and so belong to none of them.
    package let manifests: Set<String>
    /// The paths of the other Swift files that belong to no target, relative to the root, sorted.
    package let filesWithoutModule: [String]
    /// For each file, the numbers of the targets that contain it.
    let ofFile: [String: [Int]]
    /// For each file that is read as one of a package, the numbers of the targets of other projects that contain it too.
    let alsoOfFile: [String: [Int]]
    /// For each folder with files, one of the files in it and below it; nil if they belong to different targets.
    private let ofFolder: Once<[String: String?]>
    /// For each name of a module, the numbers of the targets with that name.
    let named: [String: [Int]]
    /// For each target, what it is built with.
    let builds: [TargetBuild]
    /// The projects that workspaces list together.
    let peers: WorkspacePeers
    /// The modules to which files without a target belong.
    private let untargeted: UntargetedModules

    /// - Parameters:
    ///   - root: The folder of the repository.
    ///   - files: The paths of its Swift files, relative to the root.
    ///   - links: The links to folders whose files have another path.
    /// - Throws: ``UnreadableSource`` if a folder or manifest cannot be read, or if the manifest in the root is not valid Swift.
    package init(root: String, files: [String], links: [LinkedFolder] = []) throws(UnreadableSource) {
        let found: ProjectSearch
        do {
            found = try ProjectSearch(below: root)
        } catch {
            throw UnreadableSource(path: ".", reason: "it \(error)")
        }
        let read = try PackageManifests(found.paths[.swiftPM] ?? [], below: root)
        let manifests = ManifestFiles.among(files, below: root, packages: read.packages)
        let list = FileList(files.filter { !manifests.contains($0) && !RepositoryFolders.isInBundle($0) })
        self.manifests = manifests
        let packages = read.projects(with: list, links)
        let xcode = (found.paths[.xcode] ?? []).map { XcodeProject.read($0, below: root, list) }
        let generated = Set(xcode.map(\.path))
        let tuist = (found.paths[.tuist] ?? []).map { TuistProject.read($0, below: root, list) }
        let generators = tuist + (found.paths[.xcodeGen] ?? []).map { XcodeGenProject.read($0, below: root, list) }
        // A generated project that is in the repository shows the files exactly.
        let others = generators.filter { !generated.contains($0.generatedPath) }
        let pods = LocalPods(found, below: root, list, packages.projects)
        let workspaces =
            found.workspaces.map { XcodeWorkspace($0, below: root) }
            + found.tuistWorkspaces.map { TuistWorkspace.read($0, below: root, tuist) }
        var all = xcode.map { pods.adding(to: $0) }
        all += packages.projects + read.unread
        all += others.map { pods.adding(to: $0) }
        all += pods.projects
        all += workspaces.compactMap(\.unreadProject)
        projects = all
        peers = WorkspacePeers(all, workspaces)
        rootModules = packages.root
        innerModules = packages.inner
        modules = projects.enumerated().flatMap { number, project in project.targets.map { Module(project: number, target: $0) } }
        var ofFile: [String: [Int]] = [:]
        for (number, module) in modules.enumerated() { for file in module.target.files { ofFile[file, default: []].append(number) } }
        var alsoOfFile: [String: [Int]] = [:]
        if !rootModules.isEmpty {
            // The code is read as the package in the root builds it. The targets of other projects only see the files of packages.
            for (file, numbers) in ofFile {
                let ofPackages = numbers.filter { [modules, projects] in projects[modules[$0].project].tool == .swiftPM }
                guard !ofPackages.isEmpty, ofPackages.count < numbers.count else { continue }
                ofFile[file] = ofPackages
                alsoOfFile[file] = numbers.filter { !ofPackages.contains($0) }
            }
        }
        self.ofFile = ofFile
        self.alsoOfFile = alsoOfFile
        let filesWithoutModule = files.filter { ofFile[$0] == nil && !manifests.contains($0) }.sorted()
        self.filesWithoutModule = filesWithoutModule
        untargeted = try UntargetedModules(filesWithoutModule, buildFiles: found.buildFiles, below: root)
        let names = modules.enumerated().flatMap { number, module in module.target.moduleNames.map { ($0, number) } }
        named = Dictionary(grouping: names, by: \.0).mapValues { $0.map(\.1) }
        builds = TargetBuild.all(modules, projects, peers)
        ofFolder = Once { [ofFile] in Self.representatives(files, ofFile) }
    }

    /// Returns the numbers of the targets that contain a file.
    package func modules(of file: String) -> [Int] { ofFile[file] ?? [] }

    /// Returns the files of the modules that no target has and to which files without a target belong, by the names of the modules.
    /// - Parameter isKnownOutside: Returns whether a name is that of a library, whatever folders are called.
    package func unreadModules(isKnownOutside: (String) -> Bool) -> [String: [String]] {
        untargeted.files(where: isKnownOutside).filter { named[$0.key] == nil }
    }

    /// The parts of projects that are not read, each with its place and the reason.
    package var unreadParts: [String] { projects.flatMap(\.unread).map { "\($0.place): \($0.reason)" } }

    /// Returns a file with modules from the nearest folder around a path that contains one and whose files all belong to the same targets.
    package func neighbor(of path: String) -> String? {
        let ofFolder = ofFolder.value
        for folder in RelativePath.folders(around: path) { if let found = ofFolder[String(folder)] { return found } }
        return ofFolder[""] ?? nil
    }

    /// Returns, for each folder with files, one of the files in it and below it; nil if they belong to different targets.
    private static func representatives(_ files: [String], _ ofFile: [String: [Int]]) -> [String: String?] {
        var found: [String: String?] = [:]
        for file in files {
            for folder in RelativePath.folders(around: file).map(String.init) + [""] {
                guard let known = found[folder] else {
                    found[folder] = .some(file)
                    continue
                }
                // The folders around this one know already what they can learn from the file.
                guard let other = known, ofFile[other] != ofFile[file] else { break }
                found[folder] = .some(nil)
            }
        }
        return found
    }

    /// Returns the names by which other files import the modules of a file.
    package func names(of file: String) -> [String] { Array(Set(modules(of: file).flatMap { modules[$0].target.moduleNames })).sorted() }

    /// Returns the names that conditions of `#if` find defined in a file, without those of every build.
    package func defines(of file: String) -> Set<String> {
        guard let module = usual(of: file) else { return [] }
        let isPackage = projects[module.project].tool == .swiftPM
        return isPackage ? module.target.defines.union(["SWIFT_PACKAGE"]) : module.target.defines
    }

    /// Returns the features that are enabled for a file.
    package func features(of file: String) -> Set<String> { usual(of: file)?.target.features ?? [] }

    /// Returns the system that a file is built for, as `os()` in a condition names it; nil if its project names none, or several.
    package func system(of file: String) -> String? { usual(of: file)?.target.system }

    /// Returns the system that every target of a file is built for, apart from those with tests; nil if one names none or several, or if they differ.
    package func onlySystem(of file: String) -> String? {
        let systems = Set(code(of: file).map(\.target.system))
        return systems.count == 1 ? systems.first ?? nil : nil
    }

    /// Returns the targets of a file that do not contain tests, or all of them if there are only such.
    private func code(of file: String) -> [Module] {
        let all = modules(of: file).map { modules[$0] }
        let code = all.filter { !$0.target.isTest }
        return code.isEmpty ? all : code
    }

    /// Returns the target whose settings count for a file: the largest one that does not contain tests, or else the largest one.
    ///
    /// A variant that shares some files of a target sets further conditions.
    private func usual(of file: String) -> Module? {
        let largest = code(of: file).enumerated().max { left, right in
            (left.element.target.files.count, right.offset) < (right.element.target.files.count, left.offset)
        }
        return largest?.element
    }
}
