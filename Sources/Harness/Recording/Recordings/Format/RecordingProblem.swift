internal import HTTPMessages
public import VerificationModel

/// The reason why a recording cannot be read.
package enum RecordingProblem: Hashable, Sendable {
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
    /// A line appears between a body's file name and the end of its exchange.
    case textAfterBodyFile(String)
    /// The body file cannot be read.
    case body(name: String, FileError)
    /// A body in the head file is larger than accepted.
    case bodyTooLarge(limit: Int)
    /// The body's bytes differ from the recorded ones. A body without a name is in the head file.
    case digest(name: String?, expected: String, found: String)
}

/// An error in a recording, with its place.
///
/// The ``finding`` describes it. The kinds of problems are not public, so that a new kind breaks no `switch`.
public struct LocatedRecordingError: Error, Hashable, Sendable {
    /// The problem.
    package let problem: RecordingProblem
    /// The place of the problem.
    public let place: SourcePlace

    /// Creates an error for a problem at a place.
    package init(_ problem: RecordingProblem, at place: SourcePlace) {
        self.problem = problem
        self.place = place
    }
}

extension LocatedRecordingError {
    /// The finding that reports the problem.
    public var finding: Finding {
        let words = problem.words
        return Finding(
            words.code, at: place, what: words.what, allowed: words.allowed, because: words.because,
            next: words.next)
    }
}

extension RecordingProblem {
    private static let format = "a recording is replayed byte for byte, so its format is strict"

    /// The texts of each problem.
    ///
    /// The table has a row for each, and is therefore longer than a usual function.
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
                "a head of this size is not an HTTP head", "put the body into a file of its own: <> NAME"
            )
        case .headNotUTF8:
            (
                .recordingHeadEncoding, "the line is not UTF-8", "UTF-8 in heads; any bytes in bodies", Self.format,
                "escape the bytes, or put the body into a file of its own: <> NAME"
            )
        case .noRequest:
            (
                .recordingRequestMissing, "the request is missing", "METHOD URL, then header fields", "an exchange begins with its request",
                "add the request line, for example: GET https://api.example.com/movies"
            )
        case .requestLine(let line):
            (
                .recordingRequestLine, "\"\(line)\" is not a valid request line", "METHOD URL, the URL absolute or beginning with /",
                Self.format,
                "write it as: GET https://api.example.com/movies?page=1"
            )
        case .headerLine(let line):
            (
                .recordingHeaderLine, "\"\(line)\" is not a valid header field", "NAME: VALUE, no space before the colon, no line folding",
                Self.format,
                "write it as: \(Self.corrected(line) ?? "Content-Type: application/json"); a body begins after a blank line"
            )
        case .noResponse:
            (
                .recordingResponseMissing, "the request has no response", "a blank line, then HTTP/1.1 STATUS REASON",
                "each request of a recording needs a response", "add the response, or record it again"
            )
        case .statusLine(let line):
            (
                .recordingStatusLine, "\"\(line)\" is not a valid status line", "HTTP/1.1 STATUS REASON, the status from 100 to 599",
                Self.format,
                "write it as: HTTP/1.1 200 OK"
            )
        case .bodyName(let line):
            (
                .recordingBodyName, "\"\(line)\" does not name a file",
                "<> NAME for a response's body, < NAME for a request's, with one space",
                Self.format,
                "write it as: <> search-batman-page-1.json"
            )
        case .chunks(let text):
            (
                .recordingChunks, "\"\(text)\" is not a valid list of chunk times",
                "@ MILLISECONDS BYTES, MILLISECONDS BYTES ..., the times in ascending order",
                Self.format, "write it as: <> NAME @ 0 512, 80 1024"
            )
        case .chunkSum(let expected, let found):
            (
                .recordingChunks, "the chunks add up to \(expected) bytes, the body has \(found)", "chunks that cover the body",
                "a stream is replayed chunk by chunk", "correct the sizes, or record it again"
            )
        case .textAfterBodyFile(let line):
            (
                .recordingBody, "\"\(line)\" follows the body's file name", "nothing, or ### and the next exchange",
                "the body consists of the file only", "remove the line, or separate exchanges with ###"
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
                "the recorded bytes were changed after the recording", "restore the file, or record it again"
            )
        }
    }

    /// Returns the header field that a line was probably meant to be: with a colon directly behind the name.
    ///
    /// Returns nil if the line does not show where the name ends.
    private static func corrected(_ line: String) -> String? {
        let name = line.prefix { $0 != " " && $0 != ":" }
        let rest = line.dropFirst(name.count).drop { $0 == " " }
        let value = (rest.first == ":" ? rest.dropFirst() : rest).drop { $0 == " " }
        let isAmbiguous = rest.first != ":" && rest.contains(": ")
        guard !name.isEmpty, !value.isEmpty, !isAmbiguous else { return nil }
        let field = "\(name): \(value)"
        return HeaderSyntax.field(field) == nil ? nil : field
    }

    private static func reason(_ problem: FileError) -> String {
        problem == .leavesFolder ? "a recording must not read other files of the machine" : "without its body an answer cannot be checked"
    }

    private static func remedy(_ problem: FileError) -> String {
        problem == .leavesFolder ? "move the body beside the head and name it without a path" : "restore the file, or record it again"
    }
}
