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
        let broken = node.children(viewMode: .all).filter { $0.hasError || $0.is(UnexpectedNodesSyntax.self) }
        guard broken.isEmpty else { return broken.lazy.compactMap { offset(in: $0, isActive: isActive) }.first }
        // A token can be complete and still be preceded by text that is not Swift, such as the marks of a merge conflict.
        if let token = node.as(TokenSyntax.self), let problem = token.tokenDiagnostic {
            return token.position.utf8Offset + Int(problem.byteOffset)
        }
        return node.positionAfterSkippingLeadingTrivia.utf8Offset
    }

    private func offset(in choice: IfConfigDeclSyntax, _ isActive: Bool) -> Int? {
        var (isTaken, asksForVersion) = (false, false)
        for clause in choice.clauses {
            if !isTaken, let condition = clause.condition { asksForVersion = ConditionExpression(condition).asksForVersion }
            let isActive = isActive && !isTaken && (clause.condition.map(build.holds) ?? true)
            isTaken = isTaken || isActive
            guard clause.hasError, isActive || !asksForVersion else { continue }
            if let found = offset(in: Syntax(clause), isActive: isActive) { return found }
        }
        // An `#endif` may be missing.
        return choice.poundEndif.hasError ? choice.poundEndif.positionAfterSkippingLeadingTrivia.utf8Offset : nil
    }
}
