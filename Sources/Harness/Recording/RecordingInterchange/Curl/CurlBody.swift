internal import HTTPMessages
internal import StrictJSON
internal import VerificationModel

/// The body after a head in the output of `curl -is`, and the response of another URL behind it.
///
/// For several URLs, curl prints one response directly behind the other. Only a declared length ends a body for certain. Otherwise a head ends it if the part before
/// is complete: JSON that is valid without the rest, HTML and XML with their last end tag, and any other text that has a head in the middle of a line.
struct CurlBody {
    /// The bytes of the body.
    let range: Range<Int>
    /// The position of another response; nil if none follows.
    private(set) var next: Int?
    /// The position of bytes behind the declared length that are not a response; nil for none.
    private(set) var rest: Int?
    /// The position of a head that may be a part of the body; nil for none.
    private(set) var doubt: Int?
    /// Whether the response never has a body.
    let isNever: Bool

    /// Finds the end of the body.
    /// - Parameters:
    ///   - head: The head before the body.
    ///   - bytes: The whole output.
    ///   - isHead: Whether the method of the request is HEAD.
    init(of head: CurlHead, in bytes: [UInt8], isHead: Bool) {
        let start = head.range.upperBound
        isNever = isHead || [204, 205, 304].contains(head.status)
        if isNever {
            let isResponse = Self.isHead(at: start, in: bytes, needsField: false)
            range = start..<(isResponse ? start : bytes.count)
            next = isResponse ? start : nil
        } else if let length = head.length {
            let end = start + min(length, bytes.count - start)
            range = start..<end
            guard end < bytes.count else { return }
            if Self.isHead(at: end, in: bytes, needsField: false) { next = end } else { rest = end }
        } else {
            let type = head.headers.all["Content-Type"] ?? ""
            // No JSON begins like a head, so that a body of JSON may be empty.
            if !head.isMessage { (next, doubt) = Self.next(in: bytes, behind: start, type: type) }
            range = start..<(next ?? bytes.count)
        }
    }

    /// The most status lines behind which a head is looked for, and the most heads before which the body may be complete.
    ///
    /// A text in which each line begins like a head would otherwise take time with the square of its length.
    private static let (lineLimit, headLimit) = (100, 20)
    /// The longest head of a response behind a body, in bytes; servers and clients limit them to less.
    private static let headSize = 64 << 10

    /// Finds the head that ends a body without a declared length.
    /// - Returns: The position of the head, or else that of the first one which may be a part of the body.
    private static func next(in bytes: [UInt8], behind start: Int, type: String) -> (next: Int?, doubt: Int?) {
        // No JSON begins like a head, so that a body of JSON may be empty.
        var position = min(MediaType.isJSON(type) ? start : start + 1, bytes.count)
        var doubt: Int?
        var (lineCount, headCount) = (0, 0)
        while lineCount < lineLimit, headCount < headLimit,
            let index = bytes[position...].firstRange(of: Array("HTTP/".utf8))?.lowerBound
        {
            position = index + 1
            guard mayBeStatusLine(bytes[index...]) else { continue }
            lineCount += 1
            guard isHead(at: index, in: bytes, needsField: true) else { continue }
            if isComplete(bytes[start..<index], before: bytes[start...], type: type) { return (index, nil) }
            doubt = doubt ?? index
            headCount += 1
        }
        return (nil, doubt)
    }

    /// Returns whether a text begins with a version of HTTP and a status: `HTTP/1.1 200`.
    private static func mayBeStatusLine(_ text: ArraySlice<UInt8>) -> Bool {
        let rest = text.dropFirst("HTTP/".utf8.count).prefix(12).drop { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
        return rest.first == UInt8(ascii: " ") && rest.dropFirst().prefix(3).count { (0x30...0x39).contains($0) } == 3
    }

    /// Returns whether a whole head begins at a position.
    /// - Parameters:
    ///   - position: The position.
    ///   - bytes: The whole output.
    ///   - needsField: Whether it must have a header field, as the heads of all servers do.
    private static func isHead(at position: Int, in bytes: [UInt8], needsField: Bool) -> Bool {
        let part = Array(bytes[position...].prefix(headSize))
        var cursor = CurlHeadCursor(part)
        guard let head = cursor.head() else { return false }
        let text = part[head.range]
        let isWhole = text.suffix(2).elementsEqual("\n\n".utf8) || text.suffix(4).elementsEqual("\r\n\r\n".utf8)
        return isWhole && (!needsField || !head.headers.all.fields.isEmpty && head.headers.refused == 0)
    }

    /// Returns whether a part of a text is a whole body.
    private static func isComplete(_ part: ArraySlice<UInt8>, before whole: ArraySlice<UInt8>, type: String) -> Bool {
        let kind = type.prefix { $0 != ";" }.lowercased()
        if MediaType.isJSON(type) || kind.isEmpty && isJSON(part) {
            return (part.isEmpty || isJSON(part)) && !isJSON(whole)
        }
        let text = String(decoding: part.suffix(200), as: UTF8.self).lowercased()
        let end = text.reversed().drop(while: \.isWhitespace).reversed()
        if kind.hasSuffix("html") { return String(end).hasSuffix("</html>") }
        if kind.hasSuffix("xml") { return String(end).firstMatch(of: /<\/[^<>]+>$/) != nil }
        return part.last != UInt8(ascii: "\n")
    }

    private static func isJSON(_ bytes: ArraySlice<UInt8>) -> Bool {
        if case .success = Result(catching: { () throws(JSONSyntaxError) in try JSONDocument(Array(bytes)) }) { true } else { false }
    }
}
