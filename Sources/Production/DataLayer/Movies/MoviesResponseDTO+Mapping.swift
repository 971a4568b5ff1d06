package import DomainLayer
internal import Foundation

extension MoviesResponseDTO {
    /// Returns the page as the app represents it.
    /// - Throws: ``MappingError`` for a release date that is not valid.
    package func toDomain() throws(MappingError) -> MoviesPage {
        var movies: [Movie] = []
        for result in results { movies.append(try result.toDomain()) }
        return MoviesPage(page: page, totalPages: totalPages, movies: movies)
    }
}

extension MoviesResponseDTO.MovieDTO {
    /// Returns the film as the app represents it, with the first genre that the app distinguishes and with a date only if the service
    /// sent one.
    /// - Throws: ``MappingError`` for a release date that is not valid.
    package func toDomain() throws(MappingError) -> Movie {
        Movie(
            id: id, title: title, genre: genreIDs?.lazy.compactMap(Movie.Genre.init(number:)).first, posterPath: poster,
            overview: overview, releaseDate: try date())
    }

    /// The poster's path.
    ///
    /// The service's paths are a slash and a file name; any other path could refer to another resource, and is ignored.
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
