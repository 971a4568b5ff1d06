/// An error as NewsAPI sends it, beside a status of 400 or above.
///
/// Source: NewsAPI v2, "Errors": `apiKeyInvalid`, `rateLimited`, `parametersMissing` and others.
package struct NewsAPIErrorDTO: Decodable, Error, Hashable, Sendable {
    /// The kind of error.
    package let code: String
    /// What the service says, in English.
    package let message: String
}
