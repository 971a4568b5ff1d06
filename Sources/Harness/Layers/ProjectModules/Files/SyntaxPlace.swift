internal import SwiftSyntax
internal import VerificationModel

/// A line and a column of a Swift file, both from 1.
struct SyntaxPlace: Sendable {
    let line: Int
    let column: Int

    /// Returns the places of nodes in their file.
    static func places(of nodes: [some SyntaxProtocol], in tree: SourceFileSyntax) -> [SyntaxPlace] {
        let converter = SourceLocationConverter(fileName: "", tree: tree)
        return nodes.map { node in
            let location = node.startLocation(converter: converter)
            return SyntaxPlace(line: location.line, column: location.column)
        }
    }

    /// Returns the place in a file with a path.
    func inFile(_ path: String) -> SourcePlace { SourcePlace(file: path, line: line, column: column) }
}
