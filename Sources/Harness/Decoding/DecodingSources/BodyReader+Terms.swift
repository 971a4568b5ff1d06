internal import DecodingPrograms
internal import SwiftSymbols

extension BodyReader {
    /// Reads an expression.
    func term(_ expression: ExpressionNode, expecting expected: KnownType) -> TypedTerm {
        if case .member(let base?, let name, _, _) = expression, name.text == "self", let type = metatype(base) {
            return TypedTerm(.metatype, .metatype(type))
        }
        if let constant = Literals.constant(expression) { return literal(constant, expression, expecting: expected) }
        if pendingChain == nil, let base = expression.outermostChain { return chain(expression, base, expecting: expected) }
        switch expression {
        case .name(let name, _, _): return self.name(name, expression, expecting: expected)
        case .member(let base, let name, _, _): return member(base, name, expression, expecting: expected)
        case .call(let callee, let arguments): return call(callee, arguments, expression, expecting: expected)
        case .subscript(let base, let arguments): return element(of: base, arguments, expression, expecting: expected)
        case .closure(let closure): return self.closure(closure, expecting: expected)
        case .literal: return TypedTerm(opaque("a literal", expression), expected)
        case .interpolation(let values, let texts, _):
            var parts: [Term] = []
            for (index, text) in texts.enumerated() {
                let isPlain = !text.contains { $0 == "\\" || $0 == "\n" }
                parts.append(isPlain ? .constant(.string(text)) : opaque("a text with escapes", expression))
                if values.indices.contains(index) {
                    let read = values[index].arguments.map { term($0.value, expecting: .unknown) }
                    // An optional has another text than its value.
                    let mayStop = read.contains { !$0.type.isUnknown && builder.stopping.contain("description", of: $0.type) }
                    let isPlain =
                        read.count == 1 && values[index].arguments[0].label == nil
                        && ["String", "Int", "Bool"].contains(read[0].type.outsideName ?? "")
                    parts.append(isPlain ? read[0].term : opaque("a value in a text", expression, read.map(\.term), mayStop: mayStop))
                }
            }
            return TypedTerm(.builtin(.joined, parts, at: offset(of: expression)), .string)
        case .array(let elements, _):
            var element = Self.element(of: expected)
            var read: [TypedTerm] = []
            for each in elements {
                read.append(term(each, expecting: element))
                // The first element determines the type of the others.
                if element.isUnknown { element = read[0].type }
            }
            if Self.isMixed(read.map(\.term)) { return TypedTerm(opaque("numbers of two types", expression, read.map(\.term)), expected) }
            if expected.fullyUnwrapped.outsideName == "Set" {
                return TypedTerm(.builtin(.unique, [.array(read.map(\.term))], at: offset(of: expression)), expected.fullyUnwrapped)
            }
            return TypedTerm(.array(read.map(\.term)), Self.element(of: expected).isUnknown ? .array(element) : expected.fullyUnwrapped)
        case .dictionary(let elements, _) where elements.isEmpty:
            return TypedTerm(.builtin(.emptyDictionary, [], at: offset(of: expression)), expected)
        case .dictionary(let elements, _):
            let operands = elements.flatMap { [$0.0, $0.1] }.map { term($0, expecting: .unknown).term }
            // A key that is there twice stops the program.
            let keys = elements.compactMap { Literals.constant($0.0) }
            let isTwice = Set(keys.map { "\($0)" }).count < keys.count
            let mayStop = elements.count > 1 && (isTwice || elements.contains { Literals.constant($0.0) == nil && !$0.0.isImplicitMember })
            return TypedTerm(opaque("a dictionary", expression, operands, mayStop: mayStop), expected)
        case .tuple(let arguments):
            if arguments.count == 1, arguments[0].label == nil { return term(arguments[0].value, expecting: expected) }
            let types: [KnownType] =
                if case .tuple(let parts) = expected, parts.count == arguments.count { parts.map(\.type) } else {
                    arguments.map { _ in .unknown }
                }
            let read = zip(arguments, types).map { ($0.label, term($0.value, expecting: $1)) }
            return TypedTerm(.tuple(read.map { (label: $0.0, value: $0.1.term) }), .tuple(read.map { (label: $0.0, type: $0.1.type) }))
        case .sequence(let parts):
            return term(table.folded(parts), expecting: expected)
        case .prefix(let name, let inner):
            let read = term(inner, expecting: expected)
            switch name.text {
            case "!": return TypedTerm(.not(read.term), .bool)
            case let name where mayStop(operator: name):
                return TypedTerm(opaque("the operator \(name)", expression, [read.term], mayStop: true))
            case "-": return TypedTerm(.builtin(.negate, [read.term], at: place(name.offset)), read.type)
            default: return TypedTerm(opaque("the operator \(name.text)", expression, [read.term]))
            }
        case .optionalChain(let inner):
            if let chain = pendingChain {
                pendingChain = nil
                return TypedTerm(.variable(chain.variable), chain.type)
            }
            return term(inner, expecting: expected)
        case .optional(let inner):
            let read = tried { term(inner, expecting: expected.unwrapped) }
            return TypedTerm(.optionalTry(read.term, at: offset(of: expression)), .optional(read.type.unwrapped))
        case .tried(let inner, let isForced):
            let read = tried { term(inner, expecting: expected) }
            return isForced ? TypedTerm(.forcedTry(read.term, at: offset(of: expression)), read.type) : read
        case .forced(let inner):
            let read = term(inner, expecting: .optional(expected))
            return TypedTerm(.forced(read.term, at: offset(of: expression)), read.type.unwrapped)
        case .reference(let inner):
            let read = term(inner, expecting: expected)
            return target(inner).map { TypedTerm(.passed(changed($0.target), read.term), read.type) } ?? read
        case .statement(let statement): return TypedTerm(.block(valueSteps([statement], expecting: expected)), expected)
        case .type(let node): return TypedTerm(.metatype, .metatype(type(node)))
        case .conditional(let base?, let branches):
            if branches.contains(where: \.condition.isActive) {
                return TypedTerm(opaque("code in #if behind an expression", expression, mayThrow: isTried))
            }
            return term(base, expecting: expected)
        case .keyPath(_, let parts):
            // `map(\\.name)` as `map { $0.name }`.
            return keyPath(parts, expression, expecting: expected)
        case .postfix(let inner, let name):
            return TypedTerm(
                opaque(
                    "the operator \(name.text)", expression, [term(inner, expecting: .unknown).term], mayStop: mayStop(operator: name.text))
            )
        case .awaited, .macro, .pattern, .conditional, .continued, .super, .missing:
            return TypedTerm(opaque("an expression", expression, mayThrow: isTried))
        }
    }

