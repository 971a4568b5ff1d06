internal import SecretPatterns

/// Decodes base64 in a text.
extension DecodedText {
    /// The shortest run of base64 that is looked into: that of eight bytes.
    private static let shortestRun = 11

    /// Calls a body with the content of each run of base64, for every offset at which the encoded text may begin.
    func forEachBase64Run(_ sieve: Sieve, _ body: (DecodedText) throws -> Void) rethrows {
        let sixBits = Base64.sixBits
        var decoded: [UInt8] = []
        var index = 0
        while index < bytes.count {
            let start = index
            while index < bytes.count, sixBits[Int(bytes[index])] < 64 { index += 1 }
            // Most words are short.
            guard index - start >= Self.shortestRun else {
                index += 1
                continue
            }
            let (digits, end) = base64Run(start..<index)
            var padded = end
            while padded < bytes.count, padded < end + 2, bytes[padded] == UInt8(ascii: "=") { padded += 1 }
            // The beginning of the encoded text in the run is not known, because a path may come before it. Inside base64 it is the beginning of the run.
            let isAll = encodings.contains(.base64) && start == 0 && padded == bytes.count
            for offset in 0..<(isAll ? 1 : 4) {
                Base64.decode(digits.dropFirst(offset), into: &decoded)
                if sieve.holds(decoded, mayBeDeflated: offset == 0) { try body(undoing(.base64, decoded, whole: start..<padded)) }
            }
            index = end
        }
    }

    /// The digits that a line begins with, and those of the next lines where lines are broken as mail does it: RFC 2045 section 6.8.
    ///
    /// Lines may be indented, as in XML. Short lines have the same length, except for the last one, and only blanks precede the first. A line
    /// with other text behind its digits, such as `Accept: text/html`, is another one.
    private func base64Run(_ first: Range<Int>) -> (digits: ArraySlice<UInt8>, end: Int) {
        let sixBits = Base64.sixBits
        var digits = bytes[first]
        var line = first
        let hasShortLines = first.count >= 60 || beginsLine(first.lowerBound)
        while line.count >= 60 || hasShortLines && line.count >= 16 && line.count.isMultiple(of: 4) {
            var start = line.upperBound
            while start < bytes.count, bytes[start] == UInt8(ascii: "\r") || bytes[start] == UInt8(ascii: "\n") { start += 1 }
            guard start > line.upperBound else { break }
            while start < bytes.count, bytes[start] == UInt8(ascii: " ") || bytes[start] == UInt8(ascii: "\t") { start += 1 }
            var end = start
            while end < bytes.count, sixBits[Int(bytes[end])] < 64 { end += 1 }
            guard end > start, line.count >= 60 || end - start <= line.count, mayEndDigits(end, ofLongLine: line.count >= 60) else { break }
            let isLast = line.count < 60 && end - start < line.count
            line = start..<end
            digits += bytes[line]
            if isLast { break }
        }
        return (digits, line.upperBound)
    }

    /// Returns whether what is at a place may follow base64: behind short lines neither a blank nor a word, and no colon behind long ones.
    private func mayEndDigits(_ end: Int, ofLongLine isLong: Bool) -> Bool {
        guard end < bytes.count else { return true }
        return isLong ? bytes[end] != UInt8(ascii: ":") : bytes[end].isOne(of: "\r\n=<\"'\\,;)]}")
    }

    /// Returns whether only blanks, the end of a tag or a quotation mark precede a place in its line.
    private func beginsLine(_ start: Int) -> Bool {
        let before = bytes[..<start].last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
        return before.map { $0.isOne(of: "\r\n>\"'") } ?? true
    }

    /// Returns the text of a value that is base64 as a whole; nil if its bytes are not text.
    static func base64Value(_ value: [UInt8]) -> [UInt8]? {
        let padding = value.reversed().prefix { $0 == UInt8(ascii: "=") }.count
        let digits = value.dropLast(padding)
        let sixBits = Base64.sixBits
        guard digits.count >= shortestRun, digits.allSatisfy({ sixBits[Int($0)] < 64 }) else { return nil }
        let decoded = Base64.decoded(digits)
        return decoded.allSatisfy { $0 >= 0x20 && $0 < 0x7F } ? decoded : nil
    }
}
