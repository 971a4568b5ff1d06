internal import HTTPMessages
internal import NIOCore

/// The bytes of the heads of answers.
enum HTTP1Head {
    /// The names of fields that frame a message.
    ///
    /// The server sets them.
    private static let framing: Set<String> = ["content-length", "transfer-encoding"]

    /// Returns a head.
    ///
    /// Source: RFC 9112 sections 4 and 6.
    /// - Parameters:
    ///   - response: The response. Its status, reason and fields are sent unchanged.
    ///   - length: The value of `Content-Length`; nil for no such field.
    ///   - isChunked: Whether the body is sent in chunks.
    static func bytes(of response: MockResponse, length: Int?, isChunked: Bool = false) -> ByteBuffer {
        var text = "HTTP/1.1 \(response.status) \(response.reason)\r\n"
        for field in response.headers.fields where !framing.contains(field.name.lowercased()) {
            text += "\(field.name): \(field.value)\r\n"
        }
        if isChunked { text += "Transfer-Encoding: chunked\r\n" }
        if let length { text += "Content-Length: \(length)\r\n" }
        return ByteBuffer(string: text + "\r\n")
    }
}
