/// Which parts of a value are secret, for header fields whose whole value is not.
///
/// To add one, write a file beside this one and add it to ``all``; its fields need no place in another list.
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
