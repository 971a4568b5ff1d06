internal import SwiftParser
internal import SwiftSyntax

/// Conditions of `#if` that no release build meets: those that hold only if `DEBUG` is defined.
package enum DebugCondition {
    /// Returns whether a place is only in debug builds, by the conditions around it.
    ///
    /// - Parameter clauses: The conditions, as ``Condition/clauses`` has them: `#if DEBUG`, `#else of #if !DEBUG`.
    package static func isMet(onlyBy clauses: [String]) -> Bool { clauses.contains(where: isOnlyInDebug) }

    private static func isOnlyInDebug(_ clause: String) -> Bool {
        let parts = clause.split(separator: " of ", maxSplits: 1)
        let own = parts.first.flatMap { value(of: $0) }
        if own == false { return true }
        // The other branches are taken instead in every build without DEBUG.
        return parts.count == 2 && value(of: parts[1]) == true
    }

    /// Returns whether a condition holds in builds without DEBUG; nil if that depends on anything else, or for `#else`.
    private static func value(of clause: Substring) -> Bool? {
        guard let space = clause.firstIndex(of: " ") else { return nil }
        var parser = Parser(String(clause[space...]))
        return ConditionExpression(ExprSyntax.parse(from: &parser)).value { question in
            if case .name("DEBUG") = question { false } else { nil }
        }
    }
}
