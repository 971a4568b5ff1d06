/// A text as it reads when something that it is encoded by is undone, and where in the text each of its bytes comes from.
struct TextView {
    /// What can be undone.
    enum Encoding: String {
        /// `%2F`: RFC 3986 section 2.1.
        case percent = "percent-encoding"
        /// The same, with `+` for a space, as HTML forms have it.
        case form = "form encoding"
        /// `\/` and `\u0041`: RFC 8259 section 7.
        case json = "JSON escapes"
        /// Either alphabet, with or without padding: RFC 4648 sections 4 and 5.
        case base64 = "base64"
        /// RFC 1950 and RFC 1952.
        case gzip
        /// `&quot;` and `&#x66;`: HTML and XML.
        case entities = "character references"
        /// Two bytes for each character, or four.
        case wide = "UTF-16"
    }

    private enum Origin {
        /// The text itself.
        case same
        /// Where each byte begins and ends.
        case mapped(starts: [Int32], ends: [Int32])
        /// All bytes come from all of a range, which can only be replaced as a whole.
        case whole(Range<Int>)
    }

    /// The bytes, as they read now.
    let bytes: [UInt8]
    /// What was undone, the first first.
    let encodings: [Encoding]
    private let origin: Origin

    /// A text as it is.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        encodings = []
        origin = .same
    }

    private init(_ bytes: [UInt8], _ encodings: [Encoding], _ origin: Origin) {
        self.bytes = bytes
        self.encodings = encodings
        self.origin = origin
    }

    /// Where in the text a range of these bytes comes from.
    func textRange(of range: Range<Int>) -> Range<Int> {
        switch origin {
        case .same: range
        case .mapped(let starts, let ends): Int(starts[range.lowerBound])..<Int(ends[range.upperBound - 1])
        case .whole(let whole): whole
        }
    }

    /// These bytes with one more thing undone, if any, each byte coming from a range of these.
    private func undoing(_ encoding: Encoding?, _ decoded: [UInt8], _ ranges: [Range<Int>]) -> TextView {
        let encodings = encodings + [encoding].compactMap { $0 }
        if case .whole(let whole) = origin { return TextView(decoded, encodings, .whole(whole)) }
        var starts: [Int32] = []
        var ends: [Int32] = []
        starts.reserveCapacity(ranges.count)
        ends.reserveCapacity(ranges.count)
        for range in ranges {
            let origin = textRange(of: range)
            starts.append(Int32(origin.lowerBound))
            ends.append(Int32(origin.upperBound))
        }
        return TextView(decoded, encodings, .mapped(starts: starts, ends: ends))
    }

    private func undoing(_ encoding: Encoding, _ decoded: [UInt8], whole range: Range<Int>) -> TextView {
        TextView(decoded, encodings + [encoding], .whole(textRange(of: range)))
    }
}

// MARK: Undoing

extension TextView {
    /// How many things are undone one inside the other: a token in a URL in JSON in base64 in a form is four.
    static let depthLimit = 8
    /// The most bytes that a gzip file inside a text may stand for.
    private static let inflationLimit = 64 << 20
    /// The shortest run of base64 that is looked into: that of eight bytes.
    private static let shortestRun = 11

    /// How much work a text may be: so many times its own bytes, and a mebibyte.
    private static let workLimit = 200

    /// A text that would take for ever to be looked into, so many things are encoded inside each other.
    struct TooDeep: Error {}

    private final class Work {
        var left: Int

        init(_ left: Int) {
            self.left = left
        }
    }

    /// Calls a body with this text and with every text that it stands for.
    ///
    /// Of bytes that are no text, such as a picture's, every stretch that can be read is looked at alone.
    /// - Throws: ``TooDeep``, and what the body throws.
    func forEach(_ body: (TextView) throws -> Void) throws {
        try forEach(Work(Self.workLimit * bytes.count + 1 << 20), body)
    }

