package import Foundation

/// The requests to The Movie Database.
///
/// Source: TMDB API v3, `GET /3/search/movie`; its guide to images for the posters.
package enum MoviesEndpoints {
    package static func search(_ request: MoviesRequestDTO) -> Endpoint<MoviesResponseDTO> {
        Endpoint(
            path: "3/search/movie", headers: ["Accept": "application/json"],
            query: [QueryItem("query", request.query), QueryItem("page", String(request.page))],
            responseDecoder: JSONResponseDecoder())
    }

    /// - Parameters:
    ///   - path: The poster's path with its leading slash, as in the films.
    ///   - width: A width that the service offers.
    package static func poster(path: String, width: Int) -> Endpoint<Data> {
        Endpoint(path: "t/p/w\(width)\(path)", responseDecoder: RawDataResponseDecoder())
    }
}
