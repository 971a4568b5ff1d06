/// The conditions of the `#if` blocks around a place.
package struct Condition: Hashable {
    /// The conditions, the outermost first: `#if os(Linux)`, `#else of #if DEBUG`.
    package var clauses: [String] = []
    /// Whether the build contains the place.
    package var isActive = true

    /// Whether the build lacks the place, and another place with certain conditions is in the same branches.
    func isIn(_ clauses: [String]) -> Bool { !isActive && self.clauses.allSatisfy(clauses.contains) }

    /// Returns the types that a place which the build lacks sees: those in the branches around it, or else those that the build
    /// contains, or else all.
    static func nearest(_ declarations: [Declaration], to clauses: [String]) -> [Declaration] {
        let own = declarations.filter { $0.condition.isIn(clauses) }
        guard own.isEmpty else { return own }
        let active = declarations.filter(\.condition.isActive)
        return active.isEmpty ? declarations : active
    }
}
