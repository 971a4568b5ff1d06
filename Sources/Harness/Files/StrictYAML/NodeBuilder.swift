internal import VerificationModel
internal import Yams

/// Turns the library's nodes into ours, and puts the targets of aliases in their places.
struct NodeBuilder {
    /// A node with an anchor, for the aliases behind it.
    private struct Target {
        let place: SourcePlace
        /// The node; an error for the key of a mapping whose tag is refused in a value.
        let node: Result<YAMLNode, LocatedFormatError>
        /// The text of a scalar, which can be a key.
        let key: String?
        /// The number of nodes, aliases counted as often as they are used.
        let count: Int
    }

    private let source: SourceText
    private let masking: KeyMasking
    private var targets: [String: Target] = [:]
    private var count = 0

    init(source: SourceText, masking: KeyMasking) {
        self.source = source
        self.masking = masking
    }

    mutating func build(_ node: Node) throws(LocatedFormatError) -> YAMLNode {
        if let target = try target(of: node) {
            try add(target.count, at: source.place(node.mark))
            return try target.node.get()
        }
        let before = count
        let built = try built(node)
        if let anchor = node.anchor {
            let key = node.scalar.map { masking.written($0.string) }
            targets[anchor.rawValue] = Target(place: built.place, node: .success(built), key: key, count: count - before)
        }
        return built
    }

    private mutating func add(_ nodes: Int, at place: SourcePlace) throws(LocatedFormatError) {
        count += nodes
        guard count <= YAMLReading.nodeLimit else {
            throw LocatedFormatError(.tooManyNodes(limit: YAMLReading.nodeLimit), at: place)
        }
    }

    private mutating func built(_ node: Node) throws(LocatedFormatError) -> YAMLNode {
        let place = source.place(node.mark)
        try add(1, at: place)
        switch node {
        case .scalar(let scalar):
            return YAMLNode(content: .scalar(try resolve(scalar, at: place)), place: place)
        case .sequence(let sequence):
            var elements: [YAMLNode] = []
            for element in sequence { elements.append(try build(element)) }
            return YAMLNode(content: .sequence(elements), place: place)
        case .mapping(let mapping):
            var entries: [YAMLEntry] = []
            for (key, value) in mapping { entries.append(try entry(key, value)) }
            return YAMLNode(content: .mapping(entries), place: place)
        case .alias:
            // Only nodes made for the emitter are aliases. The parser reads those of the text as scalars.
            throw LocatedFormatError(.syntax("an alias without an anchor"), at: place)
        }
    }

    private mutating func entry(_ key: Node, _ value: Node) throws(LocatedFormatError) -> YAMLEntry {
        if let target = try target(of: key, isKey: true) {
            guard let text = target.key else { throw notPlainText(at: target.place) }
            return YAMLEntry(key: text, keyPlace: target.place, value: try build(value))
        }
        let place = source.place(key.mark)
        guard let scalar = key.scalar else { throw notPlainText(at: place) }
        let text = masking.originalKeys[place] ?? masking.written(scalar.string)
        if let anchor = key.anchor {
            let node = Result { () throws(LocatedFormatError) in
                YAMLNode(content: .scalar(try resolve(scalar, at: place)), place: place)
            }
            targets[anchor.rawValue] = Target(place: place, node: node, key: text, count: 1)
        }
        return YAMLEntry(key: text, keyPlace: place, value: try build(value))
    }

    private func notPlainText(at place: SourcePlace) -> LocatedFormatError {
        LocatedFormatError(.syntax("a key that is not plain text"), at: place)
    }

    private func resolve(_ scalar: Node.Scalar, at place: SourcePlace) throws(LocatedFormatError) -> YAMLScalar {
        let text = masking.written(scalar.string)
        switch Tag.Name(rawValue: scalar.tag.rawValue) {
        case .implicit where scalar.style == .plain: return CoreSchema.resolve(text)
        case .implicit, .str, .nonSpecific: return .string(text)
        case let tag: throw LocatedFormatError(.tag(masking.written(tag.rawValue)), at: place)
        }
    }

    // MARK: Aliases

    /// Returns the node that an alias refers to; nil for a node that is not an alias.
    /// - Throws: ``LocatedFormatError`` for an alias without an anchor before it, and for one with a text, an anchor or a tag beside it.
    private func target(of node: Node, isKey: Bool = false) throws(LocatedFormatError) -> Target? {
        guard let scalar = node.scalar, scalar.style == .plain, scalar.string.unicodeScalars.first == masking.star else { return nil }
        let place = source.place(scalar.mark)
        let text = masking.written(scalar.string)
        let name = text.dropFirst().prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "_-".contains($0)) }
        guard let target = targets[String(name)] else {
            let rest = scalar.mark.map(source.rest) ?? text
            // An anchor or a tag may be in front of the alias.
            let written = rest.hasPrefix("*") ? rest : text
            throw LocatedFormatError(.slip("alias", before: written) ?? .syntax("an alias without an anchor"), at: place)
        }
        // Yams gives each key without a tag that of texts.
        let tag = Tag.Name(rawValue: scalar.tag.rawValue)
        guard name.count == text.count - 1, node.anchor == nil, tag == .implicit || isKey && tag == .str else {
            throw LocatedFormatError(.syntax("the alias *\(name) is not alone"), at: place)
        }
        return target
    }
}
