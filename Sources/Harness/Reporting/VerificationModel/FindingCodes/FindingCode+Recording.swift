extension FindingCode {
    /// The codes of `verify record`.
    static let recording: [FindingCode] = [
        recordMissing, recordSecret, recordFormat, recordWrite, recordNoAnswer, recordSecretUnknown, recordSecretMissing, recordSecretForm,
        recordTooOften, recordStatus, recordPage, recordGarbage, recordValueMissing, recordPathDots, recordDisagreement,
        recordExchangeMissing, recordOtherApi, recordNoBase, recordUndecided, recordKeep,
    ]

    package static let recordMissing = FindingCode(
        "record.missing", "A recording is missing, and the mode does not make it",
        meaning: "With `--mode none`, which is the default where the variable CI is set, a missing recording is a failure.",
        example: "A new contract in CI.",
        fix: "Record it: `verify record --mode new`.",
        suppression: nil)

    package static let recordSecret = FindingCode(
        "record.secret", "An answer contains a secret that cannot be replaced",
        meaning: "After redaction, the search for secrets still found one. Nothing was written.",
        example: "A token inside nested encodings that are too deep.",
        fix: "Remove the secret from the answer, or record another one.",
        suppression: "Allow a value that is not secret under `harmless` in apis.yml.")

    package static let recordUndecided = FindingCode(
        "record.undecided", "An answer contains a value that may be a secret, and apis.yml does not decide about it",
        meaning: """
            The value looks random, has no name or shape of a secret, and has no form that is known to be harmless. Nothing was written. On a terminal, \
            `verify record` asks instead.
            """,
        example: "`\"ref\": \"q7Rk...\"`, 32 letters and digits, in an answer that is recorded in CI.",
        fix: "Add the name to apis.yml: under `secrets` with an environment variable, or under `harmless` with the reason.",
        suppression: "`unknown: keep` in apis.yml records all such values of an API.")

    package static let recordFormat = FindingCode(
        "record.format", "An answer cannot be written as a recording",
        meaning: "The name of the recording or a part of the answer has no place in the `.http` format.",
        example: "A header field with a control character.",
        fix: "Give the recording another name, or record another answer.",
        suppression: nil)

    package static let recordWrite = FindingCode(
        "record.write", "A recording cannot be written",
        meaning: "The folder cannot be written to, or the disk is full. The old recording is unchanged.",
        example: "A read-only fixtures folder.",
        fix: "Fix the cause, and record again.",
        suppression: nil)

    package static let recordNoAnswer = FindingCode(
        "record.no-answer", "The API did not answer",
        meaning: "The connection failed, or the answer took longer than `--timeout`.",
        example: "A wrong `base` in apis.yml.",
        fix: "Try again later, correct `base`, or raise `--timeout`.",
        suppression: nil)

    package static let recordSecretUnknown = FindingCode(
        "record.secret-unknown", "A request needs a placeholder that its API does not have",
        meaning: "`{{NAME}}` in capitals must be a secret that apis.yml names for the same API.",
        example: "`{{SHOP_KEY}}` in a request to another API.",
        fix: "Name it under `secrets` of the API, or give the value with `send`.",
        suppression: nil)

    package static let recordSecretMissing = FindingCode(
        "record.secret-missing", "A secret is not in the environment",
        meaning: "The environment variable that apis.yml names is not set.",
        example: "`SHOP_KEY` is not set.",
        fix: "Set it: `export SHOP_KEY=...`.",
        suppression: nil)

    package static let recordSecretForm = FindingCode(
        "record.secret-form", "The value of a secret has white space or control characters",
        meaning: "The value begins or ends with white space, or has a character that a header field cannot have.",
        example: "A key that was copied with its line break.",
        fix: "Set the variable to the key alone.",
        suppression: nil)

    package static let recordTooOften = FindingCode(
        "record.too-often", "The API asked to retry later",
        meaning: "The API answered 429 or 503, or asked with `Retry-After` for a longer pause than the recorder waits.",
        example: "`Retry-After: 301`.",
        fix: "Record later, or slower: `--pace 1s`.",
        suppression: nil)

    package static let recordStatus = FindingCode(
        "record.status", "The API answered with another status than the contract's",
        meaning: "An answer of a failure is not recorded in place of a good one.",
        example: "401 because of a wrong key.",
        fix: "Correct the key or the request, or change `status` in the contract.",
        suppression: nil)

    package static let recordPage = FindingCode(
        "record.page", "The API answered with HTML",
        meaning: "The contract reads the answer as JSON. A proxy or a log-in page may have answered.",
        example: "The log-in page of a network.",
        fix: "Check what is between this machine and the API.",
        suppression: nil)

    package static let recordGarbage = FindingCode(
        "record.garbage", "The API answered with malformed JSON",
        meaning: "The answer is declared as JSON, and violates RFC 8259.",
        example: "An answer that was cut off.",
        fix: "Try again. If the API always answers so, write the recording by hand with `# Made` and the reason.",
        suppression: nil)

    package static let recordValueMissing = FindingCode(
        "record.value-missing", "A value of the request is unknown",
        meaning: """
            The request template has a variable or a required query item, and neither `send` nor an earlier recording gives \
            its value.
            """,
        example: "`GET /prices/{id}` without `send`.",
        fix: "Give it: `send: { path: { id: 7 } }`.",
        suppression: nil)

    package static let recordPathDots = FindingCode(
        "record.path-dots", "A path value is `.` or `..`",
        meaning: "Such a segment would change the path.",
        example: "`send: { path: { id: .. } }`.",
        fix: "Give another value.",
        suppression: nil)

    package static let recordDisagreement = FindingCode(
        "record.disagreement", "Two contracts need different requests for one recording",
        meaning: "A recording holds one request for each exchange.",
        example: "Two contracts name `price`, with different `send`.",
        fix: "Give each contract a recording of its own, or the same `send`.",
        suppression: nil)

    package static let recordExchangeMissing = FindingCode(
        "record.exchange-missing", "An earlier exchange of a sequence is in no contract",
        meaning: "A sequence is recorded as a whole, from its first exchange.",
        example: "A contract for `price#2`, and none for `price#1`.",
        fix: "Name the missing exchange in a contract.",
        suppression: nil)

    package static let recordOtherApi = FindingCode(
        "record.other-api", "A recording belongs to two APIs",
        meaning: "Contracts of two APIs name the same recording.",
        example: "`recording: price` in the files of two APIs.",
        fix: "Give each API its own recording.",
        suppression: nil)

    package static let recordNoBase = FindingCode(
        "record.no-base", "An API has no base URL",
        meaning: "apis.yml does not give `base` for the API of the contract.",
        example: "`api: shop`, and apis.yml has no `shop`.",
        fix: "Write its `base` in apis.yml.",
        suppression: nil)

    package static let recordKeep = FindingCode(
        "record.keep", "It is not known which values of an answer are read",
        meaning: """
            `keep: read` replaces the strings that the response type does not read. The sources do not determine which ones these are, the \
            type refuses the answer, or another contract of the same recording does not have `keep: read`. Nothing was written.
            """,
        example: "`keep: read` beside `body: PriceDTO`, and `init(from:)` of `PriceDTO` gives its decoder to a function of a package.",
        fix: "Name the settings or the folders that decide it, write `keep: read` in all contracts of the recording, or remove it.",
        suppression: nil)
}
