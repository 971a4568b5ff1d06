import DataLayer
import DomainLayer
import Foundation
import Testing

@Suite("Articles: DTOs and their mapping")
struct ArticlesMappingTests {
    private static func json(
        title: String = "A", author: String = #""Ines Falk""#, description: String = #""So it is.""#,
        url: String = "https:\\/\\/news.example.com\\/a?b=1",
        publishedAt: String = "2021-04-01T12:07:01Z"
    ) -> String {
        #"{"source":{"id":null,"name":"Post"},"author":\#(author),"title":"\#(title)","description":\#(description),"url":"\#(url)","#
            + #""urlToImage":null,"publishedAt":"\#(publishedAt)","content":null}"#
    }

    private func article(_ json: String) throws -> Article {
        try JSONDecoder().decode(ArticlesResponseDTO.ArticleDTO.self, from: Data(json.utf8)).toDomain()
    }

    @Test func mapsAWholeArticle() throws {
        #expect(
            try article(Self.json())
                == Article(
                    title: "A", summary: "So it is.", author: "Ines Falk", source: "Post",
                    url: URL(string: "https://news.example.com/a?b=1"),
                    publishedAt: Date(timeIntervalSince1970: 1_617_278_821)))
    }

    @Test(arguments: ["null", #""""#]) func takesAnEmptyTextForNone(_ text: String) throws {
        let article = try article(Self.json(author: text, description: text))
        #expect(article.author == nil)
        #expect(article.summary == nil)
    }

    @Test(arguments: [
        ("2021-04-01T12:07:01Z", 1_617_278_821.0), ("2021-04-01T14:07:01+02:00", 1_617_278_821),
        ("2021-04-01T12:07:01.5Z", 1_617_278_821.5),
        ("1970-01-01T00:00:00Z", 0),
    ])
    func readsTimesOfRFC3339(_ text: String, _ expected: Double) throws {
        #expect(abs(try article(Self.json(publishedAt: text)).publishedAt.timeIntervalSince1970 - expected) < 0.001)
    }

    @Test(arguments: ["", "yesterday", "2021-04-01", "2021-13-01T12:07:01Z"]) func refusesInvalidTimes(_ text: String) throws {
        let problem = try #require(throws: MappingError.self) { try article(Self.json(publishedAt: text)) }
        #expect(problem.description == "the time \"\(text)\" of the article \"A\" is not a valid time (expected yyyy-MM-ddTHH:mm:ssZ)")
    }

    @Test(arguments: ["", "news", "/a", "ftp://news.example.com", "javascript:alert(1)", "https://"])
    func refusesInvalidAddresses(_ text: String) throws {
        let problem = try #require(throws: MappingError.self) { try article(Self.json(url: text)) }
        #expect(problem.description == "the address \"\(text)\" of the article \"A\" is not valid (expected an http or https address)")
    }

    @Test(arguments: ["http://news.example.com/a", "HTTPS://news.example.com/a"]) func takesAnyAddressOfTheWeb(_ text: String) throws {
        #expect(try article(Self.json(url: text)).url?.absoluteString == text)
    }

    @Test func mapsAPageInItsOrderWithoutWhatWasTakenBack() throws {
        let texts = [Self.json(), Self.json(title: "[Removed]", url: "https://removed.com"), Self.json(author: "null")]
        let json = #"{"status":"ok","totalResults":38,"articles":[\#(texts.joined(separator: ","))]}"#
        let articles = try JSONDecoder().decode(ArticlesResponseDTO.self, from: Data(json.utf8)).toDomain()
        #expect(articles.map(\.title) == ["A", "A"])
        #expect(articles.map(\.author) == ["Ines Falk", nil])
    }
}
