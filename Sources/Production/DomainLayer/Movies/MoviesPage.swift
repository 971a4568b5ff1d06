/// One page of a search's results.
public struct MoviesPage: Hashable, Sendable {
    /// The page's number, from 1.
    public let page: Int
    /// How many pages there are; 0 for a search that found nothing.
    public let totalPages: Int
    /// The films on it, in the order of the search.
    public let movies: [Movie]

    /// A page.
    public init(page: Int, totalPages: Int, movies: [Movie]) {
        self.page = page
        self.totalPages = totalPages
        self.movies = movies
    }
}
