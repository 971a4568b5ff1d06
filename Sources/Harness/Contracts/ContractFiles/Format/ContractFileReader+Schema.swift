internal import StrictYAML

extension ContractFileReader {
    /// The keys of a contract file.
    static let keys = [
        FormatKey("api", "The API of the requests: a name of apis.yml.", .text, isRequired: true),
        FormatKey(
            "contracts", "The contracts by name.",
            .entries(.mapping(contractKeys).described("A contract: a request and the promises about its responses."), atLeast: 1)),
        FormatKey(
            "fixtures", "The JSON files that are not recordings, by their paths relative to the root.",
            .entries(.mapping(fixtureKeys, rules: fixtureRules).described("A JSON file and the promises about it."), atLeast: 1)),
    ]

    /// The keys of a fixture.
    static let fixtureKeys =
        [
            FormatKey(
                "body", "The type that decodes the file, registered or read from sources, where it may be \"[MovieDTO]\".", .text,
                isRequired: true)
        ] + responseKeys.filter { ["expect", "rejects"].contains($0.name) }
        + [FormatKey("decoder", "The settings of the decoder for types that are read from sources.", WrittenDecoder.schema)]

    private static let fixtureRules: [FormatSchema] = [
        .ifPresent("rejects", .forbidding(["expect"])), .ifText("body", isIn: ["none"], .forbidding(["body"])),
    ]

    /// The keys of a contract.
    static let contractKeys = [
        FormatKey(
            "request",
            "The method and the path below the base of the API, with {names} for segments that vary, and the query items that must be there: GET /movie/{id}?language=en.",
            .text(matching: #"^ *[A-Z]+ +(?:/(?:\{[^{}/?# ]+\}|[^{}/?# ]*))+(?:\?[^# ]*)? *$"#), isRequired: true),
        FormatKey(
            "responses", "The recordings of the request, each with its promises.",
            .list(of: .mapping(responseKeys, rules: responseRules).described("A recording and the promises about it."), atLeast: 1),
            isRequired: true),
        FormatKey(
            "fresh", "The greatest age of a recording, in days: 90d. An older recording gives a warning.",
            .text(matching: "^[1-9][0-9]{0,5}d$")),
        FormatKey("decoder", "The settings of the decoder for types that are read from sources.", WrittenDecoder.schema),
    ]

    /// The keys of a response.
    static let responseKeys = [
        FormatKey(
            "recording", "A recording below the fixtures folder, without .http. name#2 is the second exchange of a sequence.",
            .text(matching: "^[^#]+(#[1-9][0-9]*)?$"), isRequired: true),
        FormatKey("status", "The status of the response; any status from 200 to 299 if absent.", .integer(100...599)),
        FormatKey(
            "body",
            "The type that decodes the body, registered or read from sources, where it may be \"[MovieDTO]\"; none for an empty body.",
            .text),
        FormatKey("domain", "The type that the mapping to the domain gives.", .text),
        FormatKey(
            "keep",
            "The values that verify record keeps. read: strings of the answer that the type does not read get other letters and digits.",
            .text(from: ["read"])),
        FormatKey(
            "expect", "The expected values by JSONPath, as values or matchers.",
            .entries(.definition(MatcherReader.Level.top.definition), names: .text(matching: JSONPathPattern.any), atLeast: 1)),
        FormatKey("rejects", "The JSONPath of the value at which decoding must fail.", .text(matching: JSONPathPattern.location)),
        FormatKey("send", "The values that verify record sends.", .mapping(SendReader.keys)),
    ]

    private static let responseRules: [FormatSchema] = [
        .ifPresent("domain", .requiring("body")),
        .ifPresent("keep", .requiring("body")),
        .ifPresent("rejects", .all(of: [.requiring("body"), .forbidding(["domain", "expect", "keep"])])),
        .ifText("body", isIn: ["none"], .forbidding(["domain", "expect", "keep", "rejects"])),
    ]

    /// The schema of a contract file.
    static let schema = FormatSchema.mapping(keys, rules: [.requiringAny(of: ["contracts", "fixtures"])])
}

extension SendReader {
    /// The keys of `send`.
    static let keys = [
        FormatKey("path", "The values of the variables in the path.", .entries(.scalar)),
        FormatKey("query", "The query items.", .entries(.scalar)),
        FormatKey(
            "headers", "The header fields, except those that the client sets itself.",
            .entries(
                .scalar(matching: #"^[^\u0000-\u001F\u007F]*$"#),
                names: .not(.text(matching: framingPattern)))),
        FormatKey("body", "The body: a text, which is sent unchanged, or any other value, which is sent as JSON.", .anything),
    ]

    /// The names of the fields for the framing in any case, because patterns of JSON Schema have no option for it.
    private static var framingPattern: String {
        let names = framing.sorted().map { name in
            name.map { $0.isLetter ? "[\($0.uppercased())\($0)]" : String($0) }.joined()
        }
        return "^(?:\(names.joined(separator: "|")))$"
    }
}

/// Regular expressions for the JSONPaths that contracts use.
private enum JSONPathPattern {
    /// A name of letters, digits and `_`, with any character outside ASCII, which every dialect of regular expressions reads alike.
    private static let name = #"[^\s\u0000-@\[-\^`{-\u007F][^\s\u0000-/:-@\[-\^`{-\u007F]*"#
    private static let quoted = #"'(?:[^'\\]|\\['\\])*'|"(?:[^"\\]|\\["\\])*""#

    /// Any path.
    static let any = #"^\$(?:\.\.?"# + name + #"|\.\*|\[(?:\*|-?[1-9][0-9]*|0|"# + quoted + #")\])*$"#
    /// A path of names and of indexes from 0.
    static let location = #"^\$(?:\."# + name + #"|\[(?:[1-9][0-9]*|0|"# + quoted + #")\])*$"#
}
