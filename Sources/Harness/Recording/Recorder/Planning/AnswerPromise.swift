internal import ContractFiles
package import VerificationModel

/// What a contract promises of an answer, as far as it tells whether the answer is the one to record.
///
/// Whether the app can read it is not asked here: that it cannot is what the new recording is to show.
package struct AnswerPromise: Sendable {
    /// Where the contract names the recording.
    package let place: SourcePlace
    /// The status, or any of 200 to 299.
    package let status: Int?
    /// Whether one of the app's types reads the body.
    package let hasType: Bool

    init(_ promise: ResponsePromise) {
        place = promise.recording.place
        status = promise.status
        hasType = if case .decodes = promise.body { true } else { false }
    }

    /// Whether a status is the promised one.
    package func admits(status found: Int) -> Bool { status.map { $0 == found } ?? (200..<300).contains(found) }

    /// What would have been right.
    package var allowed: String { status.map { "status \($0)" } ?? "a status of 200 to 299" }
}
