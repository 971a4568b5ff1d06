package import VerificationModel

/// A node of a YAML document with its place.
package struct YAMLNode: Sendable {
    /// The content of the node.
    package enum Content: Sendable {
        /// A single value, resolved by the YAML 1.2 core schema.
        case scalar(YAMLScalar)
        /// A list.
        case sequence([YAMLNode])
        /// Keys and values, in the order of the file. Keys may repeat: the reader of the mapping reports it.
        case mapping([YAMLEntry])
    }

    /// The content of the node.
    package let content: Content
    /// Where it begins.
    package let place: SourcePlace

    /// The name of the kind of node in messages.
    package var kindName: String {
        switch content {
        case .scalar(let scalar): scalar.kindName
        case .sequence: "a list"
        case .mapping: "a mapping"
        }
    }
}

/// A key of a mapping with its value.
package struct YAMLEntry: Sendable {
    /// The key as text, whatever type its scalar has.
    package let key: String
    /// Where the key begins.
    package let keyPlace: SourcePlace
    /// The child nodes.
    package let value: YAMLNode
}

/// A scalar, resolved by the core schema of YAML 1.2 (section 10.3.2).
///
/// `NO`, `12:30` and `2024-01-06` are strings; `0123` is the number 123; numbers keep the text that was written.
package enum YAMLScalar: Hashable, Sendable {
    /// `null`, `~` or nothing.
    case null
    /// `true` or `false`.
    case boolean(Bool)
    /// A whole number, in decimal digits with an optional sign; `0o17` and `0x1F` are converted.
    case integer(String)
    /// A number with a fraction or an exponent, as written.
    case float(String)
    /// `.inf`, `-.inf` or `.nan`, which JSON does not have.
    case notFinite(String)
    /// Anything else, and everything in quotes.
    case string(String)

    /// The scalar as text; nil where there is nothing.
    package var text: String? {
        switch self {
        case .null: nil
        case .boolean(let value): "\(value)"
        case .integer(let text), .float(let text), .notFinite(let text), .string(let text): text
        }
    }

    /// The scalar's type, in the words of a message.
    var kindName: String {
        switch self {
        case .null: "nothing"
        case .boolean(let value): "the boolean \(value)"
        case .integer(let text), .float(let text), .notFinite(let text): "the number \(text)"
        case .string(let text): "the string \"\(text.prefix(60))\""
        }
    }
}
