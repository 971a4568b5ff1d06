internal import StrictJSON

extension MatcherKind {
    /// Any string.
    static let string = MatcherKind("string", Matcher("a string") { $0.kind == .string })
}
