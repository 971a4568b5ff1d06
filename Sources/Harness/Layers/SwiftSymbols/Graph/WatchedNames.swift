/// Names of what no file declares, whose uses are wanted.
package struct WatchedNames: Sendable {
    /// Whether a name is one of them: `URLSession`, `URLSession.shared`.
    let contains: @Sendable (String) -> Bool
    /// How many parts the longest of them has: `URLSession.shared` has two.
    let partLimit: Int

    package init(partLimit: Int, contains: @escaping @Sendable (String) -> Bool) {
        self.partLimit = partLimit
        self.contains = contains
    }

    /// The names of several lists; nil where there is no list.
    package init?(joining all: [WatchedNames]) {
        guard !all.isEmpty else { return nil }
        self.init(partLimit: all.map(\.partLimit).max() ?? 1) { name in all.contains { $0.contains(name) } }
    }

    /// Whether there are members of types among them.
    var hasMembers: Bool { partLimit > 1 }
}
