internal import DecodingPrograms
internal import SwiftSymbols

extension BodyReader {
    func superInitializer(_ arguments: CallArguments, _ expression: ExpressionNode) -> TypedTerm {
        guard case .nominal(let own, _) = selfType, let parent = table.superclass(of: own) else {
            return unread("super.init", nil, arguments, expression, mayThrow: isTried)
        }
        return initializer(of: parent.replacing(selfType.bindings), arguments, expression, continuing: true)
    }

    /// - Parameter continuing: Whether the initializer continues with the object of this one: `self.init`, `super.init`.
    func initializer(
        of type: KnownType, _ arguments: CallArguments, _ expression: ExpressionNode, continuing: Bool = false
    ) -> TypedTerm {
        let labels = arguments.arguments.map(\.label)
        switch type {
        case .nominal(let owner, _):
            if labels == ["from"], Self.container(argumentType(arguments)) == "Decoder" {
                let decoder = term(arguments.arguments[0].value, expecting: .outside("Decoder", [])).term
                let number = builder.number(of: type, at: offset(of: expression))
                if continuing, let own = ownDecoding(owner) {
                    let function = builder.function(own, bindings: type.bindings, selfType: type)
                    return TypedTerm(.call(function, [.variable(.own), decoder], at: offset(of: expression)), type)
                }
                return TypedTerm(.make(number, from: decoder, at: offset(of: expression)), type)
            }
            if builder.conformances.conforms(owner, to: ["CodingKey"]) { return keyInitializer(owner, type, arguments, expression) }
            if labels == ["rawValue"] {
                let found = rawInitializer(owner, type, arguments, expression)
                return continuing
                    ? TypedTerm(.builtin(.assignSelf, [.variable(.own), found.term], at: offset(of: expression)), type) : found
            }
            return ownInitializer(owner, type, arguments, expression, continuing)
        case .outside(let name, _): return outsideInitializer(String(TypeMatching.last(name)), type, arguments, expression)
        default: return unread("an initializer", nil, arguments, expression, type: type, mayThrow: isTried)
        }
    }

    func argumentType(_ arguments: CallArguments) -> KnownType {
        guard case .name(let name, _, _)? = arguments.arguments.first?.value else {
            // `try container.superDecoder()`.
            let outer = (variableCount, scopes)
            defer { (variableCount, scopes) = outer }
            return arguments.arguments.first.map { term($0.value, expecting: .unknown).type } ?? .unknown
        }
        return local(name.text)?.type ?? .unknown
    }

    func ownDecoding(_ owner: Declaration) -> Declaration? {
        table.ownMembers("init", of: owner).first {
            table.isDecodingInitializer($0) && $0.isCandidate && !$0.accessors.isEmpty
        }
    }

    func rawInitializer(_ owner: Declaration, _ type: KnownType, _ arguments: CallArguments, _ expression: ExpressionNode)
        -> TypedTerm
    {
        let raw = builder.conformances.rawType(of: owner) ?? .unknown
        let own = table.allMembers("init", of: owner).first { $0.isRawInitializer && $0.condition.isActive && !$0.accessors.isEmpty }
        let isFailable = own.map(\.isFailable) ?? (owner.kind == .enum)
        let read = term(arguments.arguments[0].value, expecting: own.map { bound(builder.type($0.parameters[0].type, at: $0)) } ?? raw)
        if let own {
            let function = builder.function(own, bindings: type.bindings, selfType: type)
            return TypedTerm(.call(function, [read.term], at: offset(of: expression)), isFailable ? .optional(type) : type)
        }
        guard owner.kind == .enum else { return TypedTerm(.builtin(.value, [read.term], at: offset(of: expression)), type) }
        guard !Self.isFloat(raw), let cases = DeclaredTypeReader.rawCases(of: owner, raw, builder) else {
            return TypedTerm(opaque("the raw values of \(owner.name.text)", expression, [read.term]), .optional(type))
        }
        // The case with the raw value, or nil.
        let choices = cases.map { one in
            Step.Choice(items: [(.equal(.constant(one.value)), nil)], body: [.return(.case(nil, one.name, []))])
        }
        let other = Step.Choice(items: [], body: [.return(.constant(.null))])
        return TypedTerm(.block([.choose(read.term, choices + [other], at: offset(of: expression))]), .optional(type))
    }

