/// An error as NewsAPI sends it with a status of 400 or above.
///
/// Source: NewsAPI v2, "Errors": `apiKeyInvalid`, `rateLimited`, `parametersMissing` and others.
package struct NewsAPIErrorDTO: Decodable, Error, Hashable, Sendable {
    /// The kind of error.
    package let code: String
    /// The message, in English.
    package let message: String
}
