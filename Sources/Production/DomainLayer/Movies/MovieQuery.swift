/// A search for films.
package struct MovieQuery: Hashable, Sendable {
    /// The words, as the user typed them.
    package let query: String

    /// Creates a search for words.
    package init(query: String) {
        self.query = query
    }
}
