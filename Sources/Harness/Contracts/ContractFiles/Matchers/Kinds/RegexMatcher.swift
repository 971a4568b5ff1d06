internal import StrictYAML
internal import TextPatterns

extension MatcherKind {
    /// A string that contains a match of a regular expression.
    static let regex = MatcherKind(
        "regex", keys: [FormatKey("regex", "The regular expression that must be found in the text.", .text, isRequired: true)]
    ) { arguments in
        guard let written = arguments.text("regex") else { return nil }
        do throws(MalformedPatternError) {
            let expression = try RegularExpression(written.text)
            return Matcher(
                "a string in which /\(expression.pattern)/ is found",
                text: { text throws(PatternGaveUpError) in try expression.isFound(in: text) })
        } catch {
            arguments.problems.report(.malformedPattern(error), at: written.place)
            return nil
        }
    }
}

extension FormatProblem {
    fileprivate static func malformedPattern(_ error: MalformedPatternError) -> FormatProblem {
        .badValue(
            of: "\"regex\"", found: "\"\(error.pattern)\", which does not compile", allowed: "a regular expression in the syntax of ICU",
            because: "it cannot be searched for", next: "fix the pattern; in double quotes, YAML needs \\\\ for \\")
    }
}
