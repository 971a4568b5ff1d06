public import HTTPMessages

/// A received request.
public struct ReceivedRequest: Sendable {
    /// The number of the request, from 1, in the order in which a server's requests were complete.
    public internal(set) var number = 0
    /// The method: `GET`.
    public let method: String
    /// The target as it was sent: a path with its query, or an absolute URL.
    public let target: String
    /// The protocol: `HTTP/1.1`.
    public let version: String
    /// The header fields in the received order, with their case and repetitions.
    ///
    /// A refused request of HTTP/1.1 has none.
    public let headers: HeaderFields
    /// The body without its transfer coding.
    public let body: [UInt8]
    /// The bytes of the head; nil for a request of HTTP/2.
    private let bytes: [UInt8]?
    /// The display of the request.
    private(set) var display = RequestDisplay.usual

    init(method: String, target: String, version: String = "HTTP/1.1", headers: HeaderFields = HeaderFields(), body: [UInt8] = []) {
        self.init(method: method, target: target, version: version, headers: headers, body: body, bytes: nil)
    }

    /// Creates a request from its head.
    init(_ head: RequestHead, body: [UInt8] = []) {
        self.init(
            method: head.line.method, target: head.line.target, version: head.line.version, headers: head.headers, body: body,
            bytes: head.bytes)
    }

    /// Creates a refused request from its received beginning.
    init(seen bytes: [UInt8]) {
        self.init(method: "", target: "", version: "HTTP/1.1", headers: HeaderFields(), body: [], bytes: bytes)
    }

    private init(method: String, target: String, version: String, headers: HeaderFields, body: [UInt8], bytes: [UInt8]?) {
        self.method = method
        self.target = target
        self.version = version
        self.headers = headers
        self.body = body
        self.bytes = bytes
    }

    /// Returns the same request with a number.
    func numbered(_ number: Int) -> ReceivedRequest {
        var request = self
        request.number = number
        return request
    }

    /// Returns the same request, printed with the placeholders of a server.
    func printed(by display: RequestDisplay) -> ReceivedRequest {
        var request = self
        request.display = display
        return request
    }

    /// The bytes of the request line and the header fields, with the empty line at their end.
    ///
    /// A request of HTTP/2 has no such text. Its head is written in the form of HTTP/1.1.
    public var head: [UInt8] {
        if let bytes { return bytes }
        let fields = headers.fields.map { "\($0.name): \($0.value)\r\n" }.joined()
        return Array("\(method) \(target) \(version)\r\n\(fields)\r\n".utf8)
    }

    /// The number of bytes of the head and the body.
    var size: Int { (bytes?.count ?? headSize) + body.count }

    private var headSize: Int {
        headers.fields.reduce(method.utf8.count + target.utf8.count + version.utf8.count + "  \r\n\r\n".utf8.count) { size, field in
            size + field.name.utf8.count + field.value.utf8.count + ": \r\n".utf8.count
        }
    }

    /// The path and the query of the target, without percent-encoding.
    public var parts: RequestTarget { RequestTarget(target) }

    /// The body as text.
    ///
    /// Bytes that are not UTF-8 are replaced.
    public var text: String { String(decoding: body, as: UTF8.self) }
}