    func keyInitializer(_ owner: Declaration, _ type: KnownType, _ arguments: CallArguments, _ expression: ExpressionNode)
        -> TypedTerm
    {
        guard arguments.arguments.count == 1 else {
            return unread(owner.name.text, nil, arguments, expression, type: type, mayThrow: isTried)
        }
        let label = arguments.arguments[0].label
        let read = term(arguments.arguments[0].value, expecting: label == "intValue" ? .int : .string)
        if owner.kind == .enum {
            guard let keys = CodingKeysReader(builder).keys(in: owner), label == "stringValue" || label == "rawValue" else {
                return unread(owner.name.text, nil, arguments, expression, type: .optional(type), mayThrow: isTried)
            }
            // One of the keys, or nil.
            let choices = keys.map { Step.Choice(items: [(.equal(.constant(.string($0.key))), nil)], body: [.return(.key($0.key))]) }
            let block = Term.block([
                .choose(read.term, choices + [Step.Choice(items: [], body: [.return(.constant(.null))])], at: offset(of: expression))
            ])
            return TypedTerm(block, .optional(type))
        }
        let initializers = table.ownMembers("init", of: owner).filter {
            $0.parameters.count == 1 && $0.parameters[0].label == label && $0.condition.isActive
        }
        let isFailable = initializers.first?.isFailable ?? false
        let isStored =
            label == "stringValue"
            ? CodingKeysReader(builder).acceptsAnyText(owner)
            : initializers.first.map { CodingKeysReader(builder).storesText($0, of: owner) } ?? false
        guard isStored else {
            return unread(owner.name.text, nil, arguments, expression, type: isFailable ? .optional(type) : type, mayThrow: isTried)
        }
        return TypedTerm(.keyOf(read.term), isFailable ? .optional(type) : type)
    }

