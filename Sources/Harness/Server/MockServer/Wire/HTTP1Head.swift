internal import HTTPMessages
internal import NIOCore

/// Heads of answers, byte for byte as they are sent.
enum HTTP1Head {
    /// The names of fields that frame a message: they are the server's own.
    private static let framing: Set<String> = ["content-length", "transfer-encoding"]

    /// A head.
    ///
    /// Source: RFC 9112 sections 4 and 6.
    /// - Parameters:
    ///   - response: Its status, reason and fields are sent as they are.
    ///   - length: What `Content-Length` says; no such field where nil.
    ///   - isChunked: Whether the body comes in chunks.
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
