/// Header fields as they were recorded: order, case and repetition kept.
///
/// Source: RFC 9110 section 5: names compare without regard to case, and a name may stand more than once.
public struct HeaderFields: Hashable, Sendable {
    /// One line of a head.
    public struct Field: Hashable, Sendable {
        /// The name as written.
        public let name: String
        /// The value without the white space around it.
        public let value: String

        /// A field.
        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// All fields, in order.
    public var fields: [Field]

    /// Fields in order.
    public init(_ fields: [Field] = []) {
        self.fields = fields
    }

    /// The values of every field of a name, in order.
    public func values(of name: String) -> [String] {
        let name = name.lowercased()
        return fields.filter { $0.name.lowercased() == name }.map(\.value)
    }

    /// The value of the first field of a name.
    public subscript(name: String) -> String? {
        let name = name.lowercased()
        return fields.first { $0.name.lowercased() == name }?.value
    }
}

extension HeaderFields: ExpressibleByDictionaryLiteral {
    /// Creates fields from names and values.
    ///
    /// Their order and repeated names are kept.
    ///
    /// ```swift
    /// let headers: HeaderFields = ["Set-Cookie": "a=1", "Set-Cookie": "b=2"]
    /// ```
    public init(dictionaryLiteral elements: (String, String)...) {
        self.init(elements.map { Field(name: $0.0, value: $0.1) })
    }
}
