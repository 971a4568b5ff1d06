internal import ContractFiles
package import VerificationModel

/// The parts of a contract's promise that decide whether an answer is recorded.
///
/// Whether the app can read the answer does not matter here: the new recording is to show it if the app cannot.
package struct AnswerPromise: Sendable {
    /// The place in the contract that names the recording.
    package let place: SourcePlace
    /// The promised status; nil for any status from 200 to 299.
    package let status: Int?
    /// Whether one of the app's types reads the body.
    package let hasType: Bool

    init(_ promise: ResponsePromise) {
        place = promise.recording.place
        status = promise.status
        hasType = if case .decodes = promise.body { true } else { false }
    }

    /// Returns whether a status is the promised one.
    package func admits(status found: Int) -> Bool { status.map { $0 == found } ?? (200..<300).contains(found) }

    /// A description of the promised status.
    package var allowed: String { status.map { "status \($0)" } ?? "a status of 200 to 299" }
}
