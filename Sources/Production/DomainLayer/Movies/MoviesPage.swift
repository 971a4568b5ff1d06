/// One page of a search's results.
package struct MoviesPage: Hashable, Sendable {
    /// The page's number, from 1.
    package let page: Int
    /// How many pages there are; 0 for a search that found nothing.
    package let totalPages: Int
    /// The films on it, in the order of the search.
    package let movies: [Movie]

    /// A page.
    package init(page: Int, totalPages: Int, movies: [Movie]) {
        self.page = page
        self.totalPages = totalPages
        self.movies = movies
    }
}
