internal import VerificationModel

/// The planned checks of a run, from the files that can be read.
struct CheckPlan {
    let sources: [any CheckSource]

    /// The identifiers of the selected cases.
    ///
    /// To list them, no check runs.
    var identifiers: [CaseIdentifier] { sources.flatMap(\.identifiers) }

    /// Whether no case is selected.
    var isEmpty: Bool { sources.allSatisfy(\.isEmpty) }

    /// The reasons why cases may be missing: files that are badly written or cannot be read.
    var knownProblems: [Finding] { sources.flatMap(\.knownProblems).flatMap(\.findings) }
}
