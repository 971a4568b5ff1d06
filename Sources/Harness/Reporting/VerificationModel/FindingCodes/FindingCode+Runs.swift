extension FindingCode {
    /// The codes of runs as a whole.
    static let runs: [FindingCode] = [
        runStart, runFault,
    ]

    package static let runStart = FindingCode(
        "run.start", "A run could not start, or checked nothing",
        meaning: "The input is missing, a filter matches no case, or there is nothing to check. A run must not look as if it had passed.",
        example: "`--filter popularr`.",
        fix: "Follow the finding's last line.",
        suppression: "`--allow-empty` permits an empty run.")

    package static let runFault = FindingCode(
        "run.fault", "A fault of this program prevents that a text is searched",
        meaning: "The search for secrets trapped. Nothing of the text was written, and everything else was processed.",
        example: "An answer with a shape that no test of this program has.",
        fix: "Report the fault with the text, as SECURITY.md describes. Leave the text out until it is corrected.",
        suppression: "None: a text that was not searched may contain a secret.")
}
