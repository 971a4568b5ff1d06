internal import SwiftSyntax

extension Lowering {
    func expression(_ node: ExprSyntax, _ condition: Condition, in owner: Declaration) -> ExpressionNode {
        let lower = { (inner: ExprSyntax) in self.expression(inner, condition, in: owner) }
        switch node.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let found):
            return .name(name(found.baseName), labels: labels(found.argumentNames), generics: [])
        case .memberAccessExpr(let found):
            return .member(
                found.base.map(lower), name(found.declName.baseName), labels: labels(found.declName.argumentNames), generics: [])
        case .genericSpecializationExpr(let found):
            let generics = arguments(found.genericArgumentClause, condition, in: owner)
            switch lower(found.expression) {
            case .name(let name, let labels, _): return .name(name, labels: labels, generics: generics)
            case .member(let base, let name, let labels, _): return .member(base, name, labels: labels, generics: generics)
            case let other: return other
            }
        case .functionCallExpr(let found):
            var arguments = self.arguments(found.arguments, found.trailingClosure, found.additionalTrailingClosures, condition, in: owner)
            arguments.isParenthesized = found.leftParen != nil
            arguments.offset = offset(of: found.leftParen.map(Syntax.init) ?? found.trailingClosure.map(Syntax.init) ?? Syntax(found))
            return .call(lower(found.calledExpression), arguments)
        case .subscriptCallExpr(let found):
            var arguments = self.arguments(found.arguments, found.trailingClosure, found.additionalTrailingClosures, condition, in: owner)
            arguments.offset = offset(of: found.leftSquare)
            return .subscript(lower(found.calledExpression), arguments)
        case .closureExpr(let found): return .closure(closure(found, condition, in: owner))
        case .integerLiteralExpr: return .literal(.integer, at: offset(of: node))
        case .floatLiteralExpr: return .literal(.float, at: offset(of: node))
        case .booleanLiteralExpr: return .literal(.boolean, at: offset(of: node))
        case .nilLiteralExpr: return .literal(.nil, at: offset(of: node))
        case .regexLiteralExpr: return .literal(.regex, at: offset(of: node))
        case .simpleStringLiteralExpr: return .literal(.string, at: offset(of: node))
        case .stringLiteralExpr(let found):
            var values: [CallArguments] = []
            for case .expressionSegment(let segment) in found.segments {
                let handed = arguments(segment.expressions, condition, in: owner)
                values.append(CallArguments(arguments: handed, offset: offset(of: segment.leftParen)))
            }
            return values.isEmpty ? .literal(.string, at: offset(of: node)) : .interpolation(values, at: offset(of: node))
        case .arrayExpr(let found): return .array(found.elements.map { lower($0.expression) }, at: offset(of: node))
        case .dictionaryExpr(let found):
            guard case .elements(let elements) = found.content else { return .dictionary([], at: offset(of: node)) }
            return .dictionary(elements.map { (lower($0.key), lower($0.value)) }, at: offset(of: node))
        case .tupleExpr(let found):
            let elements = arguments(found.elements, condition, in: owner)
            return elements.count == 1 && elements[0].label == nil ? elements[0].value : .tuple(elements)
        case .sequenceExpr(let found): return .sequence(parts(found.elements, condition, in: owner))
        case .prefixOperatorExpr(let found): return .prefix(name(found.operator), lower(found.expression))
        case .postfixOperatorExpr(let found): return .postfix(lower(found.expression), name(found.operator))
        case .keyPathExpr(let found): return keyPath(found, condition, in: owner)
        case .optionalChainingExpr(let found): return .optionalChain(lower(found.expression))
        case .forceUnwrapExpr(let found): return .forced(lower(found.expression))
        case .inOutExpr(let found): return .reference(lower(found.expression))
        case .tryExpr(let found):
            let inner = lower(found.expression)
            return found.questionOrExclamationMark?.text == "?" ? .optional(inner) : inner
        case .awaitExpr(let found): return .awaited(lower(found.expression))
        case .unsafeExpr(let found): return lower(found.expression)
        case .borrowExpr(let found): return lower(found.expression)
        case .consumeExpr(let found): return lower(found.expression)
        case .copyExpr(let found): return lower(found.expression)
        case .packElementExpr(let found): return lower(found.pack)
        case .packExpansionExpr(let found): return lower(found.repetitionPattern)
        case .ifExpr(let found): return .statement(self.if(found, condition, in: owner))
        case .switchExpr(let found): return .statement(self.switch(found, condition, in: owner))
        case .macroExpansionExpr(let found):
            return .macro(
                name(found.macroName), generics: arguments(found.genericArgumentClause, condition, in: owner),
                arguments(found.arguments, found.trailingClosure, found.additionalTrailingClosures, condition, in: owner))
        case .typeExpr(let found): return .type(type(found.type, condition, in: owner))
        case .patternExpr(let found): return .pattern(pattern(found.pattern, condition, in: owner))
        case .postfixIfConfigExpr(let found):
            return .conditional(
                found.base.map(lower),
                branches(found.config, condition) { elements, inner in
                    if case .postfixExpression(let behind)? = elements {
                        Self.continuing(self.expression(behind, inner, in: owner))
                    } else {
                        .missing
                    }
                })
        case .superExpr: return .super
        case .asExpr(let found):
            return .sequence([.operand(lower(found.expression)), cast(found.type, found.questionOrExclamationMark, condition, in: owner)])
        case .isExpr(let found): return .sequence([.operand(lower(found.expression)), .check(type(found.type, condition, in: owner))])
        case .infixOperatorExpr(let found):
            return .sequence([
                .operand(lower(found.leftOperand)), part(found.operator, condition, in: owner), .operand(lower(found.rightOperand)),
            ])
        case .ternaryExpr(let found):
            return .sequence([
                .operand(lower(found.condition)), .ternary(lower(found.thenExpression)), .operand(lower(found.elseExpression)),
            ])
        case .discardAssignmentExpr: return .pattern(.wildcard)
        case .arrowExpr, .assignmentExpr, .binaryOperatorExpr, .unresolvedAsExpr, .unresolvedIsExpr, .unresolvedTernaryExpr,
            ._canImportExpr,
            ._canImportVersionInfo, .editorPlaceholderExpr, .missingExpr:
            return .missing
        default: return .missing
        }
    }

    /// What stands in a branch behind an expression: its beginning lacks what is before it.
    private static func continuing(_ node: ExpressionNode) -> ExpressionNode {
        switch node {
        case .member(let base, let name, let labels, let generics):
            .member(base.map(continuing) ?? .continued, name, labels: labels, generics: generics)
        case .call(let callee, let arguments): .call(continuing(callee), arguments)
        case .subscript(let base, let arguments): .subscript(continuing(base), arguments)
        case .optionalChain(let inner): .optionalChain(continuing(inner))
        case .forced(let inner): .forced(continuing(inner))
        case .postfix(let inner, let mark): .postfix(continuing(inner), mark)
        case .conditional(let base, let branches): .conditional(base.map(continuing) ?? .continued, branches)
        default: node
        }
    }

    /// The type behind `as` and `is` is an operand of its own before operators are bound.
    private func parts(_ elements: ExprListSyntax, _ condition: Condition, in owner: Declaration) -> [SequencePart] {
        var found: [SequencePart] = []
        for element in elements {
            switch (found.last, part(element, condition, in: owner)) {
            case (.cast(.missing, let isOptional), .operand(.type(let type))): found[found.count - 1] = .cast(type, isOptional: isOptional)
            case (.check(.missing), .operand(.type(let type))): found[found.count - 1] = .check(type)
            case (_, let new): found.append(new)
            }
        }
        return found
    }

    private func part(_ node: ExprSyntax, _ condition: Condition, in owner: Declaration) -> SequencePart {
        switch node.as(ExprSyntaxEnum.self) {
        case .binaryOperatorExpr(let found): .operator(name(found.operator))
        case .assignmentExpr: .assignment
        case .unresolvedTernaryExpr(let found): .ternary(expression(found.thenExpression, condition, in: owner))
        case .unresolvedAsExpr(let found): cast(nil, found.questionOrExclamationMark, condition, in: owner)
        case .unresolvedIsExpr: .check(.missing)
        default: .operand(expression(node, condition, in: owner))
        }
    }

    private func cast(_ written: TypeSyntax?, _ mark: TokenSyntax?, _ condition: Condition, in owner: Declaration) -> SequencePart {
        .cast(written.map { type($0, condition, in: owner) } ?? .missing, isOptional: mark?.text == "?")
    }

    private func labels(_ names: DeclNameArgumentsSyntax?) -> [String]? { names?.arguments.map { name($0.name).text } }

    // MARK: Arguments

    func arguments(_ list: LabeledExprListSyntax, _ condition: Condition, in owner: Declaration) -> [ArgumentNode] {
        list.map { ArgumentNode(label: $0.label.map { name($0).text }, value: expression($0.expression, condition, in: owner)) }
    }

    func arguments(
        _ list: LabeledExprListSyntax, _ trailing: ClosureExprSyntax?, _ more: MultipleTrailingClosureElementListSyntax,
        _ condition: Condition,
        in owner: Declaration
    ) -> CallArguments {
        var found = CallArguments(arguments: arguments(list, condition, in: owner))
        if let trailing { found.trailing = [ArgumentNode(label: nil, value: .closure(closure(trailing, condition, in: owner)))] }
        found.trailing += more.map {
            ArgumentNode(label: name($0.label).text, value: .closure(closure($0.closure, condition, in: owner)))
        }
        return found
    }

    private func closure(_ found: ClosureExprSyntax, _ condition: Condition, in owner: Declaration) -> ClosureNode {
        let signature = found.signature
        let parameters: [ClosureNode.Parameter]? =
            switch signature?.parameterClause {
            case nil: nil
            case .simpleInput(let list): list.map { ClosureNode.Parameter(name: name($0.name), type: nil) }
            case .parameterClause(let clause):
                clause.parameters.map { parameter in
                    ClosureNode.Parameter(
                        name: name(parameter.secondName ?? parameter.firstName), type: parameter.type.map { type($0, condition, in: owner) }
                    )
                }
            }
        return ClosureNode(
            offset: offset(of: found.leftBrace), attributes: signature.map { attributes($0.attributes, condition, in: owner) } ?? [],
            captures: signature?.capture?.items.map { item in
                (name: name(item.name), value: item.initializer.map { expression($0.value, condition, in: owner) })
            } ?? [], parameters: parameters,
            thrown: signature?.effectSpecifiers?.throwsClause?.type.map { type($0, condition, in: owner) },
            result: signature?.returnClause.map { type($0.type, condition, in: owner) },
            body: statements(found.statements, condition, in: owner))
    }

    private func keyPath(_ found: KeyPathExprSyntax, _ condition: Condition, in owner: Declaration) -> ExpressionNode {
        .keyPath(
            found.root.map { type($0, condition, in: owner) },
            found.components.map { component in
                switch component.component {
                case .property(let property):
                    .property(name(property.declName.baseName), generics: arguments(property.genericArgumentClause, condition, in: owner))
                case .subscript(let inner):
                    .subscript(
                        CallArguments(arguments: arguments(inner.arguments, condition, in: owner), offset: offset(of: inner.leftSquare)))
                default: .unwrapped
                }
            })
    }
}
