internal import StrictJSON

extension MatcherKind {
    /// `null`.
    static let null = MatcherKind("null", Matcher("null") { $0.kind == .null })
}
