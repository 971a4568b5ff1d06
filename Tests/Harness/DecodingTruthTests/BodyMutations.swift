import StrictJSON

/// Changes of a JSON text, in an order that is always the same.
struct BodyMutations {
    let root: JSONLiteral

    init(_ text: String) throws {
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
    var count: Int { Self.changes(of: root).count }

    /// All texts with one change.
    var single: [String] { Self.changes(of: root).map(\.json) }

    /// Texts with several changes, chosen by a generator with a seed.
    func several(_ count: Int, seed: UInt64) -> [String] {
        var generator = SplitMix(state: seed)
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

/// A generator of numbers with a seed.
///
/// Source: Steele, Lea and Flood, Fast Splittable Pseudorandom Number Generators (2014).
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
