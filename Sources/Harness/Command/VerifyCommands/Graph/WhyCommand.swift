internal import ArgumentParser
internal import ContractFiles
internal import ContractTesting
internal import LayerRules
internal import PackageGraph
internal import SafeFiles
internal import VerificationModel

/// `verify why`: through which uses something comes to use something else.
struct WhyCommand: VerifySubcommand {
    static let configuration = CommandConfiguration(
        commandName: "why", abstract: "Says through which uses a file, a type or a layer comes to use another one.",
        discussion: """
            The shortest chain is printed, a use on each line: its place, what it uses, what that is and where it is declared. A chain leads over whole files; at its \
            beginning only what stands in a type counts, and at its end what uses the type or a member of it. Uses in all branches of #if count; those that a file \
            makes of itself, and those of which nobody can tell what they mean (verify graph --explain), do not. Status 1 where there is no chain, 2 where a name \
            is not known or stands for several things.
            """)

    @Argument(help: "A file, by its path from the root; a type, as Film or Film.Rating; a layer; or the place of a type or layer.")
    var from: String

    @Argument(help: "What it uses in the end: a file, a type or a layer too.")
    var to: String

    @OptionGroup var options: GraphOptions

    @Option(help: "The folder of layers.yml, for the names of layers. (default: Contracts in the root, where there is a layers.yml)")
    var contracts: String?

    func validate() throws { try FolderNames.refuseEmpty(["contracts": contracts]) }

    func run(_ context: CommandContext) throws(CommandError) -> ExitStatus {
        let console = context.console
        let graph = try options.graph(console)
        let chains: UseChains
        do throws(BadLayersFile) {
            let layers = if let layersFile { try LayerNames.read(layersFile, root: options.root) } else { [NamedFiles]() }
            chains = UseChains(graph, layers)
        } catch {
            for finding in error.findings { try console.report("\(finding)\n") }
            return .couldNotRun
        }
        // Both names are told that are not known.
        let ends = (start: try end(from, chains, context), end: try end(to, chains, context))
        guard let start = ends.start, let end = ends.end else { return .couldNotRun }
        guard let chain = chains.chain(from: start, to: end) else {
            try console.write(absence(start, end, chains))
            return .broken
        }
        try console.write(Self.text(of: chain))
        return .kept
    }

    /// The file with the layers' names, if there is one.
    private var layersFile: String? {
        let file = Workspace(root: options.root, contracts: contracts).layersFile
        return contracts != nil || PathLookup.exists(file) ? file : nil
    }

    private func end(_ name: String, _ chains: UseChains, _ context: CommandContext) throws(CommandError) -> ChainEnd? {
        do throws(ChainEnd.LookupError) {
            return try chains.end(named: name)
        } catch {
            _ = try context.couldNotRun(words(for: error, name))
            return nil
        }
    }

    private func words(for problem: ChainEnd.LookupError, _ name: String) -> String {
        switch problem {
        case .unknown(let nearest):
            let advice = layersFile == nil ? ", or a layer with --contracts" : ", or a layer of layers.yml"
            let otherwise = "name a file by its path from the root, a type as Film or Film.Rating\(advice)"
            return "no file, type or layer is named \"\(name)\"; "
                + (nearest.map { "write \"\($0)\" if that was meant, or \(otherwise)" } ?? otherwise)
        case .several(let ends):
            let lines = ends.map { "\n  \($0.place) \($0.noun) \($0.name)" }
            return "\"\(name)\" stands for \(ends.count) things; name one by its place:\(lines.joined())"
        case .noFiles: return "there is no Swift file in the layer \(name); name another, or mend its paths in layers.yml"
        }
    }

    private static func text(of chain: [SymbolGraph.Edge]) -> String {
        chain.map { use in
            let inside = use.conditions.isEmpty ? "" : ", inside \(use.conditions.joined(separator: ", "))"
            return "\(use.place) uses \(use.symbol) (\(use.kind), \(use.target))\(inside)\n"
        }.joined()
    }

    /// That there is no chain, and what there is instead.
    private func absence(_ start: ChainEnd, _ end: ChainEnd, _ chains: UseChains) -> String {
        var text = "no use leads from \(from) to \(to), through other files either\n"
        let file = chains.file(declaring: start)
        if let file, chains.chain(from: file, to: end) != nil {
            text += "one does from elsewhere in \(file.name): verify why \(file.name) \(to) shows it\n"
        }
        if let file, start != end, file == chains.file(declaring: end) {
            text += "\(file.name) declares both; what a file uses of itself is not followed\n"
        }
        if start != end, let back = chains.chain(from: end, to: start) { text += "it is the other way round:\n\(Self.text(of: back))" }
        return text
    }
}