    /// Whether literals of whole numbers and of others are together, so that all of them are fractions.
    private static func isMixed(_ terms: [Term]) -> Bool {
        terms.contains { if case .constant(.integer) = $0 { true } else { false } }
            && terms.contains { if case .constant(.double) = $0 { true } else { false } }
    }

    private func literal(_ constant: Constant, _ expression: ExpressionNode, expecting expected: KnownType) -> TypedTerm {
        let wanted = expected.fullyUnwrapped
        switch (constant, wanted) {
        case (.integer(let number), .outside(let name, _)) where Self.holdsFractions(name):
            return TypedTerm(.constant(.double(Double(number))), wanted)
        case (_, .nominal(let declaration, _)):
            if case .null = constant { return TypedTerm(.constant(constant), expected) }
            if builder.conformances.conforms(declaration, to: ["CodingKey"]), case .string = constant {
                return TypedTerm(.keyOf(.constant(constant)), wanted)
            }
            return TypedTerm(opaque("a literal of \(declaration.name.text)", expression), wanted)
        case (.null, _): return TypedTerm(.constant(constant), expected)
        case (.string, .unknown): return TypedTerm(.constant(constant), .string)
        case (.integer, .unknown): return TypedTerm(.constant(constant), .int)
        case (.double, .unknown): return TypedTerm(.constant(constant), .double)
        case (.bool, .unknown): return TypedTerm(.constant(constant), .bool)
        case (.integer, .outside("String", _)), (.integer, .outside("Bool", _)): return TypedTerm(.constant(constant), .int)
        case (.double, .outside("String", _)), (.double, .outside("Bool", _)): return TypedTerm(.constant(constant), .double)
        case (.bool, .outside(let name, _)) where name != "Bool" && Leaves.leaf(named: name) != nil:
            return TypedTerm(.constant(constant), .bool)
        case (.string, .outside(let name, _)) where name == "Bool" || Leaves.integer(named: name) != nil || Self.holdsFractions(name):
            return TypedTerm(.constant(constant), .string)
        default: return TypedTerm(.constant(constant), wanted)
        }
    }

