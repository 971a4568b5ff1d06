/// Checks that are planned first and run later: contracts, layers or secrets.
package protocol CheckSource {
    /// The identifiers of the selected cases, in the order in which they run. No check runs for them.
    var identifiers: [CaseIdentifier] { get }

    /// Whether no case is selected.
    var isEmpty: Bool { get }

    /// The reasons why cases may be missing: files that are badly written, or that cannot be read.
    var knownProblems: [Verdict] { get }

    /// Runs the selected cases, and nothing else.
    /// - Returns: The suites that have cases, in the order of ``identifiers``.
    func run() -> [CheckSuite]

    /// Returns findings that break nothing.
    /// - Parameter now: The time, in seconds since 1970.
    func warnings(now: Int) -> [Finding]

    /// Facts that a run should not leave out, such as violations that are frozen; known after a run.
    var notices: [String] { get }
}

extension CheckSource {
    /// Whether ``identifiers`` is empty.
    package var isEmpty: Bool { identifiers.isEmpty }

    /// No findings.
    package func warnings(now: Int) -> [Finding] { [] }

    /// No facts.
    package var notices: [String] { [] }
}
