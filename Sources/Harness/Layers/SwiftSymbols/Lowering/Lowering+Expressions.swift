@_spi(RawSyntax) internal import SwiftSyntax

extension Lowering {
    func expression(_ node: some RawSyntaxNodeProtocol, _ condition: Condition, in owner: Declaration) -> ExpressionNode {
        func lower(_ inner: RawExprSyntax) -> ExpressionNode { expression(inner.raw, condition, in: owner) }
        let raw = node.raw
        switch raw.kind {
        case .declReferenceExpr: return reference(raw.typed())
        case .memberAccessExpr: return memberAccess(raw.typed(), condition, in: owner)
        case .genericSpecializationExpr: return specialization(raw.typed(), condition, in: owner)
        case .functionCallExpr: return call(raw.typed(), condition, in: owner)
        case .subscriptCallExpr: return subscriptCall(raw.typed(), condition, in: owner)
        case .closureExpr: return .closure(closure(raw.typed(), condition, in: owner))
        case .integerLiteralExpr: return literal(.integer, raw)
        case .floatLiteralExpr: return literal(.float, raw)
        case .booleanLiteralExpr: return literal(.boolean, raw)
        case .nilLiteralExpr: return literal(.nil, raw)
        case .regexLiteralExpr: return literal(.regex, raw)
        case .simpleStringLiteralExpr: return literal(.string, raw)
        case .stringLiteralExpr: return stringLiteral(raw.typed(), condition, in: owner)
        case .arrayExpr:
            return .array(raw.typed(RawArrayExprSyntax.self).elements.elements.map { lower($0.expression) }, at: offset(of: raw))
        case .dictionaryExpr: return dictionary(raw.typed(), condition, in: owner)
        case .tupleExpr: return tuple(raw.typed(), condition, in: owner)
        case .sequenceExpr: return .sequence(parts(raw.typed(RawSequenceExprSyntax.self).elements, condition, in: owner))
        case .prefixOperatorExpr: return prefixOperation(raw.typed(), condition, in: owner)
        case .postfixOperatorExpr: return postfixOperation(raw.typed(), condition, in: owner)
        case .keyPathExpr: return keyPath(raw.typed(), condition, in: owner)
        case .optionalChainingExpr: return .optionalChain(lower(raw.typed(RawOptionalChainingExprSyntax.self).expression))
        case .forceUnwrapExpr: return .forced(lower(raw.typed(RawForceUnwrapExprSyntax.self).expression))
        case .inOutExpr: return .reference(lower(raw.typed(RawInOutExprSyntax.self).expression))
        case .tryExpr: return trying(raw.typed(), condition, in: owner)
        case .awaitExpr: return .awaited(lower(raw.typed(RawAwaitExprSyntax.self).expression))
        case .unsafeExpr: return lower(raw.typed(RawUnsafeExprSyntax.self).expression)
        case .borrowExpr: return lower(raw.typed(RawBorrowExprSyntax.self).expression)
        case .consumeExpr: return lower(raw.typed(RawConsumeExprSyntax.self).expression)
        case .copyExpr: return lower(raw.typed(RawCopyExprSyntax.self).expression)
        case .packElementExpr: return lower(raw.typed(RawPackElementExprSyntax.self).pack)
        case .packExpansionExpr: return lower(raw.typed(RawPackExpansionExprSyntax.self).repetitionPattern)
        case .ifExpr: return .statement(self.if(raw.typed(), condition, in: owner))
        case .switchExpr: return .statement(self.switch(raw.typed(), condition, in: owner))
        case .macroExpansionExpr: return macroExpansion(raw.typed(), condition, in: owner)
        case .typeExpr: return .type(type(raw.typed(RawTypeExprSyntax.self).type, condition, in: owner))
        case .patternExpr: return .pattern(pattern(raw.typed(RawPatternExprSyntax.self).pattern, condition, in: owner))
        case .postfixIfConfigExpr: return conditional(raw.typed(), condition, in: owner)
        case .superExpr: return .super
        case .asExpr: return cast(raw.typed(), condition, in: owner)
        case .isExpr: return check(raw.typed(), condition, in: owner)
        case .infixOperatorExpr: return infixOperation(raw.typed(), condition, in: owner)
        case .ternaryExpr: return ternary(raw.typed(), condition, in: owner)
        case .discardAssignmentExpr: return .pattern(.wildcard)
        // Operators without operands, conditions of `#if`, and missing code.
        default: return .missing
        }
    }

