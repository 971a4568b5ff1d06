internal import HTTPMessages
internal import NIOCore

/// A response with its bytes for HTTP/1.1, made once.
final class PreparedResponse: Sendable {
    let response: MockResponse
    /// The head and the body for a connection that stays open.
    let whole: ByteBuffer

    init(_ response: MockResponse) {
        self.response = response
        var buffer = HTTP1Head.bytes(of: response, length: response.length())
        if !response.isBodyless { buffer.writeBytes(response.body) }
        whole = buffer
        closes = Self.closes(response)
    }

    /// Whether the response has a field that closes the connection after it.
    let closes: Bool

    static func closes(_ response: MockResponse) -> Bool {
        response.headers.values(of: "Connection").contains { $0.lowercased().split(separator: ",").contains { $0.contains("close") } }
    }
}
