internal import StrictYAML

extension MatcherKind {
    /// A string that is a date, a time or both, in a format.
    static let date = MatcherKind(
        "date", "time", "datetime",
        keys: [
            FormatKey(
                "format", "The format in the fields of Unicode TR 35, with other letters in single quotes: yyyy-MM-dd'T'HH:mm:ss.",
                .text(matching: DatePattern.schemaPattern))
        ]
    ) { arguments in
        let mapping = arguments.mapping
        let usual = usualFormats[arguments.name] ?? "yyyy-MM-dd"
        guard let format = mapping["format"] == nil ? usual : mapping.string("format") else { return nil }
        guard let pattern = DatePattern(format) else {
            arguments.problems.report(.dateFormat(format, example: usual), at: mapping["format"]?.place ?? mapping.place)
            return nil
        }
        return Matcher("a string in the format \(format)", text: { pattern.matches($0) })
    }

    private static let usualFormats = ["date": "yyyy-MM-dd", "time": "HH:mm:ss", "datetime": "yyyy-MM-dd'T'HH:mm:ss"]
}

extension FormatProblem {
    fileprivate static func dateFormat(_ format: String, example: String) -> FormatProblem {
        .badValue(
            of: "\"format\"", found: "\"\(format)\"",
            allowed: "the fields y M d E H h m s S a z Z X x of Unicode TR 35, other letters in quotes",
            because: "each field of a date is checked", next: "write it as \(example), for example")
    }
}
