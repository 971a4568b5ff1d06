internal import Foundation
package import StrictJSON

/// A JSON Schema with the keywords that this package writes.
///
/// Any other keyword is refused, because a keyword that is not read would hold nothing.
///
/// - Source: JSON Schema, draft 2020-12: core sections 8 and 10, validation section 6.
package struct JSONSchema {
    /// A schema that cannot be read.
    package struct SchemaError: Error, CustomStringConvertible {
        package let description: String
    }

    private let root: SchemaNode
    private let definitions: [String: SchemaNode]

    /// Creates a schema, and reads all of it.
    /// - Throws: ``SchemaError`` for an unknown keyword or a badly written value.
    package init(_ root: JSONLiteral) throws {
        self.root = try SchemaNode(root)
        definitions = self.root.definitions
    }

    /// Returns what a value violates, each with the JSON Pointer of the value and the keyword.
    package func violations(of value: JSONLiteral) throws -> [String] { try violations(of: value, root, at: "") }

    private func violations(of value: JSONLiteral, _ node: SchemaNode, at path: String) throws -> [String] {
        if node.isNothing { return ["\(path): nothing is allowed"] }
        return single(value, node, path) + (try list(value, node, path)) + (try mapping(value, node, path))
            + (try combined(value, node, path))
    }

    // MARK: Single values

    private func single(_ value: JSONLiteral, _ node: SchemaNode, _ path: String) -> [String] {
        var found: [String] = []
        if let types = node.types, !types.contains(where: { value.hasType($0) }) { found.append("\(path): type") }
        if let values = node.values, !values.contains(where: value.isEqual) { found.append("\(path): enum") }
        if let constant = node.constant, !value.isEqual(to: constant) { found.append("\(path): const") }
        if case .string(let text) = value {
            if let minimum = node.minLength, text.unicodeScalars.count < minimum { found.append("\(path): minLength") }
            if let pattern = node.pattern, pattern.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) == nil {
                found.append("\(path): pattern")
            }
        }
        if case .number(let number) = value, let size = Double(number.text) {
            if let minimum = node.minimum, size < Double(minimum) { found.append("\(path): minimum") }
            if let maximum = node.maximum, size > Double(maximum) { found.append("\(path): maximum") }
        }
        return found
    }

    // MARK: Lists and mappings

    private func list(_ value: JSONLiteral, _ node: SchemaNode, _ path: String) throws -> [String] {
        guard case .array(let elements) = value else { return [] }
        var found: [String] = []
        if let minimum = node.minItems, elements.count < minimum { found.append("\(path): minItems") }
        for (index, element) in elements.enumerated() {
            if node.isUnique, elements[..<index].contains(where: element.isEqual) { found.append("\(path)/\(index): uniqueItems") }
            if let items = node.items { found += try violations(of: element, items, at: "\(path)/\(index)") }
        }
        return found
    }

    private func mapping(_ value: JSONLiteral, _ node: SchemaNode, _ path: String) throws -> [String] {
        guard case .object(let members) = value else { return [] }
        var found: [String] = []
        let names = Set(members.map(\.name))
        if let minimum = node.minProperties, members.count < minimum { found.append("\(path): minProperties") }
        for name in node.required where !names.contains(name) { found.append("\(path): required \(name)") }
        for member in members {
            let place = "\(path)/\(member.name)"
            if let schema = node.propertyNames { found += try violations(of: .string(member.name), schema, at: "\(place) (name)") }
            if let schema = node.properties[member.name] ?? node.additionalProperties {
                found += try violations(of: member.value, schema, at: place)
            }
        }
        return found
    }

    // MARK: Combinations

    private func combined(_ value: JSONLiteral, _ node: SchemaNode, _ path: String) throws -> [String] {
        var found: [String] = []
        if let name = node.reference {
            guard let definition = definitions[name] else { throw SchemaError(description: "\(name) is not defined") }
            found += try violations(of: value, definition, at: path)
        }
        for schema in node.all { found += try violations(of: value, schema, at: path) }
        if !node.any.isEmpty, try !node.any.contains(where: { try violations(of: value, $0, at: path).isEmpty }) {
            found.append("\(path): anyOf")
        }
        if let schema = node.not, try violations(of: value, schema, at: path).isEmpty { found.append("\(path): not") }
        if let condition = node.condition {
            let isMet = try violations(of: value, condition, at: path).isEmpty
            if let schema = isMet ? node.then : node.otherwise { found += try violations(of: value, schema, at: path) }
        }
        return found
    }
}

extension JSONLiteral {
    /// Returns whether the value has a type of JSON Schema.
    fileprivate func hasType(_ name: String) -> Bool {
        switch self {
        case .null: name == "null"
        case .boolean: name == "boolean"
        case .number(let number): name == "number" || (name == "integer" && number.isInteger)
        case .string: name == "string"
        case .array: name == "array"
        case .object: name == "object"
        }
    }

    /// Returns whether two values are equal.
    ///
    /// Members may be in any order.
    fileprivate func isEqual(to other: JSONLiteral) -> Bool {
        switch (self, other) {
        case (.null, .null): true
        case (.boolean(let one), .boolean(let two)): one == two
        case (.number(let one), .number(let two)): one == two
        case (.string(let one), .string(let two)): Array(one.utf8) == Array(two.utf8)
        case (.array(let one), .array(let two)): one.count == two.count && zip(one, two).allSatisfy { $0.isEqual(to: $1) }
        case (.object(let one), .object(let two)):
            one.count == two.count
                && one.allSatisfy { member in two.contains { $0.name == member.name && $0.value.isEqual(to: member.value) } }
        default: false
        }
    }
}
