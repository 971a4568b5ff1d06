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
            let found = head.isMessage ? [] : Self.heads(in: bytes, from: MediaType.isJSON(type) ? start : start + 1)
            next = found.first { Self.isComplete(bytes[start..<$0], before: bytes[start...], type: type) }
            doubt = next == nil ? found.first : nil
            range = start..<(next ?? bytes.count)
        }
    }

    /// Returns the positions at which a head begins, from a position on.
    private static func heads(in bytes: [UInt8], from start: Int) -> [Int] {
        var found: [Int] = []
        var position = min(start, bytes.count)
        while let index = bytes[position...].firstRange(of: Array("HTTP/".utf8))?.lowerBound {
            if isHead(at: index, in: bytes, needsField: true) { found.append(index) }
            position = index + 1
        }
        return found
    }

    /// Returns whether a whole head begins at a position.
    /// - Parameters:
    ///   - position: The position.
    ///   - bytes: The whole output.
    ///   - needsField: Whether it must have a header field, as the heads of all servers do.
    private static func isHead(at position: Int, in bytes: [UInt8], needsField: Bool) -> Bool {
        var cursor = CurlHeadCursor(bytes, at: position)
        guard let head = cursor.head() else { return false }
        let text = bytes[head.range]
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
