internal import SecretPatterns
internal import StrictJSON

/// Decodes hexadecimal digits and base32 in a text.
extension DecodedText {
    /// The shortest run of hexadecimal digits that is looked into: that of eight bytes.
    private static let fewestPairs = 8
    /// The same in base32.
    private static let shortestBase32 = 13

    // MARK: Hexadecimal digits

    /// Calls a body with the content of each run of hexadecimal digits: `6b6579`, `6b 65 79`, `6B:65:79` and `0x6b, 0x65, 0x79`.
    func forEachHexadecimalRun(_ sieve: Sieve, _ body: (DecodedText) throws -> Void) rethrows {
        var index = 0
        while index < bytes.count {
            // Most letters that are digits too are in words.
            guard Self.isHexadecimal(bytes[index]), hexadecimalGroup(at: index).count > 1 else {
                index += 1
                continue
            }
            // Most runs are short, and their pairs are only counted.
            var count = 0
            let end = forEachGroup(from: index) { count += $0.count / 2 }
            defer { index = max(end, index + 1) }
            guard count >= Self.fewestPairs else { continue }
            for offset in 0...1 {
                // A digit before the run moves all digits of its first group.
                let pairs = offset == 0 ? pairs(from: index) : movedPairs(from: index)
                guard pairs.count >= Self.fewestPairs else { continue }
                let decoded = pairs.map(byte)
                guard sieve.holds(decoded, mayBeDeflated: true) else { continue }
                var builder = TextViewBuilder(self, from: pairs[0])
                for (pair, byte) in zip(pairs, decoded) {
                    builder.skip(to: pair)
                    builder.replace(pair..<pair + 2, with: CollectionOfOne(byte))
                }
                try body(builder.finished(at: pairs[pairs.count - 1] + 2, .hexadecimal))
            }
        }
    }

    private func byte(at pair: Int) -> UInt8 {
        (JSONStrings.hexadecimal(bytes[pair]) ?? 0) << 4 | (JSONStrings.hexadecimal(bytes[pair + 1]) ?? 0)
    }

    /// Returns the places of the pairs of a run.
    private func pairs(from start: Int) -> [Int] {
        var pairs: [Int] = []
        forEachGroup(from: start) { pairs += stride(from: $0.lowerBound, to: $0.upperBound - 1, by: 2) }
        return pairs
    }

    /// Calls a body with each group of digits of a run.
    /// - Returns: The end of the run.
    @discardableResult
    private func forEachGroup(from start: Int, _ body: (Range<Int>) -> Void) -> Int {
        var position = start
        var end = start
        while true {
            let group = hexadecimalGroup(at: position)
            // Digits that are not in pairs begin a run of their own.
            guard position == start || group.count.isMultiple(of: 2) else { return end }
            body(group)
            end = max(end, group.upperBound)
            guard group.count >= 2, group.count.isMultiple(of: 2) else { return end }
            guard let next = nextGroup(after: group.upperBound) else { return end }
            position = next
        }
    }

    /// Returns the pairs of the first group of a run without its first digit.
    private func movedPairs(from start: Int) -> [Int] {
        let group = hexadecimalGroup(at: start)
        return Array(stride(from: group.lowerBound + 1, to: group.upperBound - 1, by: 2))
    }

    private func hexadecimalGroup(at start: Int) -> Range<Int> {
        var first = start
        if start + 1 < bytes.count, bytes[start] == UInt8(ascii: "0"), bytes[start + 1] | 0x20 == UInt8(ascii: "x") { first += 2 }
        var end = first
        while end < bytes.count, Self.isHexadecimal(bytes[end]) { end += 1 }
        return first..<end
    }

    /// Returns whether a byte is a hexadecimal digit, for a test of each byte of a long text.
    private static func isHexadecimal(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 6 }

    /// Returns the beginning of the digits after at most two signs between bytes; nil if no digit follows.
    private func nextGroup(after end: Int) -> Int? {
        let next = bytes[end...].prefix(2).prefix { $0.isOne(of: " :-,.\r\n") }.endIndex
        return next > end && next < bytes.count && JSONStrings.hexadecimal(bytes[next]) != nil ? next : nil
    }

    // MARK: Base32

    /// Calls a body with the content of each run of base32, for every offset at which the encoded text may begin.
    func forEachBase32Run(_ sieve: Sieve, _ body: (DecodedText) throws -> Void) rethrows {
        let fiveBits = Self.fiveBits
        var index = 0
        while index < bytes.count {
            guard fiveBits[Int(bytes[index])] < 32 else {
                index += 1
                continue
            }
            let run = base32Run(from: index, fiveBits)
            index = run.upperBound
            guard run.count >= Self.shortestBase32 else { continue }
            let padded = bytes[run.upperBound...].prefix(6).prefix { $0 == UInt8(ascii: "=") }.endIndex
            for offset in 0..<8 {
                let decoded = Self.decodedBase32(bytes[run].dropFirst(offset))
                if sieve.holds(decoded, mayBeDeflated: offset == 0) { try body(undoing(.base32, decoded, whole: run.lowerBound..<padded)) }
            }
        }
    }

    /// Returns the digits of one case from a place on.
    private func base32Run(from start: Int, _ fiveBits: [UInt8]) -> Range<Int> {
        var letterCase: UInt8?
        var end = start
        while end < bytes.count, fiveBits[Int(bytes[end])] < 32 {
            if bytes[end] >= UInt8(ascii: "A") {
                guard letterCase == nil || letterCase == bytes[end] & 0x20 else { break }
                letterCase = bytes[end] & 0x20
            }
            end += 1
        }
        return start..<end
    }

    private static func decodedBase32(_ digits: ArraySlice<UInt8>) -> [UInt8] {
        let fiveBits = fiveBits
        var decoded: [UInt8] = []
        decoded.reserveCapacity(digits.count * 5 / 8)
        var (bits, count): (UInt32, UInt32) = (0, 0)
        for digit in digits {
            bits = bits << 5 | UInt32(fiveBits[Int(digit)])
            count += 5
            guard count >= 8 else { continue }
            count -= 8
            decoded.append(UInt8(truncatingIfNeeded: bits >> count))
        }
        return decoded
    }

    /// The five bits of each byte; 32 for a byte that is not a digit.
    private static let fiveBits: [UInt8] = {
        var table = [UInt8](repeating: 32, count: 256)
        for (value, byte) in "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".utf8.enumerated() {
            table[Int(byte)] = UInt8(value)
            table[Int(SoughtBytes.lower[Int(byte)])] = UInt8(value)
        }
        return table
    }()
}
