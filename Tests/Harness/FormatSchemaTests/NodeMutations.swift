@testable import StrictYAML

extension YAMLNode {
    /// The values that replace each value of a sample.
    private static let replacements: [Content] = [
        .scalar(.null), .scalar(.boolean(true)), .scalar(.integer("7")), .scalar(.integer("-1")), .scalar(.float("1.5")),
        .scalar(.string("")), .scalar(.string("other")), .scalar(.string("/a b/../{x}?")), .sequence([]), .mapping([]),
    ]

    /// The entries that are added to each mapping of a sample without such a key.
    private static let additions: [(key: String, value: YAMLScalar)] = [
        ("unknown", .string("added")), ("optional", .boolean(true)), ("nullable", .boolean(true)), ("match", .string("string")),
        ("equals", .integer("1")), ("value", .string("added")), ("min", .integer("1")), ("domain", .string("Added")),
        ("rejects", .string("$")), ("in", .string("added")), ("file", .string("added")), ("name", .string("added")),
        ("because", .string("added")),
    ]

    /// The trees with one change: a value replaced, an entry removed, renamed or added, an element removed or repeated.
    var mutations: [(change: String, node: YAMLNode)] {
        Self.replacements.map { ("replaced by \(YAMLNode(content: $0, place: place).shown)", with($0)) } + inner
    }

    private var inner: [(change: String, node: YAMLNode)] {
        switch content {
        case .scalar: []
        case .sequence(let elements):
            elements.indices.flatMap { index -> [(String, YAMLNode)] in
                let changed = elements[index].mutations.map {
                    ("[\(index)] \($0.change)", with(.sequence(elements.replacing(index, $0.node))))
                }
                return changed + [
                    ("[\(index)] removed", with(.sequence(elements.replacing(index, nil)))),
                    ("[\(index)] repeated", with(.sequence(elements + [elements[index]]))),
                ]
            }
        case .mapping(let entries):
            entries.indices.flatMap { index -> [(String, YAMLNode)] in
                let entry = entries[index]
                let changed = entry.value.mutations.map { mutation in
                    (".\(entry.key) \(mutation.change)", with(.mapping(entries.replacing(index, entry.with(value: mutation.node)))))
                }
                return changed + [
                    (".\(entry.key) removed", with(.mapping(entries.replacing(index, nil)))),
                    (".\(entry.key) renamed", with(.mapping(entries.replacing(index, entry.with(key: "a b/c"))))),
                ]
            }
                + Self.additions.filter { added in !entries.contains { $0.key == added.key } }.map { added in
                    let value = YAMLNode(content: .scalar(added.value), place: place)
                    return (".\(added.key) added", with(.mapping(entries + [YAMLEntry(key: added.key, keyPlace: place, value: value)])))
                }
        }
    }

    private func with(_ content: Content) -> YAMLNode { YAMLNode(content: content, place: place) }

    private var shown: String {
        switch content {
        case .scalar(let scalar): "\"\(scalar.text ?? "~")\""
        case .sequence: "a list"
        case .mapping: "a mapping"
        }
    }
}

extension YAMLEntry {
    fileprivate func with(key: String? = nil, value: YAMLNode? = nil) -> YAMLEntry {
        YAMLEntry(key: key ?? self.key, keyPlace: keyPlace, value: value ?? self.value)
    }
}

extension Array {
    /// Returns the array with another element at an index, or with none.
    fileprivate func replacing(_ index: Int, _ element: Element?) -> [Element] {
        Array(self[..<index]) + [element].compactMap(\.self) + Array(self[(index + 1)...])
    }
}
