internal import StrictJSON

/// The keywords of one schema that are not read yet.
struct Keywords {
    private var values: [String: JSONLiteral] = [:]

    init(_ members: [JSONLiteral.Member]) throws {
        for member in members where values.updateValue(member.value, forKey: member.name) != nil {
            throw JSONSchema.SchemaError(description: "the keyword \(member.name) is repeated")
        }
    }

    /// Throws an error if there are keywords that were not read.
    func refuseOthers() throws {
        guard values.isEmpty else { throw JSONSchema.SchemaError(description: "unknown keywords: \(values.keys.sorted())") }
    }

    mutating func take(_ name: String) -> JSONLiteral? { values.removeValue(forKey: name) }

    mutating func text(_ name: String) throws -> String? {
        switch take(name) {
        case nil: nil
        case .string(let text): text
        case .some(let value): throw wrong(name, value)
        }
    }

    /// Reads a list of texts, or a single text as a list.
    mutating func texts(_ name: String) throws -> [String]? {
        if case .string(let text) = values[name] {
            _ = take(name)
            return [text]
        }
        return try elements(name)?.map { element in
            guard case .string(let text) = element else { throw wrong(name, element) }
            return text
        }
    }

    mutating func number(_ name: String) throws -> Int? {
        guard let value = take(name) else { return nil }
        guard case .number(let number) = value, let size = Int(number.text) else { throw wrong(name, value) }
        return size
    }

    mutating func flag(_ name: String) throws -> Bool {
        switch take(name) {
        case nil: false
        case .boolean(let value): value
        case .some(let value): throw wrong(name, value)
        }
    }

    mutating func elements(_ name: String) throws -> [JSONLiteral]? {
        switch take(name) {
        case nil: nil
        case .array(let elements): elements
        case .some(let value): throw wrong(name, value)
        }
    }

    mutating func schema(_ name: String) throws -> SchemaNode? { try take(name).map(SchemaNode.init) }

    mutating func schemas(_ name: String) throws -> [SchemaNode] { try (elements(name) ?? []).map(SchemaNode.init) }

    mutating func schemas(named name: String) throws -> [String: SchemaNode] {
        switch take(name) {
        case nil: return [:]
        case .object(let members):
            return try Dictionary(members.map { ($0.name, try SchemaNode($0.value)) }) { _, _ in
                throw JSONSchema.SchemaError(description: "a name of \(name) is repeated")
            }
        case .some(let value): throw wrong(name, value)
        }
    }

    private func wrong(_ name: String, _ value: JSONLiteral) -> JSONSchema.SchemaError {
        JSONSchema.SchemaError(description: "the keyword \(name) has the value \(value)")
    }
}
