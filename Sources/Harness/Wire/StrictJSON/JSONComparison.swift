/// A way to compare a JSON value with an expected one.
///
/// In each of them numbers compare by value, names and strings byte by byte, and members in any order. A repeated name counts as two members, and the
/// first of them is compared.
package struct JSONComparison: Sendable {
    private enum Rule {
        case equal, anyOrder, containing, sameType
    }

    private let rule: Rule
    private let areEqual: @Sendable (_ text: String, _ expected: String) -> Bool

    private init(_ rule: Rule, areEqual: @escaping @Sendable (String, String) -> Bool = { $0.utf8.elementsEqual($1.utf8) }) {
        self.rule = rule
        self.areEqual = areEqual
    }

    /// The same value: elements in their order, no member and no element more.
    package static let equal = JSONComparison(.equal)
    /// The same value, the elements of its arrays in any order.
    package static let anyOrder = JSONComparison(.anyOrder)
    /// The expected value and more: further members, and further elements in any order, at each depth.
    package static let containing = JSONComparison(.containing)
    /// The same type at each depth: every expected member is there with its type, and every element has the type of the expected one in its place, or else
    /// of the first.
    package static let sameType = JSONComparison(.sameType)

    /// Returns the comparison that is ``equal``, but compares strings in a way of its own.
    package static func equal(strings areEqual: @escaping @Sendable (_ text: String, _ expected: String) -> Bool) -> JSONComparison {
        JSONComparison(.equal, areEqual: areEqual)
    }

    /// Returns whether a value agrees with an expected one.
    package func holds(of value: JSONValue, against expected: JSONLiteral) -> Bool {
        guard value.kind == expected.kind else { return false }
        switch expected {
        case .null: return true
        case .boolean(let expected): return rule == .sameType || value.boolean == expected
        case .number(let expected): return rule == .sameType || value.number.map(DecimalNumber.init) == expected
        case .string(let expected): return rule == .sameType || value.string.map { areEqual($0, expected) } ?? false
        case .array(let expected): return holds(of: value.elements, against: expected)
        case .object(let expected):
            let allowsMore = rule == .containing || rule == .sameType
            return (allowsMore || value.members.count == expected.count)
                && expected.allSatisfy { member in value[member.name].map { holds(of: $0, against: member.value) } ?? false }
        }
    }

    private func holds(of values: [JSONValue], against expected: [JSONLiteral]) -> Bool {
        switch rule {
        case .equal: values.count == expected.count && zip(values, expected).allSatisfy { holds(of: $0, against: $1) }
        case .anyOrder: values.count == expected.count && assigns(expected, to: values)
        case .containing: assigns(expected, to: values)
        case .sameType:
            values.enumerated().allSatisfy { index, value in
                let example = expected.indices.contains(index) ? expected[index] : expected.first
                return example.map { holds(of: value, against: $0) } ?? true
            }
        }
    }

    /// Returns whether each expected element finds a value of its own: a matching in a bipartite graph, by augmenting paths.
    private func assigns(_ expected: [JSONLiteral], to values: [JSONValue]) -> Bool {
        let agrees = values.map { value in expected.map { holds(of: value, against: $0) } }
        var taken: [Int: Int] = [:]
        func assign(_ index: Int, _ tried: inout Set<Int>) -> Bool {
            for value in agrees.indices where agrees[value][index] && tried.insert(value).inserted {
                guard let other = taken[value] else {
                    taken[value] = index
                    return true
                }
                if assign(other, &tried) {
                    taken[value] = index
                    return true
                }
            }
            return false
        }
        return expected.indices.allSatisfy { index in
            var tried: Set<Int> = []
            return assign(index, &tried)
        }
    }
}
