internal import Foundation
internal import StrictJSON

/// A schema, or one inside another, as it was read.
final class SchemaNode {
    /// Whether the schema is `false`.
    let isNothing: Bool
    let types: [String]?
    let values: [JSONLiteral]?
    let constant: JSONLiteral?
    let minLength: Int?
    let pattern: NSRegularExpression?
    let minimum: Int?
    let maximum: Int?
    let minItems: Int?
    let isUnique: Bool
    let items: SchemaNode?
    let minProperties: Int?
    let required: [String]
    let properties: [String: SchemaNode]
    let propertyNames: SchemaNode?
    let additionalProperties: SchemaNode?
    let all: [SchemaNode]
    let any: [SchemaNode]
    let not: SchemaNode?
    let condition: SchemaNode?
    let then: SchemaNode?
    let otherwise: SchemaNode?
    /// The name of a definition in the form `#/$defs/name`.
    let reference: String?
    /// The definitions by that form of their names.
    let definitions: [String: SchemaNode]

    init(_ schema: JSONLiteral) throws {
        var isNothing = false
        var members: [JSONLiteral.Member] = []
        switch schema {
        case .boolean(let allowsAll): isNothing = !allowsAll
        case .object(let found): members = found
        default: throw JSONSchema.SchemaError(description: "a schema is \(schema)")
        }
        var keywords = try Keywords(members)
        self.isNothing = isNothing
        types = try keywords.texts("type")
        values = try keywords.elements("enum")
        constant = keywords.take("const")
        minLength = try keywords.number("minLength")
        pattern = try keywords.text("pattern").map { try NSRegularExpression(pattern: $0) }
        minimum = try keywords.number("minimum")
        maximum = try keywords.number("maximum")
        minItems = try keywords.number("minItems")
        isUnique = try keywords.flag("uniqueItems")
        items = try keywords.schema("items")
        minProperties = try keywords.number("minProperties")
        required = try keywords.texts("required") ?? []
        properties = try keywords.schemas(named: "properties")
        propertyNames = try keywords.schema("propertyNames")
        additionalProperties = try keywords.schema("additionalProperties")
        all = try keywords.schemas("allOf")
        any = try keywords.schemas("anyOf")
        not = try keywords.schema("not")
        condition = try keywords.schema("if")
        then = try keywords.schema("then")
        otherwise = try keywords.schema("else")
        reference = try keywords.text("$ref")
        definitions = Dictionary(
            uniqueKeysWithValues: try keywords.schemas(named: "$defs").map { ("#/$defs/\($0.key)", $0.value) })
        // These do not concern values.
        for name in ["$schema", "title", "description"] { _ = try keywords.text(name) }
        try keywords.refuseOthers()
    }
}
