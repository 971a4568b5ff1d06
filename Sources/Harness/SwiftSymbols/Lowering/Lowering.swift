internal import SwiftParser
internal import SwiftSyntax

/// Turns what the parser gives into what names are looked up in, and lets go of the rest.
final class Lowering {
    let file: Int
    private let build: BuildConditions

    private init(file: Int, build: BuildConditions) {
        self.file = file
        self.build = build
    }

    /// Reads a file.
    static func parsedFile(_ bytes: [UInt8], file: Int, build: BuildConditions) -> ParsedFile {
        let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0, maximumNestingLevel: 256) }
        let lowering = Lowering(file: file, build: build)
        let root = Declaration(.file, NameNode(text: "", offset: 0), file: file, condition: Condition(), parent: nil)
        var imports: [ParsedFile.Import] = []
        lowering.items(tree.statements, Condition(), in: root, &root.statements, imports: &imports)
        return ParsedFile(imports: imports, root: root, errorOffset: tree.hasError ? firstError(in: Syntax(tree)) : nil)
    }

    /// The innermost node at which the parser had to guess.
    private static func firstError(in node: Syntax) -> Int {
        guard let child = node.children(viewMode: .all).first(where: { $0.hasError || $0.is(UnexpectedNodesSyntax.self) }) else {
            // A token may be whole, and what stands before it may be none of Swift: the marks of a conflict.
            if let token = node.as(TokenSyntax.self), let problem = token.tokenDiagnostic {
                return token.position.utf8Offset + Int(problem.byteOffset)
            }
            return node.positionAfterSkippingLeadingTrivia.utf8Offset
        }
        return firstError(in: child)
    }

    // MARK: Names

    func name(_ token: TokenSyntax) -> NameNode {
        let text = token.text
        let bare = text.utf8.first == UInt8(ascii: "`") ? String(text.dropFirst().dropLast()) : text
        return NameNode(text: bare, offset: token.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    func name(_ text: String, at node: some SyntaxProtocol) -> NameNode {
        NameNode(text: text, offset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    func offset(of node: some SyntaxProtocol) -> Int { node.positionAfterSkippingLeadingTrivia.utf8Offset }

    // MARK: Conditions

    /// The branches of an `#if`, each with what it stands under: `#if A`, then `#elseif B of #if A`, `#else of #if A`.
    func branches<Content>(
        _ choice: IfConfigDeclSyntax, _ condition: Condition, _ content: (IfConfigClauseSyntax.Elements?, Condition) -> Content
    ) -> [Branch<Content>] {
        var isTaken = false
        var first: String?
        return choice.clauses.map { clause in
            let holds = !isTaken && (clause.condition.map(build.holds) ?? true)
            isTaken = isTaken || holds
            let words = clause.poundKeyword.text + (clause.condition.map { " \($0.trimmedText)" } ?? "")
            let inner = Condition(
                clauses: condition.clauses + [first.map { "\(words) of \($0)" } ?? words], isActive: condition.isActive && holds)
            first = first ?? words
            return Branch(condition: inner, content: content(clause.elements, inner))
        }
    }

    // MARK: Top level

    /// Declarations go to what they stand in, all else to the statements.
    private func items(
        _ items: CodeBlockItemListSyntax, _ condition: Condition, in parent: Declaration, _ statements: inout [StatementNode],
        imports: inout [ParsedFile.Import]
    ) {
        for item in items {
            switch item.item {
            case .decl(let declaration):
                if let found = declaration.as(ImportDeclSyntax.self) {
                    imports.append(imported(found, condition))
                } else if let choice = declaration.as(IfConfigDeclSyntax.self) {
                    _ = branches(choice, condition) { elements, inner in
                        guard case .statements(let list)? = elements else { return }
                        self.items(list, inner, in: parent, &statements, imports: &imports)
                    }
                } else {
                    self.declaration(declaration, condition, in: parent)
                }
            case .stmt(let statement): statements.append(self.statement(statement, condition, in: parent))
            case .expr(let expression): statements.append(.expression(self.expression(expression, condition, in: parent)))
            }
        }
    }

    private func imported(_ found: ImportDeclSyntax, _ condition: Condition) -> ParsedFile.Import {
        ParsedFile.Import(
            path: found.path.map { name($0.name) }, condition: condition,
            isExported: found.attributes.contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedText == "_exported" },
            isTestable: found.attributes.contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedText == "testable" })
    }
}

extension SyntaxProtocol {
    /// Its text without what stands around it, like `trimmedDescription`, which makes another tree for it.
    var trimmedText: String {
        let bytes = syntaxTextBytes.dropFirst(leadingTriviaLength.utf8Length).dropLast(trailingTriviaLength.utf8Length)
        return String(decoding: bytes, as: UTF8.self)
    }
}
