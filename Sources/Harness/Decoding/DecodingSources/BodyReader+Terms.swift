internal import DecodingPrograms
internal import SwiftSymbols

extension BodyReader {
    /// Reads an expression.
    func term(_ expression: ExpressionNode, expecting expected: KnownType) -> TypedTerm {
        let found = read(expression, expecting: expected)
        if found.term.number == nil, isOtherNumber(found.type, than: expected) {
            // Its literals have the type that the use determines.
            return TypedTerm(opaque("numbers of another type", expression, [found.term], mayStop: true), expected)
        }
        guard found.type.isOptional, found.type.unwrapped.isOptional else { return found }
        // A value that is nil does not have the level at which it is nil.
        return TypedTerm(.builtin(.ofOneLevel, [found.term], at: offset(of: expression)), found.type)
    }

    private func read(_ expression: ExpressionNode, expecting expected: KnownType) -> TypedTerm {
        if case .member(let base?, let name, _, _) = expression, name.text == "self", let type = metatype(base) {
            return typeValue(type, base, expecting: expected)
        }
        if let constant = Literals.constant(expression) { return literal(constant, expression, expecting: expected) }
        if let excess = excess(at: offset(of: expression)) { return TypedTerm(.opaque(Term.Opaque(mayStop: true, excess))) }
        if expression.isCollectionOrText, mayStop(literalOf: expected) {
            return TypedTerm(opaque("a literal of \(builder.name(of: expected))", expression, mayStop: true), expected)
        }
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
                    let mayStop = read.contains { builder.stopping.contain("description", of: $0.type) }
                    let isPlain = read.count == 1 && hasPlainText(read[0].type, values[index])
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
            if Self.isMixed(read) { return TypedTerm(opaque("numbers of two types", expression, read.map(\.term)), .unknown) }
            if expected.fullyUnwrapped.outsideName == "Set" {
                if declaresEquality(element) { return TypedTerm(opaque("a set", expression, read.map(\.term)), expected.fullyUnwrapped) }
                return TypedTerm(.builtin(.unique, [.array(read.map(\.term))], at: offset(of: expression)), expected.fullyUnwrapped)
            }
            if Self.element(of: expected).isUnknown { return TypedTerm(.array(read.map(\.term)), .array(Self.common(read) ?? element)) }
            return TypedTerm(.array(read.map(\.term)), expected.fullyUnwrapped)
        case .dictionary(let elements, _) where elements.isEmpty:
            return TypedTerm(.builtin(.emptyDictionary, [], at: offset(of: expression)), expected)
        case .dictionary(let elements, _) where Self.hasPlainKeys(elements) && Self.isDictionaryOfTexts(expected):
            let types = expected.fullyUnwrapped.arguments
            let operands = elements.flatMap {
                [term($0.0, expecting: .string).term, converted(term($0.1, expecting: types[1]), to: types[1])]
            }
            return TypedTerm(.builtin(.dictionary, operands, at: offset(of: expression)), expected.fullyUnwrapped)
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
            case let name where ["!", "-"].contains(name) && builder.added.hideOperator(name, [read.type]):
                return TypedTerm(opaque("the operator \(name) of the sources", expression, [read.term], mayStop: true), read.type)
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

    /// Whether a value in a text is there as the standard library writes it.
    private func hasPlainText(_ type: KnownType, _ arguments: CallArguments) -> Bool {
        guard arguments.arguments[0].label == nil, let name = type.outsideName, ["String", "Int", "Bool"].contains(name) else {
            return false
        }
        let owners = ["DefaultStringInterpolation", "StringInterpolation"]
        return !builder.added.hideProperty("description", of: name)
            && !owners.contains { builder.added.hideMethod("appendInterpolation", of: $0, arguments) }
    }

    /// Whether a value of `Int` is used as another number, of which the compiler converts none.
    private func isOtherNumber(_ type: KnownType, than expected: KnownType) -> Bool {
        guard type.outsideName == "Int", let name = expected.fullyUnwrapped.outsideName, name != "Int" else { return false }
        return switch Leaves.leaf(named: name) {
        case .integer, .double, .float, .decimal: true
        default: false
        }
    }

    /// Whether literals of whole numbers are beside other numbers, so that they have another type than `Int`.
    static func isMixed(_ terms: [TypedTerm]) -> Bool {
        terms.contains { if case .constant(.integer) = $0.term { $0.type.outsideName == "Int" } else { false } }
            && terms.contains { one in
                if case .constant(.integer) = one.term { return false }
                if case .constant(.double) = one.term { return true }
                return one.type.fullyUnwrapped.outsideName.map { $0 != "Int" && Leaves.leaf(named: $0) != nil } ?? false
            }
    }

    private func literal(_ constant: Constant, _ expression: ExpressionNode, expecting expected: KnownType) -> TypedTerm {
        let wanted = expected.fullyUnwrapped
        switch (constant, wanted) {
        case (.integer, .outside("Float16", _)), (.double, .outside("Float16", _)), (.double, .outside("Decimal", _)):
            return TypedTerm(opaque("a literal of \(wanted.outsideName ?? "")", expression), wanted)
        case (.integer(let number), .outside(let name, _)) where Self.holdsFractions(name):
            return TypedTerm(.constant(.double(Double(number))), wanted)
        case (_, .nominal(let declaration, _)):
            if case .null = constant, expected.isOptional || !takesNil(declaration) { return TypedTerm(.constant(constant), expected) }
            let initializers = table.allMembers("init", of: declaration).filter { $0.parameters.first?.label == "stringLiteral" }
            if builder.conformances.conforms(declaration, to: ["CodingKey"]), case .string = constant,
                initializers.allSatisfy({ CodingKeysReader(builder).storesText($0, of: declaration) })
            {
                return TypedTerm(.keyOf(.constant(constant)), wanted)
            }
            return TypedTerm(opaque("a literal of \(declaration.name.text)", expression, mayStop: mayStop(literalOf: wanted)), wanted)
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

    /// Whether an initializer for literals of a type of the sources may stop the program.
    private func mayStop(literalOf type: KnownType) -> Bool {
        guard case .nominal(let owner, _) = type.fullyUnwrapped, owner.kind != .protocol else { return false }
        return builder.stopping.contain(
            table.allMembers("init", of: owner).filter { $0.parameters.first?.label?.hasSuffix("Literal") ?? false })
    }

    /// Whether `nil` is a value of the type itself, and not only of optionals of it.
    func takesNil(_ declaration: Declaration) -> Bool {
        builder.conformances.conforms(declaration, to: ["ExpressibleByNilLiteral"])
    }

    /// A value as it is used with a type, which makes fractions of literals that were read as whole numbers.
    func converted(_ read: TypedTerm, to type: KnownType) -> Term {
        let inner = type.fullyUnwrapped
        let number = inner.outsideName == "Array" ? Self.element(of: inner).fullyUnwrapped : inner
        guard let name = number.outsideName, Self.holdsFractions(name), builder.key(of: read.type) != builder.key(of: type) else {
            return read.term
        }
        return Self.asFraction(read.term, at: place(declaration.name.offset))
    }

    static func holdsFractions(_ name: String) -> Bool {
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
            return TypedTerm(opaque("a closure that captures \(captured.name.text)", at: node.offset, mayThrow: isTried, mayStop: true))
        }
        let outer = (result, isTried, isComplete, closureStart)
        defer { (result, isTried, isComplete, closureStart) = outer }
        let first = variableCount
        (isTried, isComplete, closureStart) = (false, true, first)
        return inScope {
            var types: [KnownType] = []
            result = .unknown
            if case .function(let parameters, let found) = expected { (types, result) = (parameters, found) }
            if let written = node.result { result = type(written) }
            var patterns: [Pattern] = []
            if let parameters = node.parameters {
                for (index, parameter) in parameters.enumerated() {
                    let type = parameter.type.map(self.type) ?? (types.indices.contains(index) ? types[index] : .unknown)
                    if types.indices.contains(index) { types[index] = type } else { types.append(type) }
                    patterns.append(parameter.name.text == "_" ? .any : .bind(declare(parameter.name.text, type)))
                }
            } else {
                for index in 0..<max(types.count, 1) {
                    patterns.append(.bind(declare("$\(index)", types.indices.contains(index) ? types[index] : .unknown)))
                }
            }
            var given = result
            // A literal may have been read as a whole number.
            let fractions = zip(patterns, node.parameters ?? []).compactMap { pattern, parameter -> Step? in
                guard case .bind(let variable) = pattern, let written = parameter.type else { return nil }
                let value = converted(TypedTerm(.variable(variable)), to: type(written))
                return if case .variable = value { nil } else { .assign(.variable(variable), value) }
            }
            var body: [Step]
            if case .expression(let value)? = node.body.first, node.body.count == 1, !value.isStatement {
                let read = term(value, expecting: result)
                body = [.return(converted(read, to: result))]
                // The use of the closure determines the type of a literal.
                if given.isUnknown, read.term.number == nil { given = read.type }
            } else {
                body = node.body.count == 1 ? valueSteps(node.body, expecting: result) : steps(node.body)
            }
            body = fractions + body
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
            let failed = inScope { valueSteps(otherwise, expecting: expected) }
            return inScope {
                let read = self.conditions(conditions)
                return [.branch(read, then: inScope { valueSteps(then, expecting: expected) }, else: failed, at: place)]
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

extension ExpressionNode {
    fileprivate var isStatement: Bool { if case .statement = self { true } else { false } }

    /// Whether it is a member without a type, such as the case of an enumeration.
    fileprivate var isImplicitMember: Bool { if case .member(nil, _, _, _) = self { true } else { false } }

    /// The value in front of the last `?` of a chain of members, calls and subscripts; nil if there is no `?`.
    var outermostChain: ExpressionNode? {
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

extension ExpressionNode {
    /// Whether it is a literal of a list, of a dictionary or of a text with values.
    fileprivate var isCollectionOrText: Bool {
        switch self {
        case .array, .dictionary, .interpolation: true
        default: false
        }
    }
}
