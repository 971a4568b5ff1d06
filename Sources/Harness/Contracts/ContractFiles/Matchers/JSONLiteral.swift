internal import ClosedYAML
package import StrictJSON

/// A JSON value that a contract writes down, to compare recorded ones with.
package enum JSONLiteral: Sendable {
    case null
    case boolean(Bool)
    case number(DecimalNumber)
    case string(String)
    case array([JSONLiteral])
    case object([Member])

    /// A name and its value.
    ///
    /// Names compare character by character, not by Unicode's equivalences.
    package struct Member: Sendable {
        let name: String
        let value: JSONLiteral
    }

    /// The value that a YAML node stands for; problems are reported.
    init?(_ node: YAMLNode, problems: FormatProblems) {
        switch node.content {
        case .scalar(let scalar):
            self.init(scalar, node, problems)
        case .sequence(let elements):
            self = .array(elements.compactMap { JSONLiteral($0, problems: problems) })
        case .mapping:
            let entries = MappingReader.entries(of: node, "the value", problems: problems) ?? []
            let pairs = entries.compactMap { entry in JSONLiteral(entry.value, problems: problems).map { (entry.key, $0) } }
            self = .object(pairs.map { Member(name: $0.0, value: $0.1) }.sorted { $0.name < $1.name })
        }
    }

    private init?(_ scalar: YAMLScalar, _ node: YAMLNode, _ problems: FormatProblems) {
        switch scalar {
        case .null: self = .null
        case .boolean(let value): self = .boolean(value)
        case .integer(let text), .float(let text): self = .number(DecimalNumber(text))
        case .string(let text): self = .string(text)
        case .notFinite(let text):
            problems.report(.wrongType(of: "the value", found: "the number \(text)", expected: "a value that JSON has"), at: node.place)
            return nil
        }
    }

    /// Whether a recorded value is this one: numbers by value, members in any order, strings character by character.
    func equals(_ value: JSONValue) -> Bool {
        switch self {
        case .null: return value.kind == .null
        case .boolean(let expected): return value.boolean == expected
        case .number(let expected): return value.number.map(DecimalNumber.init) == expected
        case .string(let expected): return value.string?.utf8.elementsEqual(expected.utf8) == true
        case .array(let expected):
            let elements = value.elements
            return value.kind == .array && elements.count == expected.count
                && zip(expected, elements).allSatisfy { $0.equals($1) }
        case .object(let expected):
            return value.kind == .object && value.members.count == expected.count
                && expected.allSatisfy { member in value[member.name].map(member.value.equals) ?? false }
        }
    }

    /// Whether a recorded value has this one's type, all the way down: every member of an object that is written here must be there with its type, and every
    /// element of an array must have the type of the one written in its place, or of the first.
    func hasType(of value: JSONValue) -> Bool {
        switch self {
        case .null: value.kind == .null
        case .boolean: value.kind == .boolean
        case .number: value.kind == .number
        case .string: value.kind == .string
        case .array(let examples):
            value.kind == .array
                && value.elements.enumerated().allSatisfy { index, element in
                    (examples.indices.contains(index) ? examples[index] : examples.first)?.hasType(of: element) ?? true
                }
        case .object(let examples):
            value.kind == .object
                && examples.allSatisfy { example in value[example.name].map(example.value.hasType(of:)) ?? false }
        }
    }
}

extension JSONLiteral: CustomStringConvertible {
    /// As JSON, members sorted by name.
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
    /// As JSON that is sent: no spaces, strings escaped, members sorted by name.
    var json: String {
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
