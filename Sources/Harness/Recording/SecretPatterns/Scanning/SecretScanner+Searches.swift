/// Searches whose results are used again, so that no part of a text is searched twice for the same thing.
extension SecretScanner {
    /// A text that ends something.
    enum Ending: String {
        /// A line that begins with two hyphens, between the parts of a form.
        case boundary = "\n--"
        case emptyLine = "\n\n"
        case emptyLineOfHead = "\n\r\n"
        case at = "@"
        case doubleQuote = "\""
        case singleQuote = "'"
        case characterData = "]]>"
        case doubleQuotes = "\"\"\""
        case singleQuotes = "'''"
        case comment = " -->"
        case blockComment = " */"
    }

    /// Returns the place of the next ending at or after an index, or the end of the text.
    mutating func next(_ ending: Ending, from index: Int) -> Int {
        if let known = endings[ending], known.lowerBound <= index, index <= known.upperBound { return known.upperBound }
        let sought = Array(ending.rawValue.utf8)
        var place = index
        while place < bytes.count, bytes[place] != sought[0] || !bytes[place...].starts(with: sought) { place += 1 }
        work.bytes += place - index + 1
        endings[ending] = min(index, place)..<max(index, place)
        return place
    }

    /// Returns a range without the blanks around it.
    func withoutBlanks(_ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, SecretText.isSpace(bytes[start]) { start += 1 }
        while end > start, SecretText.isSpace(bytes[end - 1]) { end -= 1 }
        work.bytes += start - range.lowerBound + range.upperBound - end
        return start..<end
    }

    /// Returns whether the text of a range is one of several words, regardless of case.
    func isWord(_ range: Range<Int>, in words: WordList) -> Bool { words.contains(bytes[range]) }

    /// Returns the finds in the order of the text, with those that overlap as one.
    ///
    /// Of several that overlap, the longest gives its name to all.
    func merged() -> [Find] {
        guard !structural.isEmpty else { return finds }
        let all = (finds + structural).enumerated().sorted { left, right in
            let (first, second) = (left.element.range, right.element.range)
            return (first.lowerBound, -first.upperBound, left.offset) < (second.lowerBound, -second.upperBound, right.offset)
        }
        var merged: [Find] = []
        for find in all.map(\.element) {
            guard let last = merged.last, find.range.lowerBound < last.range.upperBound else {
                merged.append(find)
                continue
            }
            guard find.range.upperBound > last.range.upperBound else { continue }
            let longest = find.range.count > last.range.count ? find : last
            merged[merged.count - 1] = Find(
                range: last.range.lowerBound..<find.range.upperBound, name: longest.name, field: longest.field)
        }
        return merged
    }
}
