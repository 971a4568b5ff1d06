/// The choice of the recordings that are made.
package enum RecordMode: String, CaseIterable, Sendable {
    /// No recording. A missing one is a failure.
    case none
    /// The recordings of contracts that have none yet.
    case once
    /// The recordings that are missing.
    case new
    /// All recordings except those that were written by hand.
    case all
}
