extension FindingCode {
    /// The codes of runs as a whole.
    static let runs: [FindingCode] = [
        runStart
    ]

    package static let runStart = FindingCode(
        "run.start", "A run could not start, or checked nothing",
        meaning: "The input is missing, a filter matches no case, or there is nothing to check. A run must not look as if it had passed.",
        example: "`--filter popularr`.",
        fix: "Follow the finding's last line.",
        suppression: "`--allow-empty` permits an empty run.")
}
