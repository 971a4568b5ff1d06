public import HTTPMessages

/// An exchange as it was sent and received, before redaction.
public struct CapturedExchange: Hashable, Sendable {
    /// The sent request.
    public struct Request: Hashable, Sendable {
        /// The method: `GET`.
        public var method: String
        /// The absolute URL.
        public var target: String
        /// The header fields, without those that frame the message.
        public var headers: HeaderFields
        /// The body.
        public var body: [UInt8]

        /// Creates a request.
        public init(method: String, target: String, headers: HeaderFields = HeaderFields(), body: [UInt8] = []) {
            self.method = method
            self.target = target
            self.headers = headers
            self.body = body
        }
    }

    /// The received response.
    public struct Response: Hashable, Sendable {
        /// The status code, 100 to 599.
        public var status: Int
        /// The reason phrase, which may be empty.
        public var reason: String
        /// The header fields, without those that frame or encode the body.
        public var headers: HeaderFields
        /// The body, content coding removed.
        public var body: [UInt8]
        /// The content coding that was removed: `gzip`.
        public var removedCoding: String?
        /// The arrival times of the parts of a streamed body; empty where they are not recorded.
        public var chunks: [BodyFile.Chunk]

        /// Creates a response.
        public init(
            status: Int, reason: String, headers: HeaderFields = HeaderFields(), body: [UInt8] = [], removedCoding: String? = nil,
            chunks: [BodyFile.Chunk] = []
        ) {
            self.status = status
            self.reason = reason
            self.headers = headers
            self.body = body
            self.removedCoding = removedCoding
            self.chunks = chunks
        }
    }

    /// The time, the tool and the duration of the recording: `Recorded 2026-11-20T21:04:11Z by verify record, 214 ms`; without a line break.
    public var comment: String
    /// The sent request.
    public var request: Request
    /// The received response.
    public var response: Response

    /// Creates an exchange.
    public init(comment: String, request: Request, response: Response) {
        self.comment = comment
        self.request = request
        self.response = response
    }
}
