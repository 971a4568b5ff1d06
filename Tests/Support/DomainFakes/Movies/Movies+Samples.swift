package import DomainLayer
package import Foundation

extension Movie {
    /// A film with everything known about it; its title contains its number.
    package static func sample(
        id: Int = 1, title: String?? = nil, genre: Genre? = .adventure, posterPath: String? = "/poster.jpg",
        overview: String? = "What happens.", releaseDate: Date? = Date(timeIntervalSince1970: 233_366_400)
    ) -> Movie {
        Movie(
            id: id, title: title ?? "Movie \(id)", genre: genre, posterPath: posterPath, overview: overview, releaseDate: releaseDate)
    }
}

extension MoviesPage {
    /// A page of films that are numbered on from page to page: 1 and 2, then 3 and 4.
    package static func sample(page: Int = 1, totalPages: Int = 3, movies: [Movie]? = nil) -> MoviesPage {
        MoviesPage(page: page, totalPages: totalPages, movies: movies ?? [.sample(id: page * 2 - 1), .sample(id: page * 2)])
    }
}

extension MovieQuery {
    /// A search.
    package static func sample(query: String = "lantern") -> MovieQuery { MovieQuery(query: query) }
}

extension SearchMoviesUseCaseRequestValue {
    /// A page of a search.
    package static func sample(query: MovieQuery = .sample(), page: Int = 1) -> SearchMoviesUseCaseRequestValue {
        SearchMoviesUseCaseRequestValue(query: query, page: page)
    }
}
