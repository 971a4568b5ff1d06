internal import PackageGraph
internal import SwiftSymbols
internal import VerificationModel

/// The text of a list of unresolved uses.
enum UnresolvedText {
    /// Returns a line for each unresolved use that a debug build contains, and a last line with their share of all uses.
    static func text(of graph: SymbolGraph) -> String {
        let unresolved = graph.unresolved.filter(\.isActive)
        let all = unresolved.count + graph.edges.count(where: \.isActive)
        let lines = unresolved.map { "\($0.place) \($0.name): \(words(for: $0))\n" }
        return lines.joined() + "\(unresolved.count) of \(all) uses\(share(unresolved.count, of: all))\n"
    }

    private static func words(for use: SymbolGraph.Unresolved) -> String {
        switch use.reason {
        case .receiver: "the type of its receiver could not be inferred"
        case .meaning: "several declarations match"
        case .arguments: "no declaration with this name accepts these arguments"
        case .modules:
            "several modules declare it, and no project shows which one is meant: \(use.candidates.map(\.description).joined(separator: ", "))"
        }
    }

    /// Returns a text such as ` (7.5 %)`, or an empty text if there are no uses.
    private static func share(_ part: Int, of all: Int) -> String {
        guard all > 0 else { return "" }
        let tenths = (part * 1_000 + all / 2) / all
        return " (\(tenths / 10).\(tenths % 10) %)"
    }
}
