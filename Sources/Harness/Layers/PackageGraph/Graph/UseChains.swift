internal import SwiftSymbols
internal import VerificationModel

/// Finds the uses through which a file, a type or a layer comes to use another one.
///
/// A way leads over whole files: the content of a type counts where the way begins, and its members where it ends.
package struct UseChains {
    private let graph: SymbolGraph
    private let ends: [ChainEnd]

    /// Chains in a graph, in which groups of files have names too.
    package init(_ graph: SymbolGraph, _ layers: [NamedFiles]) {
        self.graph = graph
        ends = ChainEnd.all(graph, layers)
    }

    /// Returns what a name means: a file's path, a layer's name, a type's name, with or without the types around it, or the place of either.
    package func end(named name: String) throws(ChainEnd.LookupError) -> ChainEnd {
        let named = ends.filter { $0.name == name || $0.place.description == name }
        // Without the types around it, where that is not ambiguous.
        let meant = named.isEmpty ? ends.filter { $0.name.hasSuffix(".\(name)") && $0.isType } : named
        guard let first = meant.first else { throw .unknown(nearest: NearestName.of(name, in: ends.map(\.name))) }
        guard meant.count == 1 else { throw .several(meant) }
        if case .layer(let files) = first.kind, files.isEmpty { throw .noFiles }
        return first
    }

    /// The uses of the shortest way, of several the one that begins first; nil where there is none.
    package func chain(from start: ChainEnd, to end: ChainEnd) -> [SymbolGraph.Edge]? {
        let search = ChainSearch(graph, isEnd: { ends(end, with: $0) }, isOpen: { _ in true })
        return search.way(over: graph.symbols.references.filter { begins(start, with: $0) })?.map(graph.edge)
    }

    /// The file that declares a type; nil for what is none.
    package func file(declaring end: ChainEnd) -> ChainEnd? {
        guard case .type(let number) = end.kind else { return nil }
        let file = graph.symbols.declarations[number].file
        return ends.first { $0.kind == .file(file) }
    }

    private func begins(_ start: ChainEnd, with use: Reference) -> Bool {
        switch start.kind {
        case .file(let file): use.file == file
        case .layer(let files): files.contains(use.file)
        case .type(let type): use.context.map { graph.symbols.isWithin($0, type) } ?? false
        }
    }

    private func ends(_ end: ChainEnd, with use: Reference) -> Bool {
        switch end.kind {
        case .file(let file): graph.target(of: use) == file
        case .layer(let files): files.contains(graph.target(of: use))
        case .type(let type): graph.symbols.isWithin(use.declaration, type)
        }
    }
}

extension SourceGraph {
    /// Whether something declared is a type, or belongs to it, through others too.
    func isWithin(_ number: Int, _ type: Int) -> Bool {
        var scope: Int? = number
        while let one = scope, one != type { scope = declarations[one].owner }
        return scope != nil
    }
}
