internal import ArgumentParser
internal import PackageGraph
internal import SafeFiles
internal import VerificationModel

/// The formats of a graph.
enum GraphFormat: String, ResultFormat {
    case dot, json, mermaid, tsv

    static let usual = tsv
    static let noun = "graph"
}

/// `verify graph`: prints the uses of declarations between files.
struct GraphCommand: VerifySubcommand {
    static let configuration = CommandConfiguration(
        commandName: "graph", abstract: "Prints which declarations each file uses from other files.",
        discussion: """
            Sources are parsed, not built. In a package, the sources of the manifest's targets are read. A folder without a Package.swift \
            is read as one module. Each line of tsv is one use. Its columns are the file, the file with the declaration, the name of the \
            declaration, its kind, line and column. An arrow of dot and mermaid shows the number of uses. These three formats contain the \
            uses of a debug build. The json format contains those in all branches of #if, with their conditions.
            """)

    @OptionGroup var options: GraphOptions

    @OptionGroup var result: ResultOptions<GraphFormat>

    @Flag(help: "List unresolved uses and why they could not be resolved, instead of the graph.")
    var explain = false

    mutating func validate() throws {
        if explain, let first = result.format.first {
            throw ValidationError("--explain cannot be combined with --format; remove --format \(first.name)")
        }
    }

    func run(_ context: CommandContext) throws(CommandError) -> ExitStatus {
        let graph = try options.graph(context.console)
        if explain {
            try context.console.write(UnresolvedText.text(of: graph))
        } else {
            let text = GraphText(graph)
            try result.write(to: context.console) { format throws(CommandError) -> String in try text.text(as: format) }
        }
        return .kept
    }
}
