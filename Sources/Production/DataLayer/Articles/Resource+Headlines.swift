internal import DomainLayer
internal import Foundation

extension Resource where Value == [Article] {
    /// Returns the resource of a country's headlines.
    ///
    /// Source: NewsAPI v2, `GET /v2/top-headlines`.
    package static func headlines(country: String) -> Resource {
        Resource(path: "v2/top-headlines", query: [QueryItem("country", country)]) { data in
            try JSONDecoder().decode(ArticlesResponseDTO.self, from: data).toDomain()
        }
    }
}
