internal import SecretPatterns

/// A secret whose value is known.
///
/// It is never printed: whatever prints it, or what it is in, prints its name.
public struct KnownSecret: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The name of its placeholder and of its environment variable: `TMDB_API_KEY`.
    public let name: String
    let value: [UInt8]

    /// A secret.
    /// - Throws: ``RedactionError`` for one that cannot be distinguished from other text.
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

/// The additional secrets in an API's exchanges, and the values that only look like secrets.
public struct SecretPolicy: Sendable {
    /// The length of the shortest value that can be distinguished from other text everywhere, in bytes.
    public static let shortestValue = 8

    private(set) var names: SecretFieldNames
    let known: [KnownSecret]
    /// Called with each text before it is searched; tests let it trap.
    package var willSearch: @Sendable ([UInt8]) -> Void = { _ in }
    private var allowedNames: Set<String>
    private var allowedValues: Set<String>

    /// A policy.
    /// - Parameters:
    ///   - names: Names of parameters, header fields and members whose values are secrets, and what the values are called: `api_key`, `TMDB_API_KEY`.
    ///   - known: Secrets whose values are known; nothing that holds one of them is ever written.
    ///   - allowedNames: Names whose values look like secrets and are not.
    ///   - allowedValues: Values that look like secrets and are not.
    public init(
        names: [String: String] = [:], known: [KnownSecret] = [], allowedNames: [String] = [], allowedValues: [String] = []
    ) {
        self.names = SecretFieldNames(own: names)
        self.allowedNames = Set(allowedNames.map { SecretFieldNames.folded($0.utf8) })
        self.allowedValues = Set(allowedValues)
        self.known = known.sorted { $0.name < $1.name }
    }

    /// Whether what looks like a secret is known to be none.
    func isAllowed(_ value: some Collection<UInt8>, field: String?) -> Bool {
        field.map { allowedNames.contains(SecretFieldNames.folded($0.utf8)) } == true
            || !allowedValues.isEmpty && allowedValues.contains(String(decoding: value, as: UTF8.self))
    }

    /// Adds a name whose values are secrets, and what they are called.
    mutating func add(secret name: String, called variable: String) { names.add(name, called: variable) }

    /// Adds a name whose values are not secrets.
    mutating func allow(name: String) { allowedNames.insert(SecretFieldNames.folded(name.utf8)) }

    /// Adds a value that is not a secret.
    mutating func allow(value: some Collection<UInt8>) { allowedValues.insert(String(decoding: value, as: UTF8.self)) }
}
