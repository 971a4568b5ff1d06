package import DomainLayer
internal import Foundation

/// An article as a row of a list.
package struct ArticleViewModel: Hashable, Sendable {
    /// The headline.
    package let title: String
    /// The summary; empty if there is none.
    package let summary: String
    /// `Ines Falk, The Harbour Post, Nov 19, 2026`; without the author if there is none.
    package let origin: String
    /// The address of the full text; empty for an article of the user.
    package let address: String

    /// Creates the texts.
    package init(_ article: Article) {
        title = article.title
        summary = article.summary ?? ""
        let style = Date.FormatStyle(date: .abbreviated, time: .omitted, locale: Locale(identifier: "en_US"), timeZone: .gmt)
        origin = [article.author, article.source, article.publishedAt.formatted(style)].compactMap { $0 }.joined(separator: ", ")
        address = article.url?.absoluteString ?? ""
    }
}
