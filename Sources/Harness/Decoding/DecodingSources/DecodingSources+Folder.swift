package import DecodingPrograms
internal import PackageGraph
internal import SafeFiles
package import SwiftSymbols
internal import Threads
internal import VerificationModel

extension DecodingSources {
    /// A reason why sources cannot be read.
    package enum ReadingError: Error, Sendable {
        /// The path below the root, and the reason.
        case unreadable(String, String)
        case empty
    }

    /// Parses the Swift files below a folder.
    ///
    /// Packages in the folder give their modules. All other files are one module.
    /// - Parameters:
    ///   - root: The folder that the names of files are relative to.
    ///   - named: The folders of the sources, and the platform.
    ///   - withTests: Whether the sources of tests are read too.
    ///   - parses: Keeps the files for another reading; nil for none.
    package init(root: String, _ named: SourceFolders = SourceFolders(["."]), withTests: Bool = false, parses: SharedParses? = nil)
        throws(ReadingError)
    {
        let folders = named.paths
        var patterns: [Glob] = []
        for folder in folders { patterns.append(try Self.pattern(of: folder, below: root)) }
        let tree: SourceTree
        do throws(UnreadableSource) {
            tree = try SourceTree(root: root, sources: patterns)
        } catch {
            throw .unreadable(error.path, error.reason)
        }
        let paths = tree.files.filter { path in
            // A folder that is left out of a repository can still be named.
            let folder = folders.filter { path.hasPrefix("\($0)/") }.map(\.count).max() ?? 0
            let parts = path.dropFirst(folder).split(separator: "/")
            return path != "Package.swift" && !path.hasSuffix("/Package.swift")
                && !parts.dropLast().contains {
                    RepositoryFolders.vendored.contains(String($0)) || !withTests && RepositoryFolders.isTests($0)
                }
        }
        guard !paths.isEmpty else { throw .empty }
        if let empty = folders.first(where: { folder in folder != "." && !paths.contains { $0.hasPrefix("\(folder)/") } }) {
            throw .unreadable(empty, "no Swift file was found in it, except those of tests")
        }
        let files: [Result<File, UnreadableSource>] = DeepStack.map(paths.count) { number in
            let path = paths[number]
            do throws(FileError) {
                let module = tree.importedModule(of: path) ?? ""
                return .success(File(name: path, source: SourceGraph.Source(path: path, module: module, bytes: try tree.bytes(of: path))))
            } catch {
                return .failure(UnreadableSource(path: path, reason: "it \(error)"))
            }
        }
        var read: [File] = []
        for file in files {
            switch file {
            case .success(let file): read.append(file)
            case .failure(let error): throw .unreadable(error.path, error.reason)
            }
        }
        self.init(read, platform: named.platform, usual: tree.build, parses: parses)
    }

    /// Returns the pattern of all files in a folder.
    private static func pattern(of folder: String, below root: String) throws(ReadingError) -> Glob {
        guard PathLookup.exists("\(root)/\(folder)") else { throw .unreadable(folder, "it does not exist") }
        do {
            return try Glob(folder == "." ? "**" : "\(folder)/**")
        } catch {
            throw .unreadable(folder, "\(error)")
        }
    }
}