    private static func holdsFractions(_ name: String) -> Bool {
        switch Leaves.leaf(named: name) {
        case .double, .float: true
        default: name == "CGFloat"
        }
    }

    private func tried(_ read: () -> TypedTerm) -> TypedTerm {
        let outer = isTried
        isTried = true
        defer { isTried = outer }
        return read()
    }

    /// A value that the sources do not determine.
    func opaque(
        _ what: String, _ expression: ExpressionNode, _ operands: [Term] = [], mayThrow: Bool = false, mayStop: Bool = false
    ) -> Term {
        .opaque(Term.Opaque(operands, mayThrow: mayThrow, mayStop: mayStop, Obstacle(what, at: offset(of: expression))))
    }

    func opaque(_ what: String, at offset: Int, _ operands: [Term] = [], mayThrow: Bool = false, mayStop: Bool = false) -> Term {
        .opaque(Term.Opaque(operands, mayThrow: mayThrow, mayStop: mayStop, Obstacle(what, at: place(offset))))
    }

    // MARK: Operators

    func term(_ node: FoldedNode, expecting expected: KnownType) -> TypedTerm {
        if let assigned = assignment(node) { return TypedTerm(.block(assigned), .void) }
        switch node {
        case .operand(let expression): return term(expression, expecting: expected)
        case .assignment: return TypedTerm(.metatype, .void)
        case .ternary(let condition, let then, let otherwise):
            let read = [term(then, expecting: expected), term(otherwise, expecting: expected)]
            if Self.isMixed(read.map(\.term)) {
                return TypedTerm(
                    opaque("numbers of two types", at: declaration.name.offset, [term(condition, expecting: .bool).term]), expected)
            }
            let known = read.first { !$0.type.isUnknown }?.type ?? expected
            return TypedTerm(
                .ternary(term(condition, expecting: .bool).term, read[0].term, read[1].term, at: place(declaration.name.offset)), known)
        case .cast(let inner, let node, let kind):
            let type = type(node)
            let read = term(inner, expecting: kind == .optional ? .unknown : type)
            if kind == .plain { return TypedTerm(read.term, type) }
            let place = self.place(node.heads.first?.offset ?? declaration.name.offset)
            return TypedTerm(
                .cast(read.term, checked(type), isForced: kind == .forced, at: place), kind == .optional ? .optional(type) : type)
        case .check(let inner, let node):
            let read = term(inner, expecting: .unknown)
            let steps: [Step] = [
                .branch(
                    [.match(.type(checked(type(node)), .any), read.term)], then: [.return(.constant(.bool(true)))],
                    else: [.return(.constant(.bool(false)))], at: place(declaration.name.offset))
            ]
            return TypedTerm(.block(steps), .bool)
        case .binary(let name, let left, let right): return binary(name, left, right, expecting: expected)
        }
    }

