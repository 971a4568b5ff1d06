internal import ArgumentParser
internal import PackageGraph
internal import SafeFiles
internal import SwiftSymbols
internal import VerificationModel

/// Which package's graph is asked for.
struct GraphOptions: ParsableArguments {
    @Option(help: "The folder of the package, or of the sources.")
    var root = "."

    func validate() throws { try FolderNames.refuseEmpty(["root": root]) }

    /// Reads the graph, and warns of files that do not parse.
    ///
    /// - Parameters:
    ///   - console: Where warnings are printed.
    ///   - watched: Names of what no file declares, whose uses are wanted.
    /// - Throws: ``CommandError`` where there is no graph.
    func graph(_ console: Console, watched: WatchedNames? = nil) throws(CommandError) -> SymbolGraph {
        let graph: SymbolGraph
        do throws(SymbolGraph.GraphError) {
            graph = try SymbolGraph(root: root, watched: watched)
        } catch {
            throw CommandError(words(for: error))
        }
        for place in graph.brokenPlaces {
            try console.report("\(place): warning: the file does not parse from here; what stands behind may be missing; mend the syntax\n")
        }
        return graph
    }

    private func words(for problem: SymbolGraph.GraphError) -> String {
        switch problem {
        case .unreadable(".", let reason): "\(root): \(reason); name the folder of a package with --root"
        case .unreadable(let path, let reason): "\(root)/\(path): \(reason); see what stands there, or name another folder with --root"
        case .empty: "\(root): there is no Swift file in it, or none of the manifest's targets; name the folder of a package with --root"
        }
    }
}
