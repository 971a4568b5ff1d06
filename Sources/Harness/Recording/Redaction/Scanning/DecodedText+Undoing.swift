internal import HTTPMessages
internal import StrictJSON

/// Decodings in place, in which each new byte replaces a few of the old ones.
extension DecodedText {
    /// Whether the text may be a form.
    ///
    /// A decoded form is not decoded again, because that would never end.
    var canBeForm: Bool { marks.contains(.plus) && encodings.last != .form }

    func percentDecoded(_ encoding: Encoding) -> DecodedText? {
        let isForm = encoding == .form
        guard isForm ? canBeForm : marks.contains(.percent) else { return nil }
        var builder = TextViewBuilder(self)
        var hasChanged = isForm
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "%"), index + 2 < bytes.count, let high = PercentEncoding.digit(bytes[index + 1]),
                let low = PercentEncoding.digit(bytes[index + 2])
            {
                builder.replace(index..<index + 3, with: CollectionOfOne(high << 4 | low))
                hasChanged = true
                index += 3
                continue
            }
            if isForm, byte == UInt8(ascii: "+") { builder.replace(at: index, with: UInt8(ascii: " ")) }
            index += 1
        }
        return hasChanged ? builder.finished(at: bytes.count, encoding) : nil
    }

    func unescaped() -> DecodedText? {
        guard marks.contains(.backslash) else { return nil }
        var builder = TextViewBuilder(self)
        var index = 0
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "\\"), isEscape(at: index) else {
                index += 1
                continue
            }
            if let (scalar, length) = unicodeEscape(at: index) {
                builder.replace(index..<index + length, with: scalar.utf8)
                index += length
            } else if let character = JSONStrings.character(bytes[index + 1]) {
                builder.replace(index..<index + 2, with: CollectionOfOne(character))
                index += 2
            } else {
                index += 1
            }
        }
        return builder.finished(at: bytes.count, .json)
    }

    /// Whether an escape may begin at a backslash: one that was itself escaped escapes only what was escaped too.
    private func isEscape(at index: Int) -> Bool {
        index + 1 < bytes.count && (encodings.isEmpty || width(at: index) == 1 || width(at: index + 1) > 1)
    }

    /// Returns the character of `\u0041`, or of a surrogate pair; the replacement character for a single surrogate.
    private func unicodeEscape(at index: Int) -> (Unicode.Scalar, length: Int)? {
        guard let first = unit(at: index) else { return nil }
        if UTF16.isLeadSurrogate(first), let second = unit(at: index + 6), UTF16.isTrailSurrogate(second) {
            let value = 0x1_0000 + (UInt32(first) - 0xD800) << 10 + UInt32(second) - 0xDC00
            return (Unicode.Scalar(value) ?? "\u{FFFD}", 12)
        }
        return (Unicode.Scalar(first) ?? "\u{FFFD}", 6)
    }

    private func unit(at index: Int) -> UInt16? {
        guard index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u") else { return nil }
        var unit: UInt16 = 0
        for place in index + 2..<index + 6 {
            guard let digit = JSONStrings.hexadecimal(bytes[place]) else { return nil }
            unit = unit << 4 | UInt16(digit)
        }
        return unit
    }

    /// `&amp;`, `&#102;` and `&#x66;`: HTML section 13.5, XML section 4.6.
    func withoutEntities() -> DecodedText? {
        guard marks.isSuperset(of: [.ampersand, .semicolon]) else { return nil }
        var builder = TextViewBuilder(self)
        var hasChanged = false
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "&"), let end = bytes[index...].prefix(12).firstIndex(of: UInt8(ascii: ";")),
                let scalar = Self.entity(bytes[index + 1..<end])
            {
                builder.replace(index..<end + 1, with: scalar.utf8)
                hasChanged = true
                index = end + 1
            } else {
                index += 1
            }
        }
        return hasChanged ? builder.finished(at: bytes.count, .entities) : nil
    }

    private static func entity(_ name: ArraySlice<UInt8>) -> Unicode.Scalar? {
        let text = String(decoding: name, as: UTF8.self)
        if let character = entities[text] { return character }
        guard text.hasPrefix("#") else { return nil }
        let isHexadecimal = text.dropFirst().first.map { "xX".contains($0) } == true
        return UInt32(text.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init)
    }

    private static let entities: [String: Unicode.Scalar] = ["amp": "&", "quot": "\"", "apos": "'", "lt": "<", "gt": ">"]

    /// UTF-16 of which most characters are ASCII, as every other byte shows.
    func wideDecoded() -> DecodedText? {
        guard bytes.count >= 16, marks.contains(.zero) else { return nil }
        let zeros = [0, 1].map { parity in stride(from: parity, to: bytes.count, by: 2).count { bytes[$0] == 0 } }
        let isLittle = zeros[1] > zeros[0]
        guard max(zeros[0], zeros[1]) * 4 > bytes.count else { return nil }
        var builder = TextViewBuilder(self)
        for start in stride(from: 0, to: bytes.count - 1, by: 2) {
            let (low, high) = isLittle ? (bytes[start], bytes[start + 1]) : (bytes[start + 1], bytes[start])
            let scalar = Unicode.Scalar(UInt16(high) << 8 | UInt16(low)) ?? "\u{FFFD}"
            builder.replace(start..<start + 2, with: scalar.utf8)
        }
        return builder.finished(at: bytes.count / 2 * 2, .wide)
    }
}
