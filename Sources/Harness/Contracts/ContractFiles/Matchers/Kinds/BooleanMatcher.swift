internal import StrictJSON

extension MatcherKind {
    /// `true` or `false`.
    static let boolean = MatcherKind("boolean", Matcher("true or false") { $0.kind == .boolean })
}
