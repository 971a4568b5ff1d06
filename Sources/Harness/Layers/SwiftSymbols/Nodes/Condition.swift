/// What stands between a place and the file's top by way of `#if`.
struct Condition: Hashable {
    /// The conditions, the outermost first: `#if os(Linux)`, `#else of #if DEBUG`.
    var clauses: [String] = []
    /// Whether the build has it.
    var isActive = true
}
