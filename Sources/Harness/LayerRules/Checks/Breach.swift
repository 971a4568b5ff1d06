internal import SwiftSymbols
internal import VerificationModel

/// A finding, and what it is known by however lines move.
struct Breach {
    let finding: Finding
    /// What the file must not have: a symbol, a module, a name, a circle.
    let to: String

    /// The same, as a baseline knows it.
    var frozen: FrozenBreach {
        FrozenBreach(rule: finding.rule, file: finding.rule == FrozenBreach.circleRule ? nil : finding.place.file, to: to)
    }
}

/// Several uses of one thing in one file.
struct UseGroup {
    /// In the order of their places.
    var references: [Reference]

    /// `MovieStore, a class (declared at Sources/Data/MovieStore.swift:3:7)`.
    func words(_ graph: SymbolGraph) -> String {
        let edge = graph.edge(references[0])
        return "\(edge.symbol), \(Self.kind(edge.kind)) declared at \(edge.target)"
    }

    /// `class`, `enumCase`, as a reader would say it.
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

/// What a message says of where a use stands besides its place.
enum UsePlaces {
    /// ` (inside #if os(iOS))`, and ` (also on lines 4 and 9)`.
    static func words(conditions: [String], lines: [Int]) -> String {
        let inside = conditions.isEmpty ? "" : " (inside \(conditions.joined(separator: ", ")))"
        let others = Set(lines.dropFirst()).subtracting(lines.prefix(1)).sorted()
        guard let last = others.last else { return inside }
        let shown = others.prefix(5).map(String.init)
        let list =
            others.count > 5
            ? "\(shown.joined(separator: ", ")) and \(others.count - 5) more"
            : (shown.dropLast().joined(separator: ", ") + (others.count > 1 ? " and " : "") + "\(last)")
        return inside + " (also on line\(others.count == 1 ? "" : "s") \(list))"
    }
}
