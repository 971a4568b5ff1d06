/// A JSON value to compare others with: one that a contract or a stub expects.
package enum JSONLiteral: Sendable {
    case null
    case boolean(Bool)
    case number(DecimalNumber)
    case string(String)
    case array([JSONLiteral])
    case object([Member])

    /// A name and its value.
    ///
    /// Names compare byte by byte, not by Unicode's equivalences.
    package struct Member: Sendable {
        package let name: String
        package let value: JSONLiteral

        /// Creates a member.
        package init(name: String, value: JSONLiteral) {
            self.name = name
            self.value = value
        }
    }

    /// Takes the value of a document, its members in their order, repeated ones too.
    package init(_ value: JSONValue) {
        switch value.kind {
        case .null: self = .null
        case .boolean: self = .boolean(value.boolean ?? false)
        case .number: self = .number(DecimalNumber(value.number ?? "0"))
        case .string: self = .string(value.string ?? "")
        case .array: self = .array(value.elements.map { JSONLiteral($0) })
        case .object: self = .object(value.members.map { Member(name: $0.key, value: JSONLiteral($0.value)) })
        }
    }

    /// The value's type.
    package var kind: JSONValue.Kind {
        switch self {
        case .null: .null
        case .boolean: .boolean
        case .number: .number
        case .string: .string
        case .array: .array
        case .object: .object
        }
    }
}

extension JSONLiteral: CustomStringConvertible {
    /// The value as JSON for a message.
    package var description: String {
        switch self {
        case .null: "null"
        case .boolean(let value): "\(value)"
        case .number(let number): number.text
        case .string(let text): "\"\(text)\""
        case .array(let elements): "[" + elements.map(\.description).joined(separator: ", ") + "]"
        case .object(let members):
            "{" + members.map { "\"\($0.name)\": \($0.value)" }.joined(separator: ", ") + "}"
        }
    }
}

extension JSONLiteral {
    /// The value as JSON to send: without spaces, strings escaped.
    package var json: String {
        switch self {
        case .null: "null"
        case .boolean(let value): "\(value)"
        case .number(let number): number.text
        case .string(let text): JSONStrings.quoted(text)
        case .array(let elements): "[" + elements.map(\.json).joined(separator: ",") + "]"
        case .object(let members): "{" + members.map { "\(JSONStrings.quoted($0.name)):\($0.value.json)" }.joined(separator: ",") + "}"
        }
    }
}
