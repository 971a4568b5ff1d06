/// One page of a search's results.
package struct MoviesPage: Hashable, Sendable {
    /// The page's number, from 1.
    package let page: Int
    /// The number of pages; 0 for a search without results.
    package let totalPages: Int
    /// The films on the page, in the order of the search.
    package let movies: [Movie]

    /// Creates a page.
    package init(page: Int, totalPages: Int, movies: [Movie]) {
        self.page = page
        self.totalPages = totalPages
        self.movies = movies
    }
}
