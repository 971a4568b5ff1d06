internal import TextPatterns

/// A pattern for the values of a query parameter, a header field, a cookie or a field of a form.
///
/// Each of them may occur more than once.
public struct ValuePattern: Sendable {
    indirect enum Kind: Sendable {
        case equals(String)
        case oneOf([String])
        case all([String])
        case contains(String)
        case regex(RegularExpression)
        case present
        case absent
        case placeholder(PlaceholderText)
        case not(Kind)
    }

    let kind: Kind

    /// One of the values is this text.
    public static func equals(_ text: String) -> ValuePattern { ValuePattern(kind: .equals(text)) }

    /// One of the values is one of these texts.
    public static func oneOf(_ texts: [String]) -> ValuePattern { ValuePattern(kind: .oneOf(texts)) }

    /// The values are exactly these, each as often as it is in the list, in any order.
    public static func all(_ texts: [String]) -> ValuePattern { ValuePattern(kind: .all(texts.inByteOrder)) }

    /// One of the values contains this text.
    public static func contains(_ text: String) -> ValuePattern { ValuePattern(kind: .contains(text)) }

    /// A regular expression is found in one of the values.
    ///
    /// Source: ICU's regular expressions.
    /// - Throws: ``MockServerError`` if the regular expression is not valid.
    public static func regex(_ pattern: String) throws(MockServerError) -> ValuePattern {
        ValuePattern(kind: .regex(try compile(pattern)))
    }

    /// One of the values is not empty.
    public static var present: ValuePattern { ValuePattern(kind: .present) }

    /// The request does not have the name.
    public static var absent: ValuePattern { ValuePattern(kind: .absent) }

    /// The opposite of a pattern.
    public static func not(_ pattern: ValuePattern) -> ValuePattern { ValuePattern(kind: .not(pattern.kind)) }

    /// Returns the pattern of a recorded value.
    ///
    /// A secret's placeholder in it matches any text that is not empty.
    static func recorded(_ text: String) -> ValuePattern {
        ValuePattern(kind: PlaceholderText(text).map(Kind.placeholder) ?? .equals(text))
    }

    /// Compiles a regular expression.
    static func compile(_ pattern: String) throws(MockServerError) -> RegularExpression {
        do {
            return try RegularExpression(pattern)
        } catch {
            throw MockServerError(.regularExpression(pattern))
        }
    }

    /// Returns whether the values are known to match.
    func accepts(_ values: [String]) -> Bool { decision(values) == .matches }

    func decision(_ values: [String]) -> MatchDecision { Self.decision(values, kind) }

    private static func decision(_ values: [String], _ kind: Kind) -> MatchDecision {
        switch kind {
        case .equals(let text): MatchDecision(values.contains { $0.isExactly(text) })
        case .oneOf(let texts): MatchDecision(values.contains { value in texts.contains { $0.isExactly(value) } })
        case .all(let texts): MatchDecision(values.inByteOrder.elementsEqual(texts) { $0.isExactly($1) })
        case .contains(let text): MatchDecision(values.contains { $0.contains(text) })
        case .regex(let expression): values.anyMatches { expression.decision($0) }
        case .present: MatchDecision(values.contains { !$0.isEmpty })
        case .absent: MatchDecision(values.isEmpty)
        case .placeholder(let text): MatchDecision(values.contains { text.accepts($0) })
        case .not(let kind): !decision(values, kind)
        }
    }

    /// Whether the values are secret.
    ///
    /// Secret values are never printed.
    var isSecret: Bool { if case .placeholder = kind { true } else { false } }

    /// The one required text, if the pattern requires exactly one.
    var requiredText: String? { if case .equals(let text) = kind { text } else { nil } }

    /// The required values in a table.
    var requirement: String { Self.requirement(kind) }

    private static func requirement(_ kind: Kind) -> String {
        switch kind {
        case .equals(let text): "\"\(text)\""
        case .oneOf(let texts): "one of " + texts.map { "\"\($0)\"" }.joined(separator: ", ")
        case .all(let texts): texts.map { "\"\($0)\"" }.joined(separator: " and ") + ", and no other"
        case .contains(let text): "contains \"\(text)\""
        case .regex(let expression): "/\(expression.pattern)/ is found"
        case .present: "not empty"
        case .absent: "absent"
        case .placeholder(let text): "\"\(text.text)\""
        case .not(.absent): "any value"
        case .not(let kind): "not " + requirement(kind)
        }
    }
}

extension RegularExpression {
    /// Returns whether the pattern is found in a text.
    func decision(_ text: String) -> MatchDecision { MatchDecision { () throws(PatternGaveUpError) in try isFound(in: text) } }
}
