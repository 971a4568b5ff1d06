extension FindingCode {
    /// The codes of `verify secrets`.
    static let secrets: [FindingCode] = [
        secretFound, secretNamed, secretTooDeep, secretTooShort, secretUnreadable, secretStale, secretUndecided,
    ]

    package static let secretFound = FindingCode(
        "secret.found", "A file contains a secret",
        meaning: "The value is one that apis.yml or the environment knows, or its name or shape is that of a secret.",
        example: "`\"guest_token\": \"eyJ...\"` in a recorded body.",
        fix: "Replace the value by the placeholder, and revoke the key: everyone with the file has it.",
        suppression: """
            If the value is not secret, add it under `harmless` in apis.yml: `{ name: guest_token, because: every visitor \
            gets the same one }`.
            """)

    package static let secretNamed = FindingCode(
        "secret.named", "The name of a file or folder contains a secret",
        meaning: "Names appear in lists, archives and logs.",
        example: "`Fixtures/token=abc123.http`.",
        fix: "Rename the file, and revoke the key.",
        suppression: "If it is not secret, add its name under `harmless` in apis.yml: `{ name: token, because: it is a sample }`.")

    package static let secretTooDeep = FindingCode(
        "secret.too-deep", "A file has too many nested encodings to be searched",
        meaning: "The part that was not searched may contain a secret.",
        example: "A file of gzip inside base64 inside gzip, many times.",
        fix: "Remove the file, or make it smaller.",
        suppression: nil)

    package static let secretTooShort = FindingCode(
        "secret.too-short", "A secret in the environment is too short to search for",
        meaning: "It would be found everywhere.",
        example: "`SHOP_KEY=a`, and apis.yml has `api_key: SHOP_KEY`.",
        fix: "Set a longer value, or unset the variable.",
        suppression: nil)

    package static let secretUnreadable = FindingCode(
        "secret.unreadable", "A file cannot be read",
        meaning: "A part that was not read may contain a secret.",
        example: "A link to a file that does not exist, or a file without read permission.",
        fix: "Restore the file, or remove it.",
        suppression: nil)

    package static let secretStale = FindingCode(
        "secret.stale", "An entry of `harmless` is not needed",
        meaning: "It would hide a secret with that name later.",
        example: "An entry for a parameter that no recording has.",
        fix: "Remove the entry.",
        suppression: nil)

    package static let secretUndecided = FindingCode(
        "secret.undecided", "A recording contains a value that may be a secret, and apis.yml does not decide about it",
        meaning: "The value looks random, has no name or shape of a secret, and has no form that is known to be harmless.",
        example: "`\"ref\": \"q7Rk...\"`, 32 letters and digits, in a recorded body.",
        fix:
            "If it is a secret, add its name under `secrets` in apis.yml, revoke it, and record again. If not, add it under `harmless` with the reason.",
        suppression: """
            `unknown: keep` in apis.yml permits all such values of an API. The finding is a warning, and does not change the exit status.
            """)
}
