/// What somebody searches for.
package struct MovieQuery: Hashable, Sendable {
    /// The words, as they were typed.
    package let query: String

    /// A search for words.
    package init(query: String) {
        self.query = query
    }
}
