/// Headlines as NewsAPI sends them.
///
/// Source: NewsAPI v2, `GET /v2/top-headlines`. About one article in four has no author. A withdrawn article stays in the list, with
/// `[Removed]` as its texts.
package struct ArticlesResponseDTO: Codable, Sendable {
    /// The total number of articles.
    package let totalResults: Int
    /// The articles of this page.
    package let articles: [ArticleDTO]
}

extension ArticlesResponseDTO {
    /// One article.
    package struct ArticleDTO: Codable, Sendable {
        /// The publication in which it appeared.
        package let source: SourceDTO
        /// The author.
        package let author: String?
        /// The headline.
        package let title: String
        /// The summary.
        package let description: String?
        /// The address of the full text.
        package let url: String
        /// The time of publication, in the form of RFC 3339: `2021-04-01T12:07:01Z`.
        package let publishedAt: String
    }

    /// The publication in which an article appeared.
    package struct SourceDTO: Codable, Sendable {
        /// The publication's name.
        package let name: String
    }
}
