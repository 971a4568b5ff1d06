/// The values of a search for films.
///
/// Source: TMDB API v3, `GET /3/search/movie`.
package struct MoviesRequestDTO: Hashable, Sendable {
    /// The words of the search.
    package let query: String
    /// The page's number, from 1.
    package let page: Int

    /// Creates a request for a page of the films that match some words.
    package init(query: String, page: Int) {
        self.query = query
        self.page = page
    }
}
