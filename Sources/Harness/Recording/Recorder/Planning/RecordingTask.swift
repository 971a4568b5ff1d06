package import ContractFiles
package import Recordings
package import VerificationModel

/// A recording that contracts name, and the requests to record it with.
package struct RecordingTask: Sendable {
    /// What is there of the recording so far.
    package enum State: Sendable {
        /// Nothing.
        case missing
        /// The recording.
        case recorded(Recording)
        /// A recording that was written by hand, and is left alone.
        case made
        /// A file that is no recording.
        case unreadable(Finding)
    }

    /// One exchange.
    package struct Exchange: Sendable {
        /// The request: an absolute URL below the API's base, and `{{NAME}}` where a secret stands.
        package let request: CapturedExchange.Request
        /// What the contracts promise of the answer; none where none names this exchange.
        package let promises: [AnswerPromise]
    }

    /// The recording's name, without `.http`.
    package let name: String
    /// The API that is asked.
    package let api: API
    /// What is there so far.
    package let state: State
    /// Whether another recording of one of its contracts is there.
    package let hasRecordedSiblings: Bool
    /// Whether contracts name an exchange after the last one that is there.
    package let isIncomplete: Bool
    /// How old it may get, in days: the least of what its contracts say.
    package let freshDays: Int?
    /// Where the first contract names it.
    package let place: SourcePlace
    /// What to ask, in order, or why that is not known.
    package let exchanges: Result<[Exchange], RequestTemplateError>
}
