internal import SafeFiles
internal import VerificationModel

/// Reads Xcode projects: their targets, the files that they list, and the folders that they synchronize.
///
/// Source: the format of `project.pbxproj` as Xcode 16 writes it (`objectVersion` 77) and as older versions do.
struct XcodeProject {
    /// The path of the `.xcodeproj`, relative to the root.
    private let path: String
    private let root: String
    private let files: FileList
    private let objects: XcodeObjects
    private let paths: XcodePaths
    private let targets: [XcodeObjects.Object]
    /// The synchronized folders that have exceptions, with their paths.
    private let folders: [(object: XcodeObjects.Object, path: String)]
    private var unread: [BuildProject.UnreadPart] = []
    /// The absolute paths that were listed.
    private var absolutePaths: Set<String> = []
    /// The configuration files that were read, by path.
    private var configurationFiles: [String: [String: String]] = [:]

    /// Reads a project.
    /// - Parameters:
    ///   - path: The path of the `.xcodeproj`, relative to the root.
    ///   - root: The root of the repository.
    ///   - files: The Swift files of the repository.
    static func read(_ path: String, below root: String, _ files: FileList) -> BuildProject {
        let file = "\(path)/project.pbxproj"
        let unread = { (reason: String, line: Int?) in
            let place = line.map { SourcePlace(file: file, line: $0, column: 1) } ?? SourcePlace(file: file)
            let part = BuildProject.UnreadPart(place: place, reason: "the project is not read: \(reason)")
            return BuildProject(.xcode, path: path, name: RelativePath.name(of: path), targets: [], unread: [part])
        }
        do throws(FileError) {
            let bytes = try FileReading.bytes(of: "\(root)/\(file)", limit: 64 << 20)
            do throws(PropertyList.Failure) {
                guard let objects = XcodeObjects(try PropertyList(bytes)) else {
                    return unread("it has no object of the class PBXProject", nil)
                }
                var project = XcodeProject(path, root, files, objects)
                return project.project()
            } catch {
                return unread("\(error.reason); open it in Xcode, or take the file from before the last merge", error.line)
            }
        } catch {
            return unread("it \(error)", nil)
        }
    }

    private init(_ path: String, _ root: String, _ files: FileList, _ objects: XcodeObjects) {
        self.path = path
        self.root = root
        self.files = files
        self.objects = objects
        paths = XcodePaths(objects, in: RelativePath.folder(of: path))
        targets = objects.list("targets", of: objects.project).filter { $0.kind == "PBXNativeTarget" }
        folders = paths.paths.compactMap { [objects] id, path in objects[id].map { ($0, path) } }
            .filter { $0.object.kind == "PBXFileSystemSynchronizedRootGroup" && !$0.object.texts("exceptions").isEmpty }
    }

    private mutating func project() -> BuildProject {
        var found: [BuildTarget] = []
        for target in targets {
            let read = self.target(target)
            if !read.files.isEmpty { found.append(read) }
        }
        let folder = RelativePath.folder(of: path)
        let packages = objects.list("packageReferences", of: objects.project).compactMap { $0.text("relativePath") }
        return BuildProject(
            .xcode, path: path, name: RelativePath.name(of: path), targets: found, unread: unread,
            localPackages: packages.compactMap { RelativePath.joined(folder, $0) })
    }

    private mutating func target(_ target: XcodeObjects.Object) -> BuildTarget {
        let name = target.text("name") ?? ""
        let settings = self.settings(of: target, name)
        let moduleNames = settings.compactMap(\.moduleName)
        if moduleNames.count < settings.count {
            unread.append(
                BuildProject.UnreadPart(
                    place: SourcePlace(file: "\(path)/project.pbxproj"),
                    reason:
                        "the module name of the target \(name) contains a build setting that neither the project nor its configuration "
                        + "files set, so the target's name is used; set PRODUCT_MODULE_NAME of the target to a text",
                    hidesFiles: false))
        }
        let debug = settings.first(where: \.isDebug) ?? settings[0]
        let patterns = SourceFilePatterns(debug)
        for reason in patterns.unread {
            unread.append(
                BuildProject.UnreadPart(
                    place: SourcePlace(file: "\(path)/project.pbxproj"),
                    reason: "the target \(name) may leave out more files: \(reason); write names of files with * and ? only",
                    hidesFiles: false))
        }
        return BuildTarget(
            name: name, moduleNames: moduleNames + (moduleNames.count < settings.count ? [ModuleName.of(target: name)] : []),
            isTest: target.text("productType")?.contains("-test") ?? false,
            dependencies: dependencies(of: target), areDependenciesComplete: false,
            defines: debug.defines, system: debug.system, files: sources(of: target).filter { !patterns.leavesOut($0) })
    }

    // MARK: Files

    private mutating func sources(of target: XcodeObjects.Object) -> Set<String> {
        var sources: Set<String> = []
        for phase in objects.list("buildPhases", of: target) where phase.kind == "PBXSourcesBuildPhase" {
            for listed in objects.list("files", of: phase) {
                let id = listed.text("fileRef")
                if let path = paths[id], let file = files.file(at: path) { sources.insert(file) }
                if let path = id.flatMap({ paths.absolute[$0] }), path.hasSuffix(".swift") { skipAbsolute(path) }
            }
        }
        for folder in objects.list("fileSystemSynchronizedGroups", of: target) {
            guard let path = paths[folder.id] else {
                if let path = paths.absolute[folder.id] { skipAbsolute(path) }
                continue
            }
            let left = leftOut(of: folder, path, target)
            sources.formUnion(files.files(in: path).filter { file in !left.contains { RelativePath.isAt(file.utf8, $0) } })
        }
        return sources.union(added(to: target))
    }

