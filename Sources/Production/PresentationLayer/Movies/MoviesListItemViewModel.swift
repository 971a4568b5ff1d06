package import DomainLayer
internal import Foundation

/// A film as a line of a list.
package struct MoviesListItemViewModel: Hashable, Sendable {
    /// The title, or that it is unknown.
    package let title: String
    /// What the film is about; empty where nobody says.
    package let overview: String
    /// `Release date: May 25, 1977`, or that it is to be announced.
    package let releaseDate: String
    /// Where the poster is, if there is one.
    package let posterImagePath: String?

    /// A film's line.
    package init(movie: Movie) {
        title = movie.shownTitle
        overview = movie.overview ?? ""
        releaseDate = movie.shownReleaseDate
        posterImagePath = movie.posterPath
    }
}

extension Movie {
    /// The title, or that it is unknown.
    var shownTitle: String { title.flatMap { $0.isEmpty ? nil : $0 } ?? "Untitled" }

    /// The day as English readers write it, in UTC, in which it was given.
    var shownReleaseDate: String {
        guard let releaseDate else { return "Release date: to be announced" }
        let style = Date.FormatStyle(date: .abbreviated, time: .omitted, locale: Locale(identifier: "en_US"), timeZone: .gmt)
        return "Release date: \(releaseDate.formatted(style))"
    }
}
