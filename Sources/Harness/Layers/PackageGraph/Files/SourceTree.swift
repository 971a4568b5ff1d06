internal import SafeFiles
package import SwiftSymbols
package import VerificationModel

/// The Swift files of a package, and the modules that they belong to.
package struct SourceTree: Sendable {
    /// The paths of the files, relative to the root, sorted.
    package let files: [String]
    package let modules: ManifestModules
    /// The definitions and features that the manifest sets for the modules.
    package let settings: ManifestSettings
    /// The build that `#if` is evaluated for: a package on Linux, or else an app for an iPhone.
    package var build: BuildConditions { modules.isEmpty ? .app : BuildConditions() }
    /// Returns the build that `#if` in a file is evaluated for, with the definitions of its module.
    package func build(of file: String) -> BuildConditions {
        var build = build
        let module = module(of: file) ?? ""
        build.defines.formUnion(settings.defines(of: module))
        build.features.formUnion(settings.features(of: module))
        return build
    }

    private let root: String
    /// The module of each folder.
    ///
    /// If a folder belongs to several modules, it is the first by name.
    private let owners: [[UInt8]: String]
    /// The module of each folder, with the modules of nested packages.
    private let allOwners: [[UInt8]: String]

    private static let sizeLimit = 16 << 20

    /// Creates the tree of the files below a root that match patterns.
    package init(root: String, sources: [Glob]) throws(UnreadableSource) {
        self.root = root
        guard PathLookup.exists(root) else { throw UnreadableSource(path: ".", reason: "the root does not exist") }
        var found: Set<[UInt8]> = []
        for folder in Set(sources.map(\.fixedFolder)).sorted() where PathLookup.exists(Self.path(root, folder)) {
            for file in try Self.swiftFiles(root, folder) {
                let path = Self.path(folder, file)
                if sources.contains(where: { $0.matches(path) }) { found.insert(Array(path.utf8)) }
            }
        }
        files = found.map { String(decoding: $0, as: UTF8.self) }.sorted()
        (modules, settings) = try Self.manifest(root)
        let own = Self.owners([modules])
        allOwners = try Self.owners([modules] + Self.innerModules(root, files))
        // Without a manifest in the root, all files are one module.
        owners = modules.isEmpty ? own : allOwners
    }

    /// Creates the tree of all Swift files below a root.
    ///
    /// Manifests are included only on request.
    package init(root: String, withManifests: Bool = false) throws(UnreadableSource) {
        self.root = root
        guard PathLookup.exists(root) else { throw UnreadableSource(path: ".", reason: "the root does not exist") }
        files = try Self.swiftFiles(root, "").filter {
            withManifests || $0 != ManifestChoice.usual && !$0.hasSuffix("/\(ManifestChoice.usual)")
        }
        (modules, settings) = try Self.manifest(root)
        owners = Self.owners([modules])
        allOwners = owners
    }

    /// Returns the module that a file belongs to, or nil if it belongs to none.
    ///
    /// Of nested folders, the innermost one decides.
    package func module(of file: String) -> String? { Self.owner(of: Array(file.utf8), owners)?.module }

    /// Returns the module name by which other files import a file, also if the file belongs to a nested package.
    package func importedModule(of file: String) -> String? { Self.owner(of: Array(file.utf8), allOwners)?.module }

    /// Returns whether a file belongs to a module that the manifest declares with literals, and is neither excluded from it nor a resource.
    package func isCompiled(_ file: String) -> Bool {
        let path = Array(file.utf8)
        guard let owner = Self.owner(of: path, owners) else { return false }
        return modules.has(path.dropFirst(owner.folder.isEmpty ? 0 : owner.folder.count + 1), in: owner.module)
    }

    private static func owner(of file: [UInt8], _ owners: [[UInt8]: String]) -> (module: String, folder: ArraySlice<UInt8>)? {
        var folder = file[...]
        while !folder.isEmpty {
            folder = folder[..<(folder.lastIndex(of: UInt8(ascii: "/")) ?? folder.startIndex)]
            if let owner = owners[Array(folder)] { return (owner, folder) }
        }
        return nil
    }

    /// Returns the module of each folder.
    ///
    /// If several packages declare the same folder, the first package decides.
    private static func owners(_ packages: [ManifestModules]) -> [[UInt8]: String] {
        packages.reduce(into: [:]) { owners, modules in
            let pairs = modules.folders.flatMap { module, folders in folders.map { (Array($0.utf8), module) } }
            owners.merge(Dictionary(pairs, uniquingKeysWith: min)) { first, _ in first }
        }
    }

    /// Returns the modules of nested packages in the folders of files.
    ///
    /// A manifest that is not valid Swift declares none.
    private static func innerModules(_ root: String, _ files: [String]) throws(UnreadableSource) -> [ManifestModules] {
        var folders: Set<[UInt8]> = []
        for file in files {
            var folder = Array(file.utf8)[...]
            while let slash = folder.lastIndex(of: UInt8(ascii: "/")) {
                folder = folder[..<slash]
                guard folders.insert(Array(folder)).inserted else { break }
            }
        }
        var found: [ManifestModules] = []
        for folder in folders.map({ String(decoding: $0, as: UTF8.self) }).sorted() {
            let inside = path(root, folder)
            guard PathLookup.exists(path(inside, ManifestChoice.usual)) else { continue }
            do {
                let bytes = try FileReading.bytes(of: path(inside, ManifestChoice.name(below: inside)), limit: sizeLimit)
                found.append(Manifest(bytes).modules.below(folder))
            } catch {
                throw UnreadableSource(path: path(folder, ManifestChoice.usual), reason: "it \(error)")
            }
        }
        return found
    }

    private static func swiftFiles(_ root: String, _ folder: String) throws(UnreadableSource) -> [String] {
        do {
            // SwiftPM does not compile the code of a documentation catalog.
            return try FolderListing.files(below: path(root, folder)) { $0.hasSuffix(".swift") }.filter { !$0.contains(".docc/") }
        } catch {
            throw UnreadableSource(path: folder.isEmpty ? "." : folder, reason: "it \(error)")
        }
    }

    /// Returns the modules and settings of the manifest in a root, which is read and parsed once.
    private static func manifest(_ root: String) throws(UnreadableSource) -> (ManifestModules, ManifestSettings) {
        var name = ManifestChoice.usual
        let manifest: Manifest
        do {
            name = try ManifestChoice.name(below: root)
            guard PathLookup.exists(path(root, name)) else { return (Manifest().modules, Manifest().settings) }
            manifest = Manifest(try FileReading.bytes(of: path(root, name), limit: sizeLimit))
        } catch {
            throw UnreadableSource(path: name, reason: "it \(error)")
        }
        guard !manifest.modules.isBroken else {
            throw UnreadableSource(path: name, reason: "it is not valid Swift, so its modules are unknown")
        }
        return (manifest.modules.adding { realFolder(root, $0) }, manifest.settings)
    }

    /// Returns the folder that a folder links to, or nil if that is the same folder or outside the root.
    private static func realFolder(_ root: String, _ folder: String) -> String? {
        let real = DisplayPath.relative(path(root, folder), to: root)
        return real == "." || real == folder ? nil : real
    }

    /// Returns the real folder of a pattern whose folder is a link, or nil if it is not a link.
    package func realFolder(of pattern: Glob) -> String? { Self.realFolder(root, pattern.fixedFolder) }

    /// Reads a file of the tree.
    package func bytes(of file: String) throws(FileError) -> [UInt8] {
        try FileReading.bytes(of: Self.path(root, file), limit: Self.sizeLimit)
    }

    private static func path(_ folder: String, _ name: String) -> String {
        folder.isEmpty ? name : name.isEmpty ? folder : "\(folder)/\(name)"
    }
}

/// A folder or file of the sources that cannot be read, and the reason.
package struct UnreadableSource: Error {
    /// The path, relative to the root.
    package let path: String
    package let reason: String

    package init(path: String, reason: String) {
        (self.path, self.reason) = (path, reason)
    }
}
