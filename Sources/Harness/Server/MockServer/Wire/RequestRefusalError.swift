internal import HTTPMessages

/// The reason why the server refuses a request before it looks for a stub.
struct RequestRefusalError: Error, Hashable, Sendable {
    /// The status of the answer.
    let status: Int
    /// The reason on one line.
    let reason: String

    static func malformed(_ reason: String) -> RequestRefusalError { RequestRefusalError(status: 400, reason: reason) }

    static func lineTooLong(_ limit: Int) -> RequestRefusalError {
        RequestRefusalError(status: 414, reason: "the request line is longer than \(limit) bytes")
    }

    static func headTooLarge(_ limit: Int) -> RequestRefusalError {
        RequestRefusalError(status: 431, reason: "the header fields are larger than \(limit) bytes together")
    }

    static func tooManyFields(_ limit: Int) -> RequestRefusalError {
        RequestRefusalError(status: 431, reason: "there are more than \(limit) header fields")
    }

    static func bodyTooLarge(_ limit: Int) -> RequestRefusalError {
        RequestRefusalError(status: 413, reason: "the body is larger than \(limit) bytes")
    }

    static func tooSlow(_ what: String, _ limit: Duration) -> RequestRefusalError {
        RequestRefusalError(status: 408, reason: "\(what) was not received within \(limit)")
    }

    static func transferCoding(_ text: String) -> RequestRefusalError {
        RequestRefusalError(status: 501, reason: "the transfer coding is \(text); only chunked is read")
    }

    static let version = RequestRefusalError(status: 505, reason: "the protocol is neither HTTP/1.1 nor HTTP/1.0")
    static let tunnel = RequestRefusalError(status: 501, reason: "CONNECT asks for a tunnel, which this server does not support")
    static let expectation = RequestRefusalError(status: 417, reason: "Expect is something other than 100-continue")
    static let tooManyConnections = RequestRefusalError(status: 503, reason: "the server has reached its limit of connections")

    /// The response, after which the connection is closed.
    var closingResponse: MockResponse {
        MockResponse(
            status: status,
            headers: ["Content-Type": "text/plain; charset=utf-8", "Connection": "close"],
            body: Array("\(status) \(MockResponse.reason(of: status)): \(reason)\n".utf8))
    }
}

extension RequestRefusalError {
    /// Refuses a request for a line that is not a header field.
    init(_ problem: HeaderSyntax.FieldError) {
        self =
            switch problem {
            case .folded: .malformed("a header field is folded")
            case .noColon: .malformed("a header field has no colon")
            case .name: .malformed("the name of a header field is not a token")
            case .value: .malformed("a header field has a control character")
            }
    }
}