    func ownInitializer(
        _ owner: Declaration, _ type: KnownType, _ arguments: CallArguments, _ expression: ExpressionNode, _ continuing: Bool
    ) -> TypedTerm {
        let initializers = table.ownMembers("init", of: owner).filter {
            $0.kind == .initializer && $0.isCandidate && !$0.accessors.isEmpty
        }
        if initializers.contains(where: { $0.delaysArguments && Self.assigned($0, arguments) != nil }) {
            return delayed(initializers, nil, arguments, expression, expecting: type)
        }
        let labels = arguments.arguments.map(\.label)
        if isChosenByConstraint(table.allMembers("init", of: owner).filter { $0.parameters.map(\.label) == labels }) {
            return unread(owner.name.text, nil, arguments, expression, type: type, mayThrow: isTried, mayStop: true)
        }
        if isDeinitialized(owner) {
            return unread(
                "\(owner.name.text), which has a deinit", nil, arguments, expression, type: type, mayThrow: isTried, mayStop: true)
        }
        var matching = initializers.compactMap { match($0, nil, arguments, expecting: .unknown) }
        if matching.isEmpty {
            // Types that are not known do not match, but labels do.
            let labelled = initializers.compactMap { candidate in
                Self.assigned(candidate, arguments).map { (candidate, $0.omitted, $0.taken) }
            }
            if labelled.count == 1, let (candidate, omitted, taken) = labelled.first, candidate.generics.isEmpty {
                matching = [
                    Match(
                        declaration: candidate, bindings: [:], omitted: omitted, types: taken.map { builder.type($0.type, at: candidate) })
                ]
            }
        }
        let place = offset(of: expression)
        let isError = builder.conformances.conforms(owner, to: ["Error", "LocalizedError"])
        if isError {
            if initializers.contains(where: { $0.isFailable || $0.isThrowing }) || builder.stopping.contain(initializers) {
                return unread(
                    owner.name.text, nil, arguments, expression,
                    type: initializers.contains(where: \.isFailable) ? .optional(type) : type,
                    mayThrow: isTried && initializers.contains(where: \.isThrowing), mayStop: builder.stopping.contain(initializers))
            }
            // An initializer may change the instances that it gets.
            let given = self.arguments(arguments, expecting: []).map(\.term)
            let read =
                given.isEmpty || initializers.isEmpty
                ? given.map { Step.evaluate($0) } : [.evaluate(opaque("the initializer of \(owner.name.text)", expression, given))]
            let error = Term.error(builder.name(of: type))
            return TypedTerm(read.isEmpty ? error : .block(read + [.return(error)]), type)
        }
        let fewest = matching.map(\.omitted.count).min() ?? 0
        matching = matching.filter { $0.omitted.count == fewest }
        if matching.count > 1 || !matching.isEmpty && isMemberwise(arguments, of: owner, initializers) {
            // The compiler chooses one by rules that are not followed here.
            let found = matching.map(\.declaration)
            return unread(
                owner.name.text, nil, arguments, expression, type: found.contains(where: \.isFailable) ? .optional(type) : type,
                mayThrow: isTried && found.contains(where: \.isThrowing), mayStop: builder.stopping.contain(found))
        }
        guard let match = matching.first else {
            // The memberwise initializer of a structure, or one that is inherited.
            if owner.kind == .struct, !initializers.contains(where: { $0.parent === owner }) {
                let properties = DeclaredTypeReader.storedProperties(of: owner)
                let isWrapped = properties.contains { if case .none = WrapperReader(builder).wrapped($0) { false } else { true } }
                if !arguments.trailing.isEmpty {
                    // The property that gets a closure follows from the types.
                    return unread(owner.name.text, nil, arguments, expression, type: type, mayThrow: isTried, mayStop: true)
                }
                if isWrapped {
                    return unread(
                        owner.name.text, nil, arguments, expression, type: type, mayThrow: isTried,
                        mayStop: properties.contains(where: isWrappedAtRisk))
                }
                let types = arguments.arguments.map { argument in
                    properties.first { $0.name.text == argument.label }.map { bound(builder.type(of: $0).replacing(type.bindings)) }
                        ?? .unknown
                }
                let read = self.arguments(arguments, expecting: types)
                var labelled = zip(arguments.arguments, zip(read, types)).map { (label: $0.label, value: converted($1.0, to: $1.1)) }
                if !continuing {
                    labelled += initialValues(of: owner).filter { one in !labelled.contains { $0.label == one.property } }.map {
                        (label: $0.property, value: $0.value)
                    }
                }
                return TypedTerm(.builtin(continuing ? .assignProperties : .object, [.variable(.own), .tuple(labelled)], at: place), type)
            }
            if owner.kind == .class, owner.inherited.isEmpty, initializers.isEmpty, arguments.arguments.isEmpty, !continuing {
                let values = initialValues(of: owner).map { (label: String?.some($0.property), value: $0.value) }
                return TypedTerm(.builtin(.instance, [.constant(.null), .tuple(values)], at: place), type)
            }
            return unread(
                owner.name.text, nil, arguments, expression, type: type, mayThrow: isTried,
                mayStop: builder.stopping.contain(table.allMembers("init", of: owner)))
        }
        let read = self.arguments(arguments, expecting: match.types)
        let number = builder.function(
            match.declaration, bindings: match.bindings.merging(type.bindings) { own, _ in own }, omitted: match.omitted, selfType: type)
        let result: KnownType = match.declaration.isFailable ? .optional(type) : type
        let values = zip(read, match.types).map { converted($0, to: $1) }
        return TypedTerm(.call(number, continuing ? [.variable(.own)] + values : values, at: place), result)
    }

    /// Returns whether code runs when an instance of a class ends.
    private func isDeinitialized(_ owner: Declaration) -> Bool {
        owner.kind == .class
            && table.ancestors(of: owner).contains { one in
                one.members.contains { $0.kind == .deinitializer && $0.accessors.contains { !$0.body.isEmpty } }
            }
    }

    /// Returns whether the labels of a call are those of the memberwise initializer of a structure.
    private func isMemberwise(_ arguments: CallArguments, of owner: Declaration, _ initializers: [Declaration]) -> Bool {
        guard owner.kind == .struct, !initializers.contains(where: { $0.parent === owner }) else { return false }
        let properties = DeclaredTypeReader.storedProperties(of: owner).filter { !($0.isConstant && $0.value != nil) }
        let labels = Set((arguments.arguments + arguments.trailing).map(\.label))
        let needed = properties.filter { $0.value == nil && !(builder.type(of: $0).isOptional) }
        return labels.isSubset(of: properties.map(\.name.text)) && labels.isSuperset(of: needed.map(\.name.text))
    }

    /// Returns whether the wrapper of a property may stop the program when it gets a value.
    func isWrappedAtRisk(_ property: Declaration) -> Bool {
        guard case .wrapper(.nominal(let wrapper, _)) = WrapperReader(builder).wrapped(property) else { return false }
        return builder.stopping.contain(table.allMembers("init", of: wrapper) + table.allMembers("wrappedValue", of: wrapper))
    }
}
