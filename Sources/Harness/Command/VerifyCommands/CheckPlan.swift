internal import VerificationModel

/// The checks of a run, planned as far as their files can be read.
struct CheckPlan {
    let sources: [any CheckSource]

    /// The identifiers of the selected cases, for which no check runs.
    var identifiers: [CaseIdentifier] { sources.flatMap(\.identifiers) }

    /// The reasons why cases may be missing: files that are badly written, or cannot be read.
    var knownProblems: [Finding] { sources.flatMap(\.knownProblems).flatMap(\.findings) }
}
