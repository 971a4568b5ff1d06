internal import ArgumentParser
internal import PackageGraph
internal import SafeFiles
internal import VerificationModel

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

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case dot, json, mermaid, tsv
    }

    @OptionGroup var options: GraphOptions

    @Option(help: "dot, json, mermaid or tsv. (default: tsv)")
    var format: Format?

    @Flag(help: "List unresolved uses and why they could not be resolved, instead of the graph.")
    var explain = false

    mutating func validate() throws {
        if explain, let format { throw ValidationError("--explain cannot be combined with --format; remove --format \(format.rawValue)") }
    }

    func run(_ context: CommandContext) throws(CommandError) -> ExitStatus {
        let graph = try options.graph(context.console)
        let text: String
        do {
            text = explain ? UnresolvedText.text(of: graph) : try GraphText(graph).text(as: format ?? .tsv)
        } catch {
            throw CommandError("the graph cannot be written as JSON: \(error); use another --format")
        }
        try context.console.write(text)
        return .kept
    }
}
