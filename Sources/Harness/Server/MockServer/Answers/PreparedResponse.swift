internal import HTTPMessages
internal import NIOCore

/// A response with its bytes as HTTP/1.1 sends them, made once.
final class PreparedResponse: Sendable {
    let response: MockResponse
    /// Head and body, as a keep-alive connection sends them.
    let whole: ByteBuffer

    init(_ response: MockResponse) {
        self.response = response
        var buffer = HTTP1Head.bytes(of: response, length: response.length())
        if !response.isBodyless { buffer.writeBytes(response.body) }
        whole = buffer
        closes = Self.closes(response)
    }

    /// Whether the response itself says that the connection is closed after it.
    let closes: Bool

    static func closes(_ response: MockResponse) -> Bool {
        response.headers.values(of: "Connection").contains { $0.lowercased().split(separator: ",").contains { $0.contains("close") } }
    }
}
