internal import PackageGraph
internal import SwiftSymbols

/// Several uses of one thing in one file.
struct UseGroup {
    /// In the order of their places.
    var references: [Reference]

    /// `MovieStore, a class (declared at Sources/Data/MovieStore.swift:3:7)`.
    func words(_ graph: SymbolGraph) -> String {
        let edge = graph.edge(references[0])
        return "\(edge.symbol), \(Self.kind(edge.kind)) declared at \(edge.target)"
    }

    /// `class`, `enumCase`, in ordinary words.
    static func kind(_ kind: String) -> String {
        let words =
            switch kind {
            case "enumCase": "case"
            case "associatedType": "associated type"
            case "genericParameter": "generic parameter"
            case "precedenceGroup": "precedence group"
            default: kind
            }
        return (words.first.map { "aeiou".contains($0) } ?? false ? "an " : "a ") + words
    }
}
