internal import HTTPMessages

/// Which parameters of a form, or of an address's query, are secret because of their names.
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

    /// Returns the values that are secret: of a form, or of the query of an address that has one.
    package static func parts(of bytes: [UInt8], names: SecretFieldNames) -> [Part] {
        let ampersand = UInt8(ascii: "&")
        var start = bytes.firstIndex(of: UInt8(ascii: "?")).map { $0 + 1 } ?? 0
        let last = bytes[start...].firstIndex(of: UInt8(ascii: "#")) ?? bytes.count
        var parts: [Part] = []
        while start < last {
            let end = bytes[start..<last].firstIndex(of: ampersand) ?? last
            let name = bytes[start..<end].prefix { $0 != UInt8(ascii: "=") }
            let value = min(name.endIndex + 1, end)..<end
            let field = RequestTarget("/?\(String(decoding: name, as: UTF8.self))").query.first?.name ?? ""
            if let placeholder = names.placeholder(for: field.utf8, in: .parameter), !value.isEmpty, !SecretText.isNothing(bytes[value]) {
                parts.append(Part(range: value, name: placeholder, field: field))
            }
            start = end + 1
        }
        return parts
    }
}
