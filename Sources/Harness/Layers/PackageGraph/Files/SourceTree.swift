package import ProjectModules
internal import SafeFiles
package import SwiftSymbols
package import VerificationModel

/// The Swift files of a repository, and the modules that they belong to.
package struct SourceTree: Sendable {
    /// The paths of the files, relative to the root, sorted.
    package let files: [String]
    /// The paths of the files that match patterns of sources and are excluded, relative to the root, sorted.
    package let excluded: [String]
    /// The modules that the packages and projects of the repository declare.
    package let repository: RepositoryModules
    /// The build that `#if` is evaluated for: a package on Linux, or else an app for an iPhone.
    ///
    /// The files of a target for another of Apple's systems have their own: see ``build(of:)``.
    package var build: BuildConditions { hasOwnModules ? BuildConditions() : .app }
    /// Whether the manifest in the root declares modules that are not tests.
    ///
    /// A manifest that declares none does not describe the code itself.
    package var hasOwnModules: Bool { !repository.rootModules.isEmpty }

    private let root: String

    private static let sizeLimit = 16 << 20

    /// Creates the tree of the files below a root that match patterns.
    ///
    /// Manifests, third-party code and templates are included only if a pattern asks for them by name: `Pods/**`, `**/Package.swift`.
    /// ``ThirdPartyFolders`` distinguishes folders of others from those of an app.
    /// - Parameters:
    ///   - root: The folder.
    ///   - sources: The patterns of the files.
    ///   - patterns: The patterns of files that are left out.
    ///   - parts: Further patterns that may ask for such files.
    package init(root: String, sources: [Glob], excluding patterns: [Glob] = [], parts: [Glob] = []) throws(UnreadableSource) {
        guard PathLookup.exists(root) else { throw UnreadableSource(path: ".", reason: "the root does not exist") }
        let (included, left) = (GlobIndex(sources), GlobIndex(patterns))
        var found: Set<[UInt8]> = []
        var excluded: Set<[UInt8]> = []
        var listed: [String] = []
        var links: [LinkedFolder] = []
        // A folder around another one sorts before it.
        for folder in Set(sources.map(\.fixedFolder)).sorted() where PathLookup.exists(Self.path(root, folder)) {
            guard !listed.contains(where: { Self.lists($0, folder, root) }) else { continue }
            listed.append(folder)
            for file in try Self.swiftFiles(root, folder, &links) {
                let path = Self.path(folder, file)
                guard included.matches(path) else { continue }
                if left.matches(path) {
                    excluded.insert(Array(path.utf8))
                } else {
                    found.insert(Array(path.utf8))
                }
            }
        }
        try self.init(root, Self.paths(found), links, excluded: Self.paths(excluded), askedFor: sources + parts)
    }

    /// Creates the tree of all Swift files below a root.
    ///
    /// Manifests, third-party code and templates are included only on request.
    package init(root: String, isWhole: Bool = false) throws(UnreadableSource) {
        guard PathLookup.exists(root) else { throw UnreadableSource(path: ".", reason: "the root does not exist") }
        var links: [LinkedFolder] = []
        let files = try Self.swiftFiles(root, "", &links)
        try self.init(root, files, links, askedFor: isWhole ? nil : [])
    }

    /// - Parameter patterns: The patterns that may ask for manifests and the code of others; nil if all of these are included.
    private init(
        _ root: String, _ files: [String], _ links: [LinkedFolder], excluded: [String] = [], askedFor patterns: [Glob]?
    ) throws(UnreadableSource) {
        let names = patterns.map { Set($0.flatMap { $0.text.split { "/{},".contains($0) } }) }
        var folders = ThirdPartyFolders(root: root)
        let own = files.filter { file in names.map { !folders.contain(file, exceptThoseNamed: $0) } ?? true }
        let repository = try RepositoryModules(root: root, files: own, links: links)
        self.root = root
        self.repository = repository
        self.excluded = excluded
        self.files = own.filter { file in
            guard let patterns, repository.manifests.contains(file) else { return true }
            return patterns.contains { $0.text.split(separator: "/").last == file.split(separator: "/").last && $0.matches(file) }
        }
    }

    /// Returns the build that `#if` in a file is evaluated for, with the definitions, features and system of its module.
    package func build(of file: String) -> BuildConditions {
        build.adding(defines: repository.defines(of: file), features: repository.features(of: file), system: repository.system(of: file))
    }

    /// Returns whether a target contains a file.
    package func isCompiled(_ file: String) -> Bool { !repository.modules(of: file).isEmpty }

    /// - Parameter links: The links to folders whose files are listed under another name, to which those below the folder are added.
    private static func swiftFiles(
        _ root: String, _ folder: String, _ links: inout [LinkedFolder]
    ) throws(UnreadableSource) -> [String] {
        do {
            let add = { (link: String, real: String) in
                if let folder = DisplayPath.relative(real, to: root).flatMap({ LinkedFolder(Self.path(folder, link), to: $0) }) {
                    links.append(folder)
                }
            }
            // SwiftPM does not compile the code of a documentation catalog.
            return try FolderListing.files(below: path(root, folder), where: { $0.hasSuffix(".swift") }, repeated: add)
                .filter { !RepositoryFolders.isInCatalog($0) }
        } catch {
            throw UnreadableSource(path: folder.isEmpty ? "." : folder, reason: "it \(error)")
        }
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

    /// Returns whether the files of a folder are listed with those of another one: it is inside, and neither hidden nor behind a link.
    private static func lists(_ outer: String, _ folder: String, _ root: String) -> Bool {
        guard outer.isEmpty || folder.hasPrefix("\(outer)/") else { return false }
        return !"/\(folder)".contains("/.") && DisplayPath.relative(path(root, folder), to: root) == folder
    }

    private static func paths(_ found: Set<[UInt8]>) -> [String] { found.map { String(decoding: $0, as: UTF8.self) }.sorted() }

    private static func path(_ folder: String, _ name: String) -> String {
        folder.isEmpty ? name : name.isEmpty ? folder : "\(folder)/\(name)"
    }
}