    private func forEach(_ work: Work, _ body: (TextView) throws -> Void) throws {
        work.left -= bytes.count
        guard work.left > 0 else { throw TooDeep() }
        try body(self)
        guard encodings.count < Self.depthLimit else { return }
        if let inflated = inflated() { try inflated.forEach(work, body) }
        if let wide = wideDecoded() {
            try wide.forEach(work, body)
        } else if isText {
            try forEachDecoded(work, body)
        } else {
            for range in readableRanges() {
                let stretch = undoing(nil, Array(bytes[range]), Array(range).map { $0..<$0 + 1 })
                work.left -= stretch.bytes.count
                try body(stretch)
                try stretch.forEachDecoded(work, body)
            }
        }
    }

    /// Whether this is text, in UTF-8 or in an older encoding of which most characters are ASCII.
    var isText: Bool {
        if String(validating: bytes, as: UTF8.self) != nil { return true }
        return !bytes.contains(0) && bytes.count { $0 >= 0x80 } * 3 < bytes.count
    }

    /// What one value may stand for: these bytes, and what they are once what they are encoded by is undone.
    var meanings: [[UInt8]] {
        let unescaped = [percentDecoded(.percent), percentDecoded(.form), unescaped()].compactMap { $0?.bytes }
        let padding = bytes.reversed().prefix { $0 == UInt8(ascii: "=") }.count
        let digits = bytes.dropLast(padding)
        guard digits.count >= Self.shortestRun, digits.allSatisfy({ Self.sixBits[Int($0)] < 64 }) else { return [bytes] + unescaped }
        let decoded = Self.base64Decoded(digits)
        // What is no text is no text that somebody has encoded.
        return [bytes] + unescaped + (decoded.allSatisfy { $0 >= 0x20 && $0 < 0x7F } ? [decoded] : [])
    }

    private func forEachDecoded(_ work: Work, _ body: (TextView) throws -> Void) throws {
        for decode in [{ percentDecoded(.percent) }, { percentDecoded(.form) }, unescaped, withoutEntities] {
            if let view = decode() { try view.forEach(work, body) }
        }
        try forEachBase64Run { try $0.forEach(work, body) }
    }

    private func percentDecoded(_ encoding: Encoding) -> TextView? {
        // A form that was undone is not undone again, or there would be no end.
        let isForm = encoding == .form
        guard bytes.contains(UInt8(ascii: "%")) || isForm && bytes.contains(UInt8(ascii: "+")) else { return nil }
        guard !isForm || bytes.contains(UInt8(ascii: "+")), encodings.last != .form else { return nil }
        var decoded: [UInt8] = []
        var ranges: [Range<Int>] = []
        var hasChanged = false
        var index = 0
        while index < bytes.count {
            var length = 1
            var byte = bytes[index]
            if byte == UInt8(ascii: "%"), index + 2 < bytes.count, let high = JSONStrings.hexadecimal(bytes[index + 1]),
                let low = JSONStrings.hexadecimal(bytes[index + 2])
            {
                (byte, length, hasChanged) = (high << 4 | low, 3, true)
            } else if isForm, byte == UInt8(ascii: "+") {
                (byte, hasChanged) = (UInt8(ascii: " "), true)
            }
            decoded.append(byte)
            ranges.append(index..<index + length)
            index += length
        }
        return hasChanged ? undoing(encoding, decoded, ranges) : nil
    }

