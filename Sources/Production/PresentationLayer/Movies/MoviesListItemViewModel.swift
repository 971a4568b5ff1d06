package import DomainLayer
internal import Foundation

/// A film as a row of a list.
package struct MoviesListItemViewModel: Hashable, Sendable {
    /// The title, or a text for an unknown one.
    package let title: String
    /// The summary of the plot; empty if there is none.
    package let overview: String
    /// `Release date: May 25, 1977`, or a text for a date that is not announced.
    package let releaseDate: String
    /// The path of the poster; nil if there is none.
    package let posterImagePath: String?

    /// Creates a row.
    package init(movie: Movie) {
        title = movie.shownTitle
        overview = movie.overview ?? ""
        releaseDate = movie.shownReleaseDate
        posterImagePath = movie.posterPath
    }
}

extension Movie {
    /// The title, or a text for an unknown one.
    var shownTitle: String { title.flatMap { $0.isEmpty ? nil : $0 } ?? "Untitled" }

    /// The date in English, in UTC like the source.
    var shownReleaseDate: String {
        guard let releaseDate else { return "Release date: to be announced" }
        let style = Date.FormatStyle(date: .abbreviated, time: .omitted, locale: Locale(identifier: "en_US"), timeZone: .gmt)
        return "Release date: \(releaseDate.formatted(style))"
    }
}
