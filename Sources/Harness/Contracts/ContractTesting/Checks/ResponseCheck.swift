internal import ContractFiles
internal import HTTPMessages
internal import Recordings
internal import StrictJSON
internal import VerificationModel

/// The last part of a case's identifier, except for expectations.
enum CheckName: String {
    case recording
    /// The first check of a fixture, which has no recording.
    case file
    case request
    case status
    case contentType = "content type"
    case json
    case emptyBody = "empty body"
    case decodes
    case maps
    case rejects
    case crossCheck = "cross-check"
}

/// One check of one exchange, with the types that it needs.
///
/// It is indirect, because most checks need nothing, and each would take the memory of the largest.
indirect enum ResponseCheck: Sendable {
    case recording
    case request
    case status
    case contentType
    case json
    case emptyBody
    case decodes(ContractType, because: SourcePlace)
    case maps(ContractType, to: ResponsePromise.Named)
    case rejects(ContractType, at: JSONLocation, because: SourcePlace)
    case crossCheck(CrossCheck, because: SourcePlace)
    case expect(Expectation)
}
