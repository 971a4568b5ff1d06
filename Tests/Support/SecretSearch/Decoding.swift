internal import Foundation

/// Texts that are encoded in a text.
enum Decoding {
    /// Returns whether bytes may be text, in ASCII for the most part or in wide characters.
    static func mayBeText(_ bytes: [UInt8]) -> Bool {
        let readable = bytes.count { (0x20..<0x7F).contains($0) || (0x09...0x0D).contains($0) }
        let zeros = bytes.count { $0 == 0 }
        return readable * 10 >= bytes.count * 6 || zeros * 4 >= bytes.count
    }

    /// Returns the texts that are encoded in bytes, each with one encoding undone.
    static func texts(in bytes: [UInt8]) -> [[UInt8]] {
        let present = Set(bytes)
        var texts: [[UInt8]] = []
        if present.contains(UInt8(ascii: "%")) { texts.append(percent(bytes)) }
        if present.contains(UInt8(ascii: "\\")) { texts.append(escapes(bytes)) }
        if present.contains(UInt8(ascii: "&")) { texts.append(references(bytes)) }
        if present.contains(UInt8(ascii: "=")) { texts.append(quotedPrintable(bytes)) }
        if present.contains(0) { texts += wide(bytes) }
        if present.contains(where: { $0 >= 0x80 }) {
            texts.append(Array(String(decoding: bytes, as: UTF8.self).precomposedStringWithCanonicalMapping.utf8))
        }
        return texts + numbers(bytes) + digits(bytes)
    }

    // MARK: Escapes of bytes

    private static func percent(_ bytes: [UInt8]) -> [UInt8] {
        replacing(UInt8(ascii: "%"), in: bytes) { rest in hexadecimal(rest, 1, 2).map { ([UInt8($0)], 3) } }
    }

    private static func quotedPrintable(_ bytes: [UInt8]) -> [UInt8] {
        replacing(UInt8(ascii: "="), in: bytes) { rest in
            if rest.dropFirst().starts(with: "\r\n".utf8) { return ([], 3) }
            return rest.dropFirst().first == 0x0A ? ([], 2) : hexadecimal(rest, 1, 2).map { ([UInt8($0)], 3) }
        }
    }

    /// The escapes of JSON, C, JavaScript, Python and Swift.
    private static func escapes(_ bytes: [UInt8]) -> [UInt8] {
        // The halves of a pair of UTF-16 are joined by the decoder of UTF-16.
        replacing(UInt8(ascii: "\\"), in: bytes) { rest in
            guard rest.count > 1 else { return nil }
            let next = rest[rest.startIndex + 1]
            switch next {
            case UInt8(ascii: "n"): return ([0x0A], 2)
            case UInt8(ascii: "r"): return ([0x0D], 2)
            case UInt8(ascii: "t"): return ([0x09], 2)
            case UInt8(ascii: "x"): return hexadecimal(rest, 2, 2).map { ([UInt8($0)], 4) }
            case UInt8(ascii: "u"):
                if let number = hexadecimal(rest, 2, 4) { return (scalar(number), 6) }
                guard let end = rest.firstIndex(of: UInt8(ascii: "}")), rest.dropFirst(2).first == UInt8(ascii: "{") else { return nil }
                let digits = end - rest.startIndex - 3
                return hexadecimal(rest, 3, digits).map { (scalar($0), digits + 4) }
            case UInt8(ascii: "0")...UInt8(ascii: "7"):
                guard let number = UInt32(String(decoding: rest.dropFirst().prefix(3), as: UTF8.self), radix: 8), number < 256 else {
                    return nil
                }
                return ([UInt8(number)], 4)
            default: return ([next], 2)
            }
        }
    }

    /// The references of HTML, also without a semicolon.
    private static func references(_ bytes: [UInt8]) -> [UInt8] {
        replacing(UInt8(ascii: "&"), in: bytes) { rest in
            for (name, character) in [("amp", "&"), ("lt", "<"), ("gt", ">"), ("quot", "\""), ("apos", "'")] {
                if rest.dropFirst().starts(with: "\(name);".utf8) { return (Array(character.utf8), name.utf8.count + 2) }
            }
            guard rest.dropFirst().first == UInt8(ascii: "#") else { return nil }
            let isHexadecimal = rest.dropFirst(2).first.map { $0 | 0x20 } == UInt8(ascii: "x")
            let digits = rest.dropFirst(isHexadecimal ? 3 : 2).prefix { Character(Unicode.Scalar($0)).isHexDigit }
            let shown = isHexadecimal ? digits : digits.prefix { (0x30...0x39).contains($0) }
            guard let number = UInt32(String(decoding: shown, as: UTF8.self), radix: isHexadecimal ? 16 : 10) else { return nil }
            let count = (isHexadecimal ? 3 : 2) + shown.count
            return (scalar(number), count + (rest.dropFirst(count).first == UInt8(ascii: ";") ? 1 : 0))
        }
    }

