internal import StrictYAML
internal import StrictJSON

extension MatcherKind {
    /// A value that equals a literal.
    ///
    /// Numbers are compared by value, and members may be in any order.
    static let equality = MatcherKind(
        "equality", "equals", keys: [FormatKey("value", "The value that must be equal.", .anything, isRequired: true)]
    ) { arguments in
        arguments.literal("value").map { .equal(to: $0) }
    }
}

extension Matcher {
    /// Returns a matcher that accepts one value.
    static func equal(to expected: JSONLiteral) -> Matcher {
        Matcher("\(expected)") { JSONComparison.equal.holds(of: $0, against: expected) }
    }
}
