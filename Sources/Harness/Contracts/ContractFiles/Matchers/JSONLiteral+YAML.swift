internal import StrictYAML
internal import StrictJSON

extension JSONLiteral {
    /// Reads the value of a YAML node, with members sorted by name.
    ///
    /// Returns nil and reports a problem if JSON has no such value.
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
            problems.report(.wrongType(of: "the value", found: "the number \(text)", expected: "a JSON value"), at: node.place)
            return nil
        }
    }
}
