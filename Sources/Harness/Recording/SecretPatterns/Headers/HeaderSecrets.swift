/// The parts of a header field's value that are secret because of the field's name.
package enum HeaderSecrets {
    /// A secret part of a value.
    package struct Part {
        package let range: Range<Int>
        /// The name of a placeholder for it.
        package let name: String
        /// The text after a word that may be an unregistered scheme.
        ///
        /// This text is also a secret by itself.
        package var rest: Range<Int>?
    }

    /// The secret parts of a value.
    package static func parts(of value: [UInt8], field: String, names: SecretFieldNames) -> [Part] {
        guard let name = names.placeholder(for: field.utf8, in: .header) else { return [] }
        let value = HeaderValue(value, placeholder: name)
        guard !value.content.isEmpty else { return [] }
        if let rule = HeaderSecretRule.byField[field.lowercased()] { return rule.parts(value) }
        return [Part(range: value.unquoted(value.content), name: name)]
    }
}

/// The value of a header field whose name marks it as secret.
struct HeaderValue {
    let bytes: [UInt8]
    /// The name of a placeholder for the whole value.
    let placeholder: String
    /// The value without the blanks around it.
    private(set) var content: Range<Int>

    init(_ bytes: [UInt8], placeholder: String) {
        self.bytes = bytes
        self.placeholder = placeholder
        content = bytes.indices
        content = trimmed(content)
    }

    /// Returns a range without the blanks around it.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var range = range
        while let first = range.first, SecretText.isSpace(bytes[first]) { range.removeFirst() }
        while let last = range.last, SecretText.isSpace(bytes[last]) { range.removeLast() }
        return range
    }

    /// Returns a range without the quotes around it.
    func unquoted(_ range: Range<Int>) -> Range<Int> {
        guard range.count >= 2, SecretText.isQuote(bytes[range.lowerBound]), bytes[range.upperBound - 1] == bytes[range.lowerBound]
        else {
            return range
        }
        return range.dropFirst().dropLast()
    }
}
