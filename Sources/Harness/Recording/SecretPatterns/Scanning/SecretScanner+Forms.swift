/// Secrets in the parts of a form: RFC 7578 section 4.2.
extension SecretScanner {
    /// Returns whether a parameter is in the head of a part: `Content-Disposition: form-data; name="a"`.
    func isInPartHead(_ equals: Int) -> Bool {
        let line = bytes[..<equals].suffix(Self.longestName)
        let start = line.lastIndex(of: UInt8(ascii: "\n")) ?? line.startIndex
        work.bytes += line.count
        return String(decoding: line[start...], as: UTF8.self).lowercased().contains("form-data")
    }

    /// Returns the name of a part, with or without quotes.
    func nameOfPart(at start: Int) -> Range<Int> {
        if SecretText.isQuote(bytes[start]) { return string(quoteAt: start) }
        return after(start - 1) { $0 > 0x20 && !";\"'".utf8.contains($0) }
    }

    /// Finds the content of the part that a name announces.
    ///
    /// It ends before the next boundary, or at the end of its first line if none follows.
    mutating func announced(by name: Range<Int>) {
        guard !name.isEmpty, name.count <= Self.longestName, places(of: name).contains(.parameter) else { return }
        let blank = min(next(.emptyLine, from: name.upperBound), next(.emptyLineOfHead, from: name.upperBound))
        guard blank < bytes.count else { return }
        if lastPart.blank != blank {
            let content = content(behind: blank)
            work.bytes += content.count
            lastPart = (blank, content, SecretText.isNothing(bytes[content]))
        }
        guard !lastPart.content.isEmpty, !lastPart.isNothing else { return }
        find(lastPart.content, names.placeholder(for: bytes[name]), field: name)
    }

    /// Returns the content of a part behind the empty line at a place.
    private mutating func content(behind blank: Int) -> Range<Int> {
        let start = blank + (isAt(blank, "\n\n") ? 2 : 3)
        var end = next(.boundary, from: start - 1)
        if end == bytes.count { end = after(start - 1) { $0 != UInt8(ascii: "\n") }.upperBound }
        if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return start..<max(start, end)
    }
}
