/// The result of a whole run, which determines the exit status of the program.
///
/// Source: the exit statuses of the design: 0 all kept, 1 something broken, 2 something could not run; 2 wins over 1.
public enum Outcome: Int32, Comparable, Sendable {
    /// Every promise was checked and holds.
    case allKept = 0
    /// Every promise was checked and at least one does not hold.
    case somethingBroken = 1
    /// At least one promise could not be checked.
    case couldNotRun = 2

    /// The outcome of a run's cases.
    ///
    /// A run without any case is not a success, because nothing was checked.
    public init(_ tally: Tally) {
        if tally.total == 0 || tally.couldNotRun > 0 {
            self = .couldNotRun
        } else {
            self = tally.broken > 0 ? .somethingBroken : .allKept
        }
    }

    /// The worse of two comes last.
    public static func < (left: Outcome, right: Outcome) -> Bool { left.rawValue < right.rawValue }
}
