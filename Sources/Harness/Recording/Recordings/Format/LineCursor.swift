internal import VerificationModel

/// A position among the lines of a head file.
///
/// Lines end with LF or CRLF. Only heads are split into lines; bodies keep their bytes.
struct LineCursor {
    struct Line {
        /// The line's bytes without its line break.
        let content: Range<Int>
        /// The offset of the next line.
        let end: Int
        fileprivate let start: ArraySlice<UInt8>

        var isBlank: Bool { content.isEmpty }
        var isSeparator: Bool { content.count == 3 && startsWith("###") }

        func startsWith(_ prefix: StaticString) -> Bool {
            start.starts(with: UnsafeBufferPointer(start: prefix.utf8Start, count: prefix.utf8CodeUnitCount))
        }

        /// Returns the line for a message, shortened to 120 bytes.
        func textForMessage(_ bytes: [UInt8]) -> String {
            String(decoding: bytes[content].prefix(120), as: UTF8.self)
        }
    }

    let bytes: [UInt8]
    private let file: String
    private var position = 0
    private var lineNumber = 1
    private var headBytes = 0
    private var lastCounted = -1
    private(set) var peek: Line?

    init(_ bytes: [UInt8], file: String) {
        self.bytes = bytes
        self.file = file
        // Some editors begin a text with a byte order mark.
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        peek = line(at: position)
    }

    /// The beginning of the current line; at the end, the line after the last.
    var place: SourcePlace { SourcePlace(file: file, line: lineNumber, column: 1) }

    mutating func advance() {
        guard let line = peek else { return }
        position = line.end
        lineNumber += 1
        peek = self.line(at: position)
    }

    mutating func skipBlankLines() {
        while let line = peek, line.isBlank { advance() }
    }

    /// Skips a separator line, and returns whether there was one.
    mutating func skipSeparator() -> Bool {
        guard let line = peek, line.isSeparator else { return false }
        advance()
        return true
    }

    /// Moves to the next separator line or the end, and returns its offset.
    mutating func skipToSeparator() -> Int {
        while let line = peek, !line.isSeparator { advance() }
        return position
    }

    /// Begins to count the head lines of the next exchange.
    mutating func beginHead() {
        headBytes = 0
    }

    /// Adds a head line to the bytes of the head, each line once, and returns their sum.
    mutating func countHead(_ line: Line) -> Int {
        if lastCounted < line.content.lowerBound {
            headBytes += line.end - line.content.lowerBound
            lastCounted = line.content.lowerBound
        }
        return headBytes
    }

    private func line(at start: Int) -> Line? {
        guard start < bytes.count else { return nil }
        // A body may be one long line.
        let lineFeed = bytes[start...].withUnsafeBufferPointer { $0.firstIndex(of: UInt8(ascii: "\n")) }.map { start + $0 }
        var contentEnd = lineFeed ?? bytes.count
        if lineFeed != nil, contentEnd > start, bytes[contentEnd - 1] == UInt8(ascii: "\r") { contentEnd -= 1 }
        return Line(content: start..<contentEnd, end: lineFeed.map { $0 + 1 } ?? bytes.count, start: bytes[start..<contentEnd])
    }
}
