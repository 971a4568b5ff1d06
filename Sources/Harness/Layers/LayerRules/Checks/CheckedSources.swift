internal import Locks
internal import PackageGraph
internal import ProjectModules
internal import SwiftSymbols
internal import VerificationModel

/// The files that rules are about, parsed once for all rules.
struct CheckedSources {
    let tree: SourceTree
    /// The declarations and uses in the files, without uses that no rule needs.
    let graph: SymbolGraph
    /// By file of the graph, its layers in the order of `layers.yml`.
    let layers: [[String]]
    let assignment: LayerAssignment
    /// The layers by name.
    let layersByName: [String: Layer]
    /// By file of the tree, its number in the graph, or why it could not be read.
    ///
    /// Two paths may be equal to Unicode and still be two files. Numbers distinguish them.
    let numbers: [Result<Int, UnreadableSource>]
    /// The names that rules can be about.
    let names: KnownNames
    /// The uses that are allowed whatever the layers may use.
    let allowed: AllowedUses
    /// The aliases of types that other files see.
    let aliases: Once<[TypeAlias]>
    private let isGenerated: [Bool]

    /// Parses files, and finds out what they use.
    /// - Parameters:
    ///   - unparsed: The files.
    ///   - rules: The rules.
    ///   - assignment: The layers of the files.
    ///   - watched: The names of what no file declares whose uses are wanted.
    ///   - needsAllUses: Whether uses are found that none of the rules needs.
    init(
        _ unparsed: UnparsedSources, _ rules: LayersFile, _ assignment: LayerAssignment, watched: WatchedNames?, needsAllUses: Bool = false
    ) {
        var count = 0
        let numbers = unparsed.texts.map { read in
            read.map { _ in
                defer { count += 1 }
                return count
            }
        }
        let readable = Self.readable(assignment, numbers)
        let needed: SourceGraph.Selection = { sight in
            let files = readable.map(\.path)
            return rules.neededFiles(
                among: UnresolvedFiles(files, layers: readable.map(\.layers), isGenerated: files.map(rules.isGenerated), sight))
        }
        let graph = unparsed.graph(watched: watched, needed: needsAllUses ? nil : needed)
        self.init(unparsed.tree, graph, numbers, KnownNames(graph, unparsed), rules, assignment)
    }

    private init(
        _ tree: SourceTree, _ graph: SymbolGraph, _ numbers: [Result<Int, UnreadableSource>], _ names: KnownNames,
        _ rules: LayersFile, _ assignment: LayerAssignment
    ) {
        self.tree = tree
        self.graph = graph
        self.numbers = numbers
        self.names = names
        self.assignment = assignment
        layersByName = rules.layersByName
        let aliases = Once { graph.symbols.aliases() }
        self.aliases = aliases
        allowed = AllowedUses(rules.leniency, graph.symbols, aliases)
        layers = Self.readable(assignment, numbers).map(\.layers)
        isGenerated = graph.files.map(rules.isGenerated)
    }

    /// The files of the graph.
    private static func readable(
        _ assignment: LayerAssignment, _ numbers: [Result<Int, UnreadableSource>]
    ) -> [(path: String, layers: [String])] {
        zip(assignment.files, numbers).compactMap { file, number in if case .success = number { file } else { nil } }
    }

    /// The same files with other rules, about names that were watched.
    func checked(against rules: LayersFile, _ assignment: LayerAssignment) -> CheckedSources {
        CheckedSources(tree, graph, numbers, names, rules, assignment)
    }

    /// Whether a tool wrote a file: nothing in it is checked.
    func isGenerated(_ file: Int) -> Bool { isGenerated[file] }

    /// Whether there is a file that a rule names.
    func contain(_ choice: FileChoice) -> Bool { graph.files.indices.contains { choice.contains(graph.files[$0], in: layers[$0]) } }

    /// The references of a file to other files.
    func references(of file: Int) -> ArraySlice<Reference> { graph.references(of: file) }

    /// The references of a file to other files, without those that are allowed whatever the layers may use.
    func checkedReferences(of file: Int) -> [Reference] { graph.references(of: file).filter { !allowed.contain($0) } }

    /// The probable references of a file to other files, without those that are allowed whatever the layers may use.
    func probableReferences(of file: Int) -> [Reference] { graph.probableReferences(of: file).filter { !allowed.contain($0) } }

    /// The uses in a file of names that no file declares, as far as rules mention them.
    func outsideUses(of file: Int) -> ArraySlice<OutsideUse> { graph.outsideUses(of: file) }

    func imports(of file: Int) -> [ImportedModule] { graph.symbols.imports[file] }

    func syntaxError(of file: Int) -> SourcePlace? { graph.symbols.errorOffsets[file].map { graph.place(of: $0, in: file) } }

    /// The file that declares what is used.
    func target(of reference: Reference) -> Int { graph.target(of: reference) }

    /// The name of the declaration that contains a place; nil at the top of a file.
    func user(_ context: Int?) -> String? { context.map { graph.symbols.declarations[$0].symbol } }

    /// The names of the used declaration.
    func symbol(of reference: Reference) -> DeclaredSymbol { graph.symbols.declarations[reference.declaration] }

    /// The names that an exception may give to what is used: its own, those of the types around it, the file's, and those of its layers.
    func names(of reference: Reference) -> [String] {
        let symbol = symbol(of: reference)
        let parts = symbol.symbol.split(separator: ".")
        return parts.indices.map { parts[...$0].joined(separator: ".") } + [graph.files[symbol.file]] + layers[symbol.file]
    }

    /// The outermost type, of those that what is used belongs to, for which something holds that holds of what is used.
    func root(of reference: Reference, where holds: (DeclaredSymbol) -> Bool) -> Int {
        var number = reference.declaration
        while let owner = graph.symbols.declarations[number].owner, holds(graph.symbols.declarations[owner]) { number = owner }
        return number
    }
}
