internal import StrictJSON

extension MatcherKind {
    /// Any number.
    static let number = MatcherKind("number", Matcher("a number") { $0.kind == .number })
}
