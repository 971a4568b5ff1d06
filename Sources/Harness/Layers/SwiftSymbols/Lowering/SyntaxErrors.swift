internal import SwiftSyntax

/// Finds what is not valid Swift in a file.
///
/// Branches that wait for a newer compiler may be written in a syntax that this parser does not know. The compiler does not read them either.
/// Source: The Swift Programming Language, "Conditional Compilation Block".
struct SyntaxErrors {
    let build: BuildConditions

    /// Returns the offset of the innermost node that the parser could not read; nil if there is none.
    func firstOffset(in tree: SourceFileSyntax) -> Int? { tree.hasError ? offset(in: Syntax(tree), isActive: true) : nil }

    /// - Parameter isActive: Whether the build contains the node.
    private func offset(in node: Syntax, isActive: Bool) -> Int? {
        if let choice = node.as(IfConfigDeclSyntax.self) { return offset(in: choice, isActive) }
        let broken = broken(in: node)
        guard broken.isEmpty else { return firstOffset(in: broken, isActive: isActive) }
        // A token can be complete and still be preceded by text that is not Swift, such as the marks of a merge conflict.
        if let token = node.as(TokenSyntax.self), let problem = token.tokenDiagnostic {
            return token.position.utf8Offset + Int(problem.byteOffset)
        }
        return node.positionAfterSkippingLeadingTrivia.utf8Offset
    }

    private func offset(in choice: IfConfigDeclSyntax, _ isActive: Bool) -> Int? {
        var (isTaken, asksForVersion) = (false, false)
        for clause in choice.clauses {
            if let condition = clause.condition { asksForVersion = ConditionExpression(condition).asksForVersion }
            let isActive = isActive && !isTaken && (clause.condition.map(build.holds) ?? true)
            isTaken = isTaken || isActive
            let skipped = isActive || !asksForVersion ? nil : clause.elements.map { Syntax($0).id }
            let read = broken(in: Syntax(clause)).filter { $0.id != skipped }
            if let found = firstOffset(in: read, isActive: isActive) { return found }
        }
        // An `#endif` may be missing, or more may follow it.
        return firstOffset(in: broken(in: Syntax(choice)).filter { !$0.is(IfConfigClauseListSyntax.self) }, isActive: isActive)
    }

    /// Returns the first offset in the first node that has one.
    ///
    /// Each node is visited once: `first` of a lazy `compactMap` would visit it twice, and the nodes in it twice as often at each level.
    private func firstOffset(in nodes: [Syntax], isActive: Bool) -> Int? {
        for node in nodes {
            if let found = offset(in: node, isActive: isActive) { return found }
        }
        return nil
    }

    /// Returns the parts of a node that contain errors.
    private func broken(in node: Syntax) -> [Syntax] {
        node.children(viewMode: .all).filter { $0.hasError || $0.is(UnexpectedNodesSyntax.self) }
    }
}
