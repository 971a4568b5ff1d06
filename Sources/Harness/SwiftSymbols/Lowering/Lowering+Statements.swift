internal import SwiftSyntax

extension Lowering {
    /// A block: what is declared in it is seen in all of it, and nowhere else.
    func statements(_ items: CodeBlockItemListSyntax, _ condition: Condition, in owner: Declaration) -> [StatementNode] {
        guard Self.declares(items) else { return self.items(items, condition, in: owner) }
        let scope = Declaration(.block, NameNode(text: "", offset: 0), file: file, condition: condition, parent: owner)
        owner.blocks.append(scope)
        return [.scope(scope, self.items(items, condition, in: scope))]
    }

    /// Whether anything but variables is declared by statements of a block.
    private static func declares(_ items: CodeBlockItemListSyntax) -> Bool {
        items.contains { item in
            guard case .decl(let declaration) = item.item else { return false }
            guard let choice = declaration.as(IfConfigDeclSyntax.self) else { return !declaration.is(VariableDeclSyntax.self) }
            return choice.clauses.contains { if case .statements(let inner)? = $0.elements { declares(inner) } else { false } }
        }
    }

    private func items(_ items: CodeBlockItemListSyntax, _ condition: Condition, in owner: Declaration) -> [StatementNode] {
        var found: [StatementNode] = []
        found.reserveCapacity(items.count)
        for item in items {
            switch item.item {
            case .decl(let declaration): found += local(declaration, condition, in: owner)
            case .stmt(let statement): found.append(self.statement(statement, condition, in: owner))
            case .expr(let expression): found.append(.expression(self.expression(expression, condition, in: owner)))
            }
        }
        return found
    }

