extension Resolver {
    /// Resolves a body.
    ///
    /// If it is a single expression, that has the expected type.
    func body(_ statements: [StatementNode], expecting expected: KnownType) {
        if statements.count == 1 { _ = value(of: statements, expecting: expected) } else { for each in statements { resolve(each) } }
    }

    /// Returns the type of a block with one expression: a closure's body, or a branch of an `if` expression.
    func value(of statements: [StatementNode], expecting expected: KnownType) -> KnownType {
        guard statements.count == 1 else {
            var returned = KnownType.unknown
            for statement in statements {
                if case .return(let value?) = statement { returned = infer(value, expecting: result) } else { resolve(statement) }
            }
            return returned
        }
        switch statements[0] {
        case .expression(let expression): return infer(expression, expecting: expected)
        case .return(let value?): return infer(value, expecting: result)
        case .scope(let block, let inner): return inBlock(block) { value(of: inner, expecting: expected) }
        default:
            resolve(statements[0])
            return .unknown
        }
    }

    /// Resolves a block.
    ///
    /// Its functions and types are visible in all of it, and its functions may use variables that are declared after them.
    private func inBlock<Value>(_ block: Declaration, _ work: () -> Value) -> Value {
        for declaration in block.members {
            let (name, isActive) = (declaration.name.word, declaration.condition.isActive)
            let known = isActive ? locals[locals.count - 1].seen[name] : locals[locals.count - 1].leftOut[name]
            if case .declaration? = known { continue }
            declare(name, .declaration(declaration), isActive: isActive)
            if TypeNames.isType(declaration) { hasLocalTypes = true }
        }
        let value = work()
        for declaration in block.members { resolve(declaration) }
        return value
    }

    /// Infers an expression that nothing surrounds.
    private func inferFreely(_ expression: ExpressionNode) -> KnownType {
        isContextFree = Self.isCall(expression)
        defer { isContextFree = false }
        return infer(expression, expecting: .unknown)
    }

    private static func isCall(_ expression: ExpressionNode) -> Bool {
        switch expression {
        case .call: true
        case .awaited(let inner), .tried(let inner, _): isCall(inner)
        default: false
        }
    }

    func resolve(_ statement: StatementNode) {
        switch statement {
        case .expression(let expression): _ = inferFreely(expression)
        case .declaration(let declaration):
            // Of declarations with the same name, the nearest one before a place takes precedence.
            declare(declaration.name.word, .declaration(declaration), isActive: declaration.condition.isActive)
        case .scope(let block, let statements): inBlock(block) { for each in statements { resolve(each) } }
        case .variable(let bindings, let attributes):
            self.attributes(attributes)
            for binding in bindings { resolve(binding) }
        case .if(let conditions, let then, let otherwise):
            inScope {
                for condition in conditions { resolve(condition) }
                inScope { for each in then { resolve(each) } }
            }
            inScope { for each in otherwise { resolve(each) } }
        case .guard(let conditions, let otherwise): resolveGuard(conditions, otherwise)
        case .while(let conditions, let body):
            inScope {
                for condition in conditions { resolve(condition) }
                for each in body { resolve(each) }
            }
        case .repeat(let body, let condition):
            inScope {
                for each in body { resolve(each) }
                _ = infer(condition, expecting: .bool)
            }
        case .for(let pattern, let type, let sequence, let condition, let body, let offset):
            resolveLoop(pattern, type, over: sequence, where: condition, body, at: offset)
        case .switch(let subject, let branches): _ = resolveSwitch(subject, branches, expecting: .unknown)
        case .do(let body, let thrown, let catches): resolveDo(body, thrown, catches)
        case .return(let value): if let value { _ = infer(value, expecting: result) }
        case .throw(let value): _ = infer(value, expecting: .unknown)
        case .labeled(_, let inner): resolve(inner)
        case .jump: break
        case .block(let statements), .deferred(let statements): inScope { for each in statements { resolve(each) } }
        case .conditional(let branches):
            for branch in branches { underCondition(branch.condition) { for each in branch.content { resolve(each) } } }
        }
    }

