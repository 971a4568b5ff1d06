import ContentCoding
import Foundation
import VerificationModel

/// Decoders for all encodings of the corpus, from Foundation where it has one, so that a mistake in an encoder is noticed.
struct Decoder: Sendable {
    /// Returns the decoded text; nil for bytes that are not in the encoding.
    let decoded: @Sendable ([UInt8]) -> String?

    init(_ decoded: @escaping @Sendable ([UInt8]) -> String?) { self.decoded = decoded }

    static func text(_ decoded: @escaping @Sendable (String) -> String?) -> Decoder {
        Decoder { String(validUTF8: $0).flatMap(decoded) }
    }

    /// Undoes another encoding first.
    func after(_ outer: Decoder) -> Decoder { Decoder { bytes in outer.decoded(bytes).flatMap { decoded(Array($0.utf8)) } } }

    /// Undoes an encoding several times.
    func repeated(_ count: Int) -> Decoder { (1..<count).reduce(self) { decoder, _ in decoder.after(self) } }

    // MARK: Texts

    static let percent = text { $0.removingPercentEncoding }
    static let form = text { $0.replacing("+", with: " ").removingPercentEncoding }
    static let json = text { try? JSONDecoder().decode(String.self, from: Data("\"\($0)\"".utf8)) }
    static let quotedPrintable = text { $0.replacing("=\r\n", with: "").replacing("=", with: "%").removingPercentEncoding }
    static let named = text { text in
        [("apos", "'"), ("quot", "\""), ("gt", ">"), ("lt", "<"), ("amp", "&")].reduce(text) { $0.replacing("&\($1.0);", with: $1.1) }
    }

    /// Reads numbers of characters or bytes, each after a text and before another.
    static func numbers(_ start: String, _ end: String = "", radix: Int, isByte: Bool = false) -> Decoder {
        text { text in
            guard text.hasPrefix(start), text.hasSuffix(end) else { return nil }
            let numbers = text.dropFirst(start.count).dropLast(end.count).split(separator: end + start).map { UInt32($0, radix: radix) }
            guard isByte else { return String(String.UnicodeScalarView(numbers.compactMap { $0.flatMap(Unicode.Scalar.init) })) }
            return String(validUTF8: numbers.compactMap { $0.map { UInt8($0) } })
        }
    }

    // MARK: Digits

    static let base64 = text { text in
        let standard = text.replacing("-", with: "+").replacing("_", with: "/").replacing("\r\n", with: "").replacing("items/", with: "")
        let padding = String(repeating: "=", count: (4 - standard.count % 4) % 4)
        return Data(base64Encoded: standard + padding).map { String(decoding: $0, as: UTF8.self) }
    }

    static let base32 = text { text in
        let alphabet = Array("abcdefghijklmnopqrstuvwxyz234567")
        let bits = text.lowercased().filter { $0 != "=" }.compactMap { alphabet.firstIndex(of: $0) }.flatMap { digit in
            (0..<5).map { digit >> (4 - $0) & 1 }
        }
        let bytes = stride(from: 0, to: bits.count / 8 * 8, by: 8).map { start in
            bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | UInt8($1) }
        }
        return String(validUTF8: bytes)
    }

    static let hex = text { String(validUTF8: bytes(ofHex: $0)) }

    static func bytes(ofHex text: String) -> [UInt8] {
        let digits = Array(text.filter(\.isHexDigit))
        return stride(from: 0, to: digits.count - 1, by: 2).compactMap { UInt8(String(digits[$0...$0 + 1]), radix: 16) }
    }

    static func bytes(ofBase64 text: String) -> [UInt8] { Data(base64Encoded: text).map { Array($0) } ?? [] }

    // MARK: Bytes

    static func wide(_ encoding: String.Encoding) -> Decoder { Decoder { String(data: Data($0), encoding: encoding) } }

    /// Gzip or zlib, as often as it occurs.
    static let inflated = Decoder { bytes in inflation(bytes).map { String(decoding: $0, as: UTF8.self) } }

    private static func inflation(_ bytes: [UInt8]) -> [UInt8]? {
        guard let inner = try? Inflation.inflated(bytes, limit: 1 << 20) else { return nil }
        return Inflation.isGzip(inner) ? inflation(inner) : inner
    }

    /// Compressed bytes without a frame, which a frame is put around; only their end is checked in a frame.
    static let deflate = Decoder { bytes in
        String(decoding: Inflation.readable([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3] + bytes, limit: 1 << 20).bytes, as: UTF8.self)
    }

    /// The first entry of an archive, which is compressed.
    static let zip = Decoder { bytes in
        guard bytes.starts(with: [0x50, 0x4B, 3, 4]) else { return nil }
        return deflate.decoded(Array(bytes[(30 + Int(bytes[26]) + Int(bytes[28]))...]))
    }

    /// The compressed text of a picture.
    static let png = Decoder { bytes in
        var place = 8
        while place + 12 <= bytes.count {
            let count = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
            let data = bytes[place + 8..<place + 8 + count]
            if bytes[place + 4..<place + 8].elementsEqual("zTXt".utf8) {
                return inflated.decoded(Array(data.drop { $0 != 0 }.dropFirst(2)))
            }
            place += 12 + count
        }
        return nil
    }
}
