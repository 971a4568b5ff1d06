internal import StrictYAML
internal import StrictJSON
internal import TextPatterns

extension MatcherKind {
    /// An object in which another matcher accepts every key as a string.
    ///
    /// An empty object is refused, because no key would be compared.
    static let eachKey = MatcherKind(
        "eachKey",
        keys: [
            FormatKey(
                "key", "The matcher or value that each key must match.", .definition(MatcherReader.Level.key.definition), isRequired: true)
        ]
    ) { arguments in
        arguments.matcher("key", at: .key).map { .eachKey($0) }
    }
}

extension Matcher {
    fileprivate static func eachKey(_ key: Matcher) -> Matcher {
        Matcher("an object that is not empty, each key of it \(key.words)") { object, location throws(PatternGaveUpError) in
            guard object.kind == .object else { return [Mismatch(object, at: location)] }
            let names = object.members.map(\.name)
            guard !names.isEmpty else { return [Mismatch(object, at: location, fault: "is empty")] }
            var found: [Mismatch] = []
            for name in names where try !key.accepts(name) {
                let allowed = "keys of which each is \(key.words)"
                found.append(
                    Mismatch(object, at: location, fault: "has the key \(name.text)", allowed: allowed, offset: name.range.lowerBound))
            }
            return found
        }
    }
}
