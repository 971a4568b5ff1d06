internal import SwiftParser
internal import SwiftSyntax

/// The constants of a manifest whose values are written as literals.
struct ManifestConstants {
    private var values: [String: [ExprSyntax]] = [:]
    /// The constants at the top of the file, which its functions see too.
    private var global: [String: [ExprSyntax]] = [:]
    /// The properties of types that have the value of one expression.
    private var properties: [String: [ExprSyntax]] = [:]

    init(_ tree: SourceFileSyntax, _ conditions: ManifestConditions) {
        let visitor = ConstantVisitor(conditions)
        visitor.walk(tree)
        values = visitor.values
        global = visitor.global
        properties = visitor.properties
    }

    /// Returns the value of the constant at the top of the file, or of the property of a type, that an expression names; the expression
    /// itself for anything else.
    func value(of expression: ExprSyntax) -> ExprSyntax {
        if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text, let values = global[name], values.count == 1,
            !isParameter(name, around: expression)
        {
            return values[0]
        }
        guard let member = expression.as(MemberAccessExprSyntax.self), Self.isOfType(member),
            let values = properties[member.declName.baseName.text], values.count == 1
        else { return expression }
        return values[0]
    }

    /// Returns whether all conditions of an `if` are true.
    func holds(_ conditions: ConditionElementListSyntax) -> Bool {
        conditions.allSatisfy { element in
            guard case .expression(let condition) = element.condition else { return false }
            var left = Self.budget
            return holds(condition, depth: 0, &left)
        }
    }

    /// Returns whether all conditions of an `if` consist of constants.
    func isKnown(_ conditions: ConditionElementListSyntax) -> Bool {
        conditions.allSatisfy { element in
            guard case .expression(let condition) = element.condition else { return false }
            var left = Self.budget
            return isKnown(condition, depth: 0, &left)
        }
    }

