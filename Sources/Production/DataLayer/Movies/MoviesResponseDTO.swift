/// A page of films as The Movie Database sends it.
///
/// Source: TMDB API v3, `GET /3/search/movie` and `GET /3/movie/popular`. All values of a film except `id` may be absent, null or `""`.
/// There is no `genre`, only `genre_ids`.
package struct MoviesResponseDTO: Codable, Sendable {
    enum CodingKeys: String, CodingKey {
        case page
        case totalPages = "total_pages"
        case results
    }

    /// The page's number, from 1.
    package let page: Int
    /// The number of pages.
    package let totalPages: Int
    /// The films.
    package let results: [MovieDTO]
}

extension MoviesResponseDTO {
    /// One film.
    package struct MovieDTO: Codable, Sendable {
        enum CodingKeys: String, CodingKey {
            case id
            case title
            case genreIDs = "genre_ids"
            case posterPath = "poster_path"
            case overview
            case releaseDate = "release_date"
        }

        /// The film's number.
        package let id: Int
        /// Its title.
        package let title: String?
        /// The numbers of its genres.
        package let genreIDs: [Int]?
        /// The path of its poster, with a slash before it.
        package let posterPath: String?
        /// The summary of the plot.
        package let overview: String?
        /// The day of its release, `yyyy-MM-dd`, or `""`.
        package let releaseDate: String?
    }
}
