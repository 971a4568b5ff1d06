package import RandomNumbers
package import StrictJSON

/// Changes of a JSON text, in an order that is always the same.
package struct BodyMutations {
    package let root: JSONLiteral

    package init(_ text: String) throws {
        root = JSONLiteral(try JSONDocument(Array(text.utf8)).root)
    }

    /// The values that take the place of others.
    private static let replacements: [JSONLiteral] = [
        .null, .boolean(true), .number(DecimalNumber("0")), .number(DecimalNumber("1")), .number(DecimalNumber("-7")),
        .number(DecimalNumber("1.5")), .number(DecimalNumber("300")), .number(DecimalNumber("1e2")), .number(DecimalNumber("70000.0")),
        .number(DecimalNumber("9223372036854775808")), .string(""), .string("x"), .string("1"), .string("image"), .string("online"),
        .string("2026-11-22T10:00:00Z"), .string("2026-11-22"), .string("https://example.com/a b"), .array([]), .object([]),
        .array([.number(DecimalNumber("1")), .number(DecimalNumber("2"))]), .array([.string("a"), .null]),
        .object([.init(name: "a", value: .number(DecimalNumber("1")))]),
    ]

    /// The number of changes with one place.
    package var count: Int { Self.changes(of: root).count }

    /// All texts with one change.
    package var single: [String] { Self.changes(of: root).map(\.json) }

    /// Texts with several changes, chosen by a generator with a seed.
    package func several(_ count: Int, seed: UInt64) -> [String] {
        var generator = SplitMix64(seed: seed)
        return (0..<count).map { _ in
            var value = root
            for _ in 0..<Int.random(in: 2...4, using: &generator) {
                let changes = Self.changes(of: value)
                guard let change = changes.randomElement(using: &generator) else { break }
                value = change
            }
            return value.json
        }
    }

    /// A text with one to three changes at random places, for large texts.
    package func random(using generator: inout SplitMix64) -> String {
        var value = root
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
            let number = Int.random(in: 0..<Self.size(of: value), using: &generator)
            value = Self.changed(value, at: number, &generator)
        }
        return value.json
    }

    /// The number of values in a value, with itself.
    private static func size(of value: JSONLiteral) -> Int {
        switch value {
        case .array(let elements): elements.reduce(1) { $0 + size(of: $1) }
        case .object(let members): members.reduce(1) { $0 + size(of: $1.value) }
        case .null, .boolean, .number, .string: 1
        }
    }

    /// Changes the value with a number: another value takes its place, or a part of it is left out or renamed.
    private static func changed(_ value: JSONLiteral, at number: Int, _ generator: inout SplitMix64) -> JSONLiteral {
        var rest = number - 1
        switch value {
        case .array(var elements):
            if number == 0, !elements.isEmpty, Bool.random(using: &generator) {
                elements.remove(at: Int.random(in: elements.indices, using: &generator))
                return .array(elements)
            }
            for index in elements.indices where number > 0 {
                let size = size(of: elements[index])
                if rest < size {
                    elements[index] = changed(elements[index], at: rest, &generator)
                    return .array(elements)
                }
                rest -= size
            }
        case .object(var members):
            if number == 0, !members.isEmpty, Int.random(in: 0..<3, using: &generator) > 0 {
                let index = Int.random(in: members.indices, using: &generator)
                let removed = members.remove(at: index)
                if Bool.random(using: &generator) { members.insert(.init(name: removed.name + "_", value: removed.value), at: index) }
                return .object(members)
            }
            for index in members.indices where number > 0 {
                let size = size(of: members[index].value)
                if rest < size {
                    members[index] = .init(name: members[index].name, value: changed(members[index].value, at: rest, &generator))
                    return .object(members)
                }
                rest -= size
            }
        case .null, .boolean, .number, .string: break
        }
        return replacements.randomElement(using: &generator) ?? .null
    }

    private static func changes(of value: JSONLiteral) -> [JSONLiteral] {
        replacements + inner(of: value)
    }

    private static func inner(of value: JSONLiteral) -> [JSONLiteral] {
        switch value {
        case .array(let elements):
            var found: [JSONLiteral] = []
            for index in elements.indices {
                found.append(.array(Array(elements[..<index] + elements[(index + 1)...])))
                found += changes(of: elements[index]).map { change in
                    var changed = elements
                    changed[index] = change
                    return .array(changed)
                }
            }
            if let first = elements.first { found.append(.array(elements + [first])) }
            return found
        case .object(let members):
            var found: [JSONLiteral] = [.object(members + [.init(name: "unknown", value: .number(DecimalNumber("1")))])]
            for index in members.indices {
                let name = members[index].name
                found.append(.object(Array(members[..<index] + members[(index + 1)...])))
                found.append(.object(members + [.init(name: name, value: .string("again"))]))
                found += changes(of: members[index].value).map { change in
                    var changed = members
                    changed[index] = .init(name: name, value: change)
                    return .object(changed)
                }
            }
            return found
        case .null, .boolean, .number, .string: return []
        }
    }
}
