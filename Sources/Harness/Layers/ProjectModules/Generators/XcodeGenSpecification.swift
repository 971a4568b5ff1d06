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

    /// Returns a text with its replacements, or the text itself if it would be too large: its `${` show that it is not known.
    private func replaced(_ text: String) -> String {
        guard text.contains("${") else { return text }
        var result = text
        for (key, value) in replacements.sorted(by: { $0.key < $1.key }) {
            guard let next = ReplacedText.of(result, key, with: value) else { return text }
            result = next
        }
        return result
    }

    var place: SourcePlace { nodes.first?.place ?? otherPlace }

    /// Returns the value of a key.
    ///
    /// Lists are added to those of the nodes behind, and mappings are merged with them. A value of another kind takes their place, and so
    /// does `key:REPLACE`.
    subscript(_ key: String) -> XcodeGenSpecification? { value(key) { Self.value($0, in: self.nodes[$1]) } }

    /// Returns the value of a key.
    /// - Parameter ofNode: Returns the value that the node with a number has for a key itself.
    private func value(_ key: String, _ ofNode: (String, Int) -> YAMLNode?) -> XcodeGenSpecification? {
        var found: [YAMLNode] = []
        for number in nodes.indices {
            let replacing = ofNode("\(key)\(Self.replace)", number)
            guard let value = replacing ?? ofNode(key, number) else { continue }
            guard found.first.map({ Self.areMerged($0, value) }) ?? true else { break }
            found.append(value)
            if replacing != nil { break }
        }
        return found.isEmpty ? nil : inner(found)
    }

    private static let replace = ":REPLACE"

    private static func areMerged(_ left: YAMLNode, _ right: YAMLNode) -> Bool {
        switch (left.content, right.content) {
        case (.mapping, .mapping), (.sequence, .sequence): true
        default: false
        }
    }

    /// Returns the value that a mapping has for a key itself, or else the one that it merges with `<<`.
    private static func value(_ key: String, in node: YAMLNode) -> YAMLNode? {
        guard case .mapping(let entries) = node.content else { return nil }
        if let own = entries.first(where: { $0.key == key }) { return own.value }
        return entries.filter { $0.key == "<<" }.flatMap { merged($0.value) }.compactMap { value(key, in: $0) }.first
    }

    /// Returns the values that a mapping has for all its keys, as ``value(_:in:)`` returns them.
    private static func index(_ node: YAMLNode) -> [String: YAMLNode] {
        guard case .mapping(let entries) = node.content else { return [:] }
        let own = Dictionary(entries.map { ($0.key, $0.value) }) { first, _ in first }
        return entries.filter { $0.key == "<<" }.flatMap { merged($0.value) }.reduce(own) { known, node in
            known.merging(index(node)) { first, _ in first }
        }
    }

    private static func merged(_ node: YAMLNode) -> [YAMLNode] {
        if case .sequence(let nodes) = node.content { nodes } else { [node] }
    }

    /// The keys and values of mappings, in their order.
    var entries: [(String, XcodeGenSpecification)] {
        var keys: [String] = []
        var seen: Set<String> = []
        for node in nodes {
            guard case .mapping(let entries) = node.content else { continue }
            for entry in entries {
                for key in Self.keys(of: entry) where seen.insert(key).inserted { keys.append(key) }
            }
        }
        let indexes = nodes.map(Self.index)
        return keys.compactMap { key in value(key) { indexes[$1][$0] }.map { (replaced(key), $0) } }
    }

    /// Returns the keys that an entry gives a mapping: its own, or those that it merges.
    private static func keys(of entry: YAMLEntry) -> [String] {
        guard entry.key == "<<" else {
            return [entry.key.hasSuffix(replace) ? String(entry.key.dropLast(replace.count)) : entry.key]
        }
        return merged(entry.value).flatMap { XcodeGenSpecification([$0]).entries.map(\.0) }
    }

    var text: String? {
        if case .scalar(let scalar)? = nodes.first?.content { scalar.text.map(replaced) } else { nil }
    }

    /// The elements of a list; empty for anything else.
    var list: [XcodeGenSpecification] {
        // Elements of the nodes behind come first.
        nodes.reversed().flatMap { node -> [XcodeGenSpecification] in
            if case .sequence(let elements) = node.content { elements.map { inner([$0]) } } else { [] }
        }
    }

    /// The elements of a list, or another value alone.
    var listOrOne: [XcodeGenSpecification] {
        if case .sequence? = nodes.first?.content { list } else { nodes.isEmpty ? [] : [self] }
    }

    /// The texts of a list, or of a text alone.
    var texts: [String] { listOrOne.compactMap(\.text) }
}
