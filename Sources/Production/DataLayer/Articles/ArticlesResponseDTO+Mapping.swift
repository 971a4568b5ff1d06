package import DomainLayer
internal import Foundation

extension ArticlesResponseDTO {
    /// What stands for the title of an article that was taken back.
    private static let removedTitle = "[Removed]"

    /// The articles as the app knows them, in the service's order, without those that were taken back.
    /// - Throws: ``MappingError`` for a time or an address that is none.
    package func toDomain() throws(MappingError) -> [Article] {
        var mapped: [Article] = []
        for article in articles where article.title != Self.removedTitle { mapped.append(try article.toDomain()) }
        return mapped
    }
}

extension ArticlesResponseDTO.ArticleDTO {
    /// The article as the app knows it; an author or a summary of nothing is none.
    /// - Throws: ``MappingError`` for a time or an address that is none.
    package func toDomain() throws(MappingError) -> Article {
        guard let date = Self.date(of: publishedAt) else { throw .publishedAt(publishedAt, article: title) }
        guard let address = URL(string: url), ["http", "https"].contains(address.scheme?.lowercased()), address.host?.isEmpty == false
        else {
            throw .articleURL(url, article: title)
        }
        return Article(
            title: title, summary: Self.filled(description), author: Self.filled(author), source: source.name, url: address,
            publishedAt: date)
    }

    private static func filled(_ text: String?) -> String? { text.flatMap { $0.isEmpty ? nil : $0 } }

    /// Source: RFC 3339 section 5.6, with or without parts of a second.
    private static func date(of text: String) -> Date? {
        let parsed = Result { try Date(text, strategy: .iso8601) }
        if case .success(let date) = parsed { return date }
        let precise = Result { try Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)) }
        return if case .success(let date) = precise { date } else { nil }
    }
}