    /// Lists a path that only one computer has, once.
    private mutating func skipAbsolute(_ path: String) {
        guard absolutePaths.insert(path).inserted else { return }
        unread.append(
            BuildProject.UnreadPart(
                place: SourcePlace(file: "\(self.path)/project.pbxproj"),
                reason: "the path \(path) is absolute, so it is not read; make it relative to its group in Xcode"))
    }

    /// Returns the paths that a synchronized folder of a target leaves out.
    private func leftOut(of folder: XcodeObjects.Object, _ path: String, _ target: XcodeObjects.Object) -> [String] {
        let exceptions = objects.list("exceptions", of: folder).filter { exception in
            exception.kind == "PBXFileSystemSynchronizedBuildFileExceptionSet" && exception.text("target") == target.id
        }
        // A folder that is copied as a whole is a resource.
        return (exceptions.flatMap { $0.texts("membershipExceptions") } + folder.texts("explicitFolders"))
            .compactMap { RelativePath.joined(path, $0) }
    }

    /// Returns the files that exceptions of folders add to a target that does not have the folder.
    private func added(to target: XcodeObjects.Object) -> Set<String> {
        let own = Set(target.texts("fileSystemSynchronizedGroups"))
        var added: Set<String> = []
        for (folder, path) in folders where !own.contains(folder.id) {
            for exception in objects.list("exceptions", of: folder) where exception.text("target") == target.id {
                let paths = exception.texts("membershipExceptions").compactMap { RelativePath.joined(path, $0) }
                added.formUnion(paths.flatMap { path in files.file(at: path).map { [$0] } ?? Array(files.files(in: path)) })
            }
        }
        return added
    }

    // MARK: Dependencies

    /// Returns the targets, products and frameworks that a target is built with.
    private func dependencies(of target: XcodeObjects.Object) -> Set<BuildDependency> {
        var found: Set<BuildDependency> = []
        for dependency in objects.list("dependencies", of: target) {
            let remote = objects[dependency.text("targetProxy")]?.text("remoteInfo")
            if let name = objects[dependency.text("target")]?.text("name") ?? dependency.text("name") ?? remote {
                found.insert(.named(name))
            }
            if let product = objects[dependency.text("productRef")].flatMap(product) { found.insert(product) }
        }
        found.formUnion(objects.list("packageProductDependencies", of: target).compactMap(product))
        for phase in objects.list("buildPhases", of: target) where phase.kind == "PBXFrameworksBuildPhase" {
            for linked in objects.list("files", of: phase) {
                if let product = objects[linked.text("productRef")].flatMap(product) { found.insert(product) }
                guard let framework = objects[linked.text("fileRef")], framework.text("path")?.hasSuffix(".framework") ?? false else {
                    continue
                }
                found.insert(.named(RelativePath.name(of: framework.text("path") ?? "")))
            }
        }
        return found
    }

    /// Returns a product of a package, which may come from another repository.
    private func product(_ object: XcodeObjects.Object) -> BuildDependency? {
        let isRemote = objects[object.text("package")]?.text("repositoryURL") != nil
        return object.text("productName").map { isRemote ? .remote($0) : .product($0, package: nil) }
    }

    // MARK: Settings

    /// Returns the settings of a target for each of its build configurations.
    private mutating func settings(of target: XcodeObjects.Object, _ name: String) -> [XcodeSettings] {
        let configurations = { [objects] (object: XcodeObjects.Object) in
            objects[object.text("buildConfigurationList")].map { objects.list("buildConfigurations", of: $0) } ?? []
        }
        let ofProject = configurations(objects.project)
        let own = configurations(target)
        guard !own.isEmpty else {
            return [XcodeSettings([], target: name, project: RelativePath.name(of: path), configuration: "")]
        }
        return own.map { configuration in
            let outer = ofProject.first { $0.text("name") == configuration.text("name") }
            return XcodeSettings(
                [configuration, outer].compactMap(\.self).flatMap { levels($0) }, target: name, project: RelativePath.name(of: path),
                configuration: configuration.text("name") ?? "")
        }
    }

    /// Returns the settings of a configuration, and those of its configuration file.
    private mutating func levels(_ configuration: XcodeObjects.Object) -> [[String: String]] {
        let own = configuration.dictionary("buildSettings").compactMapValues { value in
            value as? String ?? (value as? [String])?.joined(separator: " ")
        }
        // A configuration file in a synchronized folder is named by the folder and the path in it.
        let anchor = paths[configuration.text("baseConfigurationReferenceAnchor")]
        let below = configuration.text("baseConfigurationReferenceRelativePath")
        let inFolder = anchor.flatMap { anchor in below.flatMap { RelativePath.joined(anchor, $0) } }
        let file = paths[configuration.text("baseConfigurationReference")] ?? inFolder
        return [own] + (file.map { [settings(ofFile: $0)] } ?? [])
    }

    /// Returns the settings of a configuration file, which is read once.
    private mutating func settings(ofFile file: String) -> [String: String] {
        if let known = configurationFiles[file] { return known }
        let read = XcodeConfigurationFile(file, below: root)
        configurationFiles[file] = read.settings
        unread += read.unreadParts
        return read.settings
    }
}
