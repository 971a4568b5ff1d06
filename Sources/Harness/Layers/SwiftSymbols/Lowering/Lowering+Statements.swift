@_spi(RawSyntax) internal import SwiftSyntax

extension Lowering {
    /// Returns the statements of a block.
    ///
    /// A declaration in the block is visible in all of it, and nowhere else.
    func statements(_ items: RawCodeBlockItemListSyntax, _ condition: Condition, in owner: Declaration) -> [StatementNode] {
        guard Self.declares(items) else { return self.items(items, condition, in: owner) }
        let scope = Declaration(.block, NameNode(word: "", offset: 0), file: file, condition: condition, parent: owner)
        owner.blocks.append(scope)
        return [.scope(scope, self.items(items, condition, in: scope))]
    }

    /// Returns whether statements of a block declare anything except variables.
    private static func declares(_ items: RawCodeBlockItemListSyntax) -> Bool {
        for case let child? in items.layoutView.children {
            let item = child.typed(RawCodeBlockItemSyntax.self).item
            guard RawDeclSyntax.isKindOf(item) else { continue }
            switch item.kind {
            case .variableDecl: continue
            case .ifConfigDecl:
                let inside = item.typed(RawIfConfigDeclSyntax.self).clauses.elements.lazy.compactMap {
                    $0.elements?.as(RawCodeBlockItemListSyntax.self)
                }
                if inside.contains(where: declares) { return true }
            default: return true
            }
        }
        return false
    }

    private func items(_ items: RawCodeBlockItemListSyntax, _ condition: Condition, in owner: Declaration) -> [StatementNode] {
        let children = items.layoutView.children
        var found: [StatementNode] = []
        found.reserveCapacity(children.count)
        for case let child? in children {
            let item = child.typed(RawCodeBlockItemSyntax.self).item
            if RawDeclSyntax.isKindOf(item) {
                found += local(item, condition, in: owner)
            } else {
                found.append(statement(item, condition, in: owner))
            }
        }
        return found
    }

    /// Returns the statements for a declaration inside a function, which is a member only of its block.
    private func local(_ declaration: RawSyntax, _ condition: Condition, in owner: Declaration) -> [StatementNode] {
        if declaration.kind == .variableDecl {
            let variable = declaration.typed(RawVariableDeclSyntax.self)
            var following: TypeNode?
            var bindings: [BindingNode] = []
            func isWritten(_ modifier: SyntaxText) -> Bool { variable.modifiers.elements.contains { $0.name.tokenText == modifier } }
            let isAsync = isWritten("async")
            for binding in variable.bindings.elements.reversed() {
                let isAnnotated = binding.typeAnnotation != nil || binding.initializer != nil
                let written = binding.typeAnnotation.map { type($0.type, condition, in: owner) }
                if isAnnotated { following = written }
                bindings.append(
                    BindingNode(
                        pattern: pattern(binding.pattern, condition, in: owner), type: written ?? (isAnnotated ? nil : following),
                        value: binding.initializer.map {
                            let value = expression($0.value, condition, in: owner)
                            return isAsync ? .awaited(value) : value
                        },
                        accessors: accessors(binding.accessorBlock, condition, in: owner), isWeak: isWritten("weak"),
                        isLazy: isWritten("lazy")))
            }
            return [.variable(bindings.reversed(), attributes: attributes(variable.attributes, condition, in: owner))]
        }
        if declaration.kind == .ifConfigDecl {
            return [
                .conditional(
                    branches(declaration.typed(), condition) { elements, inner in
                        elements?.as(RawCodeBlockItemListSyntax.self).map { items($0, inner, in: owner) } ?? []
                    })
            ]
        }
        let before = (members: owner.members.count, statements: owner.statements.count)
        self.declaration(declaration, condition, in: owner)
        return owner.members[before.members...].map { .declaration($0) } + owner.statements[before.statements...]
    }