    // MARK: Names and members

    private func reference(_ found: RawDeclReferenceExprSyntax) -> ExpressionNode {
        .name(name(found.baseName), labels: labels(found.argumentNames), generics: [])
    }

    private func memberAccess(_ found: RawMemberAccessExprSyntax, _ condition: Condition, in owner: Declaration) -> ExpressionNode {
        let member = found.declName
        return .member(
            found.base.map { expression($0, condition, in: owner) }, name(member.baseName), labels: labels(member.argumentNames),
            generics: [])
    }

    private func specialization(
        _ found: RawGenericSpecializationExprSyntax, _ condition: Condition, in owner: Declaration
    ) -> ExpressionNode {
        let generics = arguments(found.genericArgumentClause, condition, in: owner)
        switch expression(found.expression, condition, in: owner) {
        case .name(let name, let labels, _): return .name(name, labels: labels, generics: generics)
        case .member(let base, let name, let labels, _): return .member(base, name, labels: labels, generics: generics)
        case let other: return other
        }
    }

    // MARK: Calls

    private func call(_ found: RawFunctionCallExprSyntax, _ condition: Condition, in owner: Declaration) -> ExpressionNode {
        var arguments = self.arguments(found.arguments, found.trailingClosure, found.additionalTrailingClosures, condition, in: owner)
        arguments.isParenthesized = found.leftParen != nil
        arguments.offset = offset(of: found.leftParen?.raw ?? found.trailingClosure?.raw ?? found.raw)
        return .call(expression(found.calledExpression, condition, in: owner), arguments)
    }

    private func subscriptCall(_ found: RawSubscriptCallExprSyntax, _ condition: Condition, in owner: Declaration) -> ExpressionNode {
        var arguments = self.arguments(found.arguments, found.trailingClosure, found.additionalTrailingClosures, condition, in: owner)
        arguments.offset = offset(of: found.leftSquare)
        return .subscript(expression(found.calledExpression, condition, in: owner), arguments)
    }

    private func macroExpansion(_ found: RawMacroExpansionExprSyntax, _ condition: Condition, in owner: Declaration) -> ExpressionNode {
        .macro(
            name(found.macroName), generics: arguments(found.genericArgumentClause, condition, in: owner),
            arguments(found.arguments, found.trailingClosure, found.additionalTrailingClosures, condition, in: owner))
    }

    // MARK: Literals

    /// The longest literal whose text is kept, in bytes.
    private static let literalLimit = 4_096

    private func literal(_ kind: LiteralKind, _ raw: RawSyntax) -> ExpressionNode {
        let isKept = raw.byteLength <= Self.literalLimit
        return .literal(kind, isKept ? raw.writtenText : "", at: offset(of: raw))
    }

    private func stringLiteral(_ found: RawStringLiteralExprSyntax, _ condition: Condition, in owner: Declaration) -> ExpressionNode {
        var values: [CallArguments] = []
        var texts = [""]
        for segment in found.segments.elements {
            guard segment.kind == .expressionSegment else {
                if segment.byteLength <= Self.literalLimit { texts[texts.count - 1] += segment.writtenText }
                continue
            }
            let inserted = segment.typed(RawExpressionSegmentSyntax.self)
            let inner = arguments(inserted.expressions, condition, in: owner)
            values.append(CallArguments(arguments: inner, offset: offset(of: inserted.leftParen)))
            texts.append("")
        }
        return values.isEmpty ? literal(.string, found.raw) : .interpolation(values, texts: texts, at: offset(of: found.raw))
    }

    private func dictionary(_ found: RawDictionaryExprSyntax, _ condition: Condition, in owner: Declaration) -> ExpressionNode {
        let elements = found.content.as(RawDictionaryElementListSyntax.self)?.elements ?? []
        return .dictionary(
            elements.map { (expression($0.key, condition, in: owner), expression($0.value, condition, in: owner)) },
            at: offset(of: found.raw))
    }

