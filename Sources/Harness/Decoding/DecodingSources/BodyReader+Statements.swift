internal import DecodingPrograms
internal import SwiftSymbols

extension BodyReader {
    func steps(_ statements: [StatementNode]) -> [Step] {
        let locals = builder.declaresFormatter ? [:] : builder.dateFormats.locals(of: statements)
        let changing = builder.declaresFormatter ? [:] : builder.dateFormats.changing(in: statements)
        return statements.flatMap { statement in
            let read = steps(statement)
            guard case .variable(let bindings, _) = statement, case .name(let name)? = bindings.first?.pattern,
                let variable = local(name.text)?.variable
            else { return read }
            if let format = locals[name.text] { formats[variable] = format }
            guard formats[variable] == nil, let reading = changing[name.text] else { return read }
            let format = declare("$format", .unknown)
            changingFormats[variable] = (format, reading)
            return read + [.assign(.variable(format), .constant(.null))]
        }
    }

    /// The formatter whose format changes that an expression names; nil for any other expression.
    func changingFormat(of formatter: ExpressionNode) -> (format: Variable, reading: Builtin)? {
        formatter.nameText.flatMap(local).flatMap { changingFormats[$0.variable] }
    }

    /// The format of the formatter that an expression refers to; nil if it is not known.
    func format(of formatter: ExpressionNode) -> DateTextFormat? {
        if let name = formatter.nameText {
            if let found = local(name) { return formats[found.variable] }
            // A property of the instance hides a constant of the file.
            if declaredProperty(name) != nil { return nil }
        }
        let owner: String? =
            switch selfType {
            case .nominal(let declaration, _): declaration.name.text
            case .outside(let name, _): String(TypeMatching.last(name))
            default: nil
            }
        return builder.declaresFormatter ? nil : builder.dateFormats.format(of: formatter, in: owner)
    }

    private func block(_ statements: [StatementNode]) -> [Step] { inScope { steps(statements) } }

    func steps(_ statement: StatementNode, label: String? = nil) -> [Step] {
        switch statement {
        case .expression(let expression): return expressionSteps(expression)
        case .declaration(let declaration): return localFunction(declaration)
        case .scope(let scope, let statements):
            let outer = context
            context = scope
            defer { context = outer }
            declareFunctions(of: scope)
            return steps(statements)
        case .variable(let bindings, let attributes):
            guard attributes.isEmpty else {
                // A wrapper decides what the variable holds.
                return bindings.flatMap { binding in
                    (binding.value.map { [.evaluate(term($0, expecting: .unknown).term)] } ?? [])
                        + [
                            .bind(
                                pattern(binding.pattern, of: .unknown),
                                opaque("a wrapped local variable", at: declaration.name.offset, mayThrow: true, mayStop: true))
                        ]
                }
            }
            return bindings.flatMap(steps)
        case .if(let conditions, let then, let otherwise):
            let place = firstPlace(conditions)
            // It does not see the variables of the conditions.
            let failed = block(otherwise)
            return inScope {
                let read = self.conditions(conditions)
                return [.branch(read, then: block(then), else: failed, at: place)]
            }
        case .guard(let conditions, let otherwise):
            let place = firstPlace(conditions)
            let failed = block(otherwise)
            return [.branch(self.conditions(conditions), then: [], else: failed, at: place)]
        case .while(let conditions, let body):
            let place = firstPlace(conditions)
            return inScope {
                let read = self.conditions(conditions)
                return [.loop(.while(read), body: block(body), label: label, at: place)]
            }
        case .repeat(let body, let condition):
            return inScope {
                // It does not see the variables of the body.
                let read = term(condition, expecting: .bool).term
                return [.loop(.repeatWhile(read), body: block(body), label: label, at: offset(of: condition))]
            }
        case .for(let pattern, let type, let sequence, let condition, let body, let offset):
            let collection = term(sequence, expecting: type.map { .array(self.type($0)) } ?? .unknown)
            return inScope {
                let element = type.map(self.type) ?? Self.element(of: collection.type)
                let bound = self.pattern(pattern, of: element)
                let read = condition.map { term($0, expecting: .bool).term }
                let loop = Step.loop(.each(bound, in: collection.term, where: read), body: block(body), label: label, at: place(offset))
                let mayStop = ["next", "makeIterator"].contains { builder.stopping.contain(Word($0), of: collection.type) }
                guard mayStop, !collection.type.isUnknown else { return [loop] }
                return [.evaluate(opaque("the elements of a sequence", sequence, mayStop: true)), loop]
            }
        case .switch(let subject, let branches): return [chosen(subject, branches) { self.block($0) }]
        case .do(let body, _, let catches):
            return [.attempt(block(body), catches: catches.map { self.caught($0) { self.block($0) } }, at: firstPlace(body))]
        case .return(let value): return [.return(value.map { converted(term($0, expecting: result), to: result) })]
        case .throw(let value):
            let read = term(value, expecting: .outside("Error", []))
            // An error of a type of the app cannot be a `DecodingError`, so that its value does not matter.
            if case .opaque(let opaque) = read.term, isOtherError(read.type) {
                let stop = Term.opaque(Term.Opaque(mayStop: true, opaque.obstacle))
                return (opaque.operands + (opaque.mayStop ? [stop] : [])).map { .evaluate($0) }
                    + [.throw(.error(builder.name(of: read.type)), type: nil, at: offset(of: value))]
            }
            return [.throw(read.term, type: enumeration(read.type), at: offset(of: value))]
        case .jump(let kind, let label):
            switch kind {
            case .break: return [.break(label: label)]
            case .continue: return [.continue(label: label)]
            case .fallthrough: return [.fallthrough]
            }
        case .labeled(let name, let inner):
            switch inner {
            case .while, .repeat, .for: return steps(inner, label: name.text)
            default: return [.labeled(name.text, steps(inner))]
            }
        case .block(let statements): return block(statements)
        case .deferred(let statements):
            let outer = isComplete
            isComplete = true
            defer { isComplete = outer }
            return [.deferred(block(statements))]
        case .conditional(let branches):
            if let construct = branches.lazy.compactMap({
                self.builder.openConditions.open($0.condition, inFile: self.declaration.file, beyond: self.declaration.condition)
            })
            .first, !branches.allSatisfy({ hasNoEffect($0.content) }) {
                let obstacle = Obstacle(construct, at: firstPlace(branches.flatMap(\.content)))
                return [.evaluate(.opaque(Term.Opaque(mayThrow: true, obstacle)))]
            }
            return branches.first(where: \.condition.isActive).map { steps($0.content) } ?? []
        }
    }

