/// A strict parser of the heads of HTTP/1.1 requests, which refuses every head that two parsers could read differently.
///
/// Source: RFC 9112 sections 2 to 6. If the standard allows a choice, the parser refuses: no bare LF, no folded line, no space before a colon, no control
/// characters, only one `Content-Length` of digits alone, no `Transfer-Encoding` other than `chunked`, never both.
struct RequestHeadParser {
    private let limits: RequestLimits
    /// The start of the next line, in bytes from the position of the reader.
    private var lineStart = 0
    /// The number of bytes that are known not to contain the end of that line.
    private var searched = 0
    /// The start of the request line, which is after the empty line that some clients send.
    private var start = 0
    private var line: RequestLine?
    /// The start of the header fields.
    private var fieldStart = 0
    private var fields = RequestFields()

    init(limits: RequestLimits) {
        self.limits = limits
    }

    /// Whether a part of a head has been received.
    var hasBegun: Bool { searched > start }

    /// Reads the available bytes.
    /// - Parameter bytes: All bytes from the beginning of the head. Each call has the same bytes and more, until the head is complete.
    /// - Returns: The head and the number of its bytes; nil if it is not complete.
    mutating func parse(_ bytes: UnsafeRawBufferPointer) throws(RequestRefusalError) -> (head: RequestHead, count: Int)? {
        while let end = nextLineFeed(bytes) {
            guard end > lineStart, bytes[end - 1] == Byte.carriageReturn else {
                throw .malformed("a line ends with LF alone")
            }
            let content = lineStart..<(end - 1)
            if let line {
                guard !content.isEmpty else {
                    let head = try RequestHead(line, fields, bytes: Array(UnsafeRawBufferPointer(rebasing: bytes[start...end])), limits)
                    self = RequestHeadParser(limits: limits)
                    return (head, end + 1)
                }
                try check(end + 1 - fieldStart)
                try fields.read(UnsafeRawBufferPointer(rebasing: bytes[content]), limits)
            } else if content.isEmpty, start == 0 {
                start = end + 1
            } else {
                guard content.count <= limits.requestLine else { throw .lineTooLong(limits.requestLine) }
                line = try Self.requestLine(UnsafeRawBufferPointer(rebasing: bytes[content]))
                fieldStart = end + 1
            }
            lineStart = end + 1
            searched = lineStart
        }
        searched = bytes.count
        if line != nil { try check(bytes.count - fieldStart) }
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

    private func check(_ headerBytes: Int) throws(RequestRefusalError) {
        guard headerBytes <= limits.headerBytes else { throw .headTooLarge(limits.headerBytes) }
    }

    private static func requestLine(_ line: UnsafeRawBufferPointer) throws(RequestRefusalError) -> RequestLine {
        guard let first = line.firstIndex(of: Byte.space), let last = line.lastIndex(of: Byte.space), first < last else {
            throw .malformed("the request line is not a method, a target and a version")
        }
        return try RequestLine(method: text(line[..<first]), target: text(line[(first + 1)..<last]), version: text(line[(last + 1)...]))
    }

    private static func text(_ bytes: Slice<UnsafeRawBufferPointer>) -> String {
        String(decoding: UnsafeRawBufferPointer(rebasing: bytes), as: UTF8.self)
    }
}
