public import HTTPMessages
public import Recordings

/// The response of a stub.
///
/// The server adds the framing.
public struct MockResponse: Sendable {
    /// The status code, 100 to 999.
    public var status: Int
    /// The reason phrase, which may be empty.
    public var reason: String
    /// The header fields, sent in this order, case and repetition.
    public var headers: HeaderFields
    /// The body's bytes.
    public var body: [UInt8]
    /// The times of the body's parts, if they were recorded.
    public var chunks: [BodyFile.Chunk]
    /// The `Content-Length` of a response without a body: RFC 9110 section 8.6.
    var announcedLength = AnnouncedLength.counted

    enum AnnouncedLength: Sendable {
        /// The length of ``body``.
        case counted
        /// The value that the origin announced; nil for none.
        case announced(String?)
    }

    /// Creates a response.
    /// - Parameters:
    ///   - status: The status code.
    ///   - reason: The reason phrase; nil for the one of RFC 9110 section 15.
    ///   - headers: The header fields. `Content-Length` and `Transfer-Encoding` are left out, because the server sets them.
    ///   - body: The bytes.
    ///   - chunks: The sizes and times of the body's parts.
    public init(
        status: Int = 200, reason: String? = nil, headers: HeaderFields = HeaderFields(), body: [UInt8] = [], chunks: [BodyFile.Chunk] = []
    ) {
        self.status = status
        self.reason = reason ?? Self.reason(of: status)
        self.headers = headers
        self.body = body
        self.chunks = chunks
    }

    /// Whether a response with this status never has a body: RFC 9110 section 6.4.1.
    var isBodyless: Bool { status < 200 || status == 204 || status == 304 }

    /// Returns the value of `Content-Length`; nil for no such field.
    /// - Parameter isHead: Whether the request asks only for the head.
    func length(isHead: Bool = false) -> Int? {
        if isHead || status == 304, case .announced(let text) = announcedLength { return text.flatMap { Int($0) } }
        return isBodyless ? nil : body.count
    }

    /// Returns the reason phrase of a status code in RFC 9110 section 15, or in RFC 6585 for 428, 429 and 431; empty for other codes.
    static func reason(of status: Int) -> String { reasons[status] ?? "" }

    private static let reasons: [Int: String] = [
        100: "Continue", 101: "Switching Protocols", 200: "OK", 201: "Created", 202: "Accepted", 203: "Non-Authoritative Information",
        204: "No Content", 205: "Reset Content", 206: "Partial Content", 300: "Multiple Choices", 301: "Moved Permanently", 302: "Found",
        303: "See Other", 304: "Not Modified", 305: "Use Proxy", 307: "Temporary Redirect", 308: "Permanent Redirect", 400: "Bad Request",
        401: "Unauthorized", 402: "Payment Required", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed", 406: "Not Acceptable",
        407: "Proxy Authentication Required", 408: "Request Timeout", 409: "Conflict", 410: "Gone", 411: "Length Required",
        412: "Precondition Failed", 413: "Content Too Large", 414: "URI Too Long", 415: "Unsupported Media Type",
        416: "Range Not Satisfiable", 417: "Expectation Failed", 421: "Misdirected Request", 422: "Unprocessable Content",
        426: "Upgrade Required", 428: "Precondition Required", 429: "Too Many Requests", 431: "Request Header Fields Too Large",
        500: "Internal Server Error", 501: "Not Implemented", 502: "Bad Gateway", 503: "Service Unavailable", 504: "Gateway Timeout",
        505: "HTTP Version Not Supported",
    ]
}
