internal import SecretPatterns

/// The place of a secret, or of a text that looks like one.
package struct SecretPlace: Hashable, Sendable {
    /// The bytes of the text that would be replaced.
    package let range: Range<Int>
    /// The name of its placeholder.
    package let name: String
    /// The name that marks it as a secret; nil if its value or its shape is known.
    package let field: String?
    /// The secret as it reads with nothing encoded; nil where its value was known before.
    let value: [UInt8]?
    /// Its encodings, the outermost first.
    package let encodings: [String]

    /// Whether a name identifies it.
    ///
    /// Names are compared regardless of case and of the characters between words.
    package func isNamed(_ name: String) -> Bool {
        field.map { SecretFieldNames.folded($0.utf8) == SecretFieldNames.folded(name.utf8) } == true
    }

    /// Whether it reads so with nothing encoded.
    package func reads(_ text: String) -> Bool { value.map { $0.elementsEqual(text.utf8) } == true }
}