    /// Returns a statement, which may be an expression.
    func statement(_ raw: RawSyntax, _ condition: Condition, in owner: Declaration) -> StatementNode {
        func lower(_ inner: RawExprSyntax) -> ExpressionNode { expression(inner, condition, in: owner) }
        func block(_ inner: RawCodeBlockSyntax) -> [StatementNode] { statements(inner.statements, condition, in: owner) }
        switch raw.kind {
        case .expressionStmt: return .expression(lower(raw.typed(RawExpressionStmtSyntax.self).expression))
        case .guardStmt:
            let found = raw.typed(RawGuardStmtSyntax.self)
            return .guard(conditions(found.conditions, condition, in: owner), else: block(found.body))
        case .whileStmt:
            let found = raw.typed(RawWhileStmtSyntax.self)
            return .while(conditions(found.conditions, condition, in: owner), block(found.body))
        case .repeatStmt:
            let found = raw.typed(RawRepeatStmtSyntax.self)
            return .repeat(block(found.body), while: lower(found.condition))
        case .forStmt:
            let found = raw.typed(RawForStmtSyntax.self)
            return .for(
                pattern(found.pattern, condition, in: owner), found.typeAnnotation.map { type($0.type, condition, in: owner) },
                in: lower(found.sequence), where: found.whereClause.map { lower($0.condition) }, block(found.body),
                at: offset(of: found.forKeyword))
        case .doStmt:
            let found = raw.typed(RawDoStmtSyntax.self)
            return `do`(found.body, found.throwsClause, found.catchClauses, condition, in: owner)
        case .returnStmt: return .return(raw.typed(RawReturnStmtSyntax.self).expression.map(lower))
        case .throwStmt: return .throw(lower(raw.typed(RawThrowStmtSyntax.self).expression))
        case .deferStmt: return .deferred(block(raw.typed(RawDeferStmtSyntax.self).body))
        case .labeledStmt:
            let found = raw.typed(RawLabeledStmtSyntax.self)
            return .labeled(name(found.label), statement(found.statement.raw, condition, in: owner))
        case .yieldStmt:
            let yielded = raw.typed(RawYieldStmtSyntax.self).yieldedExpressions
            guard let several = yielded.as(RawYieldedExpressionsClauseSyntax.self) else {
                return .expression(expression(yielded, condition, in: owner))
            }
            return .block(several.elements.elements.map { .expression(lower($0.expression)) })
        case .breakStmt: return .jump(.break, label: raw.typed(RawBreakStmtSyntax.self).label.map { name($0).text })
        case .continueStmt: return .jump(.continue, label: raw.typed(RawContinueStmtSyntax.self).label.map { name($0).text })
        case .fallThroughStmt: return .jump(.fallthrough, label: nil)
        case .discardStmt, .missingStmt: return .block([])
        default: return .expression(expression(raw, condition, in: owner))
        }
    }

    func `do`(
        _ body: RawCodeBlockSyntax, _ thrown: RawThrowsClauseSyntax?, _ catches: RawCatchClauseListSyntax, _ condition: Condition,
        in owner: Declaration
    ) -> StatementNode {
        .do(
            statements(body.statements, condition, in: owner), thrown: thrown?.type.map { type($0, condition, in: owner) },
            catches: catches.elements.map { clause in
                CatchNode(
                    items: clause.catchItems.elements.map { item in
                        (
                            pattern: item.pattern.map { pattern($0, condition, in: owner) },
                            condition: item.whereClause.map { expression($0.condition, condition, in: owner) }
                        )
                    }, body: statements(clause.body.statements, condition, in: owner))
            })
    }

