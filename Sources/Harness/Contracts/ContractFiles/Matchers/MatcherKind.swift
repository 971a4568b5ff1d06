internal import StrictJSON

/// A matcher that contracts can name after `match:`.
///
/// To add one, write a file below `Kinds` and add it to ``all``: its name, the keys it takes, and the messages about them follow.
struct MatcherKind: Sendable {
    /// The names, the usual one first.
    let names: [String]
    /// The keys that it takes besides `match`.
    let keys: [String]
    /// Reads those keys; reports what is wrong with them, and returns nil.
    let read: @Sendable (MatcherArguments) -> Matcher?

    /// Creates a kind that takes keys.
    init(_ names: String..., keys: [String], read: @escaping @Sendable (MatcherArguments) -> Matcher?) {
        self.names = names
        self.keys = keys
        self.read = read
    }

    /// Creates a kind that takes nothing but its name.
    init(_ name: String, _ matcher: Matcher) {
        self.init(name, keys: []) { _ in matcher }
    }

    /// Every matcher.
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

    /// Returns the kind of a name.
    static func named(_ name: String) -> MatcherKind? { all.first { $0.names.contains(name) } }
}
