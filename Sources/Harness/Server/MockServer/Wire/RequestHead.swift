internal import HTTPMessages

/// The head of a request, read and found to be one.
struct RequestHead: Sendable {
    /// How the end of the body is found.
    enum Framing: Hashable, Sendable {
        /// There is no body.
        case none
        /// So many bytes.
        case length(Int)
        /// Chunks.
        case chunked
    }

    let line: RequestLine
    let headers: HeaderFields
    /// Byte for byte, the empty line included; nil where the request came by HTTP/2, which has no such text.
    let bytes: [UInt8]?
    let framing: Framing
    /// Whether the connection stays open for another request.
    let keepsAlive: Bool
    /// Whether the client waits for a word before it sends the body.
    let expectsContinue: Bool

    /// Decides what the fields say of the connection and the body.
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
        // Not every client of HTTP/1.0 understands that a connection stays open.
        keepsAlive = !line.isOld && !fields.asksToClose
        expectsContinue = fields.expectsContinue && !line.isOld
    }
}
