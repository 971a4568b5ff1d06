internal import Foundation

/// A regular expression, compiled once, that reports when a search cannot be finished.
///
/// Source: ICU's regular expressions, by way of Foundation.
package struct RegularExpression: Sendable {
    /// The pattern as written.
    package let pattern: String
    private let compiled: NSRegularExpression

    /// The largest number of reports of ICU about a search, in addition to one for each place of the text.
    ///
    /// They are about as many as ICU sends in three seconds. A pattern with nested repetitions may need years.
    private static let workLimit = 10_000

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
    /// - Throws: ``PatternGaveUpError`` where the search stopped before it found the pattern or had searched the whole text: ICU has a limit of memory, and
    ///   its work is also limited to ``workLimit``.
    package func isFound(in text: String) throws(PatternGaveUpError) -> Bool {
        var isFound = false
        var gaveUp = false
        let whole = NSRange(text.startIndex..., in: text)
        // ICU reports its progress at each place of the text, and after each 10,000 steps at one place.
        var left = whole.length + Self.workLimit
        compiled.enumerateMatches(in: text, options: [.reportCompletion, .reportProgress], range: whole) { match, flags, stop in
            isFound = isFound || match != nil
            if flags.contains(.progress) { left -= 1 }
            gaveUp = gaveUp || flags.contains(.internalError) || left <= 0
            stop.pointee = ObjCBool(isFound || left <= 0)
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

/// A search that needed more memory or more steps than it may have: whether the pattern is in the text is not known.
package struct PatternGaveUpError: Error {
    /// The pattern.
    package let pattern: String
}
