internal import Foundation
internal import SecretPatterns
internal import VerificationModel

/// A form in which a secret of the environment may be written, where decoding the text around it does not give its value.
struct KnownForm {
    let bytes: [UInt8]
    /// The encodings that the bytes have.
    var encodings: [DecodedText.Encoding] = []
    /// Whether it is a JSON number, which may be shorter than other secrets.
    var isNumber = false

    /// Returns all forms of a value.
    ///
    /// Each is searched for without regard to the case of ASCII letters. The first has nothing encoded.
    static func all(of value: [UInt8]) -> [KnownForm] {
        let texts = texts(of: value)
        var forms = texts.map { KnownForm(bytes: $0) }
        forms += texts.compactMap(latin1).map { KnownForm(bytes: $0) }
        for text in texts {
            guard let text = String(validUTF8: text) else { continue }
            forms += wide(text)
            if text.utf8.count <= base58Limit { forms.append(KnownForm(bytes: base58(Array(text.utf8)), encodings: [.base58])) }
        }
        forms += ["0123456789abcdef", "0123456789ABCDEF"].flatMap { digits in
            forms.filter(\.encodings.isEmpty).map { KnownForm(bytes: hexadecimal($0.bytes, Array(digits.utf8)), encodings: [.hexadecimal]) }
        }
        forms.removeAll { $0.bytes.count < SecretPolicy.shortestValue }
        return forms + numbers(of: value).map { KnownForm(bytes: $0, isNumber: true) }
    }

    /// A value, without the blanks around it, what follows its scheme, and of a user and a password the password: each may come back alone.
    ///
    /// Each of them also in composed and decomposed characters, in small and in capital letters, and as it appears in the name of a file.
    private static func texts(of value: [UInt8]) -> [[UInt8]] {
        let isBlank = { (byte: UInt8) in byte <= 0x20 }
        let trimmed = Array(value.drop(while: isBlank).reversed().drop(while: isBlank).reversed())
        var texts = [value, trimmed]
        if let scheme = trimmed.firstIndex(of: UInt8(ascii: " ")), ["bearer", "basic", "token"].contains(word(trimmed[..<scheme])) {
            texts += SecretLedger.forms(of: Array(trimmed[scheme...].drop(while: isBlank)), hasPassword: true)
        }
        let variants = texts.compactMap { String(validUTF8: $0) }.flatMap { text -> [String] in
            guard text.utf8.contains(where: { $0 >= 0x80 }) else { return [name(of: text)] }
            return [text, text.lowercased(), text.uppercased()].flatMap {
                [$0, $0.precomposedStringWithCanonicalMapping, $0.decomposedStringWithCanonicalMapping]
            } + [name(of: text)]
        }
        var distinct: [[UInt8]] = []
        for text in texts + variants.map({ Array($0.utf8) }) where text.count >= SecretPolicy.shortestValue && !distinct.contains(text) {
            distinct.append(text)
        }
        return distinct
    }

    private static func word(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self).lowercased() }

    /// Returns a text as it appears in the name of a recording: with `-` for everything but ASCII letters and digits.
    private static func name(of text: String) -> String {
        let words = text.lowercased().utf8.split { !SecretShape.Alphabet.alphanumeric.contains($0) }
        return words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "-")
    }

    /// Returns the bytes of a text in ISO 8859-1; nil if they are the same, or the text has other characters.
    private static func latin1(_ value: [UInt8]) -> [UInt8]? {
        guard value.contains(where: { $0 >= 0x80 }), let text = String(validUTF8: value) else { return nil }
        let bytes = text.unicodeScalars.compactMap { UInt8(exactly: $0.value) }
        return bytes.count == text.unicodeScalars.count ? bytes : nil
    }

    /// Returns a text in UTF-16 and UTF-32.
    private static func wide(_ text: String) -> [KnownForm] {
        let units = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        let scalars = text.unicodeScalars.flatMap { scalar in (0..<4).map { UInt8(truncatingIfNeeded: scalar.value >> (24 - 8 * $0)) } }
        return [
            KnownForm(bytes: units, encodings: [.utf16Big]), KnownForm(bytes: reversed(units, each: 2), encodings: [.utf16Little]),
            KnownForm(bytes: scalars, encodings: [.utf16Big, .utf16Big]),
            KnownForm(bytes: reversed(scalars, each: 4), encodings: [.utf16Little, .utf16Little]),
        ]
    }

    private static func reversed(_ bytes: [UInt8], each count: Int) -> [UInt8] {
        stride(from: 0, to: bytes.count, by: count).flatMap { bytes[$0..<$0 + count].reversed() }
    }

    private static func hexadecimal(_ value: [UInt8], _ digits: [UInt8]) -> [UInt8] {
        value.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 0x0F)]] }
    }

    // MARK: Numbers

    /// Returns the notations of a whole number with an exponent: `4.7e15`, `47e14` and `4.7e+15`.
    private static func numbers(of value: [UInt8]) -> [[UInt8]] {
        guard value.count >= 2, value.allSatisfy(SecretText.isDigit), value[0] != UInt8(ascii: "0") else { return [] }
        let digits = Array(value.reversed().drop { $0 == UInt8(ascii: "0") }.reversed())
        let zeros = value.count - digits.count
        let fraction = digits.dropFirst().isEmpty ? "" : "." + String(decoding: digits.dropFirst(), as: UTF8.self)
        var notations = [(String(decoding: digits.prefix(1), as: UTF8.self) + fraction, value.count - 1)]
        if fraction.isEmpty { notations.append((notations[0].0 + ".0", value.count - 1)) }
        if zeros > 0 { notations.append((String(decoding: digits, as: UTF8.self), zeros)) }
        return notations.flatMap { mantissa, exponent in
            ["e\(exponent)", "e+\(exponent)", "e0\(exponent)", "e+0\(exponent)"].map { Array("\(mantissa)\($0)".utf8) }
        }
        .filter { $0.count >= 4 }
    }

    // MARK: Base58

    /// The longest value whose form is computed: the time grows with the square of the length.
    private static let base58Limit = 512

    private static func base58(_ value: [UInt8]) -> [UInt8] {
        let alphabet = Array("123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz".utf8)
        var digits: [Int] = []
        for byte in value {
            var carry = Int(byte)
            for index in digits.indices {
                carry += digits[index] << 8
                digits[index] = carry % 58
                carry /= 58
            }
            while carry > 0 {
                digits.append(carry % 58)
                carry /= 58
            }
        }
        return value.prefix { $0 == 0 }.map { _ in alphabet[0] } + digits.reversed().map { alphabet[$0] }
    }
}