    private func unescaped() -> TextView? {
        guard bytes.contains(UInt8(ascii: "\\")) else { return nil }
        var decoded: [UInt8] = []
        var ranges: [Range<Int>] = []
        decoded.reserveCapacity(bytes.count)
        ranges.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            let length = isEscape(at: index) ? Self.escapeLength(bytes[index...]) : 1
            if length == 1 {
                decoded.append(bytes[index])
                ranges.append(index..<index + 1)
            } else {
                for character in JSONStrings.resolvingEscapes(bytes[index..<index + length]) {
                    decoded.append(character)
                    ranges.append(index..<index + length)
                }
            }
            index += length
        }
        return undoing(.json, decoded, ranges)
    }

    /// Whether an escape may begin here: a backslash that was itself escaped escapes only what was escaped too.
    private func isEscape(at index: Int) -> Bool {
        guard bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count else { return false }
        return textRange(of: index..<index + 1).count == 1 || textRange(of: index + 1..<index + 2).count > 1
    }

    /// The length of the escape at the beginning, of a whole surrogate pair; 1 where there is none.
    private static func escapeLength(_ bytes: ArraySlice<UInt8>) -> Int {
        func unit(_ bytes: ArraySlice<UInt8>) -> UInt16? {
            guard bytes.count >= 6, bytes.starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) else { return nil }
            var unit: UInt16 = 0
            for byte in bytes.dropFirst(2).prefix(4) {
                guard let digit = JSONStrings.hexadecimal(byte) else { return nil }
                unit = unit << 4 | UInt16(digit)
            }
            return unit
        }
        if let first = unit(bytes) {
            guard UTF16.isLeadSurrogate(first), let second = unit(bytes.dropFirst(6)), UTF16.isTrailSurrogate(second) else { return 6 }
            return 12
        }
        guard bytes.count >= 2, "\"\\/bfnrt".utf8.contains(bytes[bytes.startIndex + 1]) else { return 1 }
        return 2
    }

    /// `&amp;`, `&#102;` and `&#x66;`: HTML section 13.5, XML section 4.6.
    private func withoutEntities() -> TextView? {
        let mark = UInt8(ascii: "&")
        guard bytes.contains(mark), bytes.contains(UInt8(ascii: ";")) else { return nil }
        var decoded: [UInt8] = []
        var ranges: [Range<Int>] = []
        var hasChanged = false
        var index = 0
        while index < bytes.count {
            if bytes[index] == mark, let end = bytes[index...].prefix(12).firstIndex(of: UInt8(ascii: ";")),
                let characters = Self.entity(bytes[index + 1..<end])
            {
                for character in characters {
                    decoded.append(character)
                    ranges.append(index..<end + 1)
                }
                hasChanged = true
                index = end + 1
            } else {
                decoded.append(bytes[index])
                ranges.append(index..<index + 1)
                index += 1
            }
        }
        return hasChanged ? undoing(.entities, decoded, ranges) : nil
    }

    private static func entity(_ name: ArraySlice<UInt8>) -> [UInt8]? {
        let text = String(decoding: name, as: UTF8.self)
        let known = ["amp": "&", "quot": "\"", "apos": "'", "lt": "<", "gt": ">"]
        if let character = known[text] { return Array(character.utf8) }
        guard text.hasPrefix("#") else { return nil }
        let isHexadecimal = text.dropFirst().first.map { "xX".contains($0) } == true
        let number = UInt32(text.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10)
        return number.flatMap(Unicode.Scalar.init).map { Array(String($0).utf8) }
    }

    /// UTF-16 of which most characters are ASCII, as every other byte shows.
    private func wideDecoded() -> TextView? {
        guard bytes.count >= 16, bytes.contains(0) else { return nil }
        let zeros = [0, 1].map { parity in stride(from: parity, to: bytes.count, by: 2).count { bytes[$0] == 0 } }
        let isLittle = zeros[1] > zeros[0]
        guard max(zeros[0], zeros[1]) * 4 > bytes.count else { return nil }
        var decoded: [UInt8] = []
        var ranges: [Range<Int>] = []
        for start in stride(from: 0, to: bytes.count - 1, by: 2) {
            let (low, high) = isLittle ? (bytes[start], bytes[start + 1]) : (bytes[start + 1], bytes[start])
            let unit = UInt16(high) << 8 | UInt16(low)
            for byte in String(decoding: [unit], as: UTF16.self).utf8 {
                decoded.append(byte)
                ranges.append(start..<start + 2)
            }
        }
        return undoing(.wide, decoded, ranges)
    }

    /// What gzip or zlib holds, as far as it can be read: what follows a damaged place is lost to an app too.
    private func inflated() -> TextView? {
        guard Inflation.isGzip(bytes) || Inflation.isZlib(bytes) else { return nil }
        let inflated = Inflation.readable(bytes, limit: Self.inflationLimit)
        return inflated.isEmpty ? nil : undoing(.gzip, inflated, whole: 0..<bytes.count)
    }

    private func forEachBase64Run(_ body: (TextView) throws -> Void) throws {
        var index = 0
        while index < bytes.count {
            guard Self.sixBits[Int(bytes[index])] < 64 else {
                index += 1
                continue
            }
            // Most words are short: they need no array.
            var wordEnd = index
            while wordEnd < bytes.count, Self.sixBits[Int(bytes[wordEnd])] < 64 { wordEnd += 1 }
            guard wordEnd - index >= Self.shortestRun else {
                index = wordEnd
                continue
            }
            let (digits, end) = base64Run(from: index)
            if digits.count >= Self.shortestRun {
                var padded = end
                while padded < bytes.count, padded < end + 2, bytes[padded] == UInt8(ascii: "=") { padded += 1 }
                // Where the encoded text begins in the run is not known: a path may stand before it. Inside base64 it is the beginning.
                let isAll = encodings.contains(.base64) && index == 0 && padded == bytes.count
                for start in 0..<min(isAll ? 1 : 4, digits.count) {
                    let decoded = Self.base64Decoded(digits[start...])
                    let view = undoing(.base64, decoded, whole: index..<padded)
                    if Inflation.isGzip(decoded) || Inflation.isZlib(decoded) || view.isReadable { try body(view) }
                }
            }
            index = end
        }
    }

    /// The digits from a place on, line breaks left out where lines are broken as mail does it: RFC 2045 section 6.8.
    private func base64Run(from start: Int) -> (digits: [UInt8], end: Int) {
        var digits: [UInt8] = []
        var index = start
        var lineStart = start
        while index < bytes.count {
            if Self.sixBits[Int(bytes[index])] < 64 {
                digits.append(bytes[index])
                index += 1
                continue
            }
            var next = index
            while next < bytes.count, bytes[next] == UInt8(ascii: "\r") || bytes[next] == UInt8(ascii: "\n") { next += 1 }
            guard index - lineStart >= 60, next > index, next < bytes.count, Self.sixBits[Int(bytes[next])] < 64 else { break }
            index = next
            lineStart = next
        }
        return (digits, index)
    }

    static func base64Decoded(_ run: some Collection<UInt8>) -> [UInt8] {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(run.count * 3 / 4)
        var bits: UInt32 = 0
        var count = 0
        for byte in run {
            bits = bits << 6 | UInt32(sixBits[Int(byte)])
            count += 6
            if count >= 8 {
                count -= 8
                decoded.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
            }
        }
        return decoded
    }

    /// Whether all of it can be read, or a part of it that is long enough for a secret.
    private var isReadable: Bool {
        if !readableRanges().isEmpty { return true }
        return bytes.count >= SecretPolicy.shortestValue && bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
            && String(validating: bytes, as: UTF8.self) != nil
    }

    /// Where eight or more bytes stand together that can be read: no secret is shorter.
    private func readableRanges() -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start = 0
        for index in 0...bytes.count {
            let isReadable = index < bytes.count && (bytes[index] >= 0x20 && bytes[index] < 0x7F || (0x09...0x0D).contains(bytes[index]))
            if isReadable { continue }
            if index - start >= 8 { ranges.append(start..<index) }
            start = index + 1
        }
        return ranges
    }

    /// What each byte stands for in either alphabet; 64 for none.
    private static let sixBits: [UInt8] = {
        var table = [UInt8](repeating: 64, count: 256)
        let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
        for (value, byte) in alphabet.utf8.enumerated() { table[Int(byte)] = UInt8(value) }
        for byte in "+-".utf8 { table[Int(byte)] = 62 }
        for byte in "/_".utf8 { table[Int(byte)] = 63 }
        return table
    }()
}
