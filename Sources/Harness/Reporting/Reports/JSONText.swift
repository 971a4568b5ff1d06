internal import Foundation
internal import VerificationModel

/// Results as JSON text.
package enum JSONText {
    /// Returns a value as text with sorted keys, which ends with a line break.
    ///
    /// Characters that a terminal would obey are escaped, although JSON allows some of them in strings.
    /// - Throws: The error of the encoder.
    package static func of(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let text = String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
        // The encoder escapes those of ASCII but for one.
        guard text.utf8.contains(where: { $0 >= 0x7F }) else { return text }
        return text.unicodeScalars.map { OneLine.isControl($0) && $0 != "\n" ? escaped($0) : String($0) }.joined()
    }

    /// Returns an escape of RFC 8259 section 7 for a character below U+10000.
    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16)
        return "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)"
    }
}
