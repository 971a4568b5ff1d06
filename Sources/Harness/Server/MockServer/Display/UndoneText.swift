internal import HTTPMessages
internal import StrictJSON

/// The readings of a text: the text after its percent-encoding and its JSON escapes have been removed, repeatedly and in every order.
enum UndoneText {
    /// The largest number of readings of a text.
    private static let limit = 32

    /// Returns the readings of a text other than the text itself; nil if there are more than the limit.
    /// - Parameter isForm: Whether `+` is a space.
    static func readings(of text: String, isForm: Bool = false) -> [String]? {
        var readings = [Array(text.utf8)]
        if isForm, text.contains("+") { readings.append(Array(text.replacing("+", with: " ").utf8)) }
        var next = 0
        while next < readings.count {
            for undo in [percentDecoded, withoutUnicodeEscapes, withoutEscapes] {
                let undone = undo(readings[next])
                if !readings.contains(undone) { readings.append(undone) }
            }
            guard readings.count <= limit else { return nil }
            next += 1
        }
        return readings.dropFirst().map { String(decoding: $0, as: UTF8.self) }
    }

    private static func percentDecoded(_ bytes: [UInt8]) -> [UInt8] {
        replacing(UInt8(ascii: "%"), in: bytes) { index in
            guard index + 2 < bytes.count, let high = PercentEncoding.digit(bytes[index + 1]),
                let low = PercentEncoding.digit(bytes[index + 2])
            else { return nil }
            return ([high << 4 | low], 3)
        }
    }

    /// Returns the same JSON with characters instead of `\uXXXX`.
    ///
    /// Characters that need an escape have the short one.
    private static func withoutUnicodeEscapes(_ bytes: [UInt8]) -> [UInt8] {
        replacing(UInt8(ascii: "\\"), in: bytes) { index in
            guard let scalar = unicodeEscape(at: index, in: bytes) else { return (Array(bytes[index...].prefix(2)), 2) }
            let needsEscape = scalar == "\"" || scalar == "\\"
            return (Array((needsEscape ? "\\\(scalar)" : "\(scalar)").utf8), 6)
        }
    }

    /// Returns the text with all its escapes replaced by characters.
    private static func withoutEscapes(_ bytes: [UInt8]) -> [UInt8] {
        replacing(UInt8(ascii: "\\"), in: bytes) { index in
            if let scalar = unicodeEscape(at: index, in: bytes) { return (Array(String(scalar).utf8), 6) }
            guard index + 1 < bytes.count, let character = JSONStrings.character(bytes[index + 1]) else { return nil }
            return ([character], 2)
        }
    }

    /// Returns the character of `\uXXXX`.
    ///
    /// Half of a surrogate pair is the replacement character, because no name of a secret contains such a pair.
    private static func unicodeEscape(at index: Int, in bytes: [UInt8]) -> Unicode.Scalar? {
        guard index + 6 <= bytes.count, bytes[index + 1] == UInt8(ascii: "u") else { return nil }
        var unit: UInt16 = 0
        for byte in bytes[(index + 2)..<(index + 6)] {
            guard let digit = JSONStrings.hexadecimal(byte) else { return nil }
            unit = unit << 4 | UInt16(digit)
        }
        return Unicode.Scalar(unit) ?? "\u{FFFD}"
    }

    /// Returns bytes with the escapes that begin with a byte replaced.
    /// - Parameter escape: Returns the replacement of the escape at an index, and the length of the escape; nil if no escape begins there.
    private static func replacing(_ byte: UInt8, in bytes: [UInt8], _ escape: (Int) -> (bytes: [UInt8], length: Int)?) -> [UInt8] {
        guard bytes.contains(byte) else { return bytes }
        var replaced: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes[index] == byte, let (undone, length) = escape(index) {
                replaced += undone
                index += length
            } else {
                replaced.append(bytes[index])
                index += 1
            }
        }
        return replaced
    }
}