    private func binary(_ name: NameNode, _ left: FoldedNode, _ right: FoldedNode, expecting expected: KnownType) -> TypedTerm {
        switch name.text {
        case "??":
            let first = term(left, expecting: expected.isUnknown ? .unknown : .optional(expected.unwrapped))
            let second = term(right, expecting: first.type.unwrapped.isUnknown ? expected : first.type.unwrapped)
            return TypedTerm(.coalesce(first.term, second.term), second.type.isOptional ? first.type : first.type.unwrapped)
        case "&&": return TypedTerm(.and(term(left, expecting: .bool).term, term(right, expecting: .bool).term), .bool)
        case "||": return TypedTerm(.or(term(left, expecting: .bool).term, term(right, expecting: .bool).term), .bool)
        default: break
        }
        let comparisons: [String: Term.Comparison] = [
            "==": .equal, "!=": .notEqual, "<": .less, "<=": .lessOrEqual, ">": .greater, ">=": .greaterOrEqual,
        ]
        // The type of the other side determines a literal or an implicit member.
        let comparison = comparisons[name.text]
        let first: TypedTerm
        let second: TypedTerm
        if left.isImplicit {
            second = term(right, expecting: comparison == nil ? expected : .unknown)
            first = term(left, expecting: second.type.fullyUnwrapped)
        } else {
            first = term(left, expecting: comparison == nil ? expected : .unknown)
            second = term(right, expecting: first.type.fullyUnwrapped)
        }
        if let comparison {
            for case .nominal(let type, _) in [first.type.fullyUnwrapped, second.type.fullyUnwrapped]
            where table.ownMembers(comparison == .notEqual ? "==" : name.word, of: type).contains(where: \.isStatic) {
                if let called = ownComparison(comparison, of: type, first, second, at: name) { return called }
                let mayStop = ["==", "<"].contains { builder.stopping.contain(table.ownMembers($0, of: type)) }
                return TypedTerm(
                    opaque("the operator \(name.text) of \(type.name.text)", at: name.offset, [first.term, second.term], mayStop: mayStop),
                    .bool)
            }
            if left.isNone || right.isNone || Self.isFloat(first.type) || Self.isFloat(second.type) {
                // `.none` may be a case of the type itself, and a literal of Float has another value than one of Double.
                return TypedTerm(opaque("the operator \(name.text)", at: name.offset, [first.term, second.term]), .bool)
            }
            let isAtRisk = [first.type, second.type].contains { type in
                !type.isUnknown && ["==", "<"].contains { builder.stopping.contain($0, of: type) }
            }
            if isAtRisk {
                return TypedTerm(
                    opaque("the operator \(name.text)", at: name.offset, [first.term, second.term], mayStop: true), .bool)
            }
            return TypedTerm(.compare(comparison, first.term, second.term), .bool)
        }
        if name.text == "..." || name.text == "..<" {
            let isClosed = Term.constant(.bool(name.text == "..."))
            return TypedTerm(
                .builtin(.range, [first.term, second.term, isClosed], at: place(name.offset)),
                .outside(name.text == "..." ? "ClosedRange" : "Range", [first.type]))
        }
        if let found = ownOperator(name, [first, second], expecting: expected) { return found }
        let arithmetic: [String: Builtin] = ["+": .add, "-": .subtract, "*": .multiply, "/": .divide, "%": .remainder]
        if let builtin = arithmetic[name.text] {
            // The type of two literals follows from the use: `1 / 2` may be a fraction.
            if let left = first.term.number, let right = second.term.number {
                switch expected.fullyUnwrapped.outsideName.flatMap({ Leaves.leaf(named: $0) }) {
                case .double?:
                    let operands = [Term.constant(.double(left)), .constant(.double(right))]
                    return TypedTerm(.builtin(builtin, operands, at: place(name.offset)), .double)
                case .integer(let width)? where width.bits == 64 && width.isSigned: break
                default: return TypedTerm(opaque("the operator \(name.text)", at: name.offset, [first.term, second.term]), expected)
                }
            }
            let type = first.type.isUnknown ? second.type : first.type
            let operands = [first.term, second.term]
            switch type.outsideName.flatMap({ Leaves.leaf(named: $0) }) {
            case .integer(let width)?:
                return TypedTerm(.builtin(builtin, operands + width.bounds.map { .constant(.integer($0)) }, at: place(name.offset)), type)
            case .float?: return TypedTerm(opaque("the operator \(name.text) of Float", at: name.offset, operands), type)
            case nil where type.isUnknown && (builtin == .divide || builtin == .remainder):
                // The numbers may be whole ones, of which none is divided by 0.
                return TypedTerm(.builtin(builtin, operands + [.constant(.null)], at: place(name.offset)), type)
            default: return TypedTerm(.builtin(builtin, operands, at: place(name.offset)), type)
            }
        }
        return TypedTerm(
            opaque("the operator \(name.text)", at: name.offset, [first.term, second.term], mayThrow: isTried),
            first.type.isUnknown ? second.type : first.type)
    }

    /// A call of the operator of a type that decides a comparison; nil if there are several.
    private func ownComparison(
        _ comparison: Term.Comparison, of type: Declaration, _ first: TypedTerm, _ second: TypedTerm, at name: NameNode
    ) -> TypedTerm? {
        let isEquality: Bool =
            switch comparison {
            case .equal, .notEqual: true
            case .less, .lessOrEqual, .greater, .greaterOrEqual: false
            }
        // The others follow from `==` and `<`, unless the type declares them.
        let own = [">", "<=", ">=", "!="].flatMap { table.allMembers($0, of: type) }
        let found = table.allMembers(isEquality ? "==" : "<", of: type)
        guard own.isEmpty, found.count == 1, !first.type.isOptional, !second.type.isOptional else { return nil }
        let isSwapped: Bool
        let isNegated: Bool
        switch comparison {
        case .equal, .less: (isSwapped, isNegated) = (false, false)
        case .notEqual, .greaterOrEqual: (isSwapped, isNegated) = (false, true)
        case .greater: (isSwapped, isNegated) = (true, false)
        case .lessOrEqual: (isSwapped, isNegated) = (true, true)
        }
        // The operands are evaluated in the order in which they are written.
        guard !isSwapped || !first.term.hasEffects && !second.term.hasEffects,
            let called = call(of: found[0], isSwapped ? [second, first] : [first, second], at: name)
        else { return nil }
        return isNegated ? TypedTerm(.not(called.term), .bool) : called
    }

