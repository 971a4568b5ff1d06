package import VerificationModel

/// What became of a recording.
package enum RecordingResult: Hashable, Sendable {
    /// It is there now.
    case new(bytes: Int)
    /// It is another now: what of it is.
    case changed([String])
    /// The answer was the same, but for what is another each time; with the date renewed where it had gone stale, or a kill had left something beside it.
    case same(renewed: Bool)
    /// It is there, and the mode does not ask for another.
    case kept
    /// It was written by hand.
    case made
    /// Nothing was written.
    case failed(Finding)
}
