internal import SwiftSymbols

/// The statements of a function.
extension FlowReader {
    /// Reads a body, whose only expression is its result.
    mutating func body(_ statements: [StatementNode]) {
        locals.append([:])
        defer { locals.removeLast() }
        if statements.count == 1, case .expression(let only) = statements[0] {
            returns(value(only))
        } else if statements.count == 1, case .scope(let declaration, let inner) = statements[0] {
            within(declaration) { $0.body(inner) }
        } else {
            for statement in statements { read(statement) }
        }
    }

    mutating func within(_ declaration: Declaration, _ work: (inout Self) -> Void) {
        let outer = scope
        scope = declaration
        work(&self)
        scope = outer
        for member in declaration.members { read(member) }
    }

    mutating func block(_ statements: [StatementNode]) {
        locals.append([:])
        for statement in statements { read(statement) }
        locals.removeLast()
    }

    mutating func returns(_ sources: Set<ValueSource>) {
        if closureResult != nil { closureResult?.formUnion(sources) } else { add(.result, sources) }
    }

    mutating func read(_ statement: StatementNode) {
        switch statement {
        case .expression(let expression):
            isStatement = true
            _ = value(expression)
            isStatement = false
        case .throw(let expression): _ = value(expression)
        case .return(let expression): if let expression { returns(value(expression)) }
        case .declaration(let declaration): read(declaration)
        case .scope(let declaration, let inner): within(declaration) { $0.block(inner) }
        case .block(let inner), .deferred(let inner): block(inner)
        case .variable(let bindings, _):
            for binding in bindings {
                let outer = label
                if case .name(let name) = binding.pattern { label = name.text }
                let sources = binding.value.map { value($0) } ?? []
                label = outer
                bind(binding.pattern, to: sources)
                for accessor in binding.accessors { block(accessor.body) }
            }
        case .if(let conditions, let then, let otherwise):
            locals.append([:])
            read(conditions)
            branch(of: caseBranches(conditions)) { $0.block(then) }
            locals.removeLast()
            branch { $0.block(otherwise) }
        case .guard(let conditions, let otherwise):
            read(conditions)
            branch { $0.block(otherwise) }
        case .while(let conditions, let inner):
            locals.append([:])
            read(conditions)
            block(inner)
            locals.removeLast()
        case .repeat(let inner, let condition):
            block(inner)
            _ = value(condition)
        case .for(let pattern, _, let sequence, let condition, let inner, _):
            let sources = value(sequence)
            locals.append([:])
            bind(pattern, to: sources)
            if let condition { _ = value(condition) }
            block(inner)
            locals.removeLast()
        case .switch(let subject, let branches):
            let sources = value(subject)
            let selected = caseBranches(subject, branches)
            for item in branches.filter(\.condition.isActive).flatMap(\.content) {
                locals.append([:])
                for each in item.items {
                    bind(each.pattern, to: sources)
                    if let condition = each.condition { _ = value(condition) }
                }
                branch(of: selected(item)) { $0.block(item.body) }
                locals.removeLast()
            }
        case .do(let inner, _, let catches): read(inner, catches)
        case .labeled(_, let inner): read(inner)
        case .conditional(let branches): for each in branches where each.condition.isActive { for inner in each.content { read(inner) } }
        case .jump: break
        }
    }

    /// Reads a `do`.
    ///
    /// Its errors are expected if it contains a failure for the case that there is none, and hidden if no `catch` uses the error.
    mutating func read(_ inner: [StatementNode], _ catches: [CatchNode]) {
        guard !catches.isEmpty else { return block(inner) }
        let outer = (isExpected, isTolerated)
        if isTest, inner.contains(where: Self.reportsFailure) { isExpected = true }
        let scope = scope
        if catches.allSatisfy({ !ErrorUse.isUsed(in: $0, at: scope) }) { isTolerated = true }
        catchDepth += 1
        branch { $0.block(inner) }
        catchDepth -= 1
        (isExpected, isTolerated) = outer
        for each in catches { branch { $0.block(each.body) } }
    }

    static func reportsFailure(_ statement: StatementNode) -> Bool {
        let expression: ExpressionNode
        switch statement {
        case .expression(let found), .return(let found?): expression = found
        default: return false
        }
        switch expression {
        case .call(.name(let name, _, _), _), .call(.member(_, let name, _, _), _): return KnownCalls.failures.contains(name.text)
        default: return false
        }
    }

    /// - Parameter cases: The cases for which the branch runs, as far as they are known.
    mutating func branch(of cases: [CaseBranch] = [], _ work: (inout Self) -> Void) {
        branchDepth += 1
        branches += cases
        work(&self)
        branches.removeLast(cases.count)
        branchDepth -= 1
    }

    mutating func read(_ conditions: [ConditionNode]) {
        for condition in conditions {
            switch condition {
            case .expression(let expression): _ = value(expression)
            case .optionalBinding(let pattern, _, let expression):
                // `let a` is `let a = a`.
                if let expression {
                    bind(pattern, to: value(expression))
                } else if case .name(let name) = pattern {
                    bind(pattern, to: value(of: name))
                }
            case .pattern(let pattern, _, let expression): bind(pattern, to: value(expression))
            case .availability: break
            }
        }
    }

    mutating func bind(_ pattern: PatternNode, to sources: Set<ValueSource>) {
        switch pattern {
        case .name(let name): locals[locals.count - 1][name.text] = sources
        case .tuple(let elements): for element in elements { bind(element.pattern, to: sources) }
        case .expression(let expression): bind(expression, to: sources)
        case .wildcard, .type: break
        }
    }

    mutating func bind(_ expression: ExpressionNode, to sources: Set<ValueSource>) {
        switch expression {
        case .pattern(let pattern): bind(pattern, to: sources)
        case .optionalChain(let inner), .postfix(let inner, _): bind(inner, to: sources)
        case .tuple(let arguments): for each in arguments { bind(each.value, to: sources) }
        case .call(_, let arguments): for each in arguments.arguments { bind(each.value, to: sources) }
        default: break
        }
    }
}
