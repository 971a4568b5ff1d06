/// Headlines as NewsAPI sends them.
///
/// Source: NewsAPI v2, `GET /v2/top-headlines`. About one article in four has no author; an article that was taken back stays, its texts `[Removed]`.
package struct ArticlesResponseDTO: Codable, Sendable {
    /// How many articles there are altogether.
    package let totalResults: Int
    /// Those of this page.
    package let articles: [ArticleDTO]
}

extension ArticlesResponseDTO {
    /// One article.
    package struct ArticleDTO: Codable, Sendable {
        /// Where it appeared.
        package let source: SourceDTO
        /// Who wrote it.
        package let author: String?
        /// Its headline.
        package let title: String
        /// What it says in short.
        package let description: String?
        /// Where it can be read.
        package let url: String
        /// When it appeared, as RFC 3339 has it: `2021-04-01T12:07:01Z`.
        package let publishedAt: String
    }

    /// Where an article appeared.
    package struct SourceDTO: Codable, Sendable {
        /// Its name.
        package let name: String
    }
}
