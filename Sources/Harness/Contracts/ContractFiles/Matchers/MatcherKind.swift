internal import StrictJSON
internal import StrictYAML

/// A matcher that contracts can name after `match:`.
///
/// To add a kind, write a file below `Kinds` and add the kind to ``all``.
struct MatcherKind: Sendable {
    /// The names, with the usual one first.
    let names: [String]
    /// The keys that it takes in addition to `match`.
    let keys: [FormatKey]
    /// Whether at least one of those keys must be there.
    let needsAKey: Bool
    /// Reads those keys.
    ///
    /// Returns nil and reports a problem if they are badly written.
    let read: @Sendable (MatcherArguments) -> Matcher?

    /// Creates a kind that takes keys.
    init(_ names: String..., keys: [FormatKey], needsAKey: Bool = false, read: @escaping @Sendable (MatcherArguments) -> Matcher?) {
        self.names = names
        self.keys = keys
        self.needsAKey = needsAKey
        self.read = read
    }

    /// Creates a kind without keys.
    init(_ name: String, _ matcher: Matcher) {
        self.init(name, keys: []) { _ in matcher }
    }

    /// All kinds of matchers.
    static let all: [MatcherKind] = [
        .arrayContains,
        .boolean,
        .date,
        .decimal,
        .eachKey,
        .eachValue,
        .equality,
        .include,
        .integer,
        .notEmpty,
        .null,
        .number,
        .regex,
        .semver,
        .string,
        .type,
        .url,
        .uuid,
    ]

    /// The names of all matchers.
    static var allNames: [String] { all.flatMap(\.names) }

    /// Returns the kind with a name.
    static func named(_ name: String) -> MatcherKind? { all.first { $0.names.contains(name) } }
}
