package import Foundation

/// A film, as the app knows it.
package struct Movie: Hashable, Identifiable, Sendable {
    /// What sort of film it is.
    package enum Genre: String, Hashable, Sendable {
        /// Adventure films.
        case adventure
        /// Science fiction.
        case scienceFiction
    }

    /// The film's number in the catalogue.
    package let id: Int
    /// Its title in the language that was asked for.
    package let title: String?
    /// Its genre, where the app tells it apart from others.
    package let genre: Genre?
    /// The path of its poster, below the image service.
    package let posterPath: String?
    /// What it is about.
    package let overview: String?
    /// The day on which it came or will come to the cinemas, at midnight UTC; nil where nobody knows.
    package let releaseDate: Date?

    /// A film.
    package init(id: Int, title: String?, genre: Genre?, posterPath: String?, overview: String?, releaseDate: Date?) {
        self.id = id
        self.title = title
        self.genre = genre
        self.posterPath = posterPath
        self.overview = overview
        self.releaseDate = releaseDate
    }
}
