internal import HTTPMessages
internal import NIOHPACK

/// A reader of heads of HTTP/2 requests, with the checks and limits of HTTP/1.1.
enum HTTP2Request {
    /// Reads a head.
    ///
    /// Source: RFC 9113 sections 8.2.1 and 8.3.1. SwiftNIO checks pseudo-header fields and the case of names, and resets a stream that
    /// has wrong ones.
    static func head(_ headers: HPACKHeaders, _ limits: RequestLimits) throws(RequestRefusalError) -> RequestHead {
        let (method, target) = (headers.first(name: ":method") ?? "", headers.first(name: ":path") ?? "")
        if method == "CONNECT" { throw .tunnel }
        // The limit counts the bytes that HTTP/1.1 would need.
        guard method.utf8.count + target.utf8.count + "  HTTP/1.1".utf8.count <= limits.requestLine else {
            throw .lineTooLong(limits.requestLine)
        }
        let line = try RequestLine(method: method, target: target, version: RequestLine.http2)
        var fields = RequestFields()
        var size = 0
        for field in Self.fields(headers) {
            size += field.name.utf8.count + field.value.utf8.count + ": \r\n".utf8.count
            guard size <= limits.headerBytes else { throw .headTooLarge(limits.headerBytes) }
            try fields.read(name: field.name, value: field.value, limits)
        }
        return try RequestHead(line, fields, bytes: nil, limits)
    }

    /// Returns a refused request with the received fields.
    static func refused(_ headers: HPACKHeaders) -> ReceivedRequest {
        ReceivedRequest(
            method: headers.first(name: ":method") ?? "", target: headers.first(name: ":path") ?? "", version: RequestLine.http2,
            headers: HeaderFields(fields(headers)))
    }

    /// Returns the fields with the authority as `host`, and without the other pseudo-header fields.
    private static func fields(_ headers: HPACKHeaders) -> [HeaderFields.Field] {
        let authority = headers.first(name: ":authority")
        var fields = authority.map { [HeaderFields.Field(name: "host", value: $0)] } ?? []
        fields.reserveCapacity(headers.count)
        for field in headers where !field.name.hasPrefix(":") {
            // Some clients send the same authority twice. Two different ones count as two Host fields.
            if field.name == "host", field.value == authority { continue }
            fields.append(HeaderFields.Field(name: field.name, value: field.value))
        }
        return fields
    }
}
