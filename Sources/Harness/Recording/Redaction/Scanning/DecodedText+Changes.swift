internal import SecretPatterns

/// The parts of a view around the places at which its last encoding was undone.
extension DecodedText {
    /// The number of bytes on each side of a changed place in which the change may matter, and the run of base64 there.
    ///
    /// A name, its value and what marks both are nearer to each other. The longest keys have escapes in each line, and the marks of a table
    /// that is encoded are encoded too.
    static let reach = 512
    /// The number of bytes before a run of base64 in which its name may be.
    private static let nameReach = 128

    /// The parts around the changed places, each with the whole runs of base64 at its ends.
    ///
    /// Nil if they are most of the text, if its bytes come from other places than each of them alone, or if it is in wide characters.
    var partsAroundChanges: [DecodedText]? {
        guard encodings.allSatisfy(\.isInPlace), wideDecoded() == nil else { return nil }
        var ranges: [Range<Int>] = []
        for change in changes {
            // Each byte is looked at once, also in a run as long as the text.
            let covered = ranges.last?.upperBound ?? 0
            let start = start(ofRunAt: max(covered, change.lowerBound - Self.reach), notBefore: covered)
            let end = change.upperBound + Self.reach <= covered ? covered : end(ofRunAt: min(bytes.count, change.upperBound + Self.reach))
            if let last = ranges.last, start <= last.upperBound {
                ranges[ranges.count - 1] = last.lowerBound..<end
            } else {
                ranges.append(start..<end)
            }
        }
        guard ranges.reduce(0, { $0 + $1.count }) * 4 < bytes.count * 3 else { return nil }
        return ranges.map(part)
    }

    /// The texts in it: itself, or each readable stretch of binary bytes, such as a picture's.
    var texts: [DecodedText] { isText ? [self] : Self.readableRanges(in: bytes).map(part) }

    /// Returns a part as a view of its own.
    func part(_ range: Range<Int>) -> DecodedText {
        var builder = TextViewBuilder(self, from: range.lowerBound)
        return builder.finished(at: range.upperBound, nil)
    }

    /// By byte, whether it may be a digit of base64, or a part of the escape of one.
    private static let isInRun: [Bool] = (0..<256).map { byte in
        Base64.sixBits[byte] < 64 || UInt8(byte).isOne(of: "%\\&#;=")
    }

    /// Returns a place at or before another one at which no digits of base64 and no character are divided.
    private func start(ofRunAt place: Int, notBefore first: Int) -> Int {
        let isInRun = Self.isInRun
        var start = place
        while true {
            while start > first, isInRun[Int(bytes[start - 1])] { start -= 1 }
            // Lines of digits are one run.
            var line = start
            while line > first, SecretText.isSpace(bytes[line - 1]) { line -= 1 }
            guard line > first, bytes[line..<start].contains(UInt8(ascii: "\n")), isInRun[Int(bytes[line - 1])] else {
                // The bytes before the run name it, and decide whether it begins a line.
                start = max(first, line - Self.nameReach)
                break
            }
            start = line
        }
        while start > first, bytes[start] & 0xC0 == 0x80 { start -= 1 }
        return start
    }

    /// Returns a place at or behind another one at which no digits of base64 and no character are divided.
    private func end(ofRunAt place: Int) -> Int {
        let isInRun = Self.isInRun
        var end = place
        while true {
            while end < bytes.count, isInRun[Int(bytes[end])] { end += 1 }
            var line = end
            while line < bytes.count, SecretText.isSpace(bytes[line]) { line += 1 }
            guard line < bytes.count, bytes[end..<line].contains(UInt8(ascii: "\n")), isInRun[Int(bytes[line])] else { break }
            end = line
        }
        // The byte behind the run decides about its end.
        end = min(bytes.count, end + 1)
        while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
        return end
    }
}
