internal import SafeFiles
package import SwiftSymbols
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

    /// The projects, by tool and path.
    package let projects: [BuildProject]
    /// The targets of all projects, in their order.
    package let modules: [Module]
    /// The modules of the manifest in the root, with the folders that their folders link to; empty if there is none.
    package let rootModules: ManifestModules
    /// The paths of the Swift files that describe packages and projects, and so belong to none of them.
    package let manifests: Set<String>
    /// The paths of the other Swift files that belong to no target, relative to the root, sorted.
    package let filesWithoutModule: [String]
    /// For each file, the numbers of the targets that contain it.
    private let ofFile: [String: [Int]]
    /// For each folder with files, one of the files in it and below it; nil if they belong to different targets.
    private let ofFolder: [String: String?]
    /// For each name of a module, the numbers of the targets with that name.
    private let named: [String: [Int]]
    /// For each target, what it is built with.
    private let builds: [Build]

    /// The targets that a target is built with, directly or through others.
    private struct Build {
        /// The targets, with the target itself.
        var targets: Set<Int>
        /// Whether the projects name everything else that it is built with.
        var isComplete: Bool
        /// Whether some of that comes from outside of the repository.
        var hasOutside: Bool
        /// The products from other repositories.
        var remotes: Set<String> = []
    }

    /// - Parameters:
    ///   - root: The folder of the repository.
    ///   - files: The paths of its Swift files, relative to the root.
    /// - Throws: ``UnreadableSource`` if a folder or manifest cannot be read, or if the manifest in the root is not valid Swift.
    package init(root: String, files: [String]) throws(UnreadableSource) {
        let found: ProjectSearch
        do {
            found = try ProjectSearch(below: root)
        } catch {
            throw UnreadableSource(path: ".", reason: "it \(error)")
        }
        let read = try Self.manifests(found.paths[.swiftPM] ?? [], below: root)
        let manifests = Self.manifests(files, below: root, packages: read.packages)
        let list = FileList(files.filter { !manifests.contains($0) && !Self.isInBundle($0) })
        self.manifests = manifests
        let packages = Self.packages(read.packages, below: root, list)
        let xcode = (found.paths[.xcode] ?? []).map { XcodeProject.read($0, below: root, list) }
        let generated = Set(xcode.map(\.path))
        let generators =
            (found.paths[.tuist] ?? []).map { TuistProject.read($0, below: root, list) }
            + (found.paths[.xcodeGen] ?? []).map { XcodeGenProject.read($0, below: root, list) }
        // A generated project that is in the repository shows the files exactly.
        projects = xcode + packages.projects + read.unread + generators.filter { !generated.contains($0.generatedPath) }
        rootModules = packages.root
        modules = projects.enumerated().flatMap { number, project in project.targets.map { Module(project: number, target: $0) } }
        var ofFile: [String: [Int]] = [:]
        for (number, module) in modules.enumerated() { for file in module.target.files { ofFile[file, default: []].append(number) } }
        if !rootModules.isEmpty {
            // The code is read as the package in the root builds it. Other projects count for files that no package contains.
            ofFile = ofFile.mapValues { [modules, projects] numbers in
                let ofPackages = numbers.filter { projects[modules[$0].project].tool == .swiftPM }
                return ofPackages.isEmpty ? numbers : ofPackages
            }
        }
        self.ofFile = ofFile
        filesWithoutModule = files.filter { ofFile[$0] == nil && !manifests.contains($0) }.sorted()
        let names = modules.enumerated().flatMap { number, module in module.target.moduleNames.map { ($0, number) } }
        named = Dictionary(grouping: names, by: \.0).mapValues { $0.map(\.1) }
        builds = Self.builds(modules, projects)
        ofFolder = Self.representatives(files, ofFile)
    }

    /// Returns the files that describe packages, and those of Tuist.
    private static func manifests(_ files: [String], below root: String, packages: [PackageProject.Read]) -> Set<String> {
        let folders = Set(packages.map(\.folder))
        return Set(
            files.filter { file in
                let parts = file.split(separator: "/")
                guard let name = parts.last else { return false }
                if name == ManifestChoice.usual { return folders.contains(RelativePath.folder(of: file)) }
                if name.hasPrefix("Package@swift-") { return true }
                let mayBeTuist = ["Config.swift", "Project.swift", "Tuist.swift", "Workspace.swift"].contains(name)
                guard mayBeTuist || parts.dropLast().contains("Tuist") else { return false }
                return ["ProjectDescription", "ProjectDescriptionHelpers"].contains {
                    ProjectSearch.has("import \($0)", "\(root)/\(file)")
                }
            })
    }

    /// Returns whether a file is part of a bundle that no target compiles, such as a playground.
    private static func isInBundle(_ file: String) -> Bool {
        file.split(separator: "/").dropLast().contains { folder in
            [".docc", ".framework", ".playground", ".xcassets", ".xcframework", ".xcodeproj", ".xcworkspace"].contains {
                folder.hasSuffix($0)
            }
        }
    }

    /// Returns the numbers of the targets that contain a file.
    package func modules(of file: String) -> [Int] { ofFile[file] ?? [] }

    /// Returns a file with modules from the nearest folder around a path that contains one and whose files all belong to the same targets.
    package func neighbor(of path: String) -> String? {
        var folder = path[...]
        while let slash = folder.lastIndex(of: "/") {
            folder = folder[..<slash]
            if let found = ofFolder[String(folder)] { return found }
        }
        return ofFolder[""] ?? nil
    }

    /// Returns, for each folder with files, one of the files in it and below it; nil if they belong to different targets.
    private static func representatives(_ files: [String], _ ofFile: [String: [Int]]) -> [String: String?] {
        var found: [String: String?] = [:]
        for file in files {
            var folder = file[...]
            while !folder.isEmpty {
                folder = folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)]
                switch found[String(folder)] {
                case nil: found[String(folder)] = .some(file)
                case .some(nil): break
                case .some(let other?): if ofFile[other] != ofFile[file] { found[String(folder)] = .some(nil) }
                }
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

    /// Returns the target whose settings count for a file: the first one that does not contain tests, or else the first one.
    private func usual(of file: String) -> Module? {
        let all = modules(of: file).map { modules[$0] }
        return all.first { !$0.target.isTest } ?? all.first
    }

    // MARK: Packages

    /// Reads the manifests of packages.
    /// - Returns: The packages, and those whose manifests cannot be read, without targets. Other files of that name are left out.
    /// - Throws: ``UnreadableSource`` if the manifest in the root cannot be read, or is not valid Swift.
    private static func manifests(
        _ manifests: [String], below root: String
    ) throws(UnreadableSource) -> (packages: [PackageProject.Read], unread: [BuildProject]) {
        var read: [PackageProject.Read] = []
        var unread: [BuildProject] = []
        var folders = manifests.map(RelativePath.folder)
        if !folders.contains(""), try PackageProject.exists(in: "", below: root) { folders.insert("", at: 0) }
        for folder in folders {
            do throws(UnreadableSource) {
                let package = try PackageProject.manifest(in: folder, below: root)
                if folder.isEmpty, package.manifest.modules.isBroken {
                    throw UnreadableSource(path: package.path, reason: "it is not valid Swift, so its modules are unknown")
                }
                if folder.isEmpty || package.manifest.modules.isManifest { read.append(package) }
            } catch {
                guard !folder.isEmpty else { throw error }
                let part = BuildProject.UnreadPart(place: SourcePlace(file: error.path), reason: "the package is not read: \(error.reason)")
                unread.append(BuildProject(.swiftPM, path: error.path, name: RelativePath.name(of: folder), targets: [], unread: [part]))
            }
        }
        return (read, unread)
    }

    /// Returns packages with the files of their targets, and the modules of the one in the root.
    private static func packages(
        _ read: [PackageProject.Read], below root: String, _ files: FileList
    ) -> (projects: [BuildProject], root: ManifestModules) {
        var own = ManifestModules()
        var owners: [[UInt8]: [(package: Int, module: String)]] = [:]
        for (number, package) in read.enumerated() {
            let modules = package.manifest.modules.below(package.folder).adding { Self.realFolder(root, $0) }
            if package.folder.isEmpty { own = modules }
            for (module, folders) in modules.folders.sorted(by: { $0.key < $1.key }) {
                for folder in folders { owners[Array(folder.utf8), default: []].append((number, module)) }
            }
        }
        var contained: [[String: Set<String>]] = Array(repeating: [:], count: read.count)
        for file in files.paths {
            let path = Array(file.utf8)
            var folder = path[...]
            while !folder.isEmpty {
                folder = folder[..<(folder.lastIndex(of: UInt8(ascii: "/")) ?? folder.startIndex)]
                let inside = path.dropFirst(folder.isEmpty ? 0 : folder.count + 1)
                // If several targets of one package declare the same folder, the first one that does not leave the file out contains it.
                var found: Set<Int> = []
                for owner in owners[Array(folder)] ?? [] where !found.contains(owner.package) {
                    guard read[owner.package].manifest.modules.has(inside, in: owner.module) else { continue }
                    contained[owner.package][owner.module, default: []].insert(file)
                    found.insert(owner.package)
                }
                if !found.isEmpty { break }
            }
        }
        let projects = zip(read, contained).map { PackageProject.project($0, $1) }
        return (projects, own)
    }

    /// Returns the folder that a folder links to, or nil if that is the same folder or outside the root.
    private static func realFolder(_ root: String, _ folder: String) -> String? {
        let real = DisplayPath.relative(RelativePath.below(root, folder), to: root)
        return real == "." || real == folder ? nil : real
    }

    // MARK: Visibility

    private static func builds(_ modules: [Module], _ projects: [BuildProject]) -> [Build] {
        let byName = Dictionary(grouping: modules.indices) { modules[$0].target.name }
        var byProduct: [String: [Int]] = [:]
        for (number, project) in projects.enumerated() {
            for (product, targets) in project.products {
                byProduct[product, default: []] += targets.flatMap { byName[$0] ?? [] }.filter { modules[$0].project == number }
            }
        }
        // A package that the project names by path is meant, not another one of the same name.
        let preferringLocal = { (found: [Int], project: Int) -> [Int] in
            let local = found.filter {
                projects[project].localPackages.contains(RelativePath.folder(of: projects[modules[$0].project].path))
            }
            return local.isEmpty ? found : local
        }
        let direct = modules.map { module in
            module.target.dependencies.map { dependency -> [Int] in
                let targets = byName[dependency.name] ?? []
                let products = byProduct[dependency.name] ?? []
                switch dependency {
                case .remote: return []
                case .named:
                    let own = targets.filter { modules[$0].project == module.project }
                    if !own.isEmpty { return own }
                    // Packages see the products of other packages, and projects also see their targets.
                    return products.isEmpty && projects[module.project].tool != .swiftPM ? targets : products
                case .product(_, let package?):
                    let local = products.filter {
                        projects[module.project].localPackages.contains(RelativePath.folder(of: projects[modules[$0].project].path))
                    }
                    if !local.isEmpty { return local }
                    let own = products.filter { projects[modules[$0].project].isPackage(named: package) }
                    let found = own.isEmpty ? targets.filter { projects[modules[$0].project].isPackage(named: package) } : own
                    return preferringLocal(found, module.project)
                case .product(_, nil): return preferringLocal(products.isEmpty ? targets : products, module.project)
                }
            }
        }
        return modules.indices.map { module in
            var build = Build(targets: [], isComplete: true, hasOutside: false)
            var next = [module]
            while let one = next.popLast() {
                guard build.targets.insert(one).inserted else { continue }
                next += direct[one].joined()
                if !modules[one].target.areDependenciesComplete { build.isComplete = false }
                if direct[one].contains(where: \.isEmpty) { build.hasOutside = true }
                for case .remote(let name) in modules[one].target.dependencies { build.remotes.insert(name) }
            }
            return build
        }
    }

    /// Returns the numbers of the targets that a file of a target may mean by a name that it imports.
    ///
    /// Several mean that the projects do not decide between them. None means a module from outside of the repository.
    package func imported(_ name: String, by module: Int) -> [Int] {
        guard let all = named[name] else { return [] }
        if modules[module].target.moduleNames.contains(name) { return [module] }
        let build = builds[module]
        let reached = all.filter { build.targets.contains($0) }
        if !reached.isEmpty { return reached }
        let same = all.filter { modules[$0].project == modules[module].project }
        if !same.isEmpty { return same }
        // A package that names all of its dependencies means one of those that come from outside.
        if build.isComplete && build.hasOutside { return [] }
        // A module of the system, or a product with this name from another repository.
        if BuildConditions.isOfSystem(name) || build.remotes.contains(name) { return [] }
        return all
    }

    // MARK: Links

    /// The key of the modules that a file is compiled into, for ``SourceGraph/Source``; empty if there is none.
    package func key(of file: String) -> String { key(modules(of: file)) }

    private func key(_ modules: [Int]) -> String {
        modules.map { number in
            let target = self.modules[number].target
            let isAlone = target.moduleNames.allSatisfy { named[$0]?.count == 1 }
            return isAlone ? target.moduleName : "\(target.name) (\(projects[self.modules[number].project].path))"
        }.joined(separator: " + ")
    }

    /// The modules that the files of each module see.
    package var links: ModuleLinks {
        let units = Set(ofFile.values).sorted { $0.lexicographicallyPrecedes($1) }
        let keys = units.map(key)
        var containing: [Int: [String]] = [:]
        for (unit, key) in zip(units, keys) { for module in unit { containing[module, default: []].append(key) } }
        let found = { (modules: [Int]) -> [String] in
            let keys = Set(modules.flatMap { containing[$0] ?? [] })
            return keys.sorted()
        }
        var links = ModuleLinks(named: named.mapValues(found))
        let decisions = named.keys.sorted().filter { name in
            // A single module decides nothing for apps, but a package that does not depend on it cannot see it.
            (named[name]?.count ?? 0) > 1 || projects.contains { $0.tool == .swiftPM }
        }
        addFilesWithoutModule(to: &links, units, keys)
        for (unit, key) in zip(units, keys) {
            links.packages[key] = unit.first.map { projects[modules[$0].project].path }
            let peers = Set(unit.flatMap { containing[$0] ?? [] }).subtracting([key])
            if !peers.isEmpty { links.peers[key, default: []] += peers.sorted() }
            for name in decisions {
                let modules = Set(unit.flatMap { imported(name, by: $0) })
                let keys = found(modules.sorted())
                if keys != links.named?[name] { links.exceptions[key, default: [:]][name] = keys }
            }
        }
        return links
    }

    /// Lets the files without a target see all files of apps, because it is not known what they are compiled with.
    ///
    /// If a part of a project is not read, the files of apps may also be compiled with them.
    private func addFilesWithoutModule(to links: inout ModuleLinks, _ units: [[Int]], _ keys: [String]) {
        guard !filesWithoutModule.isEmpty else { return }
        let apps = zip(units, keys).filter { unit, _ in unit.contains { projects[modules[$0].project].tool != .swiftPM } }.map(\.1)
        links.peers[""] = apps
        guard projects.contains(where: { !$0.unread.isEmpty }) else { return }
        for key in apps { links.peers[key] = [""] }
    }
}
