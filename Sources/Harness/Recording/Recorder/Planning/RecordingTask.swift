package import ContractFiles
package import Recordings
package import VerificationModel

/// A recording that contracts name, and the requests to record it with.
package struct RecordingTask: Sendable {
    /// The state of the existing recording.
    package enum State: Sendable {
        /// There is no recording.
        case missing
        /// There is a recording.
        case recorded(Recording)
        /// There is a recording that was written by hand; it is not replaced.
        case made
        /// There is a file that is not a valid recording.
        case unreadable(Finding)
    }

    /// One exchange.
    package struct Exchange: Sendable {
        /// The request: an absolute URL below the API's base, with `{{NAME}}` in the place of each secret.
        package let request: CapturedExchange.Request
        /// The promises of the contracts; empty if no contract names this exchange.
        package let promises: [AnswerPromise]
        /// The promises with `keep: read`: those of all contracts that name the exchange, or none.
        package let readPromises: [ReadPromise]
    }

    /// The recording's name, without `.http`.
    package let name: String
    /// The API that is asked.
    package let api: API
    /// The state of the existing recording.
    package let state: State
    /// Whether another recording of one of its contracts exists.
    package let hasRecordedSiblings: Bool
    /// Whether contracts name an exchange after the last recorded one.
    package let isIncomplete: Bool
    /// The greatest age of the recording, in days: the smallest number in its contracts.
    package let freshDays: Int?
    /// The place in the first contract that names the recording.
    package let place: SourcePlace
    /// The requests, in order, or the reason why they are not known.
    package let exchanges: Result<[Exchange], RequestTemplateError>
}
