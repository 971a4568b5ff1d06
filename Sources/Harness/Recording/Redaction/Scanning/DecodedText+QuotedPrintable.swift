internal import HTTPMessages
internal import SecretPatterns

/// Decodes the encoding of mail.
extension DecodedText {
    /// The length from which a line that ends in `=` is one that was broken: RFC 2045 breaks them at 76.
    private static let shortestLine = 40

    /// `=3D`, and lines that end in `=`: RFC 2045 section 6.7.
    ///
    /// `page=20` and `id=10458` have no escape. The text is one with escapes if an escape is that of `=`, of a tab, a line break or anything
    /// beyond ASCII, if two escapes follow each other, if one is between letters, or if a long line ends in `=`.
    ///
    /// Short lines that end in `=` may also be settings without a value. They are joined for the search for known secrets alone.
    /// - Parameter isCertain: Whether something around the text shows that it is one with escapes.
    func quotedPrintable(isCertain: Bool = false) -> DecodedText? {
        guard marks.contains(.equals) else { return nil }
        var builder = TextViewBuilder(self)
        var (isCertain, hasBrokenLine) = (isCertain, false)
        // The beginning of a line break that is left out, or the end of the last escape.
        var (index, lineStart, lastEscape) = (0, 0, -1)
        var broken: Int?
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "=") else {
                if let start = broken.take() { builder.replace(start..<index + 1, with: CollectionOfOne(bytes[index])) }
                if bytes[index] == UInt8(ascii: "\n") { lineStart = index + 1 }
                index += 1
                continue
            }
            if let next = lineBreak(after: index) {
                isCertain = isCertain || index - lineStart >= Self.shortestLine
                hasBrokenLine = true
                broken = broken ?? index
                (index, lineStart) = (next, next)
            } else if let byte = escape(at: index) {
                let isSpecial = byte.isOne(of: "=\t\n\r") || byte >= 0x7F
                isCertain = isCertain || isSpecial || lastEscape == index || isLetter(at: index + 3)
                builder.replace((broken.take() ?? index)..<index + 3, with: CollectionOfOne(byte))
                index += 3
                lastEscape = index
            } else {
                if let start = broken.take() { builder.replace(start..<index + 1, with: CollectionOfOne(bytes[index])) }
                index += 1
            }
        }
        guard isCertain && lastEscape >= 0 || hasBrokenLine else { return nil }
        return builder.finished(at: broken ?? bytes.count, isCertain ? .quotedPrintable : .brokenLines)
    }

    private func isLetter(at index: Int) -> Bool { index < bytes.count && (0x61...0x7A).contains(bytes[index] | 0x20) }

    private func escape(at index: Int) -> UInt8? {
        guard index + 2 < bytes.count, let high = PercentEncoding.digit(bytes[index + 1]), let low = PercentEncoding.digit(bytes[index + 2])
        else { return nil }
        return high << 4 | low
    }

    /// Returns the beginning of the next line if a line ends after `=`; blanks may follow the sign.
    private func lineBreak(after index: Int) -> Int? {
        var next = index + 1
        while next < bytes.count, next - index < 80, bytes[next] == UInt8(ascii: " ") || bytes[next] == UInt8(ascii: "\t") { next += 1 }
        if next < bytes.count, bytes[next] == UInt8(ascii: "\r") { next += 1 }
        return next < bytes.count && bytes[next] == UInt8(ascii: "\n") ? next + 1 : nil
    }
}
