package import VerificationModel

/// Reads a mapping whose keys are a closed list.
///
/// Reading never stops at a problem: each is reported to ``FormatProblems`` with its place, and the value is nil.
package struct MappingReader {
    /// The name of the mapping in messages: `a contract`.
    package let noun: String
    /// Where the mapping begins.
    package let place: SourcePlace
    private let entries: [String: YAMLEntry]
    private let problems: FormatProblems

    /// Reads a node as a mapping; nil, with a problem reported, where it is something else.
    package init?(_ node: YAMLNode, _ noun: String, keys: [String], problems: FormatProblems) {
        guard let list = Self.entries(of: node, noun, problems: problems) else { return nil }
        for entry in list where !keys.contains(entry.key) {
            problems.report(.unknownKey(entry.key, of: noun, known: keys), at: entry.keyPlace)
        }
        self.noun = noun
        self.place = node.place
        self.problems = problems
        entries = Dictionary(list.map { ($0.key, $0) }) { first, _ in first }
    }

    /// The entries of a mapping whose keys are free names; of a repeated key, which is reported, the first.
    package static func entries(of node: YAMLNode, _ noun: String, problems: FormatProblems) -> [YAMLEntry]? {
        guard case .mapping(let all) = node.content else {
            problems.report(.wrongType(of: noun, found: node.kindName, expected: "a mapping"), at: node.place)
            return nil
        }
        var first: [String: SourcePlace] = [:]
        return all.filter { entry in
            if let earlier = first[entry.key] {
                problems.report(.repeatedKey(entry.key, first: earlier), at: entry.keyPlace)
                return false
            }
            first[entry.key] = entry.keyPlace
            return true
        }
    }

    /// The value under a key, if there is one.
    package subscript(key: String) -> YAMLNode? { entries[key]?.value }

    /// The place of a key.
    package func place(of key: String) -> SourcePlace { entries[key]?.keyPlace ?? place }

    /// The value under a key that must be there.
    package func required(_ key: String) -> YAMLNode? {
        if entries[key] == nil { problems.report(.missingKey(key, of: noun), at: place) }
        return entries[key]?.value
    }

    /// The string under a key, if there is one.
    package func string(_ key: String) -> String? {
        self[key].flatMap { Self.string($0, "\"\(key)\"", problems: problems) }
    }

    /// The boolean under a key; false where there is none.
    package func flag(_ key: String) -> Bool {
        guard let node = self[key] else { return false }
        if case .scalar(.boolean(let value)) = node.content { return value }
        wrongType(key, node, expected: "true or false")
        return false
    }

    /// The whole number under a key, held to a range, if there is one.
    package func integer(_ key: String, in range: ClosedRange<Int>) -> Int? {
        guard let node = self[key] else { return nil }
        if case .scalar(.integer(let text)) = node.content, let value = Int(text), range.contains(value) { return value }
        wrongType(key, node, expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
        return nil
    }

    /// The strings of a list under a key, with their places, if there is one.
    ///
    /// A single string counts as a list of one.
    package func strings(_ key: String) -> [(text: String, place: SourcePlace)]? {
        guard let node = self[key] else { return nil }
        switch node.content {
        case .sequence(let elements):
            return elements.compactMap { element in
                Self.string(element, "an element of \"\(key)\"", problems: problems).map { ($0, element.place) }
            }
        case .scalar(.string(let text)) where !text.isEmpty:
            return [(text, node.place)]
        default:
            wrongType(key, node, expected: "a list of strings that are not empty")
            return nil
        }
    }

    /// A node as a string; nil, with a problem reported, where it is something else or empty.
    package static func string(_ node: YAMLNode, _ noun: String, problems: FormatProblems) -> String? {
        if case .scalar(.string(let text)) = node.content, !text.isEmpty { return text }
        let isScalar = if case .scalar(let scalar) = node.content, scalar != .null { true } else { false }
        let expected = isScalar ? "a string that is not empty (quote it if text is meant)" : "a string"
        problems.report(.wrongType(of: noun, found: node.kindName, expected: expected), at: node.place)
        return nil
    }

    private func wrongType(_ key: String, _ node: YAMLNode, expected: String) {
        problems.report(.wrongType(of: "\"\(key)\"", found: node.kindName, expected: expected), at: node.place)
    }
}
