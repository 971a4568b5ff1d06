/// An error as The Movie Database sends it with a status of 400 or above.
///
/// Source: TMDB API v3, "Errors": 7 for an invalid key, 25 for too many requests, 34 for a resource that does not exist.
package struct TMDBErrorDTO: Decodable, Error, Hashable, Sendable {
    enum CodingKeys: String, CodingKey {
        case statusCode = "status_code"
        case statusMessage = "status_message"
    }

    /// The service's own number for the error.
    package let statusCode: Int
    /// The message, in English.
    package let statusMessage: String
}
