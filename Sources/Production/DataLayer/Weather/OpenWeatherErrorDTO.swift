/// An error as OpenWeatherMap sends it, beside a status of 400 or above; a 404 may come without a body.
///
/// Source: OpenWeatherMap API 2.5, "API errors". `cod` is a number in some answers and a string in others, with the same status in it.
package struct OpenWeatherErrorDTO: Decodable, Error, Hashable, Sendable {
    enum CodingKeys: String, CodingKey {
        case code = "cod"
        case message
    }

    /// The status, as the body has it.
    package let code: Int
    /// What the service says, in English.
    package let message: String

    /// Reads it.
    /// - Throws: `DecodingError`, also for a code that is no number in either form.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        message = try container.decode(String.self, forKey: .message)
        do {
            code = try container.decode(Int.self, forKey: .code)
        } catch DecodingError.typeMismatch {
            guard let number = Int(try container.decode(String.self, forKey: .code)) else {
                throw DecodingError.dataCorruptedError(forKey: .code, in: container, debugDescription: "the code is no number")
            }
            code = number
        }
    }
}
