internal import ArgumentParser
internal import ContractFiles
internal import ContractTesting
internal import LayerRules
internal import PackageGraph
internal import SafeFiles
internal import VerificationModel

/// `verify why`: prints the chain of uses from one thing to another.
struct WhyCommand: VerifySubcommand {
    static let configuration = CommandConfiguration(
        commandName: "why", abstract: "Prints the shortest chain of uses from a file, a type or a layer to another one.",
        discussion: """
            Each line of the chain is one use: its place, the name, the kind and the place of the used declaration. A chain connects whole \
            files. If it begins at a type, only uses inside that type count. If it ends at a type, uses of the type or of its members \
            count. Uses in all branches of #if count. Uses within one file and unresolved uses (see verify graph --explain) do not. The \
            status is 1 if there is no chain, and 2 if a name is unknown or ambiguous.
            """)

    @Argument(help: "A file, by its path from the root; a type, such as Film or Film.Rating; a layer; or the place of a type or layer.")
    var from: String

    @Argument(help: "The file, type or layer at the end of the chain, written in the same ways.")
    var to: String

    @OptionGroup var options: GraphOptions

    @OptionGroup var result: ResultOptions<TextFormat>

    @Option(help: "The folder of layers.yml, which names the layers. (default: Contracts in the root, if it contains a layers.yml)")
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
        // Both names are looked up, so that each unknown one is reported.
        let ends = (start: try end(from, chains, context), end: try end(to, chains, context))
        guard let start = ends.start, let end = ends.end else { return .couldNotRun }
        let chain = chains.chain(from: start, to: end)
        try result.write(to: console) { format throws(CommandError) -> String in
            switch format {
            case .json: try ResultJSON.text(of: ChainJSON(from, to, chain, opposite: chain == nil ? opposite(start, end, chains) : nil))
            case .text: chain.map(Self.text) ?? absence(start, end, chains)
            }
        }
        return chain == nil ? .broken : .kept
    }

    /// The file with the names of the layers, if it exists.
    private var layersFile: String? {
        let file = Workspace(root: options.root, contracts: contracts).layersFile
        return contracts != nil || PathLookup.exists(file) ? file : nil
    }

    private func end(_ name: String, _ chains: UseChains, _ context: CommandContext) throws(CommandError) -> ChainEnd? {
        do throws(ChainEnd.LookupError) {
            return try chains.end(named: simplified(name))
        } catch {
            _ = try context.couldNotRun(words(for: error, name))
            return nil
        }
    }

    /// Returns a name without the parts that a shell adds to a path: `./`, a second `/`, and the folders above the root.
    private func simplified(_ name: String) -> String {
        guard name.contains("/") else { return name }
        if name.hasPrefix("/") { return DisplayPath.relative(name, to: options.root) ?? name }
        return name.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    }

    private func words(for problem: ChainEnd.LookupError, _ name: String) -> String {
        switch problem {
        case .unknown(let nearest):
            let advice = layersFile == nil ? ", or a layer with --contracts" : ", or a layer of layers.yml"
            let otherwise = "name a file by its path from the root, a type such as Film or Film.Rating\(advice)"
            return "no file, type or layer is named \"\(name)\"; "
                + (nearest.map { "write \"\(OneLine.of($0))\" if that was meant, or \(otherwise)" } ?? otherwise)
        case .several(let ends):
            let lines = ends.map { "\n  \(OneLine.of("\($0.place) \($0.noun) \($0.name)"))" }
            return "\"\(name)\" is ambiguous (\(ends.count) matches); name one of them by its place:\(lines.joined())"
        case .noFiles: return "the layer \(name) contains no Swift files; name another layer, or fix its paths in layers.yml"
        }
    }

    private static func text(of chain: [SymbolGraph.Edge]) -> String {
        chain.map { use in
            let inside = use.conditions.isEmpty ? "" : ", inside \(use.conditions.joined(separator: ", "))"
            return OneLine.of("\(use.place) uses \(use.symbol) (\(use.kind), \(use.target))\(inside)") + "\n"
        }.joined()
    }

    /// Returns a text that reports the missing chain, and a related chain if there is one.
    private func absence(_ start: ChainEnd, _ end: ChainEnd, _ chains: UseChains) -> String {
        var text = OneLine.of("no chain of uses leads from \(from) to \(to)") + "\n"
        let file = chains.file(declaring: start)
        if let file, chains.chain(from: file, to: end) != nil {
            text += "other code in \(OneLine.of(file.name)) has one: \(command(from: file.name))\n"
        }
        if let file, start != end, file == chains.file(declaring: end) {
            text += "\(OneLine.of(file.name)) declares both; uses within one file are not followed\n"
        }
        if let back = opposite(start, end, chains) {
            text += "one leads in the opposite direction:\n\(Self.text(of: back))"
        }
        return text
    }

    /// Returns the command that prints the chain from a file.
    private func command(from file: String) -> AdvisedCommand {
        let options = (options.root == "." ? [] : AdvisedCommand.option("--root", options.root))
        return AdvisedCommand(["why", file, to] + options + (contracts.map { AdvisedCommand.option("--contracts", $0) } ?? []))
    }

    /// Returns the chain in the opposite direction, if there is one.
    private func opposite(_ start: ChainEnd, _ end: ChainEnd, _ chains: UseChains) -> [SymbolGraph.Edge]? {
        start == end ? nil : chains.chain(from: end, to: start)
    }
}
