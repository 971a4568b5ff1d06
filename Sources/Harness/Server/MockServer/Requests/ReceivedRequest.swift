public import HTTPMessages

/// A request as it came.
public struct ReceivedRequest: Sendable {
    /// Counted from 1, in the order in which a server's requests were complete.
    public let number: Int
    /// The method: `GET`.
    public let method: String
    /// The target as it was sent: a path with its query, or an absolute URL.
    public let target: String
    /// The protocol: `HTTP/1.1`.
    public let version: String
    /// The request line and the header fields byte for byte, the empty line at their end included.
    ///
    /// Of a request by HTTP/2, which has no such text, the same in the form of HTTP/1.1.
    public let head: [UInt8]
    /// The body, transfer coding removed.
    public let body: [UInt8]

    init(number: Int = 0, method: String, target: String, version: String = "HTTP/1.1", head: [UInt8], body: [UInt8] = []) {
        self.number = number
        self.method = method
        self.target = target
        self.version = version
        self.head = head
        self.body = body
    }

    /// The same request, numbered.
    func numbered(_ number: Int) -> ReceivedRequest {
        ReceivedRequest(number: number, method: method, target: target, version: version, head: head, body: body)
    }

    /// The header fields: order, case and repetition as they came.
    public var headers: HeaderFields {
        var fields: [HeaderFields.Field] = []
        for line in head.split(separator: UInt8(ascii: "\n")).dropFirst() {
            let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
            guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
            let value = line[(colon + 1)...].drop(while: Self.isSpace)
            let end = value.lastIndex { !Self.isSpace($0) }.map { $0 + 1 } ?? value.startIndex
            fields.append(
                HeaderFields.Field(
                    name: String(decoding: line[..<colon], as: UTF8.self), value: String(decoding: value[..<end], as: UTF8.self)))
        }
        return HeaderFields(fields)
    }

    /// The target's path and query, escapes resolved.
    public var parts: RequestTarget { RequestTarget(target) }

    /// The body as text; bytes that are no UTF-8 are replaced.
    public var text: String { String(decoding: body, as: UTF8.self) }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
}
