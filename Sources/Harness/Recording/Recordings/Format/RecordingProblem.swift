public import VerificationModel

/// Why a recording cannot be read.
public enum RecordingProblem: Hashable, Sendable {
    /// The head file cannot be read.
    case head(FileError)
    /// Head lines take more bytes than accepted.
    case headTooLarge(limit: Int)
    /// A head line is not UTF-8.
    case headNotUTF8
    /// The file, or the part of it between two separators, holds no request.
    case noRequest
    /// A line that should be a request line is not.
    case requestLine(String)
    /// A line that should be a header field is not.
    case headerLine(String)
    /// There is no response after the request.
    case noResponse
    /// A line that should be a status line is not.
    case statusLine(String)
    /// A line that should name a body's file does not.
    case bodyName(String)
    /// The chunk times after a body's file name cannot be read.
    case chunks(String)
    /// The chunk sizes do not add up to the body.
    case chunkSum(expected: Int, found: Int)
    /// Something stands between a body's file name and the end of its exchange.
    case textAfterBodyFile(String)
    /// The body file cannot be read.
    case body(name: String, FileError)
    /// A body in the head file is larger than accepted.
    case bodyTooLarge(limit: Int)
    /// The body's bytes are not those that were recorded; without a name it is in the head file.
    case digest(name: String?, expected: String, found: String)
}

/// A ``RecordingProblem`` and where it is.
public struct LocatedRecordingError: Error, Hashable, Sendable {
    /// What is wrong.
    public let problem: RecordingProblem
    /// Where.
    public let place: SourcePlace

    /// A problem at a place.
    public init(_ problem: RecordingProblem, at place: SourcePlace) {
        self.problem = problem
        self.place = place
    }
}

extension LocatedRecordingError {
    /// The problem in words, for every kind of report.
    public var finding: Finding {
        let words = problem.words
        return Finding(
            words.code, at: place, what: words.what, allowed: words.allowed, because: words.because,
            next: words.next)
    }
}

extension RecordingProblem {
    private static let format = "a recording is read to the byte or not at all"

    /// A table with a row for each problem, which is why it is longer than a function should be.
    fileprivate var words: (code: FindingCode, what: String, allowed: String, because: String, next: String) {
        switch self {
        case .head(let problem):
            (
                .recordingHead, "the recording \(problem)", "a readable .http file of at most 65 MiB", Self.format,
                "restore the file, or record it again"
            )
        case .headTooLarge(let limit):
            (
                .recordingHeadSize, "the head is larger than \(limit) bytes", "at most \(limit) bytes of head lines",
                "a head of this size is no HTTP head", "put the body into a file of its own: <> NAME"
            )
        case .headNotUTF8:
            (
                .recordingHeadEncoding, "the line is not UTF-8", "UTF-8 in heads; any bytes in bodies", Self.format,
                "escape the bytes, or put the body into a file of its own: <> NAME"
            )
        case .noRequest:
            (
                .recordingRequestMissing, "no request stands here", "METHOD URL, then header fields", "an exchange begins with its request",
                "add the request line, for example: GET https://api.example.com/movies"
            )
        case .requestLine(let line):
            (
                .recordingRequestLine, "\"\(line)\" is no request line", "METHOD URL, the URL absolute or beginning with /", Self.format,
                "write it as: GET https://api.example.com/movies?page=1"
            )
        case .headerLine(let line):
            (
                .recordingHeaderLine, "\"\(line)\" is no header field", "NAME: VALUE, no space before the colon, no line folding",
                Self.format,
                "write it as: Content-Type: application/json; a body begins after a blank line"
            )
        case .noResponse:
            (
                .recordingResponseMissing, "the request has no response", "a blank line, then HTTP/1.1 STATUS REASON",
                "a recording is an exchange", "add the response, or record it again"
            )
        case .statusLine(let line):
            (
                .recordingStatusLine, "\"\(line)\" is no status line", "HTTP/1.1 STATUS REASON, the status from 100 to 599", Self.format,
                "write it as: HTTP/1.1 200 OK"
            )
        case .bodyName(let line):
            (
                .recordingBodyName, "\"\(line)\" names no file", "<> NAME for a response's body, < NAME for a request's, with one space",
                Self.format,
                "write it as: <> search-batman-page-1.json"
            )
        case .chunks(let text):
            (
                .recordingChunks, "\"\(text)\" are no chunk times", "@ MILLISECONDS BYTES, MILLISECONDS BYTES ..., the times never falling",
                Self.format, "write it as: <> NAME @ 0 512, 80 1024"
            )
        case .chunkSum(let expected, let found):
            (
                .recordingChunks, "the chunks add up to \(expected) bytes, the body has \(found)", "chunks that cover the body",
                "a stream is replayed chunk by chunk", "mend the sizes, or record it again"
            )
        case .textAfterBodyFile(let line):
            (
                .recordingBody, "\"\(line)\" follows the body's file name", "nothing, or ### and the next exchange",
                "the body is the file, and nothing else", "take the line out, or separate exchanges with ###"
            )
        case .body(let name, let problem):
            (
                problem == .leavesFolder ? .recordingBodyPath : .recordingBodyMissing, "the body \(name) \(problem)",
                "a regular file of at most 64 MiB beside the head", Self.reason(problem), Self.remedy(problem)
            )
        case .bodyTooLarge(let limit):
            (
                .recordingBodySize, "the body is larger than \(limit) bytes", "at most \(limit) bytes", "a body is read into memory",
                "record a smaller answer"
            )
        case .digest(let name, let expected, let found):
            (
                .recordingDigest, "the body \(name.map { "\($0) " } ?? "")has the sha256 \(found)",
                "sha256 \(expected), as it was recorded",
                "somebody or something has changed the recorded bytes", "restore the file, or record it again: verify record --mode all"
            )
        }
    }

    private static func reason(_ problem: FileError) -> String {
        problem == .leavesFolder ? "a recording must not read other files of the machine" : "without its body an answer cannot be checked"
    }

    private static func remedy(_ problem: FileError) -> String {
        problem == .leavesFolder ? "move the body beside the head and name it without a path" : "restore the file, or record it again"
    }
}
