internal import VerificationModel
internal import Yams

/// Reads YAML text into nodes that know their places.
package enum YAMLReading {
    /// The largest file accepted, in bytes.
    package static let sizeLimit = 4 << 20
    /// The most nodes accepted, aliases counted as often as they are used.
    package static let nodeLimit = 200_000

    /// The root of a document.
    ///
    /// - Parameters:
    ///   - bytes: UTF-8, with or without a byte order mark.
    ///   - file: The path that places name.
    /// - Throws: ``LocatedFormatError`` for text that is not UTF-8 or not YAML, for more or less than one document, and for tags that the core
    ///   schema does not have. A syntax error hides what follows it, so it is the only one reported.
    package static func root(of bytes: [UInt8], file: String) throws(LocatedFormatError) -> YAMLNode {
        guard let text = String(validUTF8: bytes) else {
            throw LocatedFormatError(.notUTF8, at: SourcePlace(file: file))
        }
        let source = SourceText(text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text, file: file)
        var masking = KeyMasking(source)
        let node = try masking.compose()
        var builder = NodeBuilder(source: source, maskedKeys: masking.originalKeys)
        return try builder.build(node)
    }
}

/// The text of a file and the places in it.
struct SourceText {
    let text: String
    let file: String
    private let lines: [Line]

    /// A line, whose scalars know their columns in bytes: a file of JSON may be one line with many nodes.
    private struct Line {
        let text: Substring
        /// For each scalar, and for the end, the number of bytes before it; empty where each scalar is one byte.
        private let offsets: [Int32]

        init(_ text: Substring) {
            self.text = text
            guard text.utf8.contains(where: { $0 >= 0x80 }) else {
                offsets = []
                return
            }
            offsets = text.unicodeScalars.reduce(into: [0]) { $0.append($0[$0.count - 1] + Int32(UTF8.width($1))) }
        }

        /// Returns the column in bytes of the scalar in a column; both begin with 1.
        func column(ofScalar column: Int) -> Int {
            let index = max(0, column - 1)
            return 1 + (offsets.isEmpty ? min(index, text.utf8.count) : Int(offsets[min(index, offsets.count - 1)]))
        }
    }

    init(_ text: String, file: String) {
        self.text = text
        self.file = file
        lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Line(Substring($0)) }
    }

    /// libYAML counts columns in Unicode scalars; findings count bytes.
    func place(_ mark: Mark?) -> SourcePlace {
        guard let mark, lines.indices.contains(mark.line - 1) else { return SourcePlace(file: file) }
        return SourcePlace(file: file, line: mark.line, column: lines[mark.line - 1].column(ofScalar: mark.column))
    }

    /// Returns the rest of a line from a mark on; empty if there is no such line.
    func rest(from mark: Mark) -> String {
        guard lines.indices.contains(mark.line - 1) else { return "" }
        var rest = String.UnicodeScalarView()
        rest.append(contentsOf: lines[mark.line - 1].text.unicodeScalars.dropFirst(max(0, mark.column - 1)))
        return String(rest)
    }
}

/// Turns the library's nodes into ours.
private struct NodeBuilder {
    let source: SourceText
    let maskedKeys: [SourcePlace: String]
    var count = 0

    mutating func build(_ node: Node) throws(LocatedFormatError) -> YAMLNode {
        let place = source.place(node.mark)
        count += 1
        guard count <= YAMLReading.nodeLimit else {
            throw LocatedFormatError(.tooManyNodes(limit: YAMLReading.nodeLimit), at: place)
        }
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
            // Only nodes made for the emitter are aliases; the parser has put their targets in their places.
            throw LocatedFormatError(.syntax("an alias without an anchor"), at: place)
        }
    }

    private mutating func entry(_ key: Node, _ value: Node) throws(LocatedFormatError) -> YAMLEntry {
        let place = source.place(key.mark)
        guard let scalar = key.scalar else { throw LocatedFormatError(.syntax("a key that is not plain text"), at: place) }
        return YAMLEntry(key: maskedKeys[place] ?? scalar.string, keyPlace: place, value: try build(value))
    }

    private func resolve(_ scalar: Node.Scalar, at place: SourcePlace) throws(LocatedFormatError) -> YAMLScalar {
        switch Tag.Name(rawValue: scalar.tag.rawValue) {
        case .implicit where scalar.style == .plain: CoreSchema.resolve(scalar.string)
        case .implicit, .str, .nonSpecific: .string(scalar.string)
        case let tag: throw LocatedFormatError(.tag(tag.rawValue), at: place)
        }
    }
}
