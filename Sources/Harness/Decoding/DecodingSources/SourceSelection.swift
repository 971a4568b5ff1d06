package import DecodingPrograms
internal import PackageGraph
internal import ProjectModules
internal import SafeFiles
internal import SwiftSymbols
internal import Threads
internal import VerificationModel

/// The Swift files below a folder whose decoding is read, and their modules.
package struct SourceSelection: Sendable {
    /// The paths of the files, relative to the root, sorted.
    package let paths: [String]
    let platform: BuildPlatform?
    private let folders: [String]
    private let withTests: Bool
    private let tree: SourceTree

    /// The modules that each module sees.
    var links: ModuleLinks { tree.repository.links }
    /// The build that decides what may depend on the platform without changing the decoding of a type.
    var usual: BuildConditions { tree.build }

    /// - Parameters:
    ///   - root: The folder that the names of files are relative to.
    ///   - named: The folders of the sources, and the platform.
    ///   - withTests: Whether the sources of tests are read too.
    package init(root: String, _ named: SourceFolders = SourceFolders(["."]), withTests: Bool = false) throws(DecodingSources.ReadingError)
    {
        folders = named.paths
        platform = named.platform
        self.withTests = withTests
        var patterns: [Glob] = []
        for folder in folders { patterns.append(try Self.pattern(of: folder, below: root)) }
        do throws(UnreadableSource) {
            tree = try SourceTree(root: root, sources: patterns)
        } catch {
            throw .unreadable(error.path, error.reason)
        }
        paths = tree.files.filter { [folders] in Self.includes($0, folders, withTests: withTests) }
        guard !paths.isEmpty else { throw .empty }
        let (folders, paths) = (folders, paths)
        if let empty = folders.first(where: { folder in folder != "." && !paths.contains { $0.hasPrefix("\(folder)/") } }) {
            throw .unreadable(empty, "no Swift file was found in it, except those of tests")
        }
    }

    /// Returns whether a path, of these files or of those of another version, belongs to the selection.
    package func includes(_ path: String) -> Bool {
        (folders.contains(".") || folders.contains { path.hasPrefix("\($0)/") }) && Self.includes(path, folders, withTests: withTests)
    }

    private static func includes(_ path: String, _ folders: [String], withTests: Bool) -> Bool {
        // A folder that is left out of a repository can still be named.
        let folder = folders.filter { path.hasPrefix("\($0)/") }.map(\.count).max() ?? 0
        let parts = path.dropFirst(folder).split(separator: "/")
        return path != "Package.swift" && !path.hasSuffix("/Package.swift")
            && !parts.dropLast().contains {
                RepositoryFolders.vendored.contains(String($0)) || !withTests && RepositoryFolders.isTests($0)
            }
    }

    /// Returns a file of the selection, or one of another version: its folder gives the modules if they do not contain it now.
    package func file(_ path: String, _ bytes: [UInt8]) -> DecodingSources.File {
        let modules = tree.repository
        let known = modules.modules(of: path).isEmpty ? modules.neighbor(of: path) ?? path : path
        return DecodingSources.File(
            name: path,
            source: SourceGraph.Source(
                path: path, module: modules.key(of: known), bytes: bytes, defines: modules.defines(of: known),
                features: modules.features(of: known), system: modules.onlySystem(of: known)))
    }

    /// Reads the files.
    package func files() throws(DecodingSources.ReadingError) -> [DecodingSources.File] {
        let files: [Result<DecodingSources.File, UnreadableSource>] = DeepStack.map(paths.count) { number in
            let path = paths[number]
            do throws(FileError) {
                return .success(file(path, try tree.bytes(of: path)))
            } catch {
                return .failure(UnreadableSource(path: path, reason: "it \(error)"))
            }
        }
        var read: [DecodingSources.File] = []
        for file in files {
            switch file {
            case .success(let file): read.append(file)
            case .failure(let error): throw .unreadable(error.path, error.reason)
            }
        }
        return read
    }

    /// Returns the pattern of all files in a folder.
    private static func pattern(of folder: String, below root: String) throws(DecodingSources.ReadingError) -> Glob {
        let path = folder == "." ? root : "\(root)/\(folder)"
        guard PathLookup.exists(path) else { throw .unreadable(folder, "it does not exist") }
        do throws(FileError) {
            guard try PathLookup.isFolder(path) else { throw .notAFolder }
        } catch {
            throw .unreadable(folder, "it \(error)")
        }
        do {
            return try Glob(folder == "." ? "**" : "\(folder)/**")
        } catch {
            throw .unreadable(folder, "\(error)")
        }
    }
}
