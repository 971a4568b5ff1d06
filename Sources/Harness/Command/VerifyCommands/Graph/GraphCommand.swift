internal import ArgumentParser
internal import PackageGraph
internal import SafeFiles
internal import VerificationModel

/// `verify graph`: which file uses what of which other one.
struct GraphCommand: VerifySubcommand {
    static let configuration = CommandConfiguration(
        commandName: "graph", abstract: "Draws which file uses what of which other one.",
        discussion: """
            Sources are parsed, not built. A package is read by its manifest's targets; a folder without a Package.swift is one module. A line of tsv is a use: the \
            file, the file that declares what it uses, its name, what it is, line and column. An arrow of dot and mermaid says how many uses it stands for. These \
            have the uses of a debug build; json has those in all branches of #if, with their conditions.
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case dot, json, mermaid, tsv
    }

    @OptionGroup var options: GraphOptions

    @Option(help: "dot, json, mermaid or tsv. (default: tsv)")
    var format: Format?

    @Flag(help: "List the uses of which nobody can tell what they mean, and why, instead of the graph.")
    var explain = false

    mutating func validate() throws {
        if explain, let format { throw ValidationError("--explain is a list of its own; leave out --format \(format.rawValue)") }
    }

    func run(_ context: CommandContext) throws(CommandError) -> ExitStatus {
        let graph = try options.graph(context.console)
        let text: String
        do {
            text = explain ? UnresolvedText.text(of: graph) : try GraphText(graph).text(as: format ?? .tsv)
        } catch {
            throw CommandError("the graph cannot be written as JSON: \(error); write another --format")
        }
        try context.console.write(text)
        return .kept
    }
}
