internal import StrictJSON

extension MatcherKind {
    /// A number with a fraction.
    static let decimal = MatcherKind(
        "decimal", Matcher("a number with a fraction") { $0.number.map { !DecimalNumber($0).isInteger } ?? false })
}
