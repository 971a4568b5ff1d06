internal import DecodingPrograms
internal import StrictJSON

/// The needs of a type as a JSON Schema.
///
/// A body that the schema refuses is refused by the type. What an initializer checks beyond the schema is not part of it.
/// Source: JSON Schema, draft 2020-12.
struct DecodingSchema {
    private let program: DecodingProgram

    init(_ program: DecodingProgram) {
        self.program = program
    }

    /// Returns the schema of a type.
    func text(of type: TypeNumber) -> String {
        let closure = Readability(program).closure(of: type)
        let definitions = closure.map { JSONLiteral.Member(name: program[$0].name, value: schema(of: program[$0])) }
        let root: JSONLiteral = .object([
            .init(name: "$schema", value: .string("https://json-schema.org/draft/2020-12/schema")),
            .init(name: "title", value: .string(program[type].name)), .init(name: "$ref", value: reference(program[type].name)),
            .init(name: "$defs", value: .object(definitions)),
        ])
        return root.indentedJSON
    }

    private func reference(_ name: String) -> JSONLiteral {
        .string(
            "#/$defs/"
                + name.map {
                    $0 == "~"
                        ? "~0"
                        : $0 == "/"
                            ? "~1"
                            : $0 == "<"
                                ? "%3C"
                                : $0 == ">"
                                    ? "%3E" : $0 == " " ? "%20" : $0 == "?" ? "%3F" : $0 == "[" ? "%5B" : $0 == "]" ? "%5D" : "\($0)"
                }.joined())
    }

    private func reference(_ type: TypeNumber) -> JSONLiteral { .object([.init(name: "$ref", value: reference(program[type].name))]) }

    private func schema(of type: DecodedType) -> JSONLiteral {
        switch type.shape {
        case .leaf(let leaf): return schema(of: leaf)
        case .optional(let inner): return .object([.init(name: "anyOf", value: .array([typed("null"), reference(inner)]))])
        case .array(let inner), .set(let inner): return typed("array", .init(name: "items", value: reference(inner)))
        case .dictionary(.pairs, _): return typed("array")
        case .dictionary(_, let inner): return typed("object", .init(name: "additionalProperties", value: reference(inner)))
        case .fields(let fields): return fields.isEmpty ? .object([]) : object(fields)
        case .rawValues(let values): return .object([.init(name: "enum", value: .array(values.cases.compactMap { literal($0.value) }))])
        case .cases: return typed("object")
        case .wrapped(let inner), .rawRepresentable(let inner, _): return reference(inner)
        case .range: return typed("array")
        case .custom, .anyValue, .unreadable: return .object([])
        }
    }

    private func object(_ fields: [DecodedType.Field]) -> JSONLiteral {
        let properties = fields.filter { $0.overload == nil }.map { field in
            let value = reference(field.type)
            return JSONLiteral.Member(
                name: field.key,
                value: field.isOptional ? .object([.init(name: "anyOf", value: .array([typed("null"), value]))]) : value)
        }
        let required = fields.filter { !$0.isOptional && $0.overload == nil }.map { JSONLiteral.string($0.key) }
        return typed(
            "object", .init(name: "properties", value: .object(properties)), .init(name: "required", value: .array(required)))
    }

    private func typed(_ name: String, _ members: JSONLiteral.Member...) -> JSONLiteral {
        .object([.init(name: "type", value: .string(name))] + members)
    }

    private func schema(of leaf: Leaf) -> JSONLiteral {
        switch leaf {
        case .bool: typed("boolean")
        case .string, .url, .uuid: typed("string")
        case .integer: typed("number")
        case .double, .float, .decimal: typed("number")
        case .date, .data, .foundation: .object([])
        }
    }

    private func literal(_ constant: Constant) -> JSONLiteral? {
        switch constant {
        case .null: .null
        case .bool(let value): .boolean(value)
        case .string(let text): .string(text)
        case .integer(let number): .number(DecimalNumber("\(number)"))
        case .double(let number): .number(DecimalNumber("\(number)"))
        }
    }
}
