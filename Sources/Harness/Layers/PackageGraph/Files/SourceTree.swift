internal import SafeFiles
package import SwiftSymbols
package import VerificationModel

/// The Swift files of a package, and the modules that they belong to.
package struct SourceTree: Sendable {
    /// Paths relative to the root, sorted.
    package let files: [String]
    package let modules: ManifestModules
    /// What the manifest defines and turns on for the modules.
    package let settings: ManifestSettings
    private let root: String
    /// By folder, the module that it is of; of several the first by name.
    private let owners: [[UInt8]: String]
    /// The same with the modules of packages inside.
    private let allOwners: [[UInt8]: String]

    private static let sizeLimit = 16 << 20

    /// The files below a root that patterns match.
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
        // Without a manifest in the root all is one module.
        owners = modules.isEmpty ? own : allOwners
    }

    /// All Swift files below a root but for manifests, unless these are wanted too, whatever rules say.
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

    /// The module that a file belongs to, of several the one whose folder is the innermost; nil where it belongs to none.
    package func module(of file: String) -> String? { Self.owner(of: Array(file.utf8), owners)?.module }

    /// The same, also where a file is one of a package inside: by this name others import it.
    package func importedModule(of file: String) -> String? { Self.owner(of: Array(file.utf8), allOwners)?.module }

    /// Whether a file is one of a module that the manifest spells out, and neither left out of it nor a resource.
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

    /// Of packages that say something of one folder the first counts.
    private static func owners(_ packages: [ManifestModules]) -> [[UInt8]: String] {
        packages.reduce(into: [:]) { owners, modules in
            let pairs = modules.folders.flatMap { module, folders in folders.map { (Array($0.utf8), module) } }
            owners.merge(Dictionary(pairs, uniquingKeysWith: min)) { first, _ in first }
        }
    }

    /// The modules of packages that lie in the folders of files; a manifest that is no Swift says nothing of them.
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
            return try FolderListing.files(below: path(root, folder)) { $0.hasSuffix(".swift") }
        } catch {
            throw UnreadableSource(path: folder.isEmpty ? "." : folder, reason: "it \(error)")
        }
    }

    /// What the manifest of a root says; it is read and parsed once.
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
            throw UnreadableSource(path: name, reason: "it is no Swift, so that its modules are not known")
        }
        return (manifest.modules.adding { realFolder(root, $0) }, manifest.settings)
    }

    /// The folder that a folder leads to through links, where that is another one below the root.
    private static func realFolder(_ root: String, _ folder: String) -> String? {
        let real = DisplayPath.relative(path(root, folder), to: root)
        return real == "." || real == folder ? nil : real
    }

    /// The real folder of a pattern whose folder is a link; nil where it is not a link.
    package func realFolder(of pattern: Glob) -> String? { Self.realFolder(root, pattern.fixedFolder) }

    /// Reads a file of the tree.
    package func bytes(of file: String) throws(FileError) -> [UInt8] {
        try FileReading.bytes(of: Self.path(root, file), limit: Self.sizeLimit)
    }

    private static func path(_ folder: String, _ name: String) -> String {
        folder.isEmpty ? name : name.isEmpty ? folder : "\(folder)/\(name)"
    }
}

/// A folder or file of the sources that cannot be read.
package struct UnreadableSource: Error {
    /// Relative to the root.
    package let path: String
    package let reason: String

    package init(path: String, reason: String) {
        (self.path, self.reason) = (path, reason)
    }
}