    /// Returns bytes in which each escape is replaced by its meaning.
    /// - Parameter meaning: Returns the bytes that an escape means, and its length; nil where none begins.
    private static func replacing(
        _ sign: UInt8, in bytes: [UInt8], _ meaning: (ArraySlice<UInt8>) -> (bytes: [UInt8], count: Int)?
    ) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            if bytes[index] == sign, let meaning = meaning(bytes[index...].prefix(16)) {
                result += meaning.bytes
                index += meaning.count
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return result
    }

    private static func hexadecimal(_ bytes: ArraySlice<UInt8>, _ start: Int, _ count: Int) -> UInt32? {
        let digits = bytes.dropFirst(start).prefix(count)
        guard count > 0, digits.count == count, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
        return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    }

    private static func scalar(_ number: UInt32) -> [UInt8] { Unicode.Scalar(number).map { Array(String($0).utf8) } ?? [] }

    // MARK: Wide characters

    /// UTF-16 and UTF-32 of both orders, from each offset.
    private static func wide(_ bytes: [UInt8]) -> [[UInt8]] {
        [2, 4].flatMap { unit in
            (0..<unit).flatMap { offset in [true, false].map { wide(bytes, unit, offset, isBig: $0) } }
        }
    }

    private static func wide(_ bytes: [UInt8], _ unit: Int, _ offset: Int, isBig: Bool) -> [UInt8] {
        let numbers = stride(from: offset, to: bytes.count - unit + 1, by: unit).map { start in
            let parts = isBig ? Array(bytes[start..<start + unit]) : bytes[start..<start + unit].reversed()
            return parts.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        }
        if unit == 2 { return Array(String(decoding: numbers.map { UInt16($0) }, as: UTF16.self).utf8) }
        return numbers.flatMap { scalar($0) }
    }

    // MARK: Numbers

    /// The digits of numbers with an exponent: `4.7e3` is 4700.
    private static func numbers(_ bytes: [UInt8]) -> [[UInt8]] {
        let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) }
        return bytes.indices.dropFirst().dropLast().compactMap { sign in
            guard bytes[sign] | 0x20 == UInt8(ascii: "e"), isDigit(bytes[sign - 1]) else { return nil }
            let digits = Array(bytes[..<sign].reversed().prefix { isDigit($0) || $0 == UInt8(ascii: ".") }.reversed())
            let exponent = bytes[(sign + 1)...].drop { $0 == UInt8(ascii: "+") }.prefix(while: isDigit)
            let fraction = digits.firstIndex(of: UInt8(ascii: ".")).map { digits.count - $0 - 1 } ?? 0
            guard let zeros = Int(String(decoding: exponent.prefix(2), as: UTF8.self)).map({ $0 - fraction }), zeros >= 0 else {
                return nil
            }
            return digits.filter(isDigit) + [UInt8](repeating: UInt8(ascii: "0"), count: zeros)
        }
    }

    // MARK: Digits for bits

    private static let base64 = alphabet("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/", ["-": 62, "_": 63])
    private static let base32 = alphabet("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567", isCaseless: true)
    private static let base16 = alphabet("0123456789ABCDEF", isCaseless: true)

    private static func alphabet(_ digits: String, _ more: [Character: Int] = [:], isCaseless: Bool = false) -> [Int?] {
        var values = [Int?](repeating: nil, count: 256)
        for (value, digit) in digits.utf8.enumerated() {
            values[Int(digit)] = value
            if isCaseless, (0x41...0x5A).contains(digit) { values[Int(digit) | 0x20] = value }
        }
        for (digit, value) in more { values[Int(digit.asciiValue ?? 0)] = value }
        return values
    }

    private static func digits(_ bytes: [UInt8]) -> [[UInt8]] {
        runs(bytes, base64, ignoring: "\r\n", bitCount: 6, offsets: 4) + runs(bytes, base32, ignoring: "\r\n", bitCount: 5, offsets: 1)
            + runs(bytes, base16, ignoring: "\r\n :", bitCount: 4, offsets: 2)
    }

    /// Returns the bytes of each run of sixteen digits or more, from several offsets, because other text may be before the first digit.
    private static func runs(_ bytes: [UInt8], _ values: [Int?], ignoring ignored: String, bitCount: Int, offsets: Int) -> [[UInt8]] {
        let ignored = Set(ignored.utf8)
        var runs: [[UInt8]] = []
        var run: [Int] = []
        for byte in bytes + [0] {
            if let value = values[Int(byte)] {
                run.append(value)
            } else if !ignored.contains(byte) {
                if run.count >= 16 { runs += (0..<offsets).map { decoded(run[$0...], bitCount) } }
                run = []
            }
        }
        return runs
    }

    private static func decoded(_ digits: ArraySlice<Int>, _ bitCount: Int) -> [UInt8] {
        var (bits, count) = (0, 0)
        var bytes: [UInt8] = []
        for digit in digits {
            bits = (bits << bitCount | digit) & 0xFFFF
            count += bitCount
            guard count >= 8 else { continue }
            count -= 8
            bytes.append(UInt8(bits >> count & 0xFF))
        }
        return bytes
    }
}
