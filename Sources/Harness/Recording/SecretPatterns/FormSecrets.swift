internal import HTTPMessages

/// The parameters of a form, or of an address's query, that are secret because of their names.
///
/// Source: RFC 3986 section 3.4, and the URL standard's application/x-www-form-urlencoded.
package enum FormSecrets {
    /// The value of a parameter.
    package struct Part {
        /// The whole value, as it is encoded.
        package let range: Range<Int>
        /// The name of a placeholder for it.
        package let name: String
        /// The parameter's name, decoded.
        package let field: String
    }

    /// Returns the values of an address's query that are secret.
    package static func parts(ofAddress bytes: [UInt8], names: SecretFieldNames) -> [Part] {
        guard let mark = bytes.firstIndex(of: UInt8(ascii: "?")) else { return [] }
        let end = bytes[mark...].firstIndex(of: UInt8(ascii: "#")) ?? bytes.count
        return parts(of: bytes[(mark + 1)..<end], names: names)
    }

    /// Returns the values of a form that are secret; `?` and `#` are data in it.
    package static func parts(ofForm bytes: [UInt8], names: SecretFieldNames) -> [Part] { parts(of: bytes[...], names: names) }

    private static func parts(of bytes: ArraySlice<UInt8>, names: SecretFieldNames) -> [Part] {
        var start = bytes.startIndex
        var parts: [Part] = []
        while start < bytes.endIndex {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "&")) ?? bytes.endIndex
            let name = bytes[start..<end].prefix { $0 != UInt8(ascii: "=") }
            let value = min(name.endIndex + 1, end)..<end
            let encoded = String(decoding: name, as: UTF8.self).replacing("#", with: "%23")
            let field = RequestTarget("/?\(encoded)").query.first?.name ?? ""
            let places = names.places(of: field.utf8)
            let isSecret = places.contains(.parameter) || places.contains(.random) && RandomnessHeuristic.isKey(bytes[value])
            if isSecret, !value.isEmpty, !SecretText.isNothing(bytes[value]) {
                parts.append(Part(range: value, name: names.placeholder(for: field.utf8), field: field))
            }
            start = end + 1
        }
        return parts
    }
}
