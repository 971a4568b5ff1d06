package import DomainLayer
package import Foundation

extension Article {
    /// An article with everything known about it, of 2026-11-19.
    package static func sample(
        title: String = "The bells are back", summary: String? = "They ring again.", author: String? = "Ines Falk",
        source: String = "The Harbour Post", url: URL? = URL(string: "https://news.example.com/bells"),
        publishedAt: Date = Date(timeIntervalSince1970: 1_795_082_400)
    ) -> Article {
        Article(title: title, summary: summary, author: author, source: source, url: url, publishedAt: publishedAt)
    }
}
