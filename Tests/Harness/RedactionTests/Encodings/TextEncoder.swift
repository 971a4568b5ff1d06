import Foundation
import Testing

/// An encoding, as the test writes it: independent of the code that removes it.
struct TextEncoder: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// Whether a secret in it cannot be replaced where the result is the whole body.
    var isSealed = false
    let encode: @Sendable ([UInt8]) -> [UInt8]

    init(_ testDescription: String, isSealed: Bool = false, _ encode: @escaping @Sendable ([UInt8]) -> [UInt8]) {
        self.testDescription = testDescription
        self.isSealed = isSealed
        self.encode = encode
    }

    private static func text(_ testDescription: String, _ encode: @escaping @Sendable (String) -> String) -> TextEncoder {
        TextEncoder(testDescription) { Array(encode(String(decoding: $0, as: UTF8.self)).utf8) }
    }

    private static func perByte(_ testDescription: String, _ encode: @escaping @Sendable (UInt8) -> String) -> TextEncoder {
        TextEncoder(testDescription) { Array($0.map(encode).joined().utf8) }
    }

    private static func perScalar(_ testDescription: String, _ encode: @escaping @Sendable (Unicode.Scalar) -> String) -> TextEncoder {
        text(testDescription) { $0.unicodeScalars.map(encode).joined() }
    }

    static func hex(_ value: some BinaryInteger, _ count: Int) -> String {
        String(repeating: "0", count: max(0, count - String(value, radix: 16).count)) + String(value, radix: 16)
    }

    // MARK: Those that are often inside each other

    static let percent = perByte("percent") { "%" + hex($0, 2) }
    static let percentCapitals = perByte("percent in capitals") { "%" + hex($0, 2).uppercased() }
    static let base64 = TextEncoder("base64") { Array(Data($0).base64EncodedData()) }
    static let json = text("a JSON string") { text in
        text.unicodeScalars.map { scalar -> String in
            switch scalar {
            case "\"", "\\", "/": "\\\(scalar)"
            case "\n": "\\n"
            case "\t": "\\t"
            case _ where scalar.value >= 0x80 && scalar.value < 0x1_0000: "\\u" + hex(scalar.value, 4)
            default: "\(scalar)"
            }
        }
        .joined()
    }
    static let entities = perScalar("character references") { "&#\($0.value);" }
    static let hexadecimal = perByte("hexadecimal digits") { hex($0, 2) }
    static let utf16 = TextEncoder("UTF-16LE") { String(decoding: $0, as: UTF8.self).utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] } }
    static let quotedPrintable = TextEncoder("quoted-printable") { bytes in
        Array(bytes.map { $0 >= 0x21 && $0 < 0x7F && $0 != 0x3D ? String(UnicodeScalar($0)) : "=" + hex($0, 2).uppercased() }.joined().utf8)
    }
    static let gzip = TextEncoder("gzip", isSealed: true, Compression.gzip)

    static let common = [percent, base64, json, entities, hexadecimal, utf16, quotedPrintable, gzip]

    // MARK: The others

    static let others = [
        percentCapitals,
        perScalar("%u0041") { "%u" + hex($0.value, 4) },
        TextEncoder("percent three times") { percent.encode(percent.encode(percent.encode($0))) },
        TextEncoder("base64 three times") { base64.encode(base64.encode(base64.encode($0))) },
        TextEncoder("base64 at another offset") { base64.encode(Array("x".utf8) + $0) },
        TextEncoder("base64 at a third offset") { base64.encode(Array("xy".utf8) + $0) },
        TextEncoder("base64 behind a path") { Array("abc/".utf8) + base64.encode($0) },
        TextEncoder("base64 for addresses") { bytes in
            base64.encode(bytes).filter { $0 != UInt8(ascii: "=") }.map {
                $0 == UInt8(ascii: "+") ? UInt8(ascii: "-") : $0 == UInt8(ascii: "/") ? UInt8(ascii: "_") : $0
            }
        },
        TextEncoder("base64 in lines of 76") { lines(base64.encode(Array(repeating: 0x61, count: 50) + $0), 76, "\r\n") },
        TextEncoder("base64 in indented lines of 20") { lines(base64.encode(Array(repeating: 0x61, count: 40) + $0), 20, "\n\t") },
        TextEncoder("base64 among other bytes") { base64.encode([0xFF, 0x80, 0x01] + $0 + [0x00, 0xFE]) },
        perByte(#"\x41"#) { #"\x"# + hex($0, 2) },
        perByte(#"\101"#) { #"\"# + String(repeating: "0", count: 3 - String($0, radix: 8).count) + String($0, radix: 8) },
        perScalar(#"\u{41}"#) { #"\u{"# + String($0.value, radix: 16) + "}" },
        perScalar(#"\U00000041"#) { #"\U"# + hex($0.value, 8) },
        perScalar("&#97 without a semicolon") { "&#\($0.value)" },
        perScalar("&#x61;") { "&#x\(hex($0.value, 2));" },
        perByte("quoted-printable, each byte") { "=" + hex($0, 2).uppercased() },
        TextEncoder("quoted-printable in lines") { lines(perByte("") { "=" + hex($0, 2).uppercased() }.encode($0), 21, "=\r\n") },
        TextEncoder("base32") { base32($0, padded: true) }, TextEncoder("base32 without padding") { base32($0, padded: false) },
        TextEncoder("base32 in small letters") { Array(String(decoding: base32($0, padded: false), as: UTF8.self).lowercased().utf8) },
        perByte("hexadecimal digits in capitals") { hex($0, 2).uppercased() },
        perByte("hexadecimal digits with blanks") { hex($0, 2) + " " },
        perByte("hexadecimal digits with colons") { hex($0, 2).uppercased() + ":" },
        perByte("a list of hexadecimal numbers") { "0x" + hex($0, 2) + ", " },
        TextEncoder("hexadecimal digits behind a digit") { Array("7".utf8) + hexadecimal.encode($0) },
        text("decomposed characters") { $0.decomposedStringWithCanonicalMapping },
        text("composed characters") { $0.precomposedStringWithCanonicalMapping },
        text("small letters") { $0.lowercased() }, text("capitals") { $0.uppercased() },
        TextEncoder("UTF-16BE") { String(decoding: $0, as: UTF8.self).utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] } },
        TextEncoder("UTF-16 with a mark") { [0xFF, 0xFE] + utf16.encode($0) },
        TextEncoder("UTF-16 among other letters") { utf16.encode(Array(String(repeating: "фонарь ", count: 20).utf8) + $0) },
        TextEncoder("UTF-16 among other bytes") { [0xFF, 0xC3, 0x01] + utf16.encode($0) + [0x80, 0x02, 0xFF] },
        TextEncoder("UTF-32LE") { utf32($0) }, TextEncoder("UTF-32BE") { utf32($0, isBig: true) },
        TextEncoder("UTF-16 among other letters in base64") {
            base64.encode(utf16.encode(Array(String(repeating: "фонарь ", count: 20).utf8) + $0))
        },
        TextEncoder("zlib", isSealed: true, Compression.zlib), TextEncoder("deflate", isSealed: true, Compression.deflate),
        TextEncoder("deflate in base64") { base64.encode(Compression.deflate($0)) },
        TextEncoder("zlib in hexadecimal digits") { hexadecimal.encode(Compression.zlib($0)) },
    ]

    static let all = common + others

    private static func lines(_ bytes: [UInt8], _ count: Int, _ end: String) -> [UInt8] {
        Array(
            stride(from: 0, to: bytes.count, by: count).map { bytes[$0..<min($0 + count, bytes.count)] }.joined(separator: Array(end.utf8)))
    }

    private static func base32(_ bytes: [UInt8], padded: Bool) -> [UInt8] {
        let bits = bytes.flatMap { byte in (0..<8).map { byte >> (7 - $0) & 1 } }
        let digits = stride(from: 0, to: bits.count, by: 5).map { start in
            (0..<5).reduce(0) { $0 << 1 | (start + $1 < bits.count ? Int(bits[start + $1]) : 0) }
        }
        let text = digits.map { Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".utf8)[$0] }
        return text + Array(repeating: UInt8(ascii: "="), count: padded ? (8 - text.count % 8) % 8 : 0)
    }

    private static func utf32(_ bytes: [UInt8], isBig: Bool = false) -> [UInt8] {
        String(decoding: bytes, as: UTF8.self).unicodeScalars.flatMap { scalar in
            (0..<4).map { UInt8(truncatingIfNeeded: scalar.value >> (8 * (isBig ? 3 - $0 : $0))) }
        }
    }
}

/// Compressed bytes with the fixed codes of RFC 1951 section 3.2.6, in which no byte of the text is readable.
enum Compression {
    static func deflate(_ bytes: [UInt8]) -> [UInt8] {
        // The last block, with fixed codes.
        var bits: [UInt8] = [1, 1, 0]
        func append(_ code: Int, _ count: Int) { bits += (0..<count).map { UInt8(code >> (count - 1 - $0) & 1) } }
        for byte in bytes.map({ Int($0) }) { if byte < 144 { append(0x30 + byte, 8) } else { append(0x190 + byte - 144, 9) } }
        append(0, 7)
        return stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<min(start + 8, bits.count)].reversed().reduce(0) { $0 << 1 | $1 }
        }
    }

    static func zlib(_ bytes: [UInt8]) -> [UInt8] {
        var (low, high): (UInt32, UInt32) = (1, 0)
        for byte in bytes {
            low = (low + UInt32(byte)) % 65_521
            high = (high + low) % 65_521
        }
        let sum = high << 16 | low
        return [0x78, 0x9C] + deflate(bytes) + (0..<4).map { UInt8(truncatingIfNeeded: sum >> (24 - 8 * $0)) }
    }

    static func gzip(_ bytes: [UInt8]) -> [UInt8] {
        var sum = UInt32.max
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        let numbers = [~sum, UInt32(bytes.count)]
        return [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF] + deflate(bytes)
            + numbers.flatMap { number in (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }
    }
}