    /// Returns a grouped value or a tuple.
    ///
    /// Parentheses group one value without a label. All others make a tuple.
    private func tuple(_ found: RawTupleExprSyntax, _ condition: Condition, in owner: Declaration) -> ExpressionNode {
        let elements = arguments(found.elements, condition, in: owner)
        guard elements.count == 1, elements[0].label == nil else { return .tuple(elements) }
        switch elements[0].value {
        // Without the parentheses, it would cover what follows.
        case .optional, .tried: return .tuple(elements)
        // Without the parentheses, the chain would end behind them.
        case let only where only.hasChain: return .tuple(elements)
        case let only: return only
        }
    }

    // MARK: Branches of `#if`

    private func conditional(_ found: RawPostfixIfConfigExprSyntax, _ condition: Condition, in owner: Declaration) -> ExpressionNode {
        .conditional(
            found.base.map { expression($0, condition, in: owner) },
            branches(found.config, condition) { behind, inner in
                guard let behind, RawExprSyntax.isKindOf(behind) else { return .missing }
                return Self.continuing(self.expression(behind, inner, in: owner))
            })
    }

    /// Returns the content of a branch that continues an expression.
    ///
    /// The beginning of the content is the expression before the `#if`.
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

    // MARK: Operators

    private func prefixOperation(_ found: RawPrefixOperatorExprSyntax, _ condition: Condition, in owner: Declaration) -> ExpressionNode {
        .prefix(name(found.operator), expression(found.expression, condition, in: owner))
    }

    private func postfixOperation(_ found: RawPostfixOperatorExprSyntax, _ condition: Condition, in owner: Declaration) -> ExpressionNode {
        .postfix(expression(found.expression, condition, in: owner), name(found.operator))
    }

    private func trying(_ found: RawTryExprSyntax, _ condition: Condition, in owner: Declaration) -> ExpressionNode {
        let inner = expression(found.expression, condition, in: owner)
        return switch found.questionOrExclamationMark?.tokenText {
        case "?": .optional(inner)
        case let mark: .tried(inner, isForced: mark != nil)
        }
    }

    private func cast(_ found: RawAsExprSyntax, _ condition: Condition, in owner: Declaration) -> ExpressionNode {
        .sequence([
            .operand(expression(found.expression, condition, in: owner)),
            cast(found.type, found.questionOrExclamationMark, condition, in: owner),
        ])
    }

    private func check(_ found: RawIsExprSyntax, _ condition: Condition, in owner: Declaration) -> ExpressionNode {
        .sequence([.operand(expression(found.expression, condition, in: owner)), .check(type(found.type, condition, in: owner))])
    }

    private func infixOperation(_ found: RawInfixOperatorExprSyntax, _ condition: Condition, in owner: Declaration) -> ExpressionNode {
        .sequence([
            .operand(expression(found.leftOperand, condition, in: owner)), part(found.operator, condition, in: owner),
            .operand(expression(found.rightOperand, condition, in: owner)),
        ])
    }

    private func ternary(_ found: RawTernaryExprSyntax, _ condition: Condition, in owner: Declaration) -> ExpressionNode {
        .sequence([
            .operand(expression(found.condition, condition, in: owner)),
            .ternary(expression(found.thenExpression, condition, in: owner)),
            .operand(expression(found.elseExpression, condition, in: owner)),
        ])
    }

    /// Returns the parts of a sequence.
    ///
    /// Before operators are bound, the type behind `as` and `is` is an operand of its own.
    private func parts(_ list: RawExprListSyntax, _ condition: Condition, in owner: Declaration) -> [SequencePart] {
        let elements = list.elements
        var found: [SequencePart] = []
        found.reserveCapacity(elements.count)
        for element in elements {
            switch (found.last, part(element, condition, in: owner)) {
            case (.cast(.missing, let kind), .operand(.type(let type))): found[found.count - 1] = .cast(type, kind)
            case (.check(.missing), .operand(.type(let type))): found[found.count - 1] = .check(type)
            case (_, let new): found.append(new)
            }
        }
        return found
    }

    private func part(_ node: RawExprSyntax, _ condition: Condition, in owner: Declaration) -> SequencePart {
        let raw = node.raw
        switch raw.kind {
        case .binaryOperatorExpr: return .operator(name(raw.typed(RawBinaryOperatorExprSyntax.self).operator))
        case .assignmentExpr: return .assignment
        case .unresolvedTernaryExpr:
            return .ternary(expression(raw.typed(RawUnresolvedTernaryExprSyntax.self).thenExpression, condition, in: owner))
        case .unresolvedAsExpr:
            return cast(nil, raw.typed(RawUnresolvedAsExprSyntax.self).questionOrExclamationMark, condition, in: owner)
        case .unresolvedIsExpr: return .check(.missing)
        default: return .operand(expression(raw, condition, in: owner))
        }
    }

