internal import HTTPMessages
internal import VerificationModel

/// A head in the output of `curl -is`.
struct CurlHead {
    let status: Int
    /// The reason phrase, which is empty in HTTP/2 and HTTP/3.
    let reason: String
    let headers: ImportedHeaders
    /// The bytes from the status line to the blank line, which is included.
    let range: Range<Int>
    let isUTF8: Bool

    /// The length of the body, which the head declares; nil for none, and for a coded body, which curl may have decoded.
    var length: Int? {
        guard headers.all.contentCodings.isEmpty, let length = headers.all["Content-Length"].flatMap({ Int($0) }), length >= 0 else {
            return nil
        }
        return length
    }

    /// Whether the body may be the text of an HTTP message.
    var isMessage: Bool { headers.all["Content-Type"]?.lowercased().hasPrefix("message/http") == true }

    /// The part after a head.
    enum Continuation {
        /// Its body, or nothing.
        case body
        /// Its body, which begins like a head.
        ///
        /// Nothing in the head makes curl repeat the request.
        case bodyLikeHead
        /// Another head, because curl prints no body of a response after which it repeats the request.
        case head
    }

    /// Returns whether another head follows, or a body, which may look like a head.
    ///
    /// Source: RFC 9110, sections 9.3.6 (a response to CONNECT has no length), 15.4 (redirects), 11.6 and 11.7 (passwords) and 15.5.18.
    func continuation(in bytes: [UInt8]) -> Continuation {
        var cursor = CurlHeadCursor(bytes, at: range.upperBound)
        guard !isMessage, cursor.head() != nil else { return .body }
        let length = headers.all["Content-Length"].flatMap { Int($0) }
        if length == bytes.count - range.upperBound, headers.all.contentCodings.isEmpty { return .body }
        let isEarlier =
            switch status {
            case 100..<200: true
            case 200: isResponseToConnect
            case 201..<300: false
            case 300..<400: headers.all["Location"] != nil
            case 401, 407, 417: true
            // The request was repeated after a failure, with --retry.
            default: length == 0
            }
        return isEarlier ? .head : .bodyLikeHead
    }

    /// Whether the reason phrase is that of a proxy that is connected.
    var isConnected: Bool { reason.lowercased().contains("connection established") }

    /// Whether this can be a proxy's response to CONNECT, whose head does not announce a body.
    private var isResponseToConnect: Bool {
        isConnected
            || ["Content-Length", "Content-Type", "Content-Encoding", "Transfer-Encoding"].allSatisfy { headers.all[$0] == nil }
    }
}

/// Reads heads from the output of `curl -is`, one after the other; lines end with CRLF or LF.
struct CurlHeadCursor {
    private(set) var position: Int
    private let bytes: [UInt8]

    init(_ bytes: [UInt8], at position: Int = 0) {
        self.bytes = bytes
        self.position = position
    }

    /// Returns the position of the first byte after a byte order mark, which some editors and shells write.
    static func start(of bytes: [UInt8]) -> Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

    /// Reads the head that begins here; returns nil without advancing if there is none.
    mutating func head() -> CurlHead? {
        let start = position
        var isUTF8 = true
        guard bytes[start...].starts(with: "HTTP/".utf8), let first = line(&isUTF8), let status = HeaderSyntax.statusLine(first) else {
            position = start
            return nil
        }
        var fields: [(name: String, value: String)] = []
        while let line = self.line(&isUTF8), !line.isEmpty {
            if let first = line.utf8.first, first == 0x20 || first == 0x09, let last = fields.indices.last {
                // A folded line, which RFC 9112 section 5.2 allows a reader to join.
                fields[last].value += " \(line.drop { $0 == " " || $0 == "\t" })"
                continue
            }
            let name = line.prefix { $0 != ":" }
            // A line without a colon has no name, and is counted as invalid.
            fields.append(name.count < line.count ? (String(name), String(line.dropFirst(name.count + 1))) : ("", line))
        }
        var headers = ImportedHeaders()
        for field in fields { headers.add(field.name, field.value) }
        return CurlHead(
            status: status.code, reason: String(status.reason.reversed().drop { $0 == " " }.reversed()), headers: headers,
            range: start..<position, isUTF8: isUTF8)
    }

    /// Reads the line that begins here, without its line break; returns nil at the end.
    private mutating func line(_ isUTF8: inout Bool) -> String? {
        guard position < bytes.count else { return nil }
        let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        var line = bytes[position..<end]
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        position = min(end + 1, bytes.count)
        if let text = String(validUTF8: line) { return text }
        isUTF8 = false
        return String(String.UnicodeScalarView(line.map { Unicode.Scalar($0) }))
    }
}
