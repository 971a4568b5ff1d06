extension MatcherKind {
    /// A string that contains a text, byte for byte.
    static let include = MatcherKind("include", keys: ["value"]) { arguments in
        arguments.text("value").map { part in
            Matcher("a string that contains \"\(part.text)\"", text: { Array($0.utf8).contains(Array(part.text.utf8)) })
        }
    }
}
