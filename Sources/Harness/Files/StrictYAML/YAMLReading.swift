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
        var masking = try KeyMasking(source)
        let node = try masking.compose()
        var builder = NodeBuilder(source: source, masking: masking)
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
