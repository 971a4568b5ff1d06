@_spi(RawSyntax) internal import SwiftSyntax

/// Converts syntax trees to the nodes that names are resolved in, so that the trees can be released.
final class Lowering {
    let file: Int
    private let build: BuildConditions
    private let places: RawPlaces

    private init(file: Int, build: BuildConditions, _ tree: SourceFileSyntax) {
        self.file = file
        self.build = build
        places = RawPlaces(tree)
    }

    /// Parses a file with a number, for a build.
    @Sendable
    static func nodes(_ source: SourceGraph.Source, _ file: Int, _ build: BuildConditions) -> ParsedFile {
        parsedFile(source.bytes, file: file, build: build)
    }

    /// Parses a file from which types are decoded.
    @Sendable
    static func decodingNodes(_ source: SourceGraph.Source, _ file: Int, _ build: BuildConditions) -> ParsedFile {
        parsedFile(source.bytes, file: file, build: build, depthLimit: TextDepth.decodingLimit)
    }

    /// Parses a file.
    static func parsedFile(
        _ bytes: [UInt8], file: Int, build: BuildConditions, depthLimit: Int = TextDepth.limit
    ) -> ParsedFile {
        parsedFiles(bytes, file: file, builds: [build], depthLimit: depthLimit)[0]
    }

    /// Parses a file once, and makes its nodes for each of several builds.
    static func parsedFiles(
        _ bytes: [UInt8], file: Int, builds: [BuildConditions], depthLimit: Int = TextDepth.limit
    ) -> [ParsedFile] {
        let (tree, excessOffset) = SwiftSource.parsed(bytes, depthLimit: depthLimit)
        // Raw nodes are valid only during the lifetime of the tree.
        defer { withExtendedLifetime(tree) {} }
        return builds.map { parsedFile(tree, file: file, build: $0, excessOffset) }
    }

    private static func parsedFile(
        _ tree: SourceFileSyntax, file: Int, build: BuildConditions, _ excessOffset: Int?
    ) -> ParsedFile {
        let lowering = Lowering(file: file, build: build, tree)
        let root = Declaration(.file, NameNode(word: "", offset: 0), file: file, condition: Condition(), parent: nil)
        var imports: [ParsedFile.Import] = []
        let file = tree.raw.typed(RawSourceFileSyntax.self)
        lowering.items(file.statements, Condition(), in: root, imports: &imports)
        return ParsedFile(
            imports: imports, root: root, errorOffset: SyntaxErrors(build: build).firstOffset(in: tree), excessOffset: excessOffset)
    }

    // MARK: Names

    func name(_ token: RawTokenSyntax) -> NameNode {
        var text = token.tokenText
        if text.first == UInt8(ascii: "`") { text = SyntaxText(rebasing: text.dropFirst().dropLast()) }
        return NameNode(word: Word(String(syntaxText: text), bytes: text), offset: places.offset(of: token))
    }

    func name(_ text: String, at node: some RawSyntaxNodeProtocol) -> NameNode { NameNode(word: Word(text), offset: offset(of: node)) }

    func offset(of node: some RawSyntaxNodeProtocol) -> Int { places.offset(of: node.raw) }

    // MARK: Conditions

    /// Returns the branches of an `#if` with their conditions: `#if A`, then `#elseif B of #if A`, `#else of #if A`.
    func branches<Content>(
        _ choice: RawIfConfigDeclSyntax, _ condition: Condition, _ content: (RawSyntax?, Condition) -> Content
    ) -> [Branch<Content>] {
        var isTaken = false
        var first: String?
        return choice.clauses.elements.map { clause in
            let asked = clause.condition.flatMap { ExprSyntax($0.raw.syntax) }
            let holds = !isTaken && (asked.map(build.holds) ?? true)
            isTaken = isTaken || holds
            let words = String(syntaxText: clause.poundKeyword.tokenText) + (asked.map { " \($0.trimmedText)" } ?? "")
            let inner = Condition(
                clauses: condition.clauses + [first.map { "\(words) of \($0)" } ?? words], isActive: condition.isActive && holds)
            first = first ?? words
            return Branch(condition: inner, content: content(clause.elements, inner))
        }
    }

    /// Returns a statement with the conditions around it, which nothing else keeps among declarations.
    func keeping(_ condition: Condition, around statement: StatementNode) -> StatementNode {
        condition.clauses.isEmpty ? statement : .conditional([Branch(condition: condition, content: [statement])])
    }

    // MARK: Top level

    /// Adds declarations to the members of a file, and everything else to its statements.
    private func items(
        _ items: RawCodeBlockItemListSyntax, _ condition: Condition, in root: Declaration, imports: inout [ParsedFile.Import]
    ) {
        for item in items.elements.lazy.map(\.item) {
            switch item.kind {
            case .importDecl: imports.append(imported(item.typed(), condition))
            case .ifConfigDecl:
                _ = branches(item.typed(), condition) { elements, inner in
                    guard let list = elements?.as(RawCodeBlockItemListSyntax.self) else { return }
                    self.items(list, inner, in: root, imports: &imports)
                }
            default:
                if RawDeclSyntax.isKindOf(item) {
                    declaration(item, condition, in: root)
                } else {
                    let found = statement(item, condition, in: root)
                    if case .expression = found {
                        root.statements.append(keeping(condition, around: found))
                    } else {
                        root.statements.append(found)
                    }
                }
            }
        }
    }

    private func imported(_ found: RawImportDeclSyntax, _ condition: Condition) -> ParsedFile.Import {
        let attributes = found.attributes.elements.compactMap { $0.as(RawAttributeSyntax.self)?.attributeName.raw.syntax.trimmedText }
        return ParsedFile.Import(
            path: found.path.elements.map { name($0.name) }, condition: condition, isExported: attributes.contains("_exported"),
            isTestable: attributes.contains("testable"), isSPI: attributes.contains("_spi"))
    }
}

extension SyntaxProtocol {
    /// The text without trivia around it.
    ///
    /// Unlike `trimmedDescription`, it needs no second tree.
    var trimmedText: String {
        let bytes = syntaxTextBytes.dropFirst(leadingTriviaLength.utf8Length).dropLast(trailingTriviaLength.utf8Length)
        return String(decoding: bytes, as: UTF8.self)
    }
}
