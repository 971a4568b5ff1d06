package import StrictJSON
package import TextPatterns

/// What a value must be like.
///
/// Names and meaning of matchers are those of the Pact specification; ``MatcherKind`` lists them.
package struct Matcher: Sendable {
    typealias Acceptance = @Sendable (JSONValue) throws(PatternGaveUpError) -> Bool
    typealias Comparison = @Sendable (JSONValue, JSONLocation) throws(PatternGaveUpError) -> [Mismatch]

    /// What is accepted, in the words of a message.
    package let words: String
    private let compare: Comparison

    /// Creates a matcher that looks at a value as a whole.
    init(_ words: String, accepts: @escaping Acceptance) {
        self.init(words) { value, location throws(PatternGaveUpError) in try accepts(value) ? [] : [Mismatch(value, at: location)] }
    }

    /// Creates a matcher that looks at what is inside a value, and names it.
    init(_ words: String, compare: @escaping Comparison) {
        self.words = words
        self.compare = compare
    }

    /// Creates a matcher of strings; a value of another type is refused.
    init(_ words: String, text accepts: @escaping @Sendable (String) throws(PatternGaveUpError) -> Bool) {
        self.init(words) { value throws(PatternGaveUpError) in
            guard let text = value.string else { return false }
            return try accepts(text)
        }
    }

    /// The same matcher, which accepts null as well.
    var orNull: Matcher {
        Matcher(
            words + ", or null",
            compare: { value, location throws(PatternGaveUpError) in value.kind == .null ? [] : try compare(value, location) })
    }

    /// Returns what keeps the matcher from accepting a value; empty where it accepts it.
    /// - Parameters:
    ///   - value: The value.
    ///   - location: The way to it.
    /// - Throws: ``PatternGaveUpError`` where that is not known.
    package func mismatches(of value: JSONValue, at location: JSONLocation) throws(PatternGaveUpError) -> [Mismatch] {
        try compare(value, location)
    }

    /// Returns whether the matcher accepts a value.
    /// - Throws: ``PatternGaveUpError`` where that is not known.
    package func accepts(_ value: JSONValue) throws(PatternGaveUpError) -> Bool { try compare(value, JSONLocation()).isEmpty }
}

/// What keeps a matcher from accepting a value.
package struct Mismatch: Sendable {
    /// The way to the value that is wrong.
    package let location: JSONLocation
    /// The value that is wrong.
    package let value: JSONValue
    /// What the value is or has, where showing it is not enough: `has the key "usd"`.
    package let fault: String?
    /// What is accepted instead; nil where these are the words of the matcher itself.
    package let allowed: String?
    /// The place in the text, in bytes.
    package let offset: Int

    /// Creates a mismatch; its place is the value's own unless another is given.
    init(_ value: JSONValue, at location: JSONLocation, fault: String? = nil, allowed: String? = nil, offset: Int? = nil) {
        self.value = value
        self.location = location
        self.fault = fault
        self.allowed = allowed
        self.offset = offset ?? value.range.lowerBound
    }

    /// Returns the mismatch of a part as one of the whole: the words are those of the part's matcher.
    func inside(_ matcher: Matcher) -> Mismatch {
        Mismatch(value, at: location, fault: fault, allowed: allowed ?? matcher.words, offset: offset)
    }
}
