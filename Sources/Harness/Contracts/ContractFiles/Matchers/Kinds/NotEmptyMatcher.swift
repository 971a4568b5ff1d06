internal import StrictJSON

extension MatcherKind {
    /// Any value except null and an empty string, array or object.
    static let notEmpty = MatcherKind(
        "notEmpty",
        Matcher("a string, array or object that is not empty") { value in
            switch value.kind {
            case .string: value.string != ""
            case .array, .object: !(value.elements.isEmpty && value.members.isEmpty)
            case .null: false
            case .number, .boolean: true
            }
        })
}
