internal import HTTPMessages

/// The head of a request that has been read and checked.
struct RequestHead: Sendable {
    /// The way to find the end of the body.
    enum Framing: Hashable, Sendable {
        /// There is no body.
        case none
        /// A body with a number of bytes.
        case length(Int)
        /// A body in chunks.
        case chunked
    }

    let line: RequestLine
    let headers: HeaderFields
    /// The bytes of the head with the empty line; nil for HTTP/2, which has no such text.
    let bytes: [UInt8]?
    let framing: Framing
    /// Whether the connection stays open for another request.
    let keepsAlive: Bool
    /// Whether the client waits for a `100 Continue` before it sends the body.
    let expectsContinue: Bool

    /// Reads the effects of the fields on the connection and the body.
    ///
    /// Source: RFC 9112 sections 3.2 and 6.3.
    init(_ line: RequestLine, _ fields: RequestFields, bytes: [UInt8]?, _ limits: RequestLimits) throws(RequestRefusalError) {
        guard fields.hostCount == 1 || line.isOld && fields.hostCount == 0 else {
            throw .malformed("there is not exactly one Host field")
        }
        framing =
            switch (fields.length, fields.isChunked) {
            case (let length?, false): length == 0 ? .none : .length(length)
            case (nil, true) where !line.isOld: .chunked
            case (nil, false): .none
            case (_?, true): throw .malformed("there are both Content-Length and Transfer-Encoding")
            case (nil, true): throw .malformed("HTTP/1.0 has no Transfer-Encoding")
            }
        if case .length(let length) = framing, length > limits.body { throw .bodyTooLarge(limits.body) }
        self.line = line
        self.bytes = bytes
        headers = HeaderFields(fields.all)
        // Not every client of HTTP/1.0 supports a connection that stays open.
        keepsAlive = !line.isOld && !fields.asksToClose
        expectsContinue = fields.expectsContinue && !line.isOld
    }
}
