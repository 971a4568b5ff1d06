internal import PackageGraph
internal import SwiftSymbols
internal import VerificationModel

/// The text of a list of unresolved uses.
enum UnresolvedText {
    /// The end of the line of a use, and of that with the number of such uses, which a debug build does not contain.
    private static let inBranches = "in branches of #if that a debug build does not compile"

    /// Returns a line for each unresolved use, then the number of those that a debug build contains for each reason, and their share.
    ///
    /// If other branches of `#if` have uses, a last line gives the share there.
    static func text(of graph: SymbolGraph) -> String {
        let lines = graph.unresolved.map { use in
            OneLine.of("\(use.place) \(use.name): \(words(for: use))\(use.isActive ? "" : " (\(inBranches))")") + "\n"
        }
        let unresolved = graph.unresolved.filter(\.isActive)
        let built = graph.edges.count(where: \.isActive)
        let (others, left) = (graph.edges.count - built, graph.unresolved.count - unresolved.count)
        return lines.joined() + summary(of: unresolved) + total(unresolved.count, of: unresolved.count + built, "")
            + (others + left > 0 ? total(left, of: others + left, " \(inBranches)") : "")
    }

    private static func total(_ unresolved: Int, of all: Int, _ place: String) -> String {
        all == 0 ? "no uses\n" : "\(all - unresolved) of \(all.counted("use"))\(place) resolved\(share(all - unresolved, of: all))\n"
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
        case .condition: "it is declared only in branches of #if that a debug build does not compile"
        case .unknownModule: "no project has the module in front of it, and only files of no target declare it"
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
            return "\(uses.count): \(words(for: reason))" + (probable > 0 ? ", \(probable) with a probable declaration" : "")
                + "\n"
        }.joined()
    }

    /// Returns a text such as ` (92.5 %)`.
    private static func share(_ part: Int, of all: Int) -> String {
        let tenths = (part * 1_000 + all / 2) / all
        return " (\(tenths / 10).\(tenths % 10) %)"
    }
}
