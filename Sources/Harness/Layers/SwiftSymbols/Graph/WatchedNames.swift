/// Names that no file declares and whose uses are needed.
package struct WatchedNames: Sendable {
    /// A text that determines the names: two lists with equal keys contain the same.
    let key: String
    /// Returns whether a name is watched: `URLSession`, `URLSession.shared`.
    let contains: @Sendable (String) -> Bool
    /// The number of parts of the longest watched name: `URLSession.shared` has two.
    let partLimit: Int

    /// - Parameters:
    ///   - key: A text that determines the names: two lists with equal keys contain the same.
    ///   - partLimit: The number of parts of the longest watched name.
    ///   - contains: Returns whether a name is watched.
    package init(key: String, partLimit: Int, contains: @escaping @Sendable (String) -> Bool) {
        self.key = key
        self.partLimit = partLimit
        self.contains = contains
    }

    /// Joins several lists of names, or returns nil if there is no list.
    package init?(joining all: [WatchedNames]) {
        guard !all.isEmpty else { return nil }
        let key = all.map(\.key).joined(separator: "\n\n")
        self.init(key: key, partLimit: all.map(\.partLimit).max() ?? 1) { name in all.contains { $0.contains(name) } }
    }

    /// Whether members of types can be among the names.
    var hasMembers: Bool { partLimit > 1 }
}
