internal import HTTPMessages
internal import StrictJSON

/// What a text is once its percent-encoding and its JSON escapes are undone, again and again and in every order.
enum UndoneText {
    /// How many readings of a text are searched.
    private static let limit = 32

    /// Returns the readings of a text other than itself; nil where it has so many that they are not all searched.
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

    /// Returns the same JSON with characters instead of `\uXXXX`; those that need an escape have their short one.
    private static func withoutUnicodeEscapes(_ bytes: [UInt8]) -> [UInt8] {
        replacing(UInt8(ascii: "\\"), in: bytes) { index in
            guard let scalar = unicodeEscape(at: index, in: bytes) else { return (Array(bytes[index...].prefix(2)), 2) }
            let needsEscape = scalar == "\"" || scalar == "\\"
            return (Array((needsEscape ? "\\\(scalar)" : "\(scalar)").utf8), 6)
        }
    }

    /// Returns what a string says whose escapes are resolved.
    private static func withoutEscapes(_ bytes: [UInt8]) -> [UInt8] {
        replacing(UInt8(ascii: "\\"), in: bytes) { index in
            if let scalar = unicodeEscape(at: index, in: bytes) { return (Array(String(scalar).utf8), 6) }
            guard index + 1 < bytes.count, let character = JSONStrings.character(bytes[index + 1]) else { return nil }
            return ([character], 2)
        }
    }

    /// Returns the character of `\uXXXX`; half of a surrogate pair, which no name of a secret has, is the replacement character.
    private static func unicodeEscape(at index: Int, in bytes: [UInt8]) -> Unicode.Scalar? {
        guard index + 6 <= bytes.count, bytes[index + 1] == UInt8(ascii: "u") else { return nil }
        var unit: UInt16 = 0
        for byte in bytes[(index + 2)..<(index + 6)] {
            guard let digit = JSONStrings.hexadecimal(byte) else { return nil }
            unit = unit << 4 | UInt16(digit)
        }
        return Unicode.Scalar(unit) ?? "\u{FFFD}"
    }

    /// Returns bytes with what an escape that begins with a byte stands for.
    /// - Parameter escape: Returns what stands at an index, and its length; nil where no escape begins there.
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
