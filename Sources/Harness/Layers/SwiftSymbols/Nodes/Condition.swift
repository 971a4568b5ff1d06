/// The conditions of the `#if` blocks around a place.
struct Condition: Hashable {
    /// The conditions, the outermost first: `#if os(Linux)`, `#else of #if DEBUG`.
    var clauses: [String] = []
    /// Whether the build contains the place.
    var isActive = true
}
