/// Names that no file declares and whose uses are needed.
package struct WatchedNames: Sendable {
    /// Returns whether a name is watched: `URLSession`, `URLSession.shared`.
    let contains: @Sendable (String) -> Bool
    /// The number of parts of the longest watched name: `URLSession.shared` has two.
    let partLimit: Int

    package init(partLimit: Int, contains: @escaping @Sendable (String) -> Bool) {
        self.partLimit = partLimit
        self.contains = contains
    }

    /// Joins several lists of names, or returns nil if there is no list.
    package init?(joining all: [WatchedNames]) {
        guard !all.isEmpty else { return nil }
        self.init(partLimit: all.map(\.partLimit).max() ?? 1) { name in all.contains { $0.contains(name) } }
    }

    /// Whether members of types can be among the names.
    var hasMembers: Bool { partLimit > 1 }
}
