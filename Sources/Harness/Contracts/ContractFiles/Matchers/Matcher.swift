package import StrictJSON
package import TextPatterns

/// What a value must be like.
///
/// Names and meaning are those of the Pact specification.
package enum Matcher: Sendable {
    /// This very value.
    case equality(JSONLiteral)
    /// The example's type, all the way down; as an array, of a length within bounds.
    case type(JSONLiteral?, min: Int?, max: Int?)
    /// A number without a fraction.
    case integer
    /// A number with one.
    case decimal
    /// Any number.
    case number
    /// Any string.
    case string
    /// `true` or `false`.
    case boolean
    /// `null`.
    case null
    /// A string in which the pattern is found. Source: ICU's regular expressions.
    case regex(RegularExpression)
    /// A string that contains a text.
    case include(String)
    /// A string that is a date, a time or both in a format.
    case date(DatePattern)
    /// A string, array or object that holds something.
    case notEmpty

    package func accepts(_ value: JSONValue) throws(PatternGaveUpError) -> Bool {
        switch self {
        case .equality(let expected): JSONComparison.equal.holds(of: value, against: expected)
        case .type(let example, let min, let max):
            Self.hasLength(value, min, max) && example.map { JSONComparison.sameType.holds(of: value, against: $0) } ?? true
        case .integer: value.number.map { DecimalNumber($0).isInteger } ?? false
        case .decimal: value.number.map { !DecimalNumber($0).isInteger } ?? false
        case .number: value.kind == .number
        case .string: value.kind == .string
        case .boolean: value.kind == .boolean
        case .null: value.kind == .null
        case .regex(let pattern):
            if let text = value.string { try pattern.isFound(in: text) } else { false }
        case .include(let text): value.string.map { Array($0.utf8).contains(Array(text.utf8)) } ?? false
        case .date(let pattern): value.string.map(pattern.matches) ?? false
        case .notEmpty: Self.isNotEmpty(value)
        }
    }

    /// What is accepted, in the words of a message.
    package var words: String {
        switch self {
        case .equality(let expected): "\(expected)"
        case .type(let example, let min, let max):
            [example.map { "the type of \($0)" }, Self.length(min, max)].compactMap { $0 }.joined(separator: ", ")
        case .integer: "a number without a fraction"
        case .decimal: "a number with a fraction"
        case .number: "a number"
        case .string: "a string"
        case .boolean: "true or false"
        case .null: "null"
        case .regex(let pattern): "a string in which /\(pattern.pattern)/ is found"
        case .include(let text): "a string that contains \"\(text)\""
        case .date(let pattern): "a string in the format \(pattern.format)"
        case .notEmpty: "a string, array or object that is not empty"
        }
    }

    private static func length(_ min: Int?, _ max: Int?) -> String? {
        switch (min, max) {
        case (nil, nil): nil
        case (let min?, nil): "an array of at least \(min)"
        case (nil, let max?): "an array of at most \(max)"
        case (let min?, let max?): min == max ? "an array of \(min)" : "an array of \(min) to \(max)"
        }
    }

    private static func hasLength(_ value: JSONValue, _ min: Int?, _ max: Int?) -> Bool {
        guard min != nil || max != nil else { return true }
        let count = value.elements.count
        return value.kind == .array && count >= min ?? 0 && count <= max ?? .max
    }

    private static func isNotEmpty(_ value: JSONValue) -> Bool {
        switch value.kind {
        case .string: value.string != ""
        case .array, .object: !(value.elements.isEmpty && value.members.isEmpty)
        case .null: false
        case .number, .boolean: true
        }
    }
}