    private func cast(_ written: RawTypeSyntax?, _ mark: RawTokenSyntax?, _ condition: Condition, in owner: Declaration) -> SequencePart {
        let kind: CastKind =
            switch mark?.tokenText {
            case "?": .optional
            case "!": .forced
            default: .plain
            }
        return .cast(written.map { type($0, condition, in: owner) } ?? .missing, kind)
    }

    private func labels(_ names: RawDeclNameArgumentsSyntax?) -> [String]? { names?.arguments.elements.map { name($0.name).text } }

    // MARK: Arguments

    func arguments(_ list: RawLabeledExprListSyntax, _ condition: Condition, in owner: Declaration) -> [ArgumentNode] {
        list.elements.map { element in
            ArgumentNode(label: element.label.map { name($0).text }, value: expression(element.expression, condition, in: owner))
        }
    }

    func arguments(
        _ list: RawLabeledExprListSyntax, _ trailing: RawClosureExprSyntax?, _ more: RawMultipleTrailingClosureElementListSyntax,
        _ condition: Condition, in owner: Declaration
    ) -> CallArguments {
        var found = CallArguments(arguments: arguments(list, condition, in: owner))
        guard let trailing else { return found }
        let first = ArgumentNode(label: nil, value: .closure(closure(trailing, condition, in: owner)))
        found.trailing =
            [first]
            + more.elements.map { element in
                ArgumentNode(label: name(element.label).text, value: .closure(closure(element.closure, condition, in: owner)))
            }
        return found
    }

    private func closure(_ found: RawClosureExprSyntax, _ condition: Condition, in owner: Declaration) -> ClosureNode {
        let signature = found.signature
        return ClosureNode(
            offset: offset(of: found.leftBrace), attributes: signature.map { attributes($0.attributes, condition, in: owner) } ?? [],
            captures: signature?.capture?.items.elements.map { item in
                (name: name(item.name), value: item.initializer.map { expression($0.value, condition, in: owner) })
            } ?? [], parameters: signature?.parameterClause.map { parameters($0, condition, in: owner) },
            thrown: signature?.effectSpecifiers?.throwsClause?.type.map { type($0, condition, in: owner) },
            result: signature?.returnClause.map { type($0.type, condition, in: owner) },
            body: statements(found.statements, condition, in: owner))
    }

    private func parameters(_ clause: RawSyntax, _ condition: Condition, in owner: Declaration) -> [ClosureNode.Parameter] {
        if let list = clause.as(RawClosureShorthandParameterListSyntax.self) {
            return list.elements.map { ClosureNode.Parameter(name: name($0.name), type: nil) }
        }
        return clause.as(RawClosureParameterClauseSyntax.self)?.parameters.elements.map { parameter in
            ClosureNode.Parameter(
                name: name(parameter.secondName ?? parameter.firstName), type: parameter.type.map { type($0, condition, in: owner) })
        } ?? []
    }

    private func keyPath(_ found: RawKeyPathExprSyntax, _ condition: Condition, in owner: Declaration) -> ExpressionNode {
        .keyPath(
            found.root.map { type($0, condition, in: owner) },
            found.components.elements.map { element in
                let component = element.component
                switch component.kind {
                case .keyPathPropertyComponent:
                    let property = component.typed(RawKeyPathPropertyComponentSyntax.self)
                    return .property(
                        name(property.declName.baseName), generics: arguments(property.genericArgumentClause, condition, in: owner))
                case .keyPathSubscriptComponent:
                    let inner = component.typed(RawKeyPathSubscriptComponentSyntax.self)
                    return .subscript(
                        CallArguments(arguments: arguments(inner.arguments, condition, in: owner), offset: offset(of: inner.leftSquare)))
                default: return .unwrapped
                }
            })
    }
}

extension ExpressionNode {
    /// Whether it is a chain of members, calls and subscripts with a `?` in it.
    fileprivate var hasChain: Bool {
        switch self {
        case .optionalChain: true
        case .member(let base?, _, _, _): base.hasChain
        case .call(let callee, _): callee.hasChain
        case .subscript(let base, _): base.hasChain
        default: false
        }
    }
}
