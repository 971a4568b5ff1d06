internal import ArgumentParser
internal import LayerRules
internal import SafeFiles
internal import VerificationModel

/// `verify graph`: which file uses what of which other one.
struct GraphCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "graph", abstract: "Draws which file uses what of which other one.",
        discussion: """
            Sources are parsed, not built. A package is read by its manifest's targets; a folder without a Package.swift is one module. A line of tsv is a use: the \
            file, the file that declares what it uses, its name, what it is, line and column.
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case dot, mermaid, tsv
    }

    @Option(help: "The folder of the package, or of the sources.")
    var root = "."

    @Option(help: "dot, mermaid or tsv.")
    var format = Format.tsv

    mutating func validate() throws {
        if root.isEmpty { throw ValidationError("--root is empty; name a folder") }
    }

    func run(_ console: Console) throws(FileProblem) -> Int32 {
        let graph: SymbolGraph
        do throws(SymbolGraph.Problem) {
            graph = try SymbolGraph(root: root)
        } catch {
            try console.report("verify: \(words(for: error))\n")
            return Outcome.couldNotRun.rawValue
        }
        for place in graph.brokenPlaces {
            try console.report("\(place): warning: the file does not parse from here; what stands behind may be missing; mend the syntax\n")
        }
        try console.write(GraphText(graph).text(as: format))
        return Outcome.allKept.rawValue
    }

    private func words(for problem: SymbolGraph.Problem) -> String {
        switch problem {
        case .unreadable(".", let reason): "\(root): \(reason); name the folder of a package with --root"
        case .unreadable(let path, let reason): "\(root)/\(path): \(reason); see what stands there, or name another folder with --root"
        case .empty: "\(root): there is no Swift file in it, or none of the manifest's targets; name the folder of a package with --root"
        }
    }
}
