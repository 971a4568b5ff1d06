internal import ArgumentParser
internal import PackageGraph
internal import ProjectModules
internal import SafeFiles
internal import SwiftSymbols
internal import VerificationModel

/// The options that select the package of a graph.
struct GraphOptions: ParsableArguments {
    @Option(help: "The folder of the package, or of the sources.")
    var root = "."

    @OptionGroup var cache: CacheOptions

    func validate() throws { try FolderNames.refuseEmpty(["root": root]) }

    /// Reads the graph, and warns about files that do not parse.
    ///
    /// - Parameters:
    ///   - console: The console that warnings are printed on.
    ///   - watched: Names that no file declares and whose uses are needed.
    /// - Throws: ``CommandError`` if there is no graph.
    func graph(_ console: Console, watched: WatchedNames? = nil) throws(CommandError) -> SymbolGraph {
        let graph: SymbolGraph
        let progress = ProgressLine(console)
        do throws(SymbolGraph.GraphError) {
            defer { progress.erase() }
            graph = try SymbolGraph(root: root, watched: watched, cache: cache.file(for: root, console), observer: progress.observer)
        } catch {
            throw CommandError(words(for: error))
        }
        for place in graph.brokenPlaces {
            try console.report(
                "\(OneLine.of(place.description)): warning: the file does not parse from here; later content may be missing; fix the syntax\n"
            )
        }
        return graph
    }

    /// Lists the Swift files and reads their modules.
    /// - Throws: ``CommandError`` if a folder or manifest cannot be read, or if there is no Swift file.
    func tree() throws(CommandError) -> SourceTree {
        let tree: SourceTree
        do throws(UnreadableSource) {
            tree = try SourceTree(root: root)
        } catch {
            throw CommandError(words(for: .unreadable(path: error.path, reason: error.reason)))
        }
        guard !tree.files.isEmpty else { throw CommandError(words(for: .empty)) }
        return tree
    }

    private func words(for problem: SymbolGraph.GraphError) -> String {
        switch problem {
        case .unreadable(".", let reason): "\(root): \(reason); name the folder of a package with --root"
        case .unreadable(let path, let reason): "\(root)/\(path): \(reason); check this path, or name another folder with --root"
        case .empty: "\(root): no Swift file was found, or none in the manifest's targets; name the folder of a package with --root"
        }
    }
}
