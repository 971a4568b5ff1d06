internal import PackageGraph
internal import SwiftSymbols
internal import VerificationModel

/// The text of a list of unresolved uses.
enum UnresolvedText {
    /// Returns a line for each unresolved use that a debug build contains, then their number for each reason, and a last line with their
    /// share of all uses.
    static func text(of graph: SymbolGraph) -> String {
        let unresolved = graph.unresolved.filter(\.isActive)
        let all = unresolved.count + graph.edges.count(where: \.isActive)
        let lines = unresolved.map { "\($0.place) \($0.name): \(words(for: $0))\n" }
        return lines.joined() + summary(of: unresolved) + "\(unresolved.count) of \(all) uses\(share(unresolved.count, of: all))\n"
    }

    private static func words(for use: SymbolGraph.Unresolved) -> String {
        let places = use.candidates.map(\.description).joined(separator: ", ")
        guard let probable = use.probable else {
            return use.candidates.isEmpty ? words(for: use.reason) : "\(words(for: use.reason)): \(places)"
        }
        return "\(words(for: use.reason)); probably \(probable.symbol), declared at \(probable.target)"
    }

    private static func words(for reason: UnresolvedUse.Reason) -> String {
        switch reason {
        case .receiver: "the type of its receiver could not be inferred"
        case .meaning: "several declarations match"
        case .arguments: "no declaration with this name accepts these arguments"
        case .modules: "several modules declare it, and no project shows which one is meant"
        case .condition: "only branches of #if declare it that a debug build does not compile"
        case .supertypes: "the supertypes of its receiver's type are not all known, and one of them may have it"
        }
    }

    /// Returns a line with the number of uses for each reason, the most frequent first.
    private static func summary(of unresolved: [SymbolGraph.Unresolved]) -> String {
        let groups = Dictionary(grouping: unresolved, by: \.reason).sorted {
            ($1.value.count, $0.key.rawValue) < ($0.value.count, $1.key.rawValue)
        }
        return groups.map { reason, uses in
            let probable = uses.count { $0.probable != nil }
            return "\(uses.count): \(words(for: reason))" + (probable > 0 ? "; \(probable) of them probably of a declaration in sight" : "")
                + "\n"
        }.joined()
    }

    /// Returns a text such as ` (7.5 %)`, or an empty text if there are no uses.
    private static func share(_ part: Int, of all: Int) -> String {
        guard all > 0 else { return "" }
        let tenths = (part * 1_000 + all / 2) / all
        return " (\(tenths / 10).\(tenths % 10) %)"
    }
}
