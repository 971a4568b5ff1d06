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

    /// Returns the secret parts of a value.
    /// - Parameters:
    ///   - value: The value, without the field's name.
    ///   - field: The field's name.
    ///   - isLine: Whether the field is a line of a text, and not known to be a header field.
    ///   - names: The names that mark their value as a secret.
    package static func parts(of value: [UInt8], field: String, isLine: Bool = false, names: SecretFieldNames) -> [Part] {
        let places = names.places(of: field.utf8)
        let isSecret = places.contains(.header) || !isLine && places.contains(.field)
        guard isSecret || places.contains(.random) else { return [] }
        let value = HeaderValue(value, placeholder: names.placeholder(for: field.utf8))
        guard !value.content.isEmpty, isSecret || RandomnessHeuristic.isKey(value.bytes[value.unquoted(value.content)]) else { return [] }
        if let rule = HeaderSecretRule.byField[field.lowercased()] { return rule.parts(value) }
        return [Part(range: value.unquoted(value.content), name: value.placeholder)]
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
