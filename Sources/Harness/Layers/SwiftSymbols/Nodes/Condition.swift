/// The conditions of the `#if` blocks around a place.
package struct Condition: Hashable {
    /// The conditions, the outermost first: `#if os(Linux)`, `#else of #if DEBUG`.
    package var clauses: [String] = []
    /// Whether the build contains the place.
    package var isActive = true
}
