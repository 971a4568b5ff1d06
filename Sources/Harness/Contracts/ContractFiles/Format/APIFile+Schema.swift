internal import StrictYAML

extension APIFile {
    /// The keys of an API.
    static let keys =
        [
            FormatKey(
                "base", "The URL that requests in contracts are relative to; its path is put before theirs: https://api.example.com/v3.",
                .text(matching: #"^https?://[^/@?#\s]+(/[^?#\s]*)?$"#)),
            FormatKey(
                "secrets",
                "The names of values that must not be in recordings, each with the environment variable that contains the value.",
                .mapping(secretKeys)),
            FormatKey("harmless", "The values that look like secrets but are not, each with a reason.", .list(of: AllowedSecret.schema)),
            FormatKey(
                "unknown",
                "What happens to a value that looks random and that nothing decides about: refuse writes nothing, ask asks on a terminal, keep writes it. "
                    + "ask if absent; without a terminal, ask is refuse.",
                .text(from: UnknownValues.allCases.map(\.rawValue))),
        ] + WrittenSources.formatKeys

    /// The keys of `secrets`.
    static let secretKeys = [
        FormatKey("query", "Secret query items: the name, and the environment variable with the value.", secrets),
        FormatKey("headers", "Secret header fields: the name, and the environment variable with the value.", secrets),
        FormatKey(
            "fields", "Secret members of JSON bodies and of forms: the name, and the environment variable with the value.", secrets),
    ]

    private static let secrets = FormatSchema.entries(
        .text(matching: "^[A-Za-z_][A-Za-z0-9_]*$").described("The name of the environment variable that contains the value: API_KEY."))

    /// The schema of the file.
    static let schema = FormatSchema.entries(.mapping(keys).described("An API, by the name that contracts use."))
}

extension AllowedSecret {
    /// The keys of a false alarm.
    static let keys = [
        FormatKey("name", "The name of a query item, header field or member whose values are not secret.", .text),
        FormatKey("value", "A value that is not secret.", .text),
        FormatKey("because", "The reason why the value is not secret.", .text, isRequired: true),
    ]

    static let schema = FormatSchema.mapping(
        keys, rules: [.requiringAny(of: ["name", "value"]), .ifPresent("name", .forbidding(["value"]))]
    ).described("A false alarm: a name or a value, and the reason.")
}