    /// Returns whether a condition is true.
    ///
    /// A name of several constants, in different functions, is true if all of them are.
    private func holds(_ condition: ExprSyntax, depth: Int, _ left: inout Int) -> Bool {
        left -= 1
        guard depth < 8, left > 0 else { return false }
        if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.tokenKind == .keyword(.true) }
        if let name = condition.as(DeclReferenceExprSyntax.self), let values = values[name.baseName.text] {
            return values.allSatisfy { holds($0, depth: depth + 1, &left) }
        }
        if let not = condition.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" {
            let isFalse = isKnown(not.expression, depth: depth + 1, &left) && !holds(not.expression, depth: depth + 1, &left)
            // Without a budget, neither the condition nor its opposite is known to hold.
            return isFalse && left > 0
        }
        if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return holds(only.expression, depth: depth + 1, &left)
        }
        guard let parts = condition.as(SequenceExprSyntax.self).map({ Array($0.elements) }), parts.count % 2 == 1 else { return false }
        // `&&` binds closer than `||`.
        return parts.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "||" }.contains { all in
            all.enumerated().allSatisfy { index, part in
                index.isMultiple(of: 2)
                    ? holds(part, depth: depth + 1, &left) : part.as(BinaryOperatorExprSyntax.self)?.operator.text == "&&"
            }
        }
    }

    private func isKnown(_ condition: ExprSyntax, depth: Int, _ left: inout Int) -> Bool {
        left -= 1
        guard left > 0 else { return false }
        if condition.is(BooleanLiteralExprSyntax.self) { return true }
        guard depth < 8, let name = condition.as(DeclReferenceExprSyntax.self), let values = values[name.baseName.text] else {
            return false
        }
        return values.allSatisfy { isKnown($0, depth: depth + 1, &left) }
    }

    /// Returns the strings that are written in an expression, or in the constants that it names.
    func strings(in expression: ExprSyntax) -> Set<String> {
        found(in: expression) { $0.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
    }

    /// Returns the names of the constants that an expression contains, and of those that these contain.
    func references(in expression: ExprSyntax) -> Set<String> {
        found(in: expression) { node in
            node.as(DeclReferenceExprSyntax.self).flatMap { values[$0.baseName.text] == nil ? nil : $0.baseName.text }
        }
    }

    /// Returns whether another value of a constant may choose other Swift files.
    func choosesOtherFiles(_ value: ExprSyntax, than name: String) -> Bool {
        let known = values[name] ?? []
        let different = Set(known.flatMap { strings(in: $0) }).symmetricDifference(strings(in: value))
        if different.isEmpty { return !known.contains { $0.trimmedDescription == value.trimmedDescription } }
        // Other files have extensions, and folders mostly have none.
        return !different.allSatisfy { text in
            let file = text.split(separator: "/").last ?? ""
            return file.contains(".") && !file.hasSuffix(".swift")
        }
    }

    /// Returns the last names of members in an expression, or in the constants that it names: `linux` for `.linux` and `Platform.linux`.
    func names(in expression: ExprSyntax) -> Set<String> {
        found(in: expression) { $0.as(MemberAccessExprSyntax.self)?.declName.baseName.text }
    }

    /// Returns the text of a literal, or of a constant that has one value; interpolations are constants too.
    func text(of expression: ExprSyntax) -> String? {
        var left = Self.budget
        return text(of: expression, depth: 0, &left)
    }

    /// The number of expressions that one value may consist of, where each 32 bytes of a text count as one; constants that name others many
    /// times would not end.
    private static let budget = 100_000

    private func text(of expression: ExprSyntax, depth: Int, _ left: inout Int) -> String? {
        left -= 1
        guard depth < 8, left > 0 else { return nil }
        if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            guard let values = global[name], values.count == 1, !isParameter(name, around: expression) else { return nil }
            return text(of: values[0], depth: depth + 1, &left)
        }
        if let sum = expression.as(SequenceExprSyntax.self) { return terms(of: sum).flatMap { texts($0, depth, &left) }?.joined() }
        guard let literal = expression.as(StringLiteralExprSyntax.self) else { return nil }
        left -= literal.totalLength.utf8Length / 32
        if let whole = literal.representedLiteralValue { return whole }
        var result = ""
        for segment in literal.segments {
            switch segment {
            case .stringSegment(let part): result += part.content.text
            case .expressionSegment(let part):
                guard part.expressions.count == 1, let inner = part.expressions.first?.expression,
                    let value = text(of: inner, depth: depth + 1, &left)
                else { return nil }
                result += value
            }
        }
        return result
    }

    /// Returns the texts of a list, or of a constant or a sum that is one; nil if some are not known.
    func texts(of expression: ExprSyntax) -> [String]? {
        var left = Self.budget
        return texts(of: expression, depth: 0, &left)
    }

    private func texts(of expression: ExprSyntax, depth: Int, _ left: inout Int) -> [String]? {
        left -= 1
        guard depth < 8, left > 0 else { return nil }
        if let list = expression.as(ArrayExprSyntax.self) { return texts(list.elements.map(\.expression), depth, &left) }
        if let sum = expression.as(SequenceExprSyntax.self) {
            return terms(of: sum).flatMap { all($0) { texts(of: $0, depth: depth + 1, &left) } }
        }
        guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text, let values = global[name], values.count == 1,
            !isParameter(name, around: expression)
        else { return nil }
        return texts(of: values[0], depth: depth + 1, &left)
    }

    private func texts(_ expressions: [ExprSyntax], _ depth: Int, _ left: inout Int) -> [String]? {
        all(expressions) { text(of: $0, depth: depth + 1, &left).map { [$0] } }
    }

    /// Returns the terms of a sum; nil if there are other operators.
    private func terms(of sum: SequenceExprSyntax) -> [ExprSyntax]? {
        let parts = Array(sum.elements)
        let isSum = parts.enumerated().allSatisfy {
            $0.isMultiple(of: 2) || $1.as(BinaryOperatorExprSyntax.self)?.operator.text == "+"
        }
        return isSum ? stride(from: 0, to: parts.count, by: 2).map { parts[$0] } : nil
    }

    /// Returns whether a function around a place has a parameter with a name.
    private func isParameter(_ name: String, around place: some SyntaxProtocol) -> Bool {
        var node = place.parent
        while let one = node {
            let parameters = one.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
            if parameters?.contains(where: { ($0.secondName ?? $0.firstName).text == name }) ?? false { return true }
            node = one.parent
        }
        return false
    }

    /// Returns the targets and products in a list of dependencies; nil if some are not literals.
    func dependencies(in expression: ExprSyntax) -> [BuildDependency]? {
        var left = Self.budget
        return dependencies(in: expression, depth: 0, &left)
    }

    private func dependencies(in expression: ExprSyntax, depth: Int, _ left: inout Int) -> [BuildDependency]? {
        left -= 1
        guard depth < 8, left > 0 else { return nil }
        if let list = expression.as(ArrayExprSyntax.self) {
            return all(list.elements.map(\.expression)) { dependencies(in: $0, depth: depth + 1, &left) }
        }
        if expression.is(StringLiteralExprSyntax.self) { return text(of: expression, depth: 0, &left).map { [.named($0)] } }
        if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text, let values = values[name] {
            return all(values) { dependencies(in: $0, depth: depth + 1, &left) }
        }
        if let sum = expression.as(SequenceExprSyntax.self) {
            return terms(of: sum).flatMap { all($0) { dependencies(in: $0, depth: depth + 1, &left) } }
        }
        return expression.as(FunctionCallExprSyntax.self).flatMap { dependency($0, &left) }.map { [$0] }
    }

    /// Returns the target or product of `.target(name:)`, `.byName(name:)` or `.product(name:package:)`.
    private func dependency(_ call: FunctionCallExprSyntax, _ left: inout Int) -> BuildDependency? {
        guard let name = call.argument("name").flatMap({ text(of: $0, depth: 0, &left) }) else { return nil }
        switch call.memberName {
        case "byName", "target": return .named(name)
        case "product": return .product(name, package: call.argument("package").flatMap { text(of: $0, depth: 0, &left) })
        default: return nil
        }
    }

    /// Returns what expressions consist of; nil as soon as one of them is not known.
    private func all<Part>(_ expressions: [ExprSyntax], _ parts: (ExprSyntax) -> [Part]?) -> [Part]? {
        var found: [Part] = []
        for expression in expressions {
            guard let known = parts(expression) else { return nil }
            found += known
        }
        return found
    }

    /// Returns whether a member belongs to a type, `.core` or `TargetDependency.core`, and not to an instance, `settings.core`.
    private static func isOfType(_ member: MemberAccessExprSyntax) -> Bool {
        guard let base = member.base else { return true }
        return base.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase ?? false
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
            // The name of a member of an instance is not that of a constant.
            let member = node.as(MemberAccessExprSyntax.self).flatMap { Self.isOfType($0) ? nil : $0 }
            next += member.map { $0.base.map { [Syntax($0)] } ?? [] } ?? Array(node.children(viewMode: .sourceAccurate))
        }
        return found
    }

    private final class ConstantVisitor: BranchVisitor {
        var values: [String: [ExprSyntax]] = [:]
        var global: [String: [ExprSyntax]] = [:]
        var properties: [String: [ExprSyntax]] = [:]

        override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
            guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return .visitChildren }
            if let value = node.initializer?.value {
                values[name, default: []].append(value)
                if Self.isGlobal(node) { global[name, default: []].append(value) }
            }
            if Self.isOfType(node), let value = node.initializer?.value ?? Self.result(of: node) {
                properties[name, default: []].append(value)
            }
            return .visitChildren
        }

        /// Returns whether a declaration is a property of a type itself.
        private static func isOfType(_ node: PatternBindingSyntax) -> Bool {
            let declaration = node.parent?.parent?.as(VariableDeclSyntax.self)
            return declaration?.modifiers.contains { $0.name.tokenKind == .keyword(.static) } ?? false
        }

        /// Returns the only expression of a computed property; nil for other code.
        private static func result(of node: PatternBindingSyntax) -> ExprSyntax? {
            guard case .getter(let items)? = node.accessorBlock?.accessors, items.count == 1, let item = items.first?.item else {
                return nil
            }
            switch item {
            case .expr(let expression): return expression
            case .stmt(let statement): return statement.as(ReturnStmtSyntax.self)?.expression
            default: return nil
            }
        }

        /// Returns whether a declaration is at the top of the file, or in a branch there.
        private static func isGlobal(_ node: PatternBindingSyntax) -> Bool {
            // A binding is in a list of a declaration, which is an item of a list.
            var place = node.parent?.parent?.parent?.parent?.parent
            while let branch = place?.as(IfConfigClauseSyntax.self) { place = branch.parent?.parent?.parent?.parent?.parent }
            return place?.is(SourceFileSyntax.self) ?? false
        }
    }
}
