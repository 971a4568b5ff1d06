/// A rule that finds the secret parts of a header field's value, for fields whose whole value is not secret.
///
/// To add a rule, write a file beside this one and add it to ``all``. Its fields need no entry in another list.
struct HeaderSecretRule: Sendable {
    /// The names of the fields, in lower case.
    let fields: [String]
    /// Returns the secret parts of a value that is not blank.
    let parts: @Sendable (HeaderValue) -> [HeaderSecrets.Part]

    /// Every rule; no two are about the same field.
    static let all: [HeaderSecretRule] = [.cookie, .setCookie, .credentials]

    /// The rules by the names of their fields.
    static let byField: [String: HeaderSecretRule] = Dictionary(
        uniqueKeysWithValues: all.flatMap { rule in rule.fields.map { ($0, rule) } })
}