    /// What is declared inside a function is a member of nothing but the block.
    private func local(_ declaration: DeclSyntax, _ condition: Condition, in owner: Declaration) -> [StatementNode] {
        if let variable = declaration.as(VariableDeclSyntax.self) {
            var following: TypeNode?
            var bindings: [BindingNode] = []
            let isAsync = variable.modifiers.contains { $0.name.tokenKind == .keyword(.async) }
            for binding in variable.bindings.reversed() {
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
                        accessors: accessors(binding.accessorBlock, condition, in: owner)))
            }
            return [.variable(bindings.reversed(), attributes: attributes(variable.attributes, condition, in: owner))]
        }
        if let choice = declaration.as(IfConfigDeclSyntax.self) {
            return [
                .conditional(
                    branches(choice, condition) { elements, inner in
                        if case .statements(let items)? = elements { self.items(items, inner, in: owner) } else { [] }
                    })
            ]
        }
        let before = (members: owner.members.count, statements: owner.statements.count)
        self.declaration(declaration, condition, in: owner)
        return owner.members[before.members...].map { .declaration($0) } + owner.statements[before.statements...]
    }

    func statement(_ statement: StmtSyntax, _ condition: Condition, in owner: Declaration) -> StatementNode {
        let lower = { (expression: ExprSyntax) in self.expression(expression, condition, in: owner) }
        let block = { (block: CodeBlockSyntax) in self.statements(block.statements, condition, in: owner) }
        switch statement.as(StmtSyntaxEnum.self) {
        case .expressionStmt(let found): return .expression(lower(found.expression))
        case .guardStmt(let found): return .guard(conditions(found.conditions, condition, in: owner), else: block(found.body))
        case .whileStmt(let found): return .while(conditions(found.conditions, condition, in: owner), block(found.body))
        case .repeatStmt(let found): return .repeat(block(found.body), while: lower(found.condition))
        case .forStmt(let found):
            return .for(
                pattern(found.pattern, condition, in: owner), found.typeAnnotation.map { type($0.type, condition, in: owner) },
                in: lower(found.sequence), where: found.whereClause.map { lower($0.condition) }, block(found.body),
                at: offset(of: found.forKeyword))
        case .doStmt(let found):
            return `do`(
                found.body, found.throwsClause, found.catchClauses, condition, in: owner)
        case .returnStmt(let found): return .return(found.expression.map(lower))
        case .throwStmt(let found): return .throw(lower(found.expression))
        case .deferStmt(let found): return .block(block(found.body))
        case .labeledStmt(let found): return self.statement(found.statement, condition, in: owner)
        case .yieldStmt(let found):
            switch found.yieldedExpressions {
            case .single(let only): return .expression(lower(only))
            case .multiple(let several): return .block(several.elements.map { .expression(lower($0.expression)) })
            }
        case .breakStmt, .continueStmt, .discardStmt, .fallThroughStmt, .missingStmt: return .block([])
        default: return .block([])
        }
    }

    func `do`(
        _ body: CodeBlockSyntax, _ thrown: ThrowsClauseSyntax?, _ catches: CatchClauseListSyntax, _ condition: Condition,
        in owner: Declaration
    ) -> StatementNode {
        .do(
            statements(body.statements, condition, in: owner), thrown: thrown?.type.map { type($0, condition, in: owner) },
            catches: catches.map { clause in
                CatchNode(
                    items: clause.catchItems.map { item in
                        (
                            pattern: item.pattern.map { pattern($0, condition, in: owner) },
                            condition: item.whereClause.map { expression($0.condition, condition, in: owner) }
                        )
                    }, body: statements(clause.body.statements, condition, in: owner))
            })
    }

    func `if`(_ found: IfExprSyntax, _ condition: Condition, in owner: Declaration) -> StatementNode {
        let otherwise: [StatementNode] =
            switch found.elseBody {
            case nil: []
            case .codeBlock(let block): statements(block.statements, condition, in: owner)
            case .ifExpr(let next): [self.if(next, condition, in: owner)]
            }
        return .if(
            conditions(found.conditions, condition, in: owner), then: statements(found.body.statements, condition, in: owner),
            else: otherwise)
    }

    func `switch`(_ found: SwitchExprSyntax, _ condition: Condition, in owner: Declaration) -> StatementNode {
        .switch(expression(found.subject, condition, in: owner), cases(found.cases, condition, in: owner))
    }

    private func cases(_ list: SwitchCaseListSyntax, _ condition: Condition, in owner: Declaration) -> [Branch<[CaseNode]>] {
        list.flatMap { element -> [Branch<[CaseNode]>] in
            switch element {
            case .switchCase(let found): [Branch(condition: condition, content: [self.case(found, condition, in: owner)])]
            case .ifConfigDecl(let choice):
                branches(choice, condition) { elements, inner in
                    if case .switchCases(let inside)? = elements { cases(inside, inner, in: owner).flatMap(\.content) } else { [] }
                }
            }
        }
    }

    private func `case`(_ found: SwitchCaseSyntax, _ condition: Condition, in owner: Declaration) -> CaseNode {
        let items: [(pattern: PatternNode, condition: ExpressionNode?)] =
            switch found.label {
            case .default: []
            case .case(let label):
                label.caseItems.map { item in
                    (
                        pattern: pattern(item.pattern, condition, in: owner),
                        condition: item.whereClause.map { expression($0.condition, condition, in: owner) }
                    )
                }
            }
        return CaseNode(items: items, body: statements(found.statements, condition, in: owner))
    }

    func conditions(_ list: ConditionElementListSyntax, _ condition: Condition, in owner: Declaration) -> [ConditionNode] {
        list.compactMap { element in
            switch element.condition {
            case .expression(let found): return .expression(expression(found, condition, in: owner))
            case .optionalBinding(let found):
                return .optionalBinding(
                    pattern(found.pattern, condition, in: owner), found.typeAnnotation.map { type($0.type, condition, in: owner) },
                    found.initializer.map { expression($0.value, condition, in: owner) })
            case .matchingPattern(let found):
                return .pattern(
                    pattern(found.pattern, condition, in: owner), found.typeAnnotation.map { type($0.type, condition, in: owner) },
                    expression(found.initializer.value, condition, in: owner))
            case .availability: return nil
            }
        }
    }

    func pattern(_ pattern: PatternSyntax, _ condition: Condition, in owner: Declaration) -> PatternNode {
        switch pattern.as(PatternSyntaxEnum.self) {
        case .identifierPattern(let found): return .name(name(found.identifier))
        case .tuplePattern(let found):
            let elements = found.elements.map {
                (label: $0.label.map { name($0).text }, pattern: self.pattern($0.pattern, condition, in: owner))
            }
            return elements.count == 1 ? elements[0].pattern : .tuple(elements)
        case .valueBindingPattern(let found): return self.pattern(found.pattern, condition, in: owner)
        case .expressionPattern(let found):
            let inner = expression(found.expression, condition, in: owner)
            if case .pattern(let only) = inner { return only }
            return .expression(inner)
        case .isTypePattern(let found): return .type(type(found.type, condition, in: owner))
        case .wildcardPattern, .missingPattern: return .wildcard
        }
    }
}
