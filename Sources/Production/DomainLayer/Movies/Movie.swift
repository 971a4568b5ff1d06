package import Foundation

/// A film as the app represents it.
package struct Movie: Hashable, Identifiable, Sendable {
    /// The genres that the app distinguishes.
    package enum Genre: String, Hashable, Sendable {
        /// Adventure films.
        case adventure
        /// Science fiction.
        case scienceFiction
    }

    /// The film's number in the catalogue.
    package let id: Int
    /// The title, in the requested language.
    package let title: String?
    /// The genre; nil for one that the app does not distinguish.
    package let genre: Genre?
    /// The path of the poster, below the image service's address.
    package let posterPath: String?
    /// The summary of the plot.
    package let overview: String?
    /// The day of the release in cinemas, at midnight UTC; nil if it is unknown.
    package let releaseDate: Date?

    /// Creates a film.
    package init(id: Int, title: String?, genre: Genre?, posterPath: String?, overview: String?, releaseDate: Date?) {
        self.id = id
        self.title = title
        self.genre = genre
        self.posterPath = posterPath
        self.overview = overview
        self.releaseDate = releaseDate
    }
}
