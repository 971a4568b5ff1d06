package import ProjectModules
package import SwiftSymbols
package import VerificationModel

/// The files of a tree, read and not parsed.
package struct UnparsedSources: Sendable {
    package let tree: SourceTree
    /// For each file of the tree, its text or the reason why it cannot be read.
    package let texts: [Result<SourceText, UnreadableSource>]
    private let parses: SharedParses?
    private let cache: GraphCacheFile?
    private let observer: StepObserver

    /// Reads the files of a tree.
    /// - Parameters:
    ///   - tree: The tree.
    ///   - parses: The files that another reading has parsed; nil for none.
    ///   - cache: The file with the results of an earlier run; nil for none.
    ///   - observer: Observes how far parsing is.
    package init(_ tree: SourceTree, parses: SharedParses? = nil, cache: GraphCacheFile? = nil, observer: StepObserver = .none) {
        self.tree = tree
        self.parses = parses
        self.cache = cache
        self.observer = observer
        texts = SourceText.all(tree.files, of: tree)
    }

    /// Parses the files that can be read, in their order.
    /// - Parameters:
    ///   - watched: Names that no file declares and whose uses are needed; nil for none.
    ///   - needed: Selects those of these files whose uses are needed; nil if all are. The graph has no uses in the others.
    package func graph(watched: WatchedNames?, needed: SourceGraph.Selection? = nil) -> SymbolGraph {
        let readable = texts.compactMap { if case .success(let text) = $0 { text } else { nil } }
        return SymbolGraph(
            readable, tree.repository.links, build: tree.build, watched: watched, needed: needed, parses: parses, cache: cache,
            observer: observer)
    }
}
