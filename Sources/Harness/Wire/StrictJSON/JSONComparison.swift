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

    /// Whether an object may have more members than expected.
    var allowsMoreMembers: Bool { rule == .containing || rule == .sameType }

    /// Whether the elements of arrays are compared in their order, each with the expected one at its position.
    var comparesInOrder: Bool { rule == .equal }

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
            return (allowsMoreMembers || value.members.count == expected.count) && holds(of: value, against: expected)
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

    /// The largest number of members that are searched one by one.
    private static let fewMembers = 16

    /// Returns whether each expected member is there.
    private func holds(of value: JSONValue, against expected: [JSONLiteral.Member]) -> Bool {
        guard expected.count > Self.fewMembers else {
            return expected.allSatisfy { member in value[member.name].map { holds(of: $0, against: member.value) } ?? false }
        }
        let members = Dictionary(value.members.map { (Array($0.key.utf8), $0.value) }) { first, _ in first }
        return expected.allSatisfy { member in members[Array(member.name.utf8)].map { holds(of: $0, against: member.value) } ?? false }
    }

    /// Returns whether each expected element finds a value of its own: a matching in a bipartite graph, by shortest augmenting paths.
    private func assigns(_ expected: [JSONLiteral], to values: [JSONValue]) -> Bool {
        guard expected.count <= values.count else { return false }
        var agrees: [[Bool]?] = expected.map { _ in nil }
        // By value, the expected element that has it, and the other way around.
        var owners: [Int?] = values.map { _ in nil }
        var owned: [Int?] = expected.map { _ in nil }
        return expected.indices.allSatisfy { first in
            var queue = [first]
            var next = 0
            // By value, the expected element that could take it.
            var takers: [Int?] = values.map { _ in nil }
            while next < queue.count {
                let index = queue[next]
                next += 1
                let row = agrees[index] ?? values.map { holds(of: $0, against: expected[index]) }
                agrees[index] = row
                for value in values.indices where row[value] && takers[value] == nil {
                    takers[value] = index
                    if let owner = owners[value] {
                        queue.append(owner)
                        continue
                    }
                    // Each element on the path gives its value to the one before it.
                    var free: Int? = value
                    while let value = free, let taker = takers[value] {
                        free = owned[taker]
                        (owned[taker], owners[value]) = (value, taker)
                    }
                    return true
                }
            }
            return false
        }
    }
}
