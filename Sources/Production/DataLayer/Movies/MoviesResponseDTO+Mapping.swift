package import DomainLayer
internal import Foundation

extension MoviesResponseDTO {
    /// The page as the app knows it.
    /// - Throws: ``MappingError`` for a release date that is none.
    package func toDomain() throws(MappingError) -> MoviesPage {
        var movies: [Movie] = []
        for result in results { movies.append(try result.toDomain()) }
        return MoviesPage(page: page, totalPages: totalPages, movies: movies)
    }
}

extension MoviesResponseDTO.MovieDTO {
    /// The film as the app knows it: the first genre that the app tells apart, and a date only where one was sent.
    /// - Throws: ``MappingError`` for a release date that is none.
    package func toDomain() throws(MappingError) -> Movie {
        Movie(
            id: id, title: title, genre: genreIDs?.lazy.compactMap(Movie.Genre.init(number:)).first, posterPath: poster,
            overview: overview, releaseDate: try date())
    }

    /// The service's paths are a slash and a file's name; what is not could lead anywhere, and is no poster.
    private var poster: String? {
        posterPath.flatMap { $0.wholeMatch(of: /\/[A-Za-z0-9_-][A-Za-z0-9._-]*/) == nil ? nil : $0 }
    }

    private func date() throws(MappingError) -> Date? {
        guard let text = releaseDate, !text.isEmpty else { return nil }
        guard let date = CalendarDay.date(of: text) else { throw .releaseDate(text, movie: id) }
        return date
    }
}

extension Movie.Genre {
    /// Source: TMDB API v3, `GET /3/genre/movie/list`.
    init?(number: Int) {
        switch number {
        case 12: self = .adventure
        case 878: self = .scienceFiction
        default: return nil
        }
    }
}
