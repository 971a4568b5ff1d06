/// Decodes UTF-16 and UTF-32, and finds readable stretches in binary bytes.
extension DecodedText {
    /// The fewest characters of two bytes that are looked into.
    private static let shortestStretch = SecretPolicy.shortestValue

    /// UTF-16, as its mark shows, or zeros in every other byte: ASCII has them.
    /// - Returns: The text, and whether the bytes are nothing else.
    func wideDecoded() -> (view: DecodedText, isCertain: Bool)? {
        guard bytes.count >= 16 else { return nil }
        let hasMark = [[0xFF, 0xFE], [0xFE, 0xFF]].contains(Array(bytes.prefix(2)))
        guard marks.contains(.zero) || hasMark else { return nil }
        let zeros = [0, 1].map { parity in stride(from: parity, to: bytes.count, by: 2).count { bytes[$0] == 0 } }
        let (fewer, more) = (min(zeros[0], zeros[1]), max(zeros[0], zeros[1]))
        let isMostlyASCII = more * 4 > bytes.count
        // Numbers in binary files and padding have zeros at even and at odd places, and so has UTF-32.
        let isOneSided = fewer * 16 < more
        guard isMostlyASCII || hasMark || more * 16 > bytes.count && isOneSided else { return nil }
        let isLittle = hasMark && !isMostlyASCII ? bytes[0] == 0xFF : zeros[1] > zeros[0]
        return (wideText(0..<bytes.count / 2 * 2, isLittle: isLittle), isMostlyASCII && isOneSided)
    }

    private func wideText(_ range: Range<Int>, isLittle: Bool) -> DecodedText {
        let unit = { (start: Int) in
            isLittle ? UInt16(bytes[start + 1]) << 8 | UInt16(bytes[start]) : UInt16(bytes[start]) << 8 | UInt16(bytes[start + 1])
        }
        var builder = TextViewBuilder(self, from: range.lowerBound)
        var start = range.lowerBound
        while start + 1 < range.upperBound {
            let first = unit(start)
            if UTF16.isLeadSurrogate(first), start + 3 < range.upperBound, UTF16.isTrailSurrogate(unit(start + 2)) {
                let value = 0x1_0000 + (UInt32(first) - 0xD800) << 10 + UInt32(unit(start + 2)) - 0xDC00
                builder.replace(start..<start + 4, with: (Unicode.Scalar(value) ?? "\u{FFFD}").utf8)
                start += 4
            } else {
                builder.replace(start..<start + 2, with: (Unicode.Scalar(first) ?? "\u{FFFD}").utf8)
                start += 2
            }
        }
        return builder.finished(at: start, isLittle ? .utf16Little : .utf16Big)
    }

    /// Calls a body with each stretch of ASCII in two bytes for each character.
    func forEachWideStretch(body: (DecodedText) throws -> Void) rethrows {
        guard marks.contains(.zero) else { return }
        var index = 0
        while index + 1 < bytes.count {
            let little = wideStretch(from: index, isLittle: true)
            let stretch = little.isEmpty ? wideStretch(from: index, isLittle: false) : little
            if stretch.count >= 2 * Self.shortestStretch { try body(wideText(stretch, isLittle: !little.isEmpty)) }
            // A stretch that is too short is not searched for a second one inside it, which would be shorter.
            index = max(stretch.upperBound - 1, index + 1)
        }
    }

    private func wideStretch(from start: Int, isLittle: Bool) -> Range<Int> {
        let isReadable = Reading.isReadable
        var end = start
        while end + 1 < bytes.count, bytes[isLittle ? end + 1 : end] == 0, isReadable[Int(bytes[isLittle ? end : end + 1])] { end += 2 }
        return start..<end
    }

    /// Returns the stretches of eight or more readable bytes, which is the length of the shortest secret.
    ///
    /// A stretch in UTF-8 begins and ends with ASCII: in a picture, bytes beside it are often the bytes of some character.
    static func readableRanges(in bytes: [UInt8]) -> [Range<Int>] {
        let isReadable = Reading.isReadable
        var ranges: [Range<Int>] = []
        var start = 0
        while start < bytes.count {
            guard isReadable[Int(bytes[start])] else {
                start += 1
                continue
            }
            var (end, index) = (start, start)
            while index < bytes.count {
                if isReadable[Int(bytes[index])] {
                    index += 1
                    end = index
                } else if let length = characterLength(in: bytes, at: index) {
                    index += length
                } else {
                    break
                }
            }
            if end - start >= SecretPolicy.shortestValue { ranges.append(start..<end) }
            start = max(index, end) + 1
        }
        return ranges
    }

    /// Returns the number of bytes of a character beyond ASCII; nil where none is.
    private static func characterLength(in bytes: [UInt8], at index: Int) -> Int? {
        let length = bytes[index] < 0xE0 ? 2 : bytes[index] < 0xF0 ? 3 : 4
        guard (0xC2..<0xF5).contains(bytes[index]), index + length <= bytes.count else { return nil }
        return bytes[index + 1..<index + length].allSatisfy { $0 & 0xC0 == 0x80 } ? length : nil
    }
}
