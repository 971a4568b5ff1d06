/// An error as OpenWeatherMap sends it with a status of 400 or above; a 404 may have no body.
///
/// Source: OpenWeatherMap API 2.5, "API errors". `cod` is a number in some answers and a string in others, and contains the same status.
package struct OpenWeatherErrorDTO: Decodable, Error, Hashable, Sendable {
    enum CodingKeys: String, CodingKey {
        case code = "cod"
        case message
    }

    /// The status, from the body.
    package let code: Int
    /// The message, in English.
    package let message: String

    /// Decodes an error.
    /// - Throws: `DecodingError`, also for a code that is not a number in either form.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        message = try container.decode(String.self, forKey: .message)
        do {
            code = try container.decode(Int.self, forKey: .code)
        } catch DecodingError.typeMismatch {
            guard let number = Int(try container.decode(String.self, forKey: .code)) else {
                throw DecodingError.dataCorruptedError(forKey: .code, in: container, debugDescription: "the code is not a number")
            }
            code = number
        }
    }
}
