public import HTTPMessages
public import VerificationModel

/// One recorded HTTP exchange, or a sequence of them.
public struct Recording: Sendable {
    /// The path below the fixtures folder, without `.http`: `movies/search-batman-page-1`.
    public let name: String
    /// The path of the head file in findings.
    public let file: String
    /// The exchanges, at least one, in the order of their answers.
    public let exchanges: [Exchange]
}

/// A request and its response.
public struct Exchange: Sendable {
    /// The RFC 3339 time of the recording; nil where no comment gives it.
    public let recordedAt: String?
    /// The reason why it was written by hand, where a comment gives one.
    ///
    /// Such an exchange is never recorded again.
    public let made: String?
    /// The text of a comment that should give the time of the recording, and does not have its form.
    package let unreadTime: String?
    /// The request.
    public let request: RecordedRequest
    /// The response.
    public let response: RecordedResponse

    /// The name of the file of the response's body; nil where that has none of its own.
    package var bodyName: String? { if case .file(let file) = response.body { file.name } else { nil } }
}

/// A recorded request.
public struct RecordedRequest: Sendable {
    /// The method as written: `GET`.
    public let method: String
    /// The target as written: an absolute URL, or a path with its query.
    ///
    /// Secrets are placeholders, `{{NAME}}`.
    public let target: String
    /// The header fields.
    public let headers: HeaderFields
    /// The body.
    package internal(set) var body: RecordedBody
    /// The place of the request line.
    public let place: SourcePlace
}

/// A recorded response.
public struct RecordedResponse: Sendable {
    /// The protocol as written: `HTTP/1.1`.
    public let version: String
    /// The status code, 100 to 599.
    public let status: Int
    /// The reason phrase, which may be empty.
    public let reason: String
    /// The header fields.
    ///
    /// A recorder omits those that frame the body. A recording that is written by hand may include them.
    public let headers: HeaderFields
    /// The body, content coding removed.
    package internal(set) var body: RecordedBody
    /// The hash of the body's bytes in lower-case hexadecimal digits, where a comment gives one.
    public let sha256: String?
    /// The place of the status line.
    public let place: SourcePlace

    /// Returns the place of the first field of this name, or of the status line where there is no such field.
    public func place(of header: String) -> SourcePlace {
        let index = headers.fields.firstIndex { $0.name.lowercased() == header.lowercased() }
        guard let index, let line = place.line else { return place }
        return SourcePlace(file: place.file, line: line + 1 + index, column: 1)
    }
}

/// The location of a body's bytes.
package enum RecordedBody: Hashable, Sendable {
    /// The body is empty.
    case empty
    /// The body is in the head file itself, beginning at a place.
    case inline([UInt8], SourcePlace)
    /// The body is in a file beside the head.
    case file(BodyFile)

    fileprivate var isInline: Bool { if case .inline = self { true } else { false } }
}

/// A body in a file of its own.
public struct BodyFile: Hashable, Sendable {
    /// The arrival time and the size of a part of a streamed body.
    public struct Chunk: Hashable, Sendable {
        /// Milliseconds since the head.
        public let milliseconds: Int
        /// The number of bytes.
        public let count: Int

        /// Creates a part.
        public init(milliseconds: Int, count: Int) {
            self.milliseconds = milliseconds
            self.count = count
        }

        /// Returns the parts that a text lists as `0 512, 80 1024`: milliseconds that do not decrease, and bytes; nil for any other text.
        package static func list(_ text: Substring) -> [Chunk]? {
            var chunks: [Chunk] = []
            for part in text.split(separator: ",", omittingEmptySubsequences: false) {
                let numbers = part.split(separator: " ")
                guard numbers.count == 2, let time = number(numbers[0]), let count = number(numbers[1]),
                    time >= chunks.last?.milliseconds ?? 0
                else { return nil }
                chunks.append(Chunk(milliseconds: time, count: count))
            }
            return chunks
        }

        /// Returns the value of a text of at most nine digits, so that sums cannot overflow.
        private static func number(_ text: Substring) -> Int? {
            text.utf8.count <= 9 && text.utf8.allSatisfy { $0 &- UInt8(ascii: "0") < 10 } ? Int(text) : nil
        }
    }

    /// The name, relative to the head's folder.
    package let name: String
    /// The place where the head names it.
    package let place: SourcePlace
    /// The parts in their order of arrival; empty where they were not recorded.
    package let chunks: [Chunk]
}