    /// Returns whether statements are only calls such as `print` that neither decode nor throw.
    private func hasNoEffect(_ statements: [StatementNode]) -> Bool {
        statements.allSatisfy { statement in
            guard case .expression = statement else { return false }
            return !steps(statement).hasEffects
        }
    }

    /// Local functions are closures in variables, which are visible in all of their block.
    private func declareFunctions(of scope: Declaration) {
        for function in scope.members where function.kind == .function && function.condition.isActive {
            declare(function.name.text, .function(function.parameters.map { type($0.type) }, function.type.map(type) ?? .void))
        }
    }

    private func localFunction(_ function: Declaration) -> [Step] {
        guard function.kind == .function, function.condition.isActive, let variable = local(function.name.text)?.variable else { return [] }
        let same = function.parent?.members.filter { $0.kind == .function && $0.name.word == function.name.word } ?? []
        guard function.generics.isEmpty, same.count < 2, function.unreadTrait == nil, function.type?.isImplicitlyUnwrapped != true,
            !function.parameters.contains(where: \.isUnclear)
        else {
            let obstacle = Obstacle("the local function \(function.name.text)", at: place(function.name.offset))
            return [.assign(.variable(variable), .opaque(Term.Opaque([], obstacle)))]
        }
        localFunctions[variable] = function
        let outer = (context, result, isComplete)
        defer { (context, result, isComplete) = outer }
        (context, isComplete) = (function, true)
        let first = variableCount
        return inScope {
            let parameters = function.parameters.map { Pattern.bind(declare($0.name.text, type($0.type))) }
            result = function.type.map(type) ?? .void
            let body = bodySteps(function.accessors.first?.body ?? [], expecting: result)
            return [.assign(.variable(variable), .closure(parameters: parameters, body: body, own: first..<variableCount))]
        }
    }

