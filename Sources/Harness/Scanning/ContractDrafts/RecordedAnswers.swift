internal import HTTPMessages
package import Recordings
internal import StrictJSON
package import VerificationModel

/// The exchanges of a folder of recordings, as far as contracts need them.
package struct RecordedAnswers: Sendable {
    /// One exchange.
    struct Answer: Sendable {
        /// The name as contracts have it: `price`, or `price#2` for an exchange of a sequence.
        let name: String
        /// The name of the recording.
        let recording: String
        let method: String
        /// The target, with placeholders for secrets.
        let target: String
        let status: Int
        /// The header fields of the request and of the response.
        let fields: [HeaderFields.Field]
        /// The path of the body's file, or of the recording, as findings have it.
        let file: String
        let body: [UInt8]
        let requestBody: [UInt8]
        /// Whether the body of the request is a form.
        let isForm: Bool
        /// Whether there is a body whose content type is that of JSON.
        let hasJSON: Bool

        /// Whether the body is JSON.
        var isWellFormed: Bool {
            if case .success = Result(catching: { () throws(JSONSyntaxError) in try JSONDocument(body) }) { true } else { false }
        }
    }

    let answers: [Answer]
    /// The recordings that cannot be read.
    package let problems: [Finding]

    /// No recordings.
    package init() { (answers, problems) = ([], []) }

    /// Reads all recordings of a folder.
    /// - Throws: `FileError` if a folder cannot be read.
    package init(_ folder: RecordingsFolder) throws(FileError) {
        var answers: [Answer] = []
        var problems: [Finding] = []
        for name in try folder.names() {
            do throws(LocatedRecordingError) {
                answers += try Self.answers(of: try folder.recording(named: name), in: folder)
            } catch {
                problems.append(error.finding)
            }
        }
        self.answers = answers
        self.problems = problems
    }

    private static func answers(of recording: Recording, in folder: RecordingsFolder) throws(LocatedRecordingError) -> [Answer] {
        var answers: [Answer] = []
        for (number, exchange) in recording.exchanges.enumerated() {
            let body = try folder.body(of: exchange.response, in: recording)
            answers.append(
                Answer(
                    name: recording.exchanges.count == 1 ? recording.name : "\(recording.name)#\(number + 1)",
                    recording: recording.name,
                    method: exchange.request.method, target: exchange.request.target, status: exchange.response.status,
                    fields: exchange.request.headers.fields + exchange.response.headers.fields,
                    file: body.start.file, body: body.bytes, requestBody: try folder.body(of: exchange.request, in: recording).bytes,
                    isForm: exchange.request.headers["Content-Type"]?.lowercased().contains("x-www-form-urlencoded") ?? false,
                    hasJSON: !body.bytes.isEmpty && MediaType.isJSON(exchange.response.headers["Content-Type"])))
        }
        return answers
    }
}
