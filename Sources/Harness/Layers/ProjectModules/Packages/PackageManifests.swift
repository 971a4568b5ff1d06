internal import SafeFiles
internal import VerificationModel

/// The manifests of the packages of a repository.
struct PackageManifests {
    private let root: String
    /// The packages.
    let packages: [PackageProject.Read]
    /// The packages whose manifests cannot be read, without targets.
    let unread: [BuildProject]

    /// Reads the manifests of packages, without other files of that name.
    /// - Throws: ``UnreadableSource`` if the manifest in the root cannot be read, or is not valid Swift.
    init(_ manifests: [String], below root: String) throws(UnreadableSource) {
        var read: [PackageProject.Read] = []
        var unread: [BuildProject] = []
        var folders = manifests.map(RelativePath.folder)
        if !folders.contains(""), try PackageProject.exists(in: "", below: root) { folders.insert("", at: 0) }
        // Files are read as on Linux if the package in the root declares modules, and else as those of an app, which a Mac builds.
        let own = try folders.contains("") ? PackageProject.manifest(in: "", below: root, on: .linux) : nil
        let host: ManifestConditions.Host = own?.manifest.modules.isEmpty ?? true ? .mac : .linux
        for folder in folders {
            do throws(UnreadableSource) {
                let package: PackageProject.Read
                if let own, folder.isEmpty, host == .linux {
                    package = own
                } else {
                    package = try PackageProject.manifest(in: folder, below: root, on: host)
                }
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
        (self.root, packages, self.unread) = (root, read, unread)
    }

    /// Returns the packages with the files of their targets, the modules of the one in the root, and those of the others, the innermost first.
    ///
    /// Targets also contain the files of folders that their folders link to.
    func projects(
        with files: FileList, _ links: [LinkedFolder]
    ) -> (projects: [BuildProject], root: ManifestModules, inner: [ManifestModules]) {
        var own = ManifestModules()
        var inner: [ManifestModules] = []
        var owners: [[UInt8]: [(package: Int, module: String)]] = [:]
        var links = Set(links)
        for (number, package) in packages.enumerated() {
            let modules = package.manifest.modules
            let written = package.folder.isEmpty ? modules : modules.below(package.folder)
            let all = written.adding { Self.realFolder(root, $0) }
            if package.folder.isEmpty { own = all } else { inner.append(all) }
            for (module, folders) in written.folders.sorted(by: { $0.key < $1.key }) {
                for folder in folders {
                    owners[Array(folder.utf8), default: []].append((number, module))
                    guard let real = Self.realFolder(root, folder) else { continue }
                    // The folder itself may belong to another target, or may be a part of the folder of one.
                    if let link = LinkedFolder(folder, to: real) {
                        links.insert(link)
                    } else {
                        owners[Array(real.utf8), default: []].append((number, module))
                    }
                }
            }
        }
        var contained: [[String: Set<String>]] = Array(repeating: [:], count: packages.count)
        let linked = links.flatMap { link in files.files(in: link.folder).map { (file: $0, path: link.path(of: $0)) } }
        for (file, path) in files.paths.map({ ($0, $0) }) + linked {
            let path = Array(path.utf8)
            var folder = path[...]
            while !folder.isEmpty {
                folder = folder[..<(folder.lastIndex(of: UInt8(ascii: "/")) ?? folder.startIndex)]
                let inside = path.dropFirst(folder.isEmpty ? 0 : folder.count + 1)
                // If several targets of one package declare the same folder, the first one that does not leave the file out contains it.
                var found: Set<Int> = []
                for owner in owners[Array(folder)] ?? [] where !found.contains(owner.package) {
                    guard packages[owner.package].manifest.modules.has(inside, in: owner.module) else { continue }
                    contained[owner.package][owner.module, default: []].insert(file)
                    found.insert(owner.package)
                }
                if !found.isEmpty { break }
            }
        }
        let projects = zip(packages, contained).map { PackageProject.project($0, $1) }
        return (projects, own, inner.reversed())
    }

    /// Returns the folder that a folder links to, or nil if that is the same folder or outside the root.
    private static func realFolder(_ root: String, _ folder: String) -> String? {
        let real = DisplayPath.relative(RelativePath.below(root, folder), to: root)
        return real == "." || real == folder ? nil : real
    }
}
