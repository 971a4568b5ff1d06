/// A key of a mapping in a closed format.
///
/// The reader of the mapping accepts the keys of the same list that the schema describes, so that neither has a key that the other lacks.
package struct FormatKey: Sendable {
    /// The name of the key: `base`.
    package let name: String
    /// The meaning of the key, which editors show.
    package let description: String
    /// The values that the key takes.
    let value: FormatSchema
    /// Whether the key must be there.
    let isRequired: Bool

    /// Creates a key.
    package init(_ name: String, _ description: String, _ value: FormatSchema, isRequired: Bool = false) {
        (self.name, self.description, self.value, self.isRequired) = (name, description, value, isRequired)
    }
}

extension [FormatKey] {
    /// The names of the keys, in their order.
    package var names: [String] { map(\.name) }
}