    /// A call of the function of an operator; nil if it is not the one for the operands.
    private func call(of found: Declaration, _ operands: [TypedTerm], at name: NameNode) -> TypedTerm? {
        guard found.kind == .function, found.generics.isEmpty, found.parameters.count == operands.count, !found.accessors.isEmpty,
            !found.delaysArguments, !found.isThrowing || isTried
        else { return nil }
        let matches = zip(operands, found.parameters).allSatisfy { operand, parameter in
            builder.key(of: bound(builder.type(parameter.type, at: found))) == builder.key(of: operand.type)
        }
        guard matches else { return nil }
        let owner = table.selfType(in: found)
        let number = builder.function(found, bindings: [:], selfType: owner)
        return TypedTerm(
            .call(number, [.metatype] + operands.map(\.term), at: place(name.offset)),
            found.type.map { builder.type($0, at: found) } ?? .void)
    }

    /// Returns whether an operator of the sources may stop the program.
    private func mayStop(operator name: String) -> Bool {
        builder.stopping.contain(named: name) || builder.stopping.contain(table.topLevel(Word(name), from: declaration.file))
    }

    private static func isFloat(_ type: KnownType) -> Bool {
        if case .float? = type.fullyUnwrapped.outsideName.flatMap({ Leaves.leaf(named: $0) }) { true } else { false }
    }

    /// An operator of a type of the sources; nil for one of the standard library.
    private func ownOperator(_ name: NameNode, _ operands: [TypedTerm], expecting expected: KnownType) -> TypedTerm? {
        let own = operands.flatMap { operand -> [Declaration] in
            guard case .nominal(let owner, _) = operand.type.fullyUnwrapped else { return [] }
            return table.allMembers(name.word, of: owner)
        }
        let found = own + table.topLevel(name.word, from: declaration.file)
        if found.count == 1, let called = call(of: found[0], operands, at: name) { return called }
        guard !found.isEmpty || operands.contains(where: \.type.isUnknown) && builder.stopping.contain(named: name.text) else { return nil }
        return TypedTerm(
            opaque(
                "the operator \(name.text)", at: name.offset, operands.map(\.term),
                mayThrow: isTried && found.contains(where: \.isThrowing),
                mayStop: found.isEmpty || builder.stopping.contain(found)), expected)
    }

    // MARK: Chains

    /// Reads an expression with a `?` in it.
    private func chain(_ expression: ExpressionNode, _ base: ExpressionNode, expecting expected: KnownType) -> TypedTerm {
        let first = term(base, expecting: .unknown)
        let variable = declare("$chain", first.type.unwrapped)
        pendingChain = (variable, first.type.unwrapped)
        let rest = term(expression, expecting: expected.unwrapped)
        pendingChain = nil
        return TypedTerm(.chain(first.term, variable, rest.term), .optional(rest.type.unwrapped))
    }

    // MARK: Closures and statements

    private func closure(_ node: ClosureNode, expecting expected: KnownType) -> TypedTerm {
        // A captured value is another variable.
        if let captured = node.captures.first(where: { $0.name.text != "self" && $0.name.text != "weak" && $0.name.text != "unowned" }) {
            return TypedTerm(opaque("a closure that captures \(captured.name.text)", at: node.offset, mayThrow: isTried))
        }
        let outer = (result, isTried, isComplete)
        defer { (result, isTried, isComplete) = outer }
        (isTried, isComplete) = (false, true)
        let first = variableCount
        return inScope {
            var types: [KnownType] = []
            result = .unknown
            if case .function(let parameters, let found) = expected { (types, result) = (parameters, found) }
            if let written = node.result { result = type(written) }
            var patterns: [Pattern] = []
            if let parameters = node.parameters {
                for (index, parameter) in parameters.enumerated() {
                    let type = parameter.type.map(self.type) ?? (types.indices.contains(index) ? types[index] : .unknown)
                    patterns.append(parameter.name.text == "_" ? .any : .bind(declare(parameter.name.text, type)))
                }
            } else {
                for index in 0..<max(types.count, 1) {
                    patterns.append(.bind(declare("$\(index)", types.indices.contains(index) ? types[index] : .unknown)))
                }
            }
            var given = result
            let body: [Step]
            if case .expression(let value)? = node.body.first, node.body.count == 1, !value.isStatement {
                let read = term(value, expecting: result)
                body = [.return(read.term)]
                if given.isUnknown { given = read.type }
            } else {
                body = node.body.count == 1 ? valueSteps(node.body, expecting: result) : steps(node.body)
            }
            return TypedTerm(.closure(parameters: patterns, body: body, own: first..<variableCount), .function(types, given))
        }
    }

