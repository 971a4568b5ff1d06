/// An error as The Movie Database sends it, beside a status of 400 or above.
///
/// Source: TMDB API v3, "Errors": 7 for a key that is not valid, 25 for too many requests, 34 for what does not exist.
package struct TMDBErrorDTO: Decodable, Error, Hashable, Sendable {
    enum CodingKeys: String, CodingKey {
        case statusCode = "status_code"
        case statusMessage = "status_message"
    }

    /// The service's own number of the error.
    package let statusCode: Int
    /// What it says, in English.
    package let statusMessage: String
}
