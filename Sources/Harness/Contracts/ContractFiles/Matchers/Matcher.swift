package import StrictJSON
package import TextPatterns

/// A condition for a value.
///
/// The names and meanings of matchers are those of the Pact specification; ``MatcherKind`` lists them.
package struct Matcher: Sendable {
    typealias Acceptance = @Sendable (JSONValue) throws(PatternGaveUpError) -> Bool
    typealias Comparison = @Sendable (JSONValue, JSONLocation) throws(PatternGaveUpError) -> [Mismatch]

    /// The accepted values, in the words of a message.
    package let words: String
    private let compare: Comparison

    /// Creates a matcher that accepts or refuses a value as a whole.
    init(_ words: String, accepts: @escaping Acceptance) {
        self.init(words) { value, location throws(PatternGaveUpError) in try accepts(value) ? [] : [Mismatch(value, at: location)] }
    }

    /// Creates a matcher that compares the content of a value, and reports each mismatch.
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

    /// The matcher that also accepts null.
    var orNull: Matcher {
        Matcher(
            words + ", or null",
            compare: { value, location throws(PatternGaveUpError) in value.kind == .null ? [] : try compare(value, location) })
    }

    /// Returns the reasons why the matcher refuses a value; empty if it accepts the value.
    /// - Parameters:
    ///   - value: The value.
    ///   - location: The location of the value.
    /// - Throws: ``PatternGaveUpError`` if a search could not be completed.
    package func mismatches(of value: JSONValue, at location: JSONLocation) throws(PatternGaveUpError) -> [Mismatch] {
        try compare(value, location)
    }

    /// Returns whether the matcher accepts a value.
    /// - Throws: ``PatternGaveUpError`` if a search could not be completed.
    package func accepts(_ value: JSONValue) throws(PatternGaveUpError) -> Bool { try compare(value, JSONLocation()).isEmpty }
}

/// A reason why a matcher refuses a value.
package struct Mismatch: Sendable {
    /// The location of the wrong value.
    package let location: JSONLocation
    /// The wrong value.
    package let value: JSONValue
    /// The problem, if showing the value is not enough: `has the key "usd"`.
    package let fault: String?
    /// The accepted values; nil for the words of the matcher itself.
    package let allowed: String?
    /// The place in the text, as an offset in bytes.
    package let offset: Int

    /// Creates a mismatch, at the start of the value unless another offset is given.
    init(_ value: JSONValue, at location: JSONLocation, fault: String? = nil, allowed: String? = nil, offset: Int? = nil) {
        self.value = value
        self.location = location
        self.fault = fault
        self.allowed = allowed
        self.offset = offset ?? value.range.lowerBound
    }

    /// Returns the mismatch of a part as a mismatch of the whole, with the words of the part's matcher.
    func inside(_ matcher: Matcher) -> Mismatch {
        Mismatch(value, at: location, fault: fault, allowed: allowed ?? matcher.words, offset: offset)
    }
}
