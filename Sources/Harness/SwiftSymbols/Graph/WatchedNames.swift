/// Names of what no file declares, whose uses are wanted.
package struct WatchedNames: Sendable {
    /// Whether a name is one of them: `URLSession`, `URLSession.shared`.
    let contains: @Sendable (String) -> Bool
    /// Whether there are members of types among them.
    let hasMembers: Bool

    package init(hasMembers: Bool, contains: @escaping @Sendable (String) -> Bool) {
        self.hasMembers = hasMembers
        self.contains = contains
    }
}
