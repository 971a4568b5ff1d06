internal import NIOHPACK

/// Reads heads of requests by HTTP/2: in the form of HTTP/1.1, which they are held against as those of HTTP/1.1 are.
enum HTTP2Request {
    /// A head, held against the grammar and the limits.
    ///
    /// Source: RFC 9113 section 8.3.1 and section 8.2.1; pseudo-header fields and characters are SwiftNIO's affair, which resets a stream that has
    /// wrong ones.
    static func head(_ headers: HPACKHeaders, _ limits: RequestLimits) throws(RequestRefusal) -> RequestHead {
        if headers.first(name: ":method") == "CONNECT" { throw .tunnel }
        var parser = RequestHeadParser(limits: limits)
        let text = Array((line(headers, "HTTP/1.1") + fields(headers)).utf8)
        let parsed = text.withUnsafeBytes { bytes in Result { () throws(RequestRefusal) in try parser.parse(bytes) } }
        guard let (head, _) = try parsed.get() else { throw .malformed("the head has no end") }
        return head
    }

    /// A request in the form of HTTP/1.1, as the journal keeps it.
    static func received(_ headers: HPACKHeaders, body: [UInt8]) -> ReceivedRequest {
        ReceivedRequest(
            method: headers.first(name: ":method") ?? "", target: headers.first(name: ":path") ?? "", version: "HTTP/2",
            head: Array((line(headers, "HTTP/2") + fields(headers)).utf8), body: body)
    }

    private static func line(_ headers: HPACKHeaders, _ version: String) -> String {
        "\(headers.first(name: ":method") ?? "") \(headers.first(name: ":path") ?? "") \(version)\r\n"
    }

    private static func fields(_ headers: HPACKHeaders) -> String {
        let authority = headers.first(name: ":authority")
        var text = authority.map { "host: \($0)\r\n" } ?? ""
        for field in headers where !field.name.hasPrefix(":") {
            // Some send the same in both ways; two that differ are two Host fields.
            if field.name == "host", field.value == authority { continue }
            text += "\(field.name): \(field.value)\r\n"
        }
        return text + "\r\n"
    }
}
