internal import DecodingPrograms
internal import Foundation

/// The texts that a recording has in the place of a secret, `{{NAME}}`.
///
/// The value behind one was a string or a number of any form, so that it fits every type of such values.
package enum SecretPlaceholder {
    /// The reason why such a value is not known.
    static let obstacle = Obstacle("a secret that a placeholder replaces", at: nil)

    /// Returns whether a text is a placeholder and nothing else.
    package static func matches(_ text: String) -> Bool {
        let name = text.utf8.dropFirst(2).dropLast(2)
        return text.hasPrefix("{{") && text.hasSuffix("}}") && !name.isEmpty && name.allSatisfy(isNameByte)
    }

    /// Returns an address with a letter in the place of each placeholder, whose signs are not allowed in addresses: RFC 3986 section 2.
    static func addressWithoutPlaceholders(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let start = rest.range(of: "{{"), let end = rest[start.upperBound...].range(of: "}}") {
            let name = rest[start.upperBound..<end.lowerBound]
            guard !name.isEmpty, name.utf8.allSatisfy(isNameByte) else { break }
            result += rest[..<start.lowerBound] + "x"
            rest = rest[end.upperBound...]
        }
        return result + rest
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
        default: false
        }
    }
}
