internal import SecretPatterns

/// Where something in a text is a secret, or looks like one.
public struct SecretPlace: Hashable, Sendable {
    /// The bytes of the text that would be replaced.
    public let range: Range<Int>
    /// What a placeholder for it is called.
    public let name: String
    /// The name beside it that says that it is a secret; nil where its value is known, or its shape.
    public let field: String?
    /// The secret as it reads with nothing encoded; nil where its value was known before.
    let value: [UInt8]?
    /// What it is encoded by, the outermost first.
    public let encodings: [String]

    /// Whether it is told by a name, which is compared without regard to case and to what joins its words.
    public func isNamed(_ name: String) -> Bool {
        field.map { SecretFieldNames.folded($0.utf8) == SecretFieldNames.folded(name.utf8) } == true
    }

    /// Whether it reads so with nothing encoded.
    public func reads(_ text: String) -> Bool { value.map { $0.elementsEqual(text.utf8) } == true }
}