    /// Resolves a `guard`.
    ///
    /// Its conditions bind names after the statement, not inside.
    private func resolveGuard(_ conditions: [ConditionNode], _ otherwise: [StatementNode]) {
        locals.append(LocalNames())
        for condition in conditions { resolve(condition) }
        let bound = locals.removeLast()
        inScope { for each in otherwise { resolve(each) } }
        for (name, local) in bound.seen { declare(name, local, isActive: true) }
        for (name, local) in bound.leftOut { declare(name, local, isActive: false) }
    }

    private func resolveLoop(
        _ pattern: PatternNode, _ type: TypeNode?, over sequence: ExpressionNode, where condition: ExpressionNode?, _ body: [StatementNode],
        at offset: Int
    ) {
        let written = type.map { self.type($0) }
        let collection = infer(sequence, expecting: .unknown)
        addIterationReferences(over: collection, at: offset)
        let element = Collections.element(of: collection, table)
        inScope {
            bind(pattern, to: written ?? element)
            if let condition { _ = infer(condition, expecting: .bool) }
            for each in body { resolve(each) }
        }
    }

    private func resolveDo(_ body: [StatementNode], _ thrown: TypeNode?, _ catches: [CatchNode]) {
        let type = thrown.map { self.type($0) } ?? .outside("Error", [])
        inScope { for each in body { resolve(each) } }
        for clause in catches {
            inScope {
                if clause.items.allSatisfy({ $0.pattern == nil }) { declare("error", type) }
                for item in clause.items {
                    if let pattern = item.pattern { bind(pattern, to: type) }
                    if let condition = item.condition { _ = infer(condition, expecting: .bool) }
                }
                for each in clause.body { resolve(each) }
            }
        }
    }

    /// Adds references to the functions that a loop over a sequence of the sources calls.
    private func addIterationReferences(over type: KnownType, at offset: Int) {
        let sequence = type.fullyUnwrapped
        guard case .nominal = sequence else { return }
        let makers = ["makeIterator", "makeAsyncIterator"].flatMap { members($0, of: sequence) }.filter { $0.parameters.isEmpty }
        var iterator = sequence
        if let maker = single(makers) {
            addReference(to: maker, at: offset)
            iterator = memberType(maker, of: sequence)
        }
        guard case .nominal = iterator else { return }
        if let next = single(members("next", of: iterator).filter(OwnCollections.isNext)) { addReference(to: next, at: offset) }
    }

    func resolveSwitch(_ subject: ExpressionNode, _ branches: [Branch<[CaseNode]>], expecting expected: KnownType) -> KnownType {
        let type = infer(subject, expecting: .unknown)
        var value = KnownType.unknown
        for branch in branches {
            underCondition(branch.condition) {
                for each in branch.content {
                    inScope {
                        for item in each.items {
                            bind(item.pattern, to: type)
                            if let condition = item.condition { _ = infer(condition, expecting: .bool) }
                        }
                        let found = self.value(of: each.body, expecting: expected)
                        if value.isUnknown { value = found }
                    }
                }
            }
        }
        return value
    }

    private func resolve(_ binding: BindingNode) {
        let written = binding.type.map { self.type($0) }
        let found = binding.value.map { value in written.map { infer(value, expecting: $0) } ?? inferFreely(value) }
        let type = written.map { $0.withArguments(of: found ?? .unknown) } ?? found ?? .unknown
        for accessor in binding.accessors {
            if let thrown = accessor.thrown { self.type(thrown) }
            let before = result
            result = type
            inScope {
                if let value = accessor.value { declare(value, type) }
                body(accessor.body, expecting: accessor.isGetter ? type : .void)
            }
            result = before
        }
        bind(binding.pattern, to: type)
    }

