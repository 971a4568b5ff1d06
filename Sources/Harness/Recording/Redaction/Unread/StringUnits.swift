internal import StrictJSON

/// The characters of a JSON string, each with the bytes that it is written with.
///
/// - Source: RFC 8259 section 7.
struct StringUnits {
    /// A Unicode scalar and the range of its bytes.
    private struct Unit {
        let scalar: Unicode.Scalar
        let range: Range<Int>
        /// Whether it is written as `\u` and four digits, or as two of them.
        let isNumbered: Bool
    }

    private let bytes: ArraySlice<UInt8>
    private var units: [Unit] = []

    /// Reads a valid JSON string with its quotes.
    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes.dropFirst().dropLast()
        var position = self.bytes.startIndex
        while position < self.bytes.endIndex { position = addUnit(at: position) }
    }

    /// The characters, with their escapes resolved.
    var scalars: [Unicode.Scalar] { units.map(\.scalar) }

    /// Returns the string with other characters, in the same notation.
    ///
    /// Characters of the same length in UTF-8 give the same number of bytes.
    /// - Parameter scalars: As many as the string has. Only letters and digits may differ.
    func written(with scalars: [Unicode.Scalar]) -> [UInt8] {
        var text = [UInt8(ascii: "\"")]
        for (unit, scalar) in zip(units, scalars) {
            if unit.scalar == scalar {
                text += bytes[unit.range]
            } else if unit.isNumbered {
                for unit in String(scalar).utf16 { text += Array("\\u".utf8) + Self.digits(of: unit) }
            } else {
                text += Array(String(scalar).utf8)
            }
        }
        return text + [UInt8(ascii: "\"")]
    }

    private mutating func addUnit(at start: Int) -> Int {
        guard bytes[start] == UInt8(ascii: "\\") else {
            let end = start + Self.length(ofLead: bytes[start])
            return add(String(decoding: bytes[start..<end], as: UTF8.self), start..<end)
        }
        guard bytes[start + 1] == UInt8(ascii: "u") else {
            let character = JSONStrings.character(bytes[start + 1]) ?? bytes[start + 1]
            return add(String(decoding: [character], as: UTF8.self), start..<start + 2)
        }
        var units = [unit(at: start)]
        // A strict text has the second half of each pair.
        if UTF16.isLeadSurrogate(units[0]) { units.append(unit(at: start + 6)) }
        return add(String(decoding: units, as: UTF16.self), start..<start + 6 * units.count, isNumbered: true)
    }

    private mutating func add(_ text: String, _ range: Range<Int>, isNumbered: Bool = false) -> Int {
        for scalar in text.unicodeScalars { units.append(Unit(scalar: scalar, range: range, isNumbered: isNumbered)) }
        return range.upperBound
    }

    private func unit(at start: Int) -> UInt16 {
        bytes[(start + 2)..<(start + 6)].reduce(0) { $0 << 4 | UInt16(JSONStrings.hexadecimal($1) ?? 0) }
    }

    /// The number of bytes of a character in UTF-8, by its first one.
    private static func length(ofLead byte: UInt8) -> Int {
        switch byte {
        case ..<0x80: 1
        case ..<0xE0: 2
        case ..<0xF0: 3
        default: 4
        }
    }

    private static func digits(of unit: UInt16) -> [UInt8] {
        let digits = String(unit, radix: 16)
        return Array((String(repeating: "0", count: 4 - digits.count) + digits).utf8)
    }
}
