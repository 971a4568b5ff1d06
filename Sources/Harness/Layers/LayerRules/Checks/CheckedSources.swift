internal import SwiftSymbols
internal import VerificationModel

/// The files that rules are held against, read once.
struct CheckedSources {
    let tree: SourceTree
    let graph: SymbolGraph
    /// By file of the graph, its layers in the order of `layers.yml`.
    let layers: [[String]]
    let assignment: LayerAssignment
    /// The layers by name.
    let layersByName: [String: Layer]
    /// By file of the tree, its number in the graph, or why it could not be read.
    ///
    /// Two paths may be the same text to Unicode and still be two files: numbers tell them apart.
    let numbers: [Result<Int, UnreadableSource>]
    /// By file, which of the graph's uses are its own.
    let references: [Range<Int>]
    private let outsideUses: [Range<Int>]
    private let isGenerated: [Bool]

    /// Parses files, and finds out what they use.
    /// - Parameters:
    ///   - unparsed: The files.
    ///   - rules: The rules.
    ///   - assignment: The layers of the files.
    ///   - watched: The names of what no file declares whose uses are wanted.
    init(_ unparsed: UnparsedSources, _ rules: LayersFile, _ assignment: LayerAssignment, watched: WatchedNames?) {
        var texts: [SourceText] = []
        var numbers: [Result<Int, UnreadableSource>] = []
        for read in unparsed.texts {
            switch read {
            case .success(let text):
                numbers.append(.success(texts.count))
                texts.append(text)
            case .failure(let problem): numbers.append(.failure(problem))
            }
        }
        let graph = SymbolGraph(texts, unparsed.settings, hasManifest: !unparsed.tree.modules.isEmpty, watched: watched)
        self.init(unparsed.tree, graph, numbers, rules, assignment)
    }

    private init(
        _ tree: SourceTree, _ graph: SymbolGraph, _ numbers: [Result<Int, UnreadableSource>], _ rules: LayersFile,
        _ assignment: LayerAssignment
    ) {
        self.tree = tree
        self.graph = graph
        self.numbers = numbers
        self.assignment = assignment
        layersByName = Dictionary(rules.layers.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        layers = zip(assignment.files, numbers).compactMap { file, number in if case .success = number { file.layers } else { nil } }
        references = Self.ranges(graph.symbols.references, graph.files.count, \.file)
        outsideUses = Self.ranges(graph.symbols.outsideUses, graph.files.count, \.file)
        isGenerated = graph.files.map(rules.isGenerated)
    }

    /// The same files with other rules, about names that were watched.
    func checked(against rules: LayersFile, _ assignment: LayerAssignment) -> CheckedSources {
        CheckedSources(tree, graph, numbers, rules, assignment)
    }

    /// Where the elements of each file begin and end, in a list that has them in the files' order.
    static func ranges<Element>(_ elements: [Element], _ count: Int, _ file: (Element) -> Int) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start = 0
        for number in 0..<count {
            var end = start
            while end < elements.count, file(elements[end]) == number { end += 1 }
            ranges.append(start..<end)
            start = end
        }
        return ranges
    }

    /// Whether a tool wrote a file: nothing in it is held against rules.
    func isGenerated(_ file: Int) -> Bool { isGenerated[file] }

    /// Whether there is a file that a rule names.
    func contain(_ choice: FileChoice) -> Bool { graph.files.indices.contains { choice.contains(graph.files[$0], in: layers[$0]) } }

    /// What a file uses of others.
    func references(of file: Int) -> ArraySlice<Reference> { graph.symbols.references[references[file]] }

    /// What a file uses that no file declares, as far as rules name it.
    func outsideUses(of file: Int) -> ArraySlice<OutsideUse> { graph.symbols.outsideUses[outsideUses[file]] }

    func imports(of file: Int) -> [FoundImport] {
        graph.symbols.imports[file].map {
            FoundImport(path: $0.path, conditions: $0.conditions, place: graph.place(of: $0.offset, in: file))
        }
    }

    func syntaxError(of file: Int) -> SourcePlace? { graph.symbols.errorOffsets[file].map { graph.place(of: $0, in: file) } }

    /// The file that declares what is used.
    func target(of reference: Reference) -> Int { graph.target(of: reference) }

    /// What a place stands in, by its name; nil at the top of a file.
    func user(_ context: Int?) -> String? { context.map { graph.symbols.declarations[$0].symbol } }

    /// What is used, by its name.
    func symbol(of reference: Reference) -> DeclaredSymbol { graph.symbols.declarations[reference.declaration] }

    /// The names by which exceptions may know what is used: its own, those of what it stands in, the file's, and those of its layers.
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
