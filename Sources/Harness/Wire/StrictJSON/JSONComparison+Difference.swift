/// The first place at which a JSON value differs from an expected one.
package struct JSONDifference: Sendable {
    /// The place.
    package let location: JSONLocation
    /// The expected value at the place; nil if no value is expected there.
    package let expected: JSONLiteral?
    /// The value at the place; nil if there is none.
    package let found: JSONValue?
}

extension JSONComparison {
    /// Returns the first difference of a value from an expected one; nil if they agree.
    ///
    /// Expected members come first, in their order, then unexpected ones. Where elements may have any order, the place of an expected element that no element
    /// agrees with is the array.
    package func difference(of value: JSONValue, from expected: JSONLiteral) -> JSONDifference? {
        difference(of: value, from: expected, at: JSONLocation())
    }

    private func difference(of value: JSONValue, from expected: JSONLiteral, at location: JSONLocation) -> JSONDifference? {
        guard value.kind == expected.kind else { return JSONDifference(location: location, expected: expected, found: value) }
        switch expected {
        case .array(let elements): return difference(of: value, from: elements, at: location)
        case .object(let members): return difference(of: value, from: members, at: location)
        case .null, .boolean, .number, .string:
            return holds(of: value, against: expected) ? nil : JSONDifference(location: location, expected: expected, found: value)
        }
    }

    private func difference(of value: JSONValue, from members: [JSONLiteral.Member], at location: JSONLocation) -> JSONDifference? {
        var found: [[UInt8]: [JSONValue.Member]] = [:]
        for member in value.members { found[Array(member.key.utf8), default: []].append(member) }
        for member in members {
            let place = location.appending(.name(member.name))
            guard let first = found[Array(member.name.utf8)]?.first else {
                return JSONDifference(location: place, expected: member.value, found: nil)
            }
            if let difference = difference(of: first.value, from: member.value, at: place) { return difference }
        }
        guard !allowsMoreMembers, value.members.count != members.count else { return nil }
        // A name may be repeated, and each repetition counts as a member.
        var rest: [[UInt8]: Int] = [:]
        for member in members { rest[Array(member.name.utf8), default: 0] += 1 }
        let more = value.members.first { member in
            rest[Array(member.key.utf8), default: 0] -= 1
            return rest[Array(member.key.utf8), default: 0] < 0
        }
        return more.map { JSONDifference(location: location.appending(.name($0.key)), expected: nil, found: $0.value) }
            ?? JSONDifference(location: location, expected: .object(members), found: value)
    }

    private func difference(of value: JSONValue, from expected: [JSONLiteral], at location: JSONLocation) -> JSONDifference? {
        let values = value.elements
        guard comparesInOrder else {
            guard !holds(of: value, against: .array(expected)) else { return nil }
            let missing = expected.first { literal in !values.contains { holds(of: $0, against: literal) } }
            if let missing { return JSONDifference(location: location, expected: missing, found: value) }
            let more = values.enumerated().first { _, value in !expected.contains { holds(of: value, against: $0) } }
            return more.map { JSONDifference(location: location.appending(.index($0.offset)), expected: nil, found: $0.element) }
                ?? JSONDifference(location: location, expected: .array(expected), found: value)
        }
        for (index, pair) in zip(values, expected).enumerated() {
            if let difference = difference(of: pair.0, from: pair.1, at: location.appending(.index(index))) { return difference }
        }
        guard values.count != expected.count else { return nil }
        let index = min(values.count, expected.count)
        return JSONDifference(
            location: location.appending(.index(index)), expected: expected.indices.contains(index) ? expected[index] : nil,
            found: values.indices.contains(index) ? values[index] : nil)
    }
}