    func `if`(_ found: RawIfExprSyntax, _ condition: Condition, in owner: Declaration) -> StatementNode {
        let otherwise: [StatementNode] =
            if let next = found.elseBody?.as(RawIfExprSyntax.self) {
                [self.if(next, condition, in: owner)]
            } else if let block = found.elseBody?.as(RawCodeBlockSyntax.self) {
                statements(block.statements, condition, in: owner)
            } else {
                []
            }
        return .if(
            conditions(found.conditions, condition, in: owner), then: statements(found.body.statements, condition, in: owner),
            else: otherwise)
    }

    func `switch`(_ found: RawSwitchExprSyntax, _ condition: Condition, in owner: Declaration) -> StatementNode {
        .switch(expression(found.subject, condition, in: owner), cases(found.cases, condition, in: owner))
    }

    private func cases(_ list: RawSwitchCaseListSyntax, _ condition: Condition, in owner: Declaration) -> [Branch<[CaseNode]>] {
        list.elements.flatMap { element -> [Branch<[CaseNode]>] in
            switch element.kind {
            case .switchCase: return [Branch(condition: condition, content: [self.case(element.typed(), condition, in: owner)])]
            case .ifConfigDecl:
                return branches(element.typed(), condition) { elements, inner in
                    elements?.as(RawSwitchCaseListSyntax.self).map { cases($0, inner, in: owner).flatMap(\.content) } ?? []
                }
            default: return []
            }
        }
    }

    private func `case`(_ found: RawSwitchCaseSyntax, _ condition: Condition, in owner: Declaration) -> CaseNode {
        let items = found.label.as(RawSwitchCaseLabelSyntax.self)?.caseItems.elements ?? []
        return CaseNode(
            items: items.map { item in
                (
                    pattern: pattern(item.pattern, condition, in: owner),
                    condition: item.whereClause.map { expression($0.condition, condition, in: owner) }
                )
            }, body: statements(found.statements, condition, in: owner))
    }

    func conditions(_ list: RawConditionElementListSyntax, _ condition: Condition, in owner: Declaration) -> [ConditionNode] {
        list.elements.map { element in
            let raw = element.condition
            switch raw.kind {
            case .availabilityCondition:
                return .availability(
                    raw.typed(RawAvailabilityConditionSyntax.self).availabilityKeyword.tokenText == "#available")
            case .optionalBindingCondition:
                let found = raw.typed(RawOptionalBindingConditionSyntax.self)
                return .optionalBinding(
                    pattern(found.pattern, condition, in: owner), found.typeAnnotation.map { type($0.type, condition, in: owner) },
                    found.initializer.map { expression($0.value, condition, in: owner) })
            case .matchingPatternCondition:
                let found = raw.typed(RawMatchingPatternConditionSyntax.self)
                return .pattern(
                    pattern(found.pattern, condition, in: owner), found.typeAnnotation.map { type($0.type, condition, in: owner) },
                    expression(found.initializer.value, condition, in: owner))
            default: return .expression(expression(raw, condition, in: owner))
            }
        }
    }

    func pattern(_ node: RawPatternSyntax, _ condition: Condition, in owner: Declaration) -> PatternNode {
        let raw = node.raw
        switch raw.kind {
        case .identifierPattern: return .name(name(raw.typed(RawIdentifierPatternSyntax.self).identifier))
        case .tuplePattern:
            let elements = raw.typed(RawTuplePatternSyntax.self).elements.elements.map { element in
                (label: element.label.map { name($0).text }, pattern: pattern(element.pattern, condition, in: owner))
            }
            return elements.count == 1 ? elements[0].pattern : .tuple(elements)
        case .valueBindingPattern: return pattern(raw.typed(RawValueBindingPatternSyntax.self).pattern, condition, in: owner)
        case .expressionPattern:
            let inner = expression(raw.typed(RawExpressionPatternSyntax.self).expression, condition, in: owner)
            if case .pattern(let only) = inner { return only }
            return .expression(inner)
        case .isTypePattern: return .type(type(raw.typed(RawIsTypePatternSyntax.self).type, condition, in: owner))
        // `_` and missing patterns.
        default: return .wildcard
        }
    }
}
