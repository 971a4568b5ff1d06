/// The result of one case.
///
/// Each case has one of these four results, and no other will be added.
public enum Verdict: Hashable, Sendable {
    /// The promise was checked and holds.
    case kept
    /// The promise was checked and does not hold.
    case broken([Finding])
    /// The promise could not be checked: its input is missing or badly written.
    case couldNotRun([Finding])
    /// An earlier case of the same subject already failed, and without it this one has nothing to look at.
    indirect case notReached(after: CaseIdentifier)

    /// The findings in the order in which they are printed; empty for a case that was kept or not reached.
    public var findings: [Finding] {
        switch self {
        case .kept, .notReached: []
        case .broken(let findings), .couldNotRun(let findings): findings.sorted()
        }
    }

    /// The name that machine-readable reports use.
    public var name: String {
        switch self {
        case .kept: "kept"
        case .broken: "broken"
        case .couldNotRun: "couldNotRun"
        case .notReached: "notReached"
        }
    }
}
