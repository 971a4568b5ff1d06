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
            Sources are parsed, not built. If a Package.swift in the folder declares targets, their sources are read, or else all sources. \
            The modules are those of the packages, of the projects and workspaces of Xcode, XcodeGen and Tuist, and of the local pods of \
            CocoaPods below the folder; files of none are one module. Each line of tsv is one use. Its columns are the file, the file with \
            the declaration, the name of the declaration, its kind, line and column. An arrow of dot and mermaid shows the number of uses. \
            These three formats contain the uses of a debug build. The json format contains those in all branches of #if, with their \
            conditions.
            """)

    @OptionGroup var options: GraphOptions

    @OptionGroup var result: ResultOptions<GraphFormat>

    @Flag(help: "Print probable uses too: in tsv with a seventh column, in dot and mermaid as dashed arrows.")
    var probable = false

    @Flag(help: "List unresolved uses and why they could not be resolved, instead of the graph.")
    var explain = false

    @Flag(help: "List the modules, their files and what they depend on, instead of the graph.")
    var modules = false

    mutating func validate() throws {
        if explain, modules { throw ValidationError("--explain cannot be combined with --modules; run the command twice") }
        if modules, let other = result.format.first(where: { $0.format != .json }) {
            throw ValidationError("--modules is printed as text or as json; remove --format \(other.name)")
        }
        if probable, explain || modules {
            throw ValidationError(
                "--probable cannot be combined with \(explain ? "--explain, which lists probable uses" : "--modules"); remove it")
        }
        if explain, let first = result.format.first {
            throw ValidationError("--explain cannot be combined with --format; remove --format \(first.name)")
        }
    }

    func run(_ context: CommandContext) throws(CommandError) -> ExitStatus {
        if modules {
            let tree = try options.tree()
            guard !result.format.isEmpty else {
                try context.console.write(ModulesText.text(of: tree))
                return .kept
            }
            try result.write(to: context.console) { _ throws(CommandError) -> String in try ModulesJSON.text(of: tree) }
            return .kept
        }
        let graph = try options.graph(context.console)
        if explain {
            try context.console.write(UnresolvedText.text(of: graph))
        } else {
            let text = GraphText(graph, hasProbable: probable)
            try result.write(to: context.console) { format throws(CommandError) -> String in try text.text(as: format) }
        }
        return .kept
    }
}
