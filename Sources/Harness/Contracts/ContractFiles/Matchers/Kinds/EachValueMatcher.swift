internal import StrictYAML
internal import StrictJSON
internal import TextPatterns

extension MatcherKind {
    /// An object or array in which another matcher accepts every value.
    ///
    /// An empty one is refused, because no value would be compared.
    static let eachValue = MatcherKind(
        "eachValue",
        keys: [
            FormatKey(
                "value", "The matcher or value that each value must match.", .definition(MatcherReader.Level.value.definition),
                isRequired: true)
        ]
    ) { arguments in
        arguments.matcher("value", at: .value).map { .eachValue($0) }
    }
}

extension Matcher {
    fileprivate static func eachValue(_ value: Matcher) -> Matcher {
        Matcher("an object or array that is not empty, each value of it \(value.words)") { whole, location throws(PatternGaveUpError) in
            guard whole.kind == .object || whole.kind == .array else { return [Mismatch(whole, at: location)] }
            let children =
                whole.members.map { (JSONLocation.Step.name($0.key), $0.value) }
                + whole.elements.enumerated().map { (JSONLocation.Step.index($0), $1) }
            guard !children.isEmpty else { return [Mismatch(whole, at: location, fault: "is empty")] }
            var found: [Mismatch] = []
            for (step, child) in children {
                found += try value.mismatches(of: child, at: location.appending(step)).map { $0.inside(value) }
            }
            return found
        }
    }
}
