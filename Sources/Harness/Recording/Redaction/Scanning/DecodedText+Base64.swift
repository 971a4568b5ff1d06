internal import ContentCoding
internal import SecretPatterns
internal import VerificationModel

/// Decodes base64 in a text, and finds readable stretches in binary bytes.
extension DecodedText {
    /// The shortest run of base64 that is looked into: that of eight bytes.
    private static let shortestRun = 11

    /// Calls a body with the readable content of each run of base64, for every offset at which the encoded text may begin.
    func forEachBase64Run(_ body: (DecodedText) throws -> Void) rethrows {
        let sixBits = Base64.sixBits
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
            for offset in 0..<(isAll ? 1 : 4) where Self.mayHoldText(digits.dropFirst(offset)) {
                let view = undoing(.base64, Base64.decoded(digits.dropFirst(offset)), whole: start..<padded)
                if Inflation.isGzip(view.bytes) || Inflation.isZlib(view.bytes) || view.isReadable { try body(view) }
            }
            index = end
        }
    }

    /// The digits that a line begins with, and those of the next lines where lines are broken as mail does it: RFC 2045 section 6.8.
    private func base64Run(_ first: Range<Int>) -> (digits: ArraySlice<UInt8>, end: Int) {
        let sixBits = Base64.sixBits
        var digits = bytes[first]
        var line = first
        while line.count >= 60 {
            var start = line.upperBound
            while start < bytes.count, bytes[start] == UInt8(ascii: "\r") || bytes[start] == UInt8(ascii: "\n") { start += 1 }
            var end = start
            while end < bytes.count, sixBits[Int(bytes[end])] < 64 { end += 1 }
            guard start > line.upperBound, end > start else { break }
            line = start..<end
            digits += bytes[line]
        }
        return (digits, line.upperBound)
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

    // MARK: Reading

    /// Returns whether a run must be decoded: a part of it is readable, all of it may be text, or it begins like compressed bytes.
    ///
    /// Most runs are names and paths, of which nothing comes: they need no array.
    private static func mayHoldText(_ digits: ArraySlice<UInt8>) -> Bool {
        let (table, byteCount, start) = (Base64.sixBits, digits.count * 3 / 4, digits.startIndex)
        let second = table[Int(digits[start + 1])]
        let head = (table[Int(digits[start])] << 2 | second >> 4, second << 4 | table[Int(digits[start + 2])] >> 2)
        if head == (0x1F, 0x8B) || Inflation.isZlib(head.0, head.1) { return true }
        var reading = Reading()
        var bits: UInt32 = 0
        var bitCount = 0
        var read = 0
        for byte in digits {
            bits = bits << 6 | UInt32(table[Int(byte)])
            bitCount += 6
            guard bitCount >= 8 else { continue }
            bitCount -= 8
            reading.read(UInt8(truncatingIfNeeded: bits >> UInt32(bitCount)))
            read += 1
            if reading.isLongEnough { return true }
            // The rest is too short.
            if !reading.mayBeText, reading.length + byteCount - read < SecretPolicy.shortestValue { return false }
        }
        return reading.mayBeText
    }

    /// Whether all of it can be read, or a part of it that is long enough for a secret.
    private var isReadable: Bool {
        var reading = Reading()
        for byte in bytes {
            reading.read(byte)
            if reading.isLongEnough { return true }
        }
        return reading.mayBeText && bytes.count >= SecretPolicy.shortestValue && String(validUTF8: bytes) != nil
    }

    /// Returns the stretches of eight or more readable bytes, which is the length of the shortest secret.
    static func readableRanges(in bytes: [UInt8]) -> [Range<Int>] {
        let isReadable = Reading.isReadable
        var ranges: [Range<Int>] = []
        var start = 0
        for index in 0...bytes.count {
            if index < bytes.count, isReadable[Int(bytes[index])] { continue }
            if index - start >= SecretPolicy.shortestValue { ranges.append(start..<index) }
            start = index + 1
        }
        return ranges
    }
}
