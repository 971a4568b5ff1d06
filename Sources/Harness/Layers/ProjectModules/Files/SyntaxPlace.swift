internal import SwiftSyntax
internal import VerificationModel

/// A line and a column of a Swift file, both from 1.
struct SyntaxPlace: Sendable {
    let line: Int
    let column: Int

    /// Returns the places of nodes in their file.
    ///
    /// Lines are those of the file itself. `SourceLocationConverter` also adds the numbers that `#sourceLocation` gives them, which may be too
    /// large.
    static func places(of nodes: [some SyntaxProtocol], in tree: SourceFileSyntax) -> [SyntaxPlace] {
        let lines = LineStarts(tree.syntaxTextBytes)
        return nodes.map { node in
            let place = lines.place(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
            return SyntaxPlace(line: place.line, column: place.column)
        }
    }

    /// Returns the place in a file with a path.
    func inFile(_ path: String) -> SourcePlace { SourcePlace(file: path, line: line, column: column) }
}
