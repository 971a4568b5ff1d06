internal import SwiftParser
internal import SwiftSyntax

/// Conditions of `#if` by whether debug and release builds decide them differently: `DEBUG` is defined only in debug builds.
package enum DebugCondition {
    /// Returns whether a place is only in debug builds, by the conditions around it.
    ///
    /// - Parameter clauses: The conditions, as ``Condition/clauses`` has them: `#if DEBUG`, `#else of #if !DEBUG`.
    package static func isMet(onlyBy clauses: [String]) -> Bool { clauses.contains(where: isOnlyInDebug) }

    /// Returns whether `DEBUG` is part of a condition.
    ///
    /// - Parameter clause: A condition as ``Condition/clauses`` has it.
    package static func isPart(of clause: String) -> Bool {
        guard clause.contains("DEBUG") else { return false }
        var isPart = false
        for part in clause.split(separator: " of ", maxSplits: 1) {
            _ = value(of: part) { question in
                if case .name("DEBUG") = question { isPart = true }
                return nil
            }
        }
        return isPart
    }

    private static func isOnlyInDebug(_ clause: String) -> Bool {
        let parts = clause.split(separator: " of ", maxSplits: 1)
        let own = parts.first.flatMap { value(of: $0) }
        if own == false { return true }
        // The other branches are taken instead in every build without DEBUG.
        return parts.count == 2 && value(of: parts[1]) == true
    }

    /// Returns whether a condition holds in builds without DEBUG; nil if that depends on anything else, or for `#else`.
    private static func value(of clause: Substring) -> Bool? {
        value(of: clause) { question in
            if case .name("DEBUG") = question { false } else { nil }
        }
    }

    private static func value(of clause: Substring, _ answer: (ConditionExpression.Question) -> Bool?) -> Bool? {
        guard let space = clause.firstIndex(of: " ") else { return nil }
        var parser = Parser(String(clause[space...]))
        return ConditionExpression(ExprSyntax.parse(from: &parser)).value(answer)
    }
}