    private func steps(_ binding: BindingNode) -> [Step] {
        let written = binding.type.map(type)
        guard binding.accessors.isEmpty else {
            // The accessors of a local variable run at each use or change.
            let bound = pattern(binding.pattern, of: written ?? .unknown)
            return [.bind(bound, opaque("the accessors of a local variable", at: declaration.name.offset, mayThrow: true, mayStop: true))]
        }
        guard !binding.isWeak else {
            let steps = binding.value.map { [Step.evaluate(term($0, expecting: written ?? .unknown).term)] } ?? []
            let bound = pattern(binding.pattern, of: written ?? .unknown)
            return steps + [.bind(bound, opaque("a weak variable", at: declaration.name.offset))]
        }
        guard !binding.isLazy, binding.type?.isImplicitlyUnwrapped != true else {
            // It may stop the program where it is used.
            let bound = pattern(binding.pattern, of: written ?? .unknown)
            let what = binding.isLazy ? "a lazy variable" : "a variable that may be nil"
            return [.bind(bound, opaque(what, at: declaration.name.offset, mayStop: true))]
        }
        guard let value = binding.value else {
            let bound = pattern(binding.pattern, of: written ?? .unknown)
            // A variable of an optional type is nil, each time that it is declared.
            return written?.isOptional == true ? [.bind(bound, .constant(.null))] : []
        }
        let read = term(value, expecting: written ?? .unknown)
        return [.bind(pattern(binding.pattern, of: written ?? read.type), converted(read, to: written ?? read.type))]
    }

    private func expressionSteps(_ expression: ExpressionNode) -> [Step] {
        switch expression {
        case .statement(let statement): return steps(statement)
        case .tried(let inner, let isForced) where !isForced:
            let outer = isTried
            isTried = true
            defer { isTried = outer }
            return expressionSteps(inner)
        case .sequence(let parts):
            let folded = table.folded(parts)
            if let read = assignment(folded) { return read }
            if case .operand(let only) = folded { return expressionSteps(only) }
        case .call(.member(let base?, let name, _, _), let arguments) where name.text == "append":
            if arguments.trailing.isEmpty, arguments.arguments.count == 1, let target = target(base), target.target.isWhole,
                arguments.arguments[0].label == nil
                    || arguments.arguments[0].label == "contentsOf"
            {
                let list = term(base, expecting: .unknown)
                if case .nominal = list.type.fullyUnwrapped { return statement(expression) }
                let owner = list.type.fullyUnwrapped.outsideName.map { String(TypeMatching.last($0)) }
                if builder.added.hideMethod("append", of: owner, arguments) { return statement(expression) }
                let element = arguments.arguments[0].label == nil ? Self.element(of: list.type) : list.type
                let added = term(arguments.arguments[0].value, expecting: element).term
                let more = arguments.arguments[0].label == nil ? Term.array([added]) : added
                return [.assign(target.target, .builtin(.add, [list.term, more], at: place(name.offset)))] + observed(target.target)
            }
        case .call(.member(let base?, let name, _, _), _) where name.text == "init" && base.isOwn:
            let read = term(expression, expecting: .unknown)
            guard read.type.isOptional else { return [.evaluate(read.term)] }
            // An initializer that gives nil ends the one that calls it.
            let made = declare("$made", read.type.unwrapped)
            return [
                .branch([.unwrap(.bind(made), read.term)], then: [], else: [.return(.constant(.null))], at: offset(of: expression))
            ]
        default: break
        }
        return statement(expression)
    }

    /// The type of a property of `self`; nil if there is none.
    func property(_ name: String) -> KnownType? {
        declaredProperty(name).map { bound(builder.type(of: $0).replacing(selfType.bindings)) }
    }

    func declaredProperty(_ name: String) -> Declaration? {
        // The value of a constant has no instance around it.
        guard constantDepth == 0, case .nominal(let own, _) = selfType else { return nil }
        return table.allMembers(Word(name), of: own).first { $0.kind == .variable && !$0.isStatic && $0.condition.isActive }
    }

    // MARK: Conditions

    func conditions(_ nodes: [ConditionNode]) -> [StepCondition] {
        nodes.map { node in
            switch node {
            case .expression(let expression): return .holds(term(expression, expecting: .bool).term)
            case .optionalBinding(let pattern, let type, let value):
                let written = type.map(self.type)
                let read: TypedTerm
                if let value {
                    read = term(value, expecting: written.map { .optional($0) } ?? .unknown)
                } else if case .name(let name) = pattern {
                    read = term(.name(name, labels: nil, generics: []), expecting: .unknown)
                } else {
                    read = TypedTerm(opaque("a binding without a value", at: 0))
                }
                return .unwrap(self.pattern(pattern, of: written ?? read.type.unwrapped), read.term)
            case .pattern(let pattern, let type, let value):
                let read = term(value, expecting: type.map(self.type) ?? .unknown)
                return .match(self.pattern(pattern, of: type.map(self.type) ?? read.type), read.term)
            case .availability(let isAvailable): return .holds(.constant(.bool(isAvailable)))
            }
        }
    }

