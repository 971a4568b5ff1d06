package import Foundation

/// A piece of news.
package struct Article: Hashable, Sendable {
    /// Its headline.
    package let title: String
    /// What it says in short; nil where nobody wrote it.
    package let summary: String?
    /// Who wrote it; nil where nobody says.
    package let author: String?
    /// Where it appeared.
    package let source: String
    /// Where it can be read; nil for one that a user has added without an address.
    package let url: URL?
    /// When it appeared.
    package let publishedAt: Date

    /// The source of articles of the user's own.
    package static let ownSource = "You"

    /// An article.
    package init(title: String, summary: String?, author: String?, source: String, url: URL?, publishedAt: Date) {
        self.title = title
        self.summary = summary
        self.author = author
        self.source = source
        self.url = url
        self.publishedAt = publishedAt
    }
}
