internal import StrictYAML

extension MatcherReader {
    /// The place of a matcher, which determines its flags.
    enum Level: CaseIterable {
        /// Below a path of `expect`.
        case top
        /// For a value inside another matcher.
        case value
        /// For a key inside another matcher.
        case key

        /// The name of the schema.
        var definition: String {
            switch self {
            case .top: "matcher"
            case .value: "valueMatcher"
            case .key: "keyMatcher"
            }
        }

        /// The flags of matchers in this place.
        var flags: [FormatKey] {
            switch self {
            case .top: [FormatKey("optional", "Whether the path may match nothing.", .flag)] + Level.value.flags
            case .value: [FormatKey("nullable", "Whether null is accepted too.", .flag)]
            case .key: []
            }
        }
    }

    /// The key of a literal value.
    static let literalKey = FormatKey(
        "equals", "The value that must be equal, through all levels. Numbers are compared by value.", .anything)
    /// The key of a matcher's name.
    static let nameKey = FormatKey("match", "The name of the matcher.", .text(from: MatcherKind.allNames))

    /// The schemas of matchers in every place.
    static var definitions: KeyValuePairs<String, FormatSchema> {
        [
            Level.top.definition: schema(.top), Level.value.definition: schema(.value), Level.key.definition: schema(.key),
        ]
    }

    /// Returns the schema of a value or a matcher.
    ///
    /// The conditions on keys do not concern a value that is not a mapping.
    private static func schema(_ level: Level) -> FormatSchema {
        let flags = level.flags.names
        let isArrayLength = FormatSchema.all(of: [.not(.requiring("match")), .requiringAny(of: ["min", "max"])])
        var rules: [FormatSchema] = [
            .requiringAny(of: ["match", "equals", "min", "max"]),
            .ifPresent("equals", .only(flags + ["equals"])),
            .ifMet(
                isArrayLength, FormatSchema.all(of: [.only(flags + ["equals"] + MatcherKind.type.keys.names), MatcherKind.type.condition])),
        ]
        for kind in MatcherKind.all {
            rules.append(
                .ifText("match", isIn: kind.names, .all(of: [.only(flags + ["match", "equals"] + kind.keys.names), kind.condition])))
        }
        return .ifMet(.anyMapping, .mapping([nameKey, literalKey] + argumentKeys + level.flags, rules: rules))
            .described("A value that must be equal, or a matcher.")
    }

    /// The keys of all matchers; the meaning of a key that several have is that of each.
    private static var argumentKeys: [FormatKey] {
        var names: [String] = []
        for name in MatcherKind.all.flatMap(\.keys.names) where !names.contains(name) { names.append(name) }
        return names.map { name in
            let meanings = MatcherKind.all.flatMap { kind in
                kind.keys.filter { $0.name == name }.map { "\(kind.names.joined(separator: ", ")): \($0.description)" }
            }
            return FormatKey(name, meanings.joined(separator: "\n"), .anything)
        }
    }
}

extension MatcherKind {
    /// The condition on the keys of a matcher of this kind.
    fileprivate var condition: FormatSchema {
        needsAKey ? .all(of: [.keys(keys), .requiringAny(of: keys.names)]) : .keys(keys)
    }
}
