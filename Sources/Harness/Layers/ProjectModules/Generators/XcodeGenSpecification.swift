internal import StrictYAML
internal import VerificationModel

/// A value of a specification: nodes of which the first takes precedence, and mappings are merged.
struct XcodeGenSpecification {
    let nodes: [YAMLNode]
    private let otherPlace: SourcePlace
    /// The texts that are replaced in all values.
    private var replacements: [String: String] = [:]

    init(_ nodes: [YAMLNode]) {
        self.nodes = nodes
        otherPlace = SourcePlace(file: "")
    }

    init(place: SourcePlace) {
        nodes = []
        otherPlace = place
    }

    /// Returns a value of this one.
    private func inner(_ nodes: [YAMLNode]) -> XcodeGenSpecification { XcodeGenSpecification(nodes).replacing(replacements) }

    /// Returns the same value with texts that are replaced everywhere.
    func replacing(_ replacements: [String: String]) -> XcodeGenSpecification {
        var other = self
        other.replacements = replacements
        return other
    }

    private func replaced(_ text: String) -> String {
        guard text.contains("${") else { return text }
        var result = text
        for (key, value) in replacements.sorted(by: { $0.key < $1.key }) { result = result.replacing(key, with: value) }
        return result
    }

    var place: SourcePlace { nodes.first?.place ?? otherPlace }

    /// Returns the value of a key, with the values that `<<` merges.
    subscript(_ key: String) -> XcodeGenSpecification? {
        // `key:REPLACE` takes the place of the other values.
        let replacing = nodes.lazy.flatMap { Self.values("\(key):REPLACE", in: $0) }.first
        let found = replacing.map { [$0] } ?? nodes.flatMap { Self.values(key, in: $0) }
        return found.isEmpty ? nil : inner(found)
    }

    private static func values(_ key: String, in node: YAMLNode) -> [YAMLNode] {
        guard case .mapping(let entries) = node.content else { return [] }
        let own = entries.filter { $0.key == key }.map(\.value)
        return own + entries.filter { $0.key == "<<" }.flatMap { merged($0.value) }.flatMap { values(key, in: $0) }
    }

    private static func merged(_ node: YAMLNode) -> [YAMLNode] {
        if case .sequence(let nodes) = node.content { nodes } else { [node] }
    }

    /// The keys and values of mappings, in their order.
    var entries: [(String, XcodeGenSpecification)] {
        var keys: [String] = []
        for node in nodes {
            guard case .mapping(let entries) = node.content else { continue }
            for entry in entries {
                for key in Self.keys(of: entry) where !keys.contains(key) { keys.append(key) }
            }
        }
        return keys.compactMap { key in self[key].map { (replaced(key), $0) } }
    }

    /// Returns the keys that an entry gives a mapping: its own, or those that it merges.
    private static func keys(of entry: YAMLEntry) -> [String] {
        guard entry.key == "<<" else { return [entry.key] }
        return merged(entry.value).flatMap { XcodeGenSpecification([$0]).entries.map(\.0) }
    }

    var text: String? {
        if case .scalar(let scalar)? = nodes.first?.content { scalar.text.map(replaced) } else { nil }
    }

    /// The elements of a list; empty for anything else.
    var list: [XcodeGenSpecification] {
        nodes.flatMap { node -> [XcodeGenSpecification] in
            if case .sequence(let elements) = node.content { elements.map { inner([$0]) } } else { [] }
        }
    }

    /// The elements of lists, and other values alone.
    var listOrOne: [XcodeGenSpecification] {
        nodes.flatMap { node -> [XcodeGenSpecification] in
            if case .sequence(let elements) = node.content { elements.map { inner([$0]) } } else { [inner([node])] }
        }
    }

    /// The texts of a list, or of a text alone.
    var texts: [String] { listOrOne.compactMap(\.text) }
}
