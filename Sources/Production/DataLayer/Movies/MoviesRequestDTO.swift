/// What the search for films is asked.
///
/// Source: TMDB API v3, `GET /3/search/movie`.
struct MoviesRequestDTO: Hashable, Sendable {
    /// The words.
    let query: String
    /// The page's number, from 1.
    let page: Int
}
