package import DomainLayer
internal import Foundation

extension ArticlesResponseDTO {
    /// The title that the service sends for a withdrawn article.
    private static let removedTitle = "[Removed]"

    /// Returns the articles as the app represents them, in the service's order, without withdrawn ones.
    /// - Throws: ``MappingError`` for a time or an address that is not valid.
    package func toDomain() throws(MappingError) -> [Article] {
        var mapped: [Article] = []
        for article in articles where article.title != Self.removedTitle { mapped.append(try article.toDomain()) }
        return mapped
    }
}

extension ArticlesResponseDTO.ArticleDTO {
    /// Returns the article as the app represents it; an empty author or summary becomes nil.
    /// - Throws: ``MappingError`` for a time or an address that is not valid.
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

    /// Source: RFC 3339 section 5.6, with or without fractions of a second.
    private static func date(of text: String) -> Date? {
        let parsed = Result { try Date(text, strategy: .iso8601) }
        if case .success(let date) = parsed { return date }
        let precise = Result { try Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)) }
        return if case .success(let date) = precise { date } else { nil }
    }
}
