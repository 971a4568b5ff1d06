internal import PackageGraph
internal import SwiftSymbols

/// Uses of which nobody can tell what they mean, written down.
enum UnresolvedText {
    /// A line for each that the build has, and one that says how many of all uses they are.
    static func text(of graph: SymbolGraph) -> String {
        let unresolved = graph.unresolved.filter(\.isActive)
        let all = unresolved.count + graph.edges.count(where: \.isActive)
        let lines = unresolved.map { "\($0.place) \($0.name): \(words(for: $0.reason))\n" }
        return lines.joined() + "\(unresolved.count) of \(all) uses\(share(unresolved.count, of: all))\n"
    }

    private static func words(for reason: UnresolvedUse.Reason) -> String {
        switch reason {
        case .receiver: "the type of what it belongs to does not follow from what is written"
        case .meaning: "several declarations fit"
        case .arguments: "none of those that have the name takes what is handed over"
        }
    }

    /// ` (7.5 %)`; nothing where there is nothing to have a share of.
    private static func share(_ part: Int, of all: Int) -> String {
        guard all > 0 else { return "" }
        let tenths = (part * 1_000 + all / 2) / all
        return " (\(tenths / 10).\(tenths % 10) %)"
    }
}
