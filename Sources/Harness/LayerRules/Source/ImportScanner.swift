internal import SwiftSyntax
internal import VerificationModel

/// One import of a file.
struct FoundImport {
    /// `Foundation`, `os.log`, or `Foundation.Date` for `import struct Foundation.Date`.
    let path: [String]
    /// The conditions of the `#if` around it, outermost first.
    let conditions: [String]
    let place: SourcePlace

    var module: String { path[0] }
}

/// What layer rules need to know of a file.
struct ScannedFile {
    let imports: [FoundImport]
    /// Where the file stops being Swift, if it does.
    let syntaxError: SourcePlace?
}

/// Reads a file's imports with the compiler's own grammar.
///
/// The tree is gone when it returns.
enum ImportScanner {
    static func scan(_ bytes: [UInt8], file: String) -> ScannedFile {
        let tree = SwiftSource.tree(of: bytes)
        let places = SourceLocationConverter(fileName: file, tree: tree)
        var imports: [FoundImport] = []
        collect(tree.statements, [], places, &imports)
        return ScannedFile(imports: imports, syntaxError: tree.hasError ? place(of: firstError(in: Syntax(tree)), places) : nil)
    }

    /// Imports stand at the top of a file, or in an `#if` there: nothing else is looked into.
    private static func collect(
        _ items: CodeBlockItemListSyntax, _ conditions: [String], _ places: SourceLocationConverter, _ imports: inout [FoundImport]
    ) {
        for item in items {
            if let found = item.item.as(ImportDeclSyntax.self) {
                let path = found.path.map { $0.name.identifier?.name ?? $0.name.text }
                // A name that is not there is a syntax error, and reported as that.
                guard let module = path.first, !module.isEmpty else { continue }
                imports.append(FoundImport(path: path, conditions: conditions, place: place(of: Syntax(found.path), places)))
            } else if let choice = item.item.as(IfConfigDeclSyntax.self) {
                for clause in choice.clauses {
                    guard case .statements(let inner)? = clause.elements else { continue }
                    collect(inner, conditions + [condition(clause)], places, &imports)
                }
            }
        }
    }

    private static func condition(_ clause: IfConfigClauseSyntax) -> String {
        let condition = clause.condition.map { " \($0.trimmedDescription)" } ?? ""
        return clause.poundKeyword.text + condition
    }

    /// The innermost node at which the parser had to guess.
    private static func firstError(in node: Syntax) -> Syntax {
        guard let child = node.children(viewMode: .all).first(where: { $0.hasError || $0.is(UnexpectedNodesSyntax.self) }) else {
            return node
        }
        return firstError(in: child)
    }

    private static func place(of node: Syntax, _ places: SourceLocationConverter) -> SourcePlace {
        let location = places.location(for: node.positionAfterSkippingLeadingTrivia)
        return SourcePlace(file: location.file, line: location.line, column: location.column)
    }
}