    func resolve(_ condition: ConditionNode) {
        switch condition {
        case .expression(let expression): _ = infer(expression, expecting: .bool)
        case .optionalBinding(let pattern, let type, let value):
            let written = type.map { self.type($0) }
            var found = KnownType.unknown
            if let value {
                found = infer(value, expecting: written.map { .optional($0) } ?? .unknown).unwrapped
            } else if case .name(let name) = pattern {
                found = infer(.name(name, labels: nil, generics: []), expecting: .unknown).unwrapped
            }
            bind(pattern, to: written ?? found)
        case .pattern(let pattern, let type, let value):
            let written = type.map { self.type($0) }
            let found = infer(value, expecting: written ?? .unknown)
            bind(pattern, to: written ?? found)
        case .availability: break
        }
    }

    // MARK: Patterns

    func bind(_ pattern: PatternNode, to type: KnownType) {
        switch pattern {
        case .wildcard: break
        case .name(let name): declare(name.word, type)
        case .tuple(let elements):
            guard case .tuple(let types) = type.fullyUnwrapped, types.count == elements.count else {
                for element in elements { bind(element.pattern, to: .unknown) }
                return
            }
            for (element, type) in zip(elements, types) { bind(element.pattern, to: type.type) }
        case .type(let node): self.type(node)
        case .expression(let expression): bind(expression, to: type)
        }
    }

    /// Binds the names in an expression pattern.
    ///
    /// Patterns of enum cases contain the associated values.
    private func bind(_ expression: ExpressionNode, to type: KnownType) {
        switch expression {
        case .pattern(let pattern): bind(pattern, to: type)
        case .optionalChain(let inner): bind(inner, to: type.unwrapped)
        case .postfix(let inner, let mark) where mark.text == "?": bind(inner, to: type.unwrapped)
        case .tuple(let arguments):
            bind(.tuple(arguments.map { (label: $0.label, pattern: .expression($0.value)) }), to: type)
        case .call(.member(let base, let name, _, _), let arguments):
            let owner = base.map { infer($0, expecting: .unknown).instance } ?? type
            let cases = members(name.word, of: owner.fullyUnwrapped).filter { $0.kind == .enumCase }
            let found = cases.first { $0.parameters.count == arguments.arguments.count } ?? cases.first
            if let found {
                addReference(to: found, at: name.offset)
            } else if owner.isUnknown || lacks(name.word, owner.fullyUnwrapped) {
                addUnresolved(name.text, at: name.offset, .receiver, isImplicit: base == nil)
            }
            let types =
                found.map { found in found.parameters.map { payload($0, of: found, in: owner.fullyUnwrapped) } }
                ?? [StandardEnums.payload(of: name.text, in: type) ?? StandardEnums.payload(of: name.text, in: type.fullyUnwrapped)]
                .compactMap(\.self)
            // One tuple may bind several values.
            if arguments.arguments.count == 1, types.count > 1 {
                bind(arguments.arguments[0].value, to: .tuple(types.map { (label: nil, type: $0) }))
                return
            }
            for (index, argument) in arguments.arguments.enumerated() {
                bind(argument.value, to: index < types.count ? types[index] : .unknown)
            }
        case .sequence(let parts):
            // `let a as A`, `is A`.
            if case .operand(let inner)? = parts.first, parts.count == 2 {
                switch parts[1] {
                case .cast(let node, _):
                    bind(inner, to: self.type(node))
                    return
                case .check(let node):
                    self.type(node)
                    return
                default: break
                }
            }
            _ = infer(expression, expecting: type)
        default: _ = infer(expression, expecting: type)
        }
    }

    private func payload(_ parameter: Declaration.Parameter, of declaration: Declaration, in owner: KnownType) -> KnownType {
        table.type(parameter.type, in: declaration).replacing(owner.bindings)
    }
}

extension KnownType {
    /// The type that a metatype refers to, or the type itself if it is not a metatype.
    var instance: KnownType { if case .metatype(let type) = self { type } else { self } }
}
