/// What somebody searches for.
public struct MovieQuery: Hashable, Sendable {
    /// The words, as they were typed.
    public let query: String

    /// A search for words.
    public init(query: String) {
        self.query = query
    }
}
