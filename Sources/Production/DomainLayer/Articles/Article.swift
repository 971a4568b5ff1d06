package import Foundation

/// A news article.
package struct Article: Hashable, Sendable {
    /// The headline.
    package let title: String
    /// The summary; nil if there is none.
    package let summary: String?
    /// The author; nil if it is unknown.
    package let author: String?
    /// The publication in which it appeared.
    package let source: String
    /// The address of the full text; nil for an article that the user added without one.
    package let url: URL?
    /// The time of publication.
    package let publishedAt: Date

    /// The source of the user's own articles.
    package static let ownSource = "You"

    /// Creates an article.
    package init(title: String, summary: String?, author: String?, source: String, url: URL?, publishedAt: Date) {
        self.title = title
        self.summary = summary
        self.author = author
        self.source = source
        self.url = url
        self.publishedAt = publishedAt
    }
}
