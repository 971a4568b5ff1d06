internal import StrictJSON

/// A JSON Schema of the values in a closed format.
///
/// - Source: JSON Schema, draft 2020-12.
package struct FormatSchema: Sendable {
    private var keywords: [JSONLiteral.Member]

    private init(_ keywords: KeyValuePairs<String, JSONLiteral>) {
        self.keywords = keywords.map { JSONLiteral.Member(name: $0.key, value: $0.value) }
    }

    /// The schema as JSON.
    var json: JSONLiteral { .object(keywords) }

    /// Returns the schema with a description, which editors show.
    package func described(_ text: String) -> FormatSchema {
        var schema = self
        schema.keywords.insert(JSONLiteral.Member(name: "description", value: .string(text)), at: 0)
        return schema
    }

    // MARK: Single values

    /// A schema of any value.
    package static let anything = FormatSchema([:])
    /// A schema of texts that are not empty.
    package static let text = FormatSchema(["type": .string("string"), "minLength": number(1)])
    /// A schema of `true` and `false`.
    package static let flag = FormatSchema(["type": .string("boolean")])
    /// A schema of all mappings.
    package static let anyMapping = FormatSchema(["type": .string("object")])
    /// A schema of texts, numbers, `true` and `false`.
    package static let scalar = FormatSchema(["type": list(["string", "number", "boolean"])])

    /// Returns a schema of numbers, `true` and `false`, and of texts that match a regular expression.
    package static func scalar(matching pattern: String) -> FormatSchema {
        var schema = scalar
        schema.add("pattern", .string(pattern))
        return schema
    }

    /// Returns a schema of texts that match a regular expression.
    package static func text(matching pattern: String) -> FormatSchema {
        FormatSchema(["type": .string("string"), "pattern": .string(pattern)])
    }

    /// Returns a schema of certain texts.
    package static func text(from values: [String]) -> FormatSchema {
        FormatSchema(["type": .string("string"), "enum": list(values)])
    }

    /// Returns a schema of whole numbers in a range.
    package static func integer(_ range: ClosedRange<Int>) -> FormatSchema {
        FormatSchema(["type": .string("integer"), "minimum": number(range.lowerBound), "maximum": number(range.upperBound)])
    }

    // MARK: Lists

    /// Returns a schema of lists.
    /// - Parameters:
    ///   - element: The schema of the elements.
    ///   - minimum: The smallest number of elements.
    ///   - isUnique: Whether no two elements may be equal.
    package static func list(of element: FormatSchema, atLeast minimum: Int = 0, isUnique: Bool = false) -> FormatSchema {
        var schema = FormatSchema(["type": .string("array"), "items": element.json])
        if minimum > 0 { schema.add("minItems", number(minimum)) }
        if isUnique { schema.add("uniqueItems", .boolean(true)) }
        return schema
    }

    /// Returns a schema of a text, or of a list of texts.
    /// - Parameters:
    ///   - pattern: The regular expression that each text matches; nil for any text that is not empty.
    ///   - minimum: The smallest number of texts in a list.
    package static func texts(matching pattern: String? = nil, atLeast minimum: Int = 0) -> FormatSchema {
        let element = pattern.map(text(matching:)) ?? text
        var schema = FormatSchema(["type": list(["string", "array"])])
        // Keywords about texts do not concern lists, and those about lists do not concern texts.
        if let pattern { schema.add("pattern", .string(pattern)) } else { schema.add("minLength", number(1)) }
        schema.add("items", element.json)
        if minimum > 0 { schema.add("minItems", number(minimum)) }
        return schema
    }

    // MARK: Mappings

    /// Returns a schema of mappings with a closed list of keys.
    /// - Parameters:
    ///   - keys: The keys.
    ///   - minimum: The smallest number of entries.
    ///   - rules: The conditions on keys that exclude or need each other.
    package static func mapping(_ keys: [FormatKey], atLeast minimum: Int = 0, rules: [FormatSchema] = []) -> FormatSchema {
        var schema = FormatSchema(["type": .string("object")])
        schema.keywords += Self.keys(keys).keywords
        schema.add("additionalProperties", .boolean(false))
        if minimum > 0 { schema.add("minProperties", number(minimum)) }
        if !rules.isEmpty { schema.add("allOf", .array(rules.map(\.json))) }
        return schema
    }

    /// Returns a schema of mappings whose keys are free names.
    /// - Parameters:
    ///   - value: The schema of the values.
    ///   - names: The schema of the names; nil for any name.
    ///   - minimum: The smallest number of entries.
    package static func entries(_ value: FormatSchema, names: FormatSchema? = nil, atLeast minimum: Int = 0) -> FormatSchema {
        var schema = FormatSchema(["type": .string("object")])
        if let names { schema.add("propertyNames", names.json) }
        schema.add("additionalProperties", value.json)
        if minimum > 0 { schema.add("minProperties", number(minimum)) }
        return schema
    }

    // MARK: Combinations

    /// Returns a schema of the values that a definition describes.
    package static func definition(_ name: String) -> FormatSchema { FormatSchema(["$ref": .string("#/$defs/\(name)")]) }

    /// Returns a schema of the values that at least one of several schemas describes.
    package static func any(of schemas: [FormatSchema]) -> FormatSchema { FormatSchema(["anyOf": .array(schemas.map(\.json))]) }

    /// Returns a schema of the values that all of several schemas describe.
    package static func all(of schemas: [FormatSchema]) -> FormatSchema { FormatSchema(["allOf": .array(schemas.map(\.json))]) }

    /// Returns a schema of the values that another schema does not describe.
    package static func not(_ schema: FormatSchema) -> FormatSchema { FormatSchema(["not": schema.json]) }

    // MARK: Conditions on the keys of a mapping

    /// Returns a condition on the values of some keys, and on which of them are required.
    ///
    /// Other keys are not restricted.
    package static func keys(_ keys: [FormatKey]) -> FormatSchema {
        let properties = keys.map { JSONLiteral.Member(name: $0.name, value: $0.value.described($0.description).json) }
        var schema = FormatSchema(["properties": .object(properties)])
        let required = keys.filter(\.isRequired).names
        if !required.isEmpty { schema.add("required", list(required)) }
        return schema
    }

    /// Returns a condition that some keys are there.
    package static func requiring(_ names: String...) -> FormatSchema { FormatSchema(["required": list(names)]) }

    /// Returns a condition that at least one of several keys is there.
    package static func requiringAny(of names: [String]) -> FormatSchema { any(of: names.map { requiring($0) }) }

    /// Returns a condition that some keys are absent.
    package static func forbidding(_ names: [String]) -> FormatSchema {
        FormatSchema(["properties": .object(names.map { JSONLiteral.Member(name: $0, value: .boolean(false)) })])
    }

    /// Returns a condition that no other keys are there.
    package static func only(_ names: [String]) -> FormatSchema {
        FormatSchema(["propertyNames": .object([JSONLiteral.Member(name: "enum", value: list(names))])])
    }

    /// Returns a condition that applies if a key is there.
    package static func ifPresent(_ name: String, _ then: FormatSchema) -> FormatSchema {
        FormatSchema(["if": requiring(name).json, "then": then.json])
    }

    /// Returns a condition that applies if a key has one of several texts.
    package static func ifText(_ name: String, isIn values: [String], _ then: FormatSchema, otherwise: FormatSchema? = nil) -> FormatSchema
    {
        choice(name, FormatSchema(["enum": list(values)]), then, otherwise)
    }

    /// Returns a condition that applies if a key has a number.
    package static func ifNumber(_ name: String, is value: Int, _ then: FormatSchema) -> FormatSchema {
        choice(name, FormatSchema(["const": number(value)]), then, nil)
    }

    /// Returns a condition that applies if a mapping meets another condition.
    package static func ifMet(_ condition: FormatSchema, _ then: FormatSchema) -> FormatSchema {
        FormatSchema(["if": condition.json, "then": then.json])
    }

    /// Returns a condition on the value of one key, if it is there.
    package static func value(of name: String, _ schema: FormatSchema) -> FormatSchema {
        FormatSchema(["properties": .object([JSONLiteral.Member(name: name, value: schema.json)])])
    }

    /// Returns a condition on all elements of a list.
    package static func elements(_ schema: FormatSchema) -> FormatSchema { FormatSchema(["items": schema.json]) }

    private static func choice(_ name: String, _ value: FormatSchema, _ then: FormatSchema, _ otherwise: FormatSchema?) -> FormatSchema {
        var condition = Self.value(of: name, value)
        condition.add("required", list([name]))
        var schema = ifMet(condition, then)
        if let otherwise { schema.add("else", otherwise.json) }
        return schema
    }

    // MARK: Keywords

    private mutating func add(_ name: String, _ value: JSONLiteral) {
        keywords.append(JSONLiteral.Member(name: name, value: value))
    }

    private static func number(_ value: Int) -> JSONLiteral { .number(DecimalNumber("\(value)")) }

    private static func list(_ texts: [String]) -> JSONLiteral { .array(texts.map { .string($0) }) }
}
