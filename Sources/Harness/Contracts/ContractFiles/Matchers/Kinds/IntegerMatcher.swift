internal import StrictJSON

extension MatcherKind {
    /// A number without a fraction.
    static let integer = MatcherKind(
        "integer", Matcher("a number without a fraction") { $0.number.map { DecimalNumber($0).isInteger } ?? false })
}
