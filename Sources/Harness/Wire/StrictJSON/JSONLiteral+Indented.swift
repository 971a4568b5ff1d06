extension JSONLiteral {
    /// The value as JSON for readers: two spaces for each level, and lists of plain values on one line.
    package var indentedJSON: String { indented(by: "") + "\n" }

    private func indented(by indent: String) -> String {
        let inner = indent + "  "
        switch self {
        case .array(let elements) where !elements.allSatisfy(\.isPlain):
            return "[\n" + elements.map { inner + $0.indented(by: inner) }.joined(separator: ",\n") + "\n\(indent)]"
        case .array(let elements):
            return "[" + elements.map(\.json).joined(separator: ", ") + "]"
        case .object(let members) where !members.isEmpty:
            let lines = members.map { "\(inner)\(JSONStrings.quoted($0.name)): \($0.value.indented(by: inner))" }
            return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
        case .null, .boolean, .number, .string, .object:
            return json
        }
    }

    /// Whether the value is neither an array nor an object.
    private var isPlain: Bool {
        switch self {
        case .array, .object: false
        case .null, .boolean, .number, .string: true
        }
    }
}
