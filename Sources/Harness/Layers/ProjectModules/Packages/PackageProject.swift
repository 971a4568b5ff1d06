internal import SafeFiles
internal import VerificationModel

/// Reads packages as projects.
enum PackageProject {
    /// The manifest of a package, and where it is.
    struct Read {
        /// The path of the manifest, relative to the root.
        let path: String
        /// The folder of the package, relative to the root.
        let folder: String
        let manifest: Manifest
    }

    /// Returns whether a folder has a manifest.
    static func exists(in folder: String, below root: String) throws(UnreadableSource) -> Bool {
        let inside = folder.isEmpty ? root : "\(root)/\(folder)"
        do throws(FileError) {
            return PathLookup.exists("\(inside)/\(try ManifestChoice.name(below: inside))")
        } catch {
            throw UnreadableSource(path: RelativePath.below(folder, ManifestChoice.usual), reason: "it \(error)")
        }
    }

    /// Reads the manifest that the compiler of this build uses.
    ///
    /// - Parameters:
    ///   - folder: The folder of the package, relative to the root.
    ///   - root: The root of the repository.
    ///   - host: The system that it is read for.
    static func manifest(
        in folder: String, below root: String, on host: ManifestConditions.Host
    ) throws(UnreadableSource) -> Read {
        let inside = folder.isEmpty ? root : "\(root)/\(folder)"
        var path = RelativePath.below(folder, ManifestChoice.usual)
        do throws(FileError) {
            let name = try ManifestChoice.name(below: inside)
            path = RelativePath.below(folder, name)
            let text = try FileReading.bytes(of: "\(inside)/\(name)", limit: 16 << 20)
            return Read(path: path, folder: folder, manifest: Manifest(text, on: host) { PathLookup.exists("\(inside)/\($0)") })
        } catch {
            throw UnreadableSource(path: path, reason: "it \(error)")
        }
    }

    /// Returns a package with the files of its targets.
    ///
    /// - Parameter files: For each module of the package, its files.
    static func project(_ read: Read, _ files: [String: Set<String>]) -> BuildProject {
        let modules = read.manifest.modules
        let targets = modules.targets.map { name in
            let module = ModuleName.of(target: name)
            let dependencies = modules.dependencies[module] ?? []
            return BuildTarget(
                name: name, isTest: modules.tests.contains(module),
                dependencies: Set((dependencies ?? []).map { $0.asSeen(beside: modules.remotePackages) }),
                areDependenciesComplete: dependencies != nil, defines: read.manifest.settings.defines(of: name),
                features: read.manifest.settings.features(of: name), files: files[module] ?? [])
        }
        var unread = modules.unread.map {
            BuildProject.UnreadPart(place: $0.place.inFile(read.path), reason: $0.reason, hidesFiles: $0.hidesFiles)
        }
        if modules.isBroken {
            unread.append(
                BuildProject.UnreadPart(
                    place: SourcePlace(file: read.path),
                    reason: "the manifest is not valid Swift, so that targets may be missing; correct its syntax"))
        }
        return BuildProject(
            .swiftPM, path: read.path, name: modules.package ?? RelativePath.name(of: read.folder), targets: targets, unread: unread,
            products: modules.products, localPackages: modules.localPackages.compactMap { RelativePath.joined(read.folder, $0) })
    }
}
