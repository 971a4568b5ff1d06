package import DomainLayer
internal import Foundation

/// An article as a row of a list.
package struct ArticleViewModel: Hashable, Sendable {
    /// The headline.
    package let title: String
    /// What it says in short; empty where nobody wrote it.
    package let summary: String
    /// `Ines Falk, The Harbour Post, Nov 19, 2026`; without the author where nobody says.
    package let origin: String
    /// Where it can be read; empty for an article of the user's own.
    package let address: String

    /// An article in words.
    package init(_ article: Article) {
        title = article.title
        summary = article.summary ?? ""
        let style = Date.FormatStyle(date: .abbreviated, time: .omitted, locale: Locale(identifier: "en_US"), timeZone: .gmt)
        origin = [article.author, article.source, article.publishedAt.formatted(style)].compactMap { $0 }.joined(separator: ", ")
        address = article.url?.absoluteString ?? ""
    }
}