    private func keyPath(_ parts: [KeyPathPart], _ expression: ExpressionNode, expecting expected: KnownType) -> TypedTerm {
        guard case .function(let inputs, _) = expected else { return TypedTerm(opaque("a key path", expression)) }
        let offset = parts.lazy.compactMap { if case .property(let name, _) = $0 { name.offset } else { nil } }.first ?? 0
        var body = ExpressionNode.name(NameNode(word: "$0", offset: offset), labels: nil, generics: [])
        for part in parts {
            guard case .property(let name, let generics) = part else { return TypedTerm(opaque("a key path", expression)) }
            if name.text != "self" { body = .member(body, name, labels: nil, generics: generics) }
        }
        let closure = ClosureNode(
            offset: offset, attributes: [], captures: [], parameters: nil, thrown: nil, result: nil, body: [.expression(body)])
        return self.closure(closure, expecting: .function(inputs, .unknown))
    }

    /// The steps of a block whose single expression is its value: a closure's body, or a branch of an `if` expression.
    func valueSteps(_ statements: [StatementNode], expecting expected: KnownType) -> [Step] {
        guard statements.count == 1 else {
            guard case .expression(let value)? = statements.last else { return steps(statements) }
            return steps(Array(statements.dropLast())) + [.return(term(value, expecting: expected).term)]
        }
        switch statements[0] {
        case .expression(.statement(let statement)): return valueSteps([statement], expecting: expected)
        case .expression(let value): return [.return(term(value, expecting: expected).term)]
        case .if(let conditions, let then, let otherwise):
            let place = firstPlace(conditions)
            return inScope {
                let read = self.conditions(conditions)
                return [
                    .branch(
                        read, then: inScope { valueSteps(then, expecting: expected) },
                        else: inScope { valueSteps(otherwise, expecting: expected) }, at: place)
                ]
            }
        case .switch(let subject, let branches):
            return [chosen(subject, branches) { body in self.inScope { self.valueSteps(body, expecting: expected) } }]
        case .do(let body, _, let catches):
            return [
                .attempt(
                    inScope { valueSteps(body, expecting: expected) },
                    catches: catches.map { node in self.caught(node) { body in self.inScope { self.valueSteps(body, expecting: expected) } }
                    },
                    at: firstPlace(body))
            ]
        case .scope(_, let inner): return valueSteps(inner, expecting: expected)
        default: return steps(statements)
        }
    }
}

extension FoldedNode {
    /// Whether it is `.none`.
    fileprivate var isNone: Bool {
        if case .operand(.member(nil, let name, _, _)) = self { name.text == "none" } else { false }
    }

    /// Whether the type of the value follows from its surroundings: a literal, or a member without a type.
    fileprivate var isImplicit: Bool {
        guard case .operand(let only) = self else { return false }
        switch only {
        case .literal, .member(nil, _, _, _), .call(.member(nil, _, _, _), _): return true
        default: return false
        }
    }
}

extension ExpressionNode {
    fileprivate var isStatement: Bool { if case .statement = self { true } else { false } }

    /// Whether it is a member without a type, such as the case of an enumeration.
    fileprivate var isImplicitMember: Bool { if case .member(nil, _, _, _) = self { true } else { false } }

    /// The value in front of the last `?` of a chain of members, calls and subscripts; nil if there is no `?`.
    fileprivate var outermostChain: ExpressionNode? {
        switch self {
        case .optionalChain(let inner): inner
        case .member(let base?, _, _, _): base.outermostChain
        case .call(let callee, _): callee.outermostChain
        case .subscript(let base, _): base.outermostChain
        case .forced(let inner): inner.outermostChain
        default: nil
        }
    }
}
