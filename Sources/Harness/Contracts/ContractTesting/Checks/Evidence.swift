internal import Recordings
internal import StrictJSON
internal import VerificationModel

/// Everything that the checks of one exchange look at.
struct Evidence {
    let exchange: Exchange
    /// The body, or why it cannot be read.
    let body: Result<BodyBytes, PlacedRecordingProblem>
    /// The body as JSON, or why it is none; nil where it cannot be read.
    let document: Result<JSONDocument, JSONSyntaxProblem>?

    init(_ exchange: Exchange, of recording: Recording, in folder: RecordingsFolder) {
        self.exchange = exchange
        do {
            let bytes = try Self.body(of: exchange, of: recording, in: folder)
            body = .success(bytes)
            document = Result { () throws(JSONSyntaxProblem) in try JSONDocument(bytes.bytes) }
        } catch {
            body = .failure(error)
            document = nil
        }
    }

    /// The response's body; the request's must be there too.
    private static func body(
        of exchange: Exchange, of recording: Recording, in folder: RecordingsFolder
    ) throws(PlacedRecordingProblem) -> BodyBytes {
        _ = try folder.body(of: exchange.request, in: recording)
        return try folder.body(of: exchange.response, in: recording)
    }
}
