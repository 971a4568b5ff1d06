/// The reason why bytes are not JSON.
///
/// Source: RFC 8259.
public struct JSONSyntaxError: Error, Hashable, Sendable {
    /// The kinds of problems.
    ///
    /// Code outside the package cannot switch over the kinds, so that a new one breaks no code.
    package enum Reason: Hashable, Sendable {
        /// The text ends inside a value, or holds none.
        case unexpectedEnd
        /// A byte that cannot stand here.
        case unexpectedByte(UInt8, expected: String)
        /// Something follows the value (section 2 allows one).
        case trailingContent
        /// A comma without a value after it (sections 4 and 5).
        case trailingComma
        /// A number that section 6 does not allow: leading zeros, a bare point, `+1`.
        case malformedNumber
        /// A backslash before a character that section 7 does not list, or `\u` without four hexadecimal digits.
        case badEscape
        /// One half of a surrogate pair, which is not a character.
        case loneSurrogate
        /// A control character inside a string, which must be escaped (section 7).
        case controlCharacter(UInt8)
        /// Bytes that are not UTF-8 (section 8.1).
        case invalidUTF8
        /// A byte order mark, which section 8.1 forbids to add.
        case byteOrderMark
        /// Arrays and objects inside each other, deeper than the limit (section 9 lets a reader set one).
        case tooDeep(limit: Int)
        /// More bytes than the reader's offsets can count.
        case tooLarge(limit: Int)
    }

    /// The problem that the reader found.
    package let reason: Reason
    /// The place of the problem, in bytes from the beginning.
    public let offset: Int
}

extension JSONSyntaxError: CustomStringConvertible {
    /// The problem as the end of a sentence that begins with the text's name.
    public var description: String {
        switch reason {
        case .unexpectedEnd: "ends before its value is complete"
        case .unexpectedByte(let byte, let expected): "has \(Self.name(byte)) where \(expected) should be"
        case .trailingContent: "goes on after its value"
        case .trailingComma: "has a comma without a value after it"
        case .malformedNumber: "has a malformed number"
        case .badEscape: "has an unknown escape in a string"
        case .loneSurrogate: "has one half of a surrogate pair in a string"
        case .controlCharacter(let byte): "has the control character \(Self.name(byte)) in a string"
        case .invalidUTF8: "is not UTF-8 here"
        case .byteOrderMark: "begins with a byte order mark"
        case .tooDeep(let limit): "is nested deeper than \(limit) levels"
        case .tooLarge(let limit): "is larger than \(limit) bytes"
        }
    }

    private static func name(_ byte: UInt8) -> String {
        if (0x21...0x7E).contains(byte) { return "'\(Unicode.Scalar(byte))'" }
        let digits = String(byte, radix: 16, uppercase: true)
        return "byte 0x" + (digits.count < 2 ? "0" : "") + digits
    }
}
