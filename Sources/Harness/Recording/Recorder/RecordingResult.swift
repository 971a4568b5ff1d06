package import VerificationModel

/// The result of making a recording.
package enum RecordingResult: Hashable, Sendable {
    /// The recording is new.
    case new(bytes: Int)
    /// The recording was replaced; the texts describe the differences.
    case changed([String])
    /// The answer was the same, apart from fields that differ each time.
    ///
    /// The recording is renewed if its date was too old, or if an interrupted run had left files beside it.
    case same(renewed: Bool)
    /// The recording exists, and the mode does not replace it.
    case kept
    /// The recording was written by hand.
    case made
    /// The recording was written again, because a later answer revealed a secret in it.
    case cleaned
    /// Nothing was written.
    case failed(Finding)
}
