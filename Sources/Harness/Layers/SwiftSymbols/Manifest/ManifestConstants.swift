internal import SwiftParser
internal import SwiftSyntax

/// The constants of a manifest whose values are written as literals.
struct ManifestConstants {
    private var values: [String: [ExprSyntax]] = [:]

    init(_ tree: SourceFileSyntax) {
        let visitor = ConstantVisitor(viewMode: .sourceAccurate)
        visitor.walk(tree)
        values = visitor.values
    }

    /// Returns whether all conditions of an `if` are true.
    func holds(_ conditions: ConditionElementListSyntax) -> Bool {
        conditions.allSatisfy { element in
            if case .expression(let condition) = element.condition { holds(condition, depth: 0) } else { false }
        }
    }

    /// Returns whether a condition is true.
    ///
    /// A constant with several values, under `#if`, is true if all of them are.
    private func holds(_ condition: ExprSyntax, depth: Int) -> Bool {
        guard depth < 8 else { return false }
        if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.tokenKind == .keyword(.true) }
        if let name = condition.as(DeclReferenceExprSyntax.self), let values = values[name.baseName.text] {
            return values.allSatisfy { holds($0, depth: depth + 1) }
        }
        if let not = condition.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" {
            return isKnown(not.expression, depth: depth + 1) && !holds(not.expression, depth: depth + 1)
        }
        if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return holds(only.expression, depth: depth + 1)
        }
        guard let parts = condition.as(SequenceExprSyntax.self).map({ Array($0.elements) }), parts.count % 2 == 1 else { return false }
        // `&&` binds closer than `||`.
        return parts.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "||" }.contains { all in
            all.enumerated().allSatisfy { index, part in
                index.isMultiple(of: 2) ? holds(part, depth: depth + 1) : part.as(BinaryOperatorExprSyntax.self)?.operator.text == "&&"
            }
        }
    }

    private func isKnown(_ condition: ExprSyntax, depth: Int) -> Bool {
        if condition.is(BooleanLiteralExprSyntax.self) { return true }
        guard depth < 8, let name = condition.as(DeclReferenceExprSyntax.self), let values = values[name.baseName.text] else {
            return false
        }
        return values.allSatisfy { isKnown($0, depth: depth + 1) }
    }

    /// Returns the strings that are written in an expression, or in the constants that it names.
    func strings(in expression: ExprSyntax) -> Set<String> {
        found(in: expression) { $0.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
    }

    /// Returns the last names of members in an expression, or in the constants that it names: `linux` for `.linux` and `Platform.linux`.
    func names(in expression: ExprSyntax) -> Set<String> {
        found(in: expression) { $0.as(MemberAccessExprSyntax.self)?.declName.baseName.text }
    }

    private func found(in expression: ExprSyntax, _ value: (Syntax) -> String?) -> Set<String> {
        var found: Set<String> = []
        var seen: Set<String> = []
        var next = [Syntax(expression)]
        while let node = next.popLast() {
            if let value = value(node) { found.insert(value) }
            if let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text, seen.insert(name).inserted {
                next += (values[name] ?? []).map { Syntax($0) }
            }
            next += node.children(viewMode: .sourceAccurate)
        }
        return found
    }

    private final class ConstantVisitor: SyntaxVisitor {
        var values: [String: [ExprSyntax]] = [:]

        override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
            if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let value = node.initializer?.value {
                values[name, default: []].append(value)
            }
            return .visitChildren
        }
    }
}