    func chosen(_ subject: ExpressionNode, _ branches: [Branch<[CaseNode]>], _ body: ([StatementNode]) -> [Step]) -> Step {
        let read = term(subject, expecting: .unknown)
        let choices = branches.filter(\.condition.isActive).flatMap(\.content).map { node in
            inScope {
                // Variables of several patterns share their names.
                let items = node.items.map { item in
                    (
                        pattern: pattern(item.pattern, of: read.type, sharing: true),
                        condition: item.condition.map { term($0, expecting: .bool).term }
                    )
                }
                return Step.Choice(items: items, body: body(node.body))
            }
        }
        return .choose(read.term, choices, at: offset(of: subject))
    }

    func caught(_ node: CatchNode, _ body: ([StatementNode]) -> [Step]) -> Step.Catch {
        inScope {
            let written = node.items.filter { $0.pattern != nil || $0.condition != nil }
            let error = written.isEmpty ? declare("error", .outside("Error", [])) : nil
            let items = written.map { item in
                (
                    pattern: item.pattern.map { pattern($0, of: .outside("Error", []), sharing: true) } ?? .any,
                    condition: item.condition.map { term($0, expecting: .bool).term }
                )
            }
            return Step.Catch(items: items, error: error, body: body(node.body))
        }
    }

    static func element(of type: KnownType) -> KnownType {
        switch type.fullyUnwrapped {
        case .outside("Array", let arguments), .outside("ArraySlice", let arguments), .outside("Set", let arguments):
            arguments.first ?? .unknown
        case .outside("Dictionary", let arguments) where arguments.count == 2:
            .tuple([(label: "key", type: arguments[0]), (label: "value", type: arguments[1])])
        default: .unknown
        }
    }

    // MARK: Places

    func firstPlace(_ conditions: [ConditionNode]) -> ProgramPlace {
        switch conditions.first {
        case .expression(let expression)?, .pattern(_, _, let expression)?, .optionalBinding(_, _, let expression?)?: offset(of: expression)
        case .optionalBinding(.name(let name), _, nil)?: place(name.offset)
        default: place(declaration.name.offset)
        }
    }

    /// Whether a type cannot be the type of the decoder's errors.
    private func isOtherError(_ type: KnownType) -> Bool {
        switch type {
        case .nominal(let declaration, _): declaration.kind != .protocol
        case .outside(let name, _): Leaves.errors.contains(String(TypeMatching.last(name)))
        default: false
        }
    }

    func firstPlace(_ statements: [StatementNode]) -> ProgramPlace {
        switch statements.first {
        case .expression(let expression)?, .return(let expression?)?, .throw(let expression)?: offset(of: expression)
        case .scope(_, let inner)?: firstPlace(inner)
        case .variable(let bindings, _)?: bindings.first?.value.map { offset(of: $0) } ?? place(declaration.name.offset)
        default: place(declaration.name.offset)
        }
    }

    /// The place at which an expression can be found.
    func offset(of expression: ExpressionNode) -> ProgramPlace { place(expression.anyOffset ?? declaration.name.offset) }
}

extension ExpressionNode {
    /// Whether it is `self` or `super`.
    fileprivate var isOwn: Bool { if case .super = self { true } else { nameText == "self" } }

    /// The offset of a name or literal in the expression; nil if it has none.
    var anyOffset: Int? {
        switch self {
        case .name(let name, _, _): name.offset
        case .member(let base, let name, _, _): base?.anyOffset ?? name.offset
        case .call(let callee, let arguments): callee.anyOffset ?? arguments.offset
        case .subscript(let base, let arguments): base.anyOffset ?? arguments.offset
        case .closure(let closure): closure.offset
        case .literal(_, _, let offset), .interpolation(_, _, let offset), .array(_, let offset), .dictionary(_, let offset): offset
        case .tuple(let arguments): arguments.compactMap(\.value.anyOffset).first
        case .sequence(let parts): parts.compactMap { if case .operand(let operand) = $0 { operand.anyOffset } else { nil } }.first
        case .prefix(let name, _): name.offset
        case .postfix(let inner, _), .optionalChain(let inner), .optional(let inner), .tried(let inner, _), .forced(let inner),
            .awaited(let inner), .reference(let inner):
            inner.anyOffset
        case .statement, .keyPath, .type, .pattern, .conditional, .continued, .super, .missing: nil
        case .macro(let name, _, _): name.offset
        }
    }
}

extension Declaration.Parameter {
    /// Whether a call that leaves it out gives it a value that is not a literal.
    fileprivate var isUnclear: Bool { isVariadic || defaultValue.map { Literals.constant($0) == nil } ?? false }
}
