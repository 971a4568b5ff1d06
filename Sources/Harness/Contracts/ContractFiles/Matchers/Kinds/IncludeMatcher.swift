internal import StrictYAML

extension MatcherKind {
    /// A string that contains a text, byte for byte.
    static let include = MatcherKind(
        "include", keys: [FormatKey("value", "The text that must be contained.", .text, isRequired: true)]
    ) { arguments in
        arguments.text("value").map { part in
            Matcher("a string that contains \"\(part.text)\"", text: { Array($0.utf8).contains(Array(part.text.utf8)) })
        }
    }
}
