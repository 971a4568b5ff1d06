/// Which recordings are made.
package enum RecordMode: String, CaseIterable, Sendable {
    /// None; one that is missing is a failure.
    case none
    /// Those of contracts of which nothing is recorded yet.
    case once
    /// Those that are missing.
    case new
    /// All but those that were written by hand.
    case all
}
