internal import SecretPatterns

/// A secret whose value is known.
///
/// It is never printed: whatever prints it, or what it is in, prints its name.
public struct KnownSecret: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// What a placeholder for it is called, as its environment variable is: `TMDB_API_KEY`.
    public let name: String
    let value: [UInt8]

    /// A secret.
    /// - Throws: ``RedactionError/tooShort(name:limit:)`` for one that cannot be distinguished from other text.
    public init(name: String, value: String) throws(RedactionError) {
        guard value.utf8.count >= SecretPolicy.shortestValue else { throw .tooShort(name: name, limit: SecretPolicy.shortestValue) }
        self.name = name
        self.value = Array(value.utf8)
    }

    /// The placeholder.
    public var description: String { "{{\(name)}}" }
    /// The placeholder.
    public var debugDescription: String { description }
    /// Nothing to look into.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// What is secret in an API's exchanges besides what always is, and what is not.
public struct SecretPolicy: Sendable {
    /// The shortest value that can be told from other text wherever it stands, in bytes.
    public static let shortestValue = 8

    let names: SecretFieldNames
    let known: [KnownSecret]
    private let harmlessNames: Set<String>
    private let harmlessValues: Set<String>

    /// A policy.
    /// - Parameters:
    ///   - names: Names of parameters, header fields and members whose values are secrets, and what the values are called: `api_key`, `TMDB_API_KEY`.
    ///   - known: Secrets whose values are known; nothing that holds one of them is ever written.
    ///   - harmlessNames: Names whose values look like secrets by them, and are none.
    ///   - harmlessValues: Values that look like secrets, and are none.
    public init(
        names: [String: String] = [:], known: [KnownSecret] = [], harmlessNames: [String] = [], harmlessValues: [String] = []
    ) {
        self.names = SecretFieldNames(own: names)
        self.harmlessNames = Set(harmlessNames.map { SecretFieldNames.folded($0.utf8) })
        self.harmlessValues = Set(harmlessValues)
        self.known = known.sorted { $0.name < $1.name }
    }

    /// Whether what looks like a secret is known to be none.
    func isHarmless(_ value: some Collection<UInt8>, field: String?) -> Bool {
        field.map { harmlessNames.contains(SecretFieldNames.folded($0.utf8)) } == true
            || !harmlessValues.isEmpty && harmlessValues.contains(String(decoding: value, as: UTF8.self))
    }
}
