public import HTTPMessages

/// An exchange as it passed, to be written: nothing of it is redacted by itself.
public struct CapturedExchange: Hashable, Sendable {
    /// What was sent.
    public struct Request: Hashable, Sendable {
        /// The method: `GET`.
        public var method: String
        /// The absolute URL.
        public var target: String
        /// The header fields that are kept: none that frame the message.
        public var headers: HeaderFields
        /// The body.
        public var body: [UInt8]

        /// A request.
        public init(method: String, target: String, headers: HeaderFields = HeaderFields(), body: [UInt8] = []) {
            self.method = method
            self.target = target
            self.headers = headers
            self.body = body
        }
    }

    /// What came back.
    public struct Response: Hashable, Sendable {
        /// The status code, 100 to 599.
        public var status: Int
        /// The reason phrase, which may be empty.
        public var reason: String
        /// The header fields that are kept: none that frame or code the body.
        public var headers: HeaderFields
        /// The body, content coding removed.
        public var body: [UInt8]
        /// The content coding that was removed: `gzip`.
        public var removedCoding: String?
        /// When the parts of a streamed body came; empty where that does not matter.
        public var chunks: [BodyFile.Chunk]

        /// A response.
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

    /// When it was recorded, by what, and how long it took: `Recorded 2026-11-20T21:04:11Z by verify record, 214 ms`; without a line break.
    public var comment: String
    /// What was sent.
    public var request: Request
    /// What came back.
    public var response: Response

    /// An exchange.
    public init(comment: String, request: Request, response: Response) {
        self.comment = comment
        self.request = request
        self.response = response
    }
}
