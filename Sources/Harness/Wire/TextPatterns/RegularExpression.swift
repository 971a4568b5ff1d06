internal import Foundation

/// A regular expression, compiled once, that reports when a search cannot be finished.
///
/// Source: ICU's regular expressions, by way of Foundation.
package struct RegularExpression: Sendable {
    /// The pattern as written.
    package let pattern: String
    private let compiled: NSRegularExpression

    /// Compiles a pattern.
    /// - Throws: ``MalformedPatternError`` for a text that is not a regular expression.
    package init(_ pattern: String) throws(MalformedPatternError) {
        do {
            compiled = try NSRegularExpression(pattern: pattern)
        } catch {
            throw MalformedPatternError(pattern: pattern, underlying: error)
        }
        self.pattern = pattern
    }

    /// Returns whether the pattern is found anywhere in a text.
    /// - Throws: ``PatternGaveUpError`` where ICU stopped before it found the pattern or had searched the whole text.
    package func isFound(in text: String) throws(PatternGaveUpError) -> Bool {
        var isFound = false
        var gaveUp = false
        let whole = NSRange(text.startIndex..., in: text)
        compiled.enumerateMatches(in: text, options: .reportCompletion, range: whole) { match, flags, stop in
            isFound = isFound || match != nil
            gaveUp = gaveUp || flags.contains(.internalError)
            stop.pointee = ObjCBool(isFound)
        }
        if gaveUp, !isFound { throw PatternGaveUpError(pattern: pattern) }
        return isFound
    }
}

/// A text that is not a regular expression.
package struct MalformedPatternError: Error {
    /// The text.
    package let pattern: String
    /// The message of Foundation.
    package let underlying: any Error
}

/// A search that needed more memory than ICU gives it: whether the pattern is in the text is not known.
package struct PatternGaveUpError: Error {
    /// The pattern.
    package let pattern: String
}
