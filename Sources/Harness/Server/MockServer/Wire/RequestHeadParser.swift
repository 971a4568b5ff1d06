/// Reads heads of requests, strictly: what two readers could understand in two ways is refused.
///
/// Source: RFC 9112 sections 2 to 6, where it leaves a choice always the refusal: no bare LF, no folded line, no space before a colon, no control
/// characters, one `Content-Length` of digits alone, no `Transfer-Encoding` but `chunked`, never both.
struct RequestHeadParser {
    private let limits: RequestLimits
    /// Where the line begins that is not read yet, in bytes from the reader's place.
    private var lineStart = 0
    /// How many bytes are known to hold no end of that line.
    private var searched = 0
    /// Where the request line begins: after an empty line that some clients send.
    private var start = 0
    private var line: RequestLine?
    private var fields = FramingFields()

    init(limits: RequestLimits) {
        self.limits = limits
    }

    private struct RequestLine {
        let method: String
        let target: String
        let version: String
        let end: Int

        var isOld: Bool { version == "HTTP/1.0" }
    }

    /// Whether something of a head has come.
    var hasBegun: Bool { searched > start }

    /// Reads as far as there are bytes.
    /// - Parameter bytes: All bytes from the head's beginning; the same and more in each call until there is a head.
    /// - Returns: The head and how many bytes it takes; nil where it is not whole yet.
    mutating func parse(_ bytes: UnsafeRawBufferPointer) throws(RequestRefusal) -> (head: RequestHead, count: Int)? {
        while let end = nextLineFeed(bytes) {
            guard end > lineStart, bytes[end - 1] == Byte.carriageReturn else {
                throw .malformed("a line ends with LF alone")
            }
            let content = lineStart..<(end - 1)
            if let line {
                guard !content.isEmpty else {
                    let head = try finish(line, Array(UnsafeRawBufferPointer(rebasing: bytes[start...end])))
                    self = RequestHeadParser(limits: limits)
                    return (head, end + 1)
                }
                try check(end + 1 - line.end)
                try fields.read(bytes, content, limits)
            } else if content.isEmpty, start == 0 {
                start = end + 1
            } else {
                guard content.count <= limits.requestLine else { throw .lineTooLong(limits.requestLine) }
                line = try Self.requestLine(bytes, content, end: end + 1)
            }
            lineStart = end + 1
            searched = lineStart
        }
        searched = bytes.count
        if let line { try check(bytes.count - line.end) }
        if line == nil, bytes.count - lineStart > limits.requestLine + 1 { throw .lineTooLong(limits.requestLine) }
        return nil
    }

    private func nextLineFeed(_ bytes: UnsafeRawBufferPointer) -> Int? {
        var place = max(searched, lineStart)
        while place < bytes.count {
            if bytes[place] == Byte.lineFeed { return place }
            place += 1
        }
        return nil
    }

    private func check(_ headerBytes: Int) throws(RequestRefusal) {
        guard headerBytes <= limits.headerBytes else { throw .headTooLarge(limits.headerBytes) }
    }

    // MARK: The request line

    private static func requestLine(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>, end: Int) throws(RequestRefusal) -> RequestLine {
        let line = bytes[range]
        guard let first = line.firstIndex(of: Byte.space), let last = line.lastIndex(of: Byte.space), first < last else {
            throw .malformed("the request line is not a method, a target and a version")
        }
        guard first > range.lowerBound, line[..<first].allSatisfy(Byte.isToken) else { throw .malformed("the method is no token") }
        let target = line[(first + 1)..<last]
        guard !target.isEmpty, target.allSatisfy({ $0 > Byte.space && $0 != 0x7F }) else {
            throw .malformed("the target has a character that must be escaped")
        }
        let version = text(line[(last + 1)...])
        if version != "HTTP/1.1" { try check(version) }
        let method = text(line[..<first])
        try check(target, of: method)
        return RequestLine(method: method, target: text(target), version: version, end: end)
    }

    /// Source: RFC 9110 section 2.5: a later minor version is answered as the latest that is known.
    private static func check(_ version: String) throws(RequestRefusal) {
        let digits = version.utf8.dropFirst("HTTP/".utf8.count)
        guard version.hasPrefix("HTTP/"), digits.count == 3, digits.dropFirst().first == UInt8(ascii: "."),
            digits.allSatisfy({ $0 == UInt8(ascii: ".") || $0 &- UInt8(ascii: "0") < 10 })
        else { throw .malformed("the request line does not end with a version") }
        guard digits.first == UInt8(ascii: "1") else { throw .version }
    }

    private static func text(_ bytes: Slice<UnsafeRawBufferPointer>) -> String {
        String(decoding: UnsafeRawBufferPointer(rebasing: bytes), as: UTF8.self)
    }

    /// Source: RFC 9112 section 3.2.
    private static func check(_ target: Slice<UnsafeRawBufferPointer>, of method: String) throws(RequestRefusal) {
        if method == "CONNECT" { throw .tunnel }
        let isOrigin = target.first == UInt8(ascii: "/")
        let isAsterisk = method == "OPTIONS" && target.elementsEqual("*".utf8)
        let isAbsolute = ["http://", "https://"].contains { scheme in
            target.count > scheme.utf8.count && zip(target, scheme.utf8).allSatisfy { $0 | 0x20 == $1 | 0x20 }
        }
        guard isOrigin || isAbsolute || isAsterisk else { throw .malformed("the target is neither a path nor an address") }
    }

    // MARK: What the fields say of the body

    private func finish(_ line: RequestLine, _ bytes: [UInt8]) throws(RequestRefusal) -> RequestHead {
        guard fields.hostCount == 1 || line.isOld && fields.hostCount == 0 else {
            throw .malformed("there is not exactly one Host field")
        }
        let framing: RequestHead.Framing =
            switch (fields.length, fields.isChunked) {
            case (let length?, false): length == 0 ? .none : .length(length)
            case (nil, true) where !line.isOld: .chunked
            case (nil, false): .none
            case (_?, true): throw .malformed("there are both Content-Length and Transfer-Encoding")
            case (nil, true): throw .malformed("HTTP/1.0 has no Transfer-Encoding")
            }
        if case .length(let length) = framing, length > limits.body { throw .bodyTooLarge(limits.body) }
        return RequestHead(
            method: line.method, target: line.target, version: line.version, bytes: bytes, framing: framing,
            // Of HTTP/1.0 nobody knows whether it understands that a connection stays open.
            keepsAlive: !line.isOld && !fields.asksToClose,
            expectsContinue: fields.expectsContinue && !line.isOld)
    }
}
