internal import SwiftSymbols
internal import VerificationModel

/// A search for the chain of uses from a file, a type or a layer to another one.
///
/// A chain connects whole files. At its beginning only uses inside the type count, and at its end uses of the type or its members.
package struct UseChains {
    private let graph: SymbolGraph
    private let ends: [ChainEnd]

    /// Creates a search in a graph and in named groups of files.
    package init(_ graph: SymbolGraph, _ layers: [NamedFiles]) {
        self.graph = graph
        ends = ChainEnd.all(graph, layers)
    }

    /// Returns the chain end with a name.
    ///
    /// - Parameter name: A file's path, a layer's name, a type's name with or without the types around it, or the place of a type or layer.
    package func end(named name: String) throws(ChainEnd.LookupError) -> ChainEnd {
        let named = ends.filter { $0.name == name || $0.place.description == name }
        // Without the types around it, if that is not ambiguous.
        let meant = named.isEmpty ? ends.filter { $0.name.hasSuffix(".\(name)") && $0.isType } : named
        guard let first = meant.first else { throw .unknown(nearest: NearestName.of(name, in: ends.map(\.name))) }
        guard meant.count == 1 else { throw .several(meant) }
        if case .layer(let files) = first.kind, files.isEmpty { throw .noFiles }
        return first
    }

    /// Returns the uses of the shortest chain, or nil if there is none.
    ///
    /// Of several shortest chains it is the one that begins first.
    package func chain(from start: ChainEnd, to end: ChainEnd) -> [SymbolGraph.Edge]? {
        let search = ChainSearch(graph, isEnd: { ends(end, with: $0) }, isOpen: { _ in true })
        return search.way(over: graph.symbols.references.filter { begins(start, with: $0) })?.map(graph.edge)
    }

    /// Returns the file that declares a type, or nil for a file or a layer.
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
    /// Returns whether a declaration is a type, or belongs to it directly or through other declarations.
    func isWithin(_ number: Int, _ type: Int) -> Bool {
        var scope: Int? = number
        while let one = scope, one != type { scope = declarations[one].owner }
        return scope != nil
    }
}
