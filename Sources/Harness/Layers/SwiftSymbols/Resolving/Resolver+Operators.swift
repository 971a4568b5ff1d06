extension Resolver {
    func infer(_ parts: [SequencePart], expecting expected: KnownType) -> KnownType {
        // `await` covers everything to its right.
        let isAwaited = parts.contains { if case .operand(.awaited) = $0 { true } else { false } }
        // Any value can be an `Any`, which does not determine its type.
        let expected = if case .outside("Any", _) = expected.fullyUnwrapped { KnownType.unknown } else { expected }
        return awaiting(isAwaiting || isAwaited) { assigned(parts[...], expecting: expected) }
    }

    /// Infers `a = b`.
    ///
    /// The type of the left side is expected on the right.
    private func assigned(_ parts: ArraySlice<SequencePart>, expecting expected: KnownType) -> KnownType {
        guard let index = parts.firstIndex(where: { if case .assignment = $0 { true } else { false } }) else {
            return chosen(parts, expecting: expected)
        }
        let left = chosen(parts[..<index], expecting: .unknown)
        _ = assigned(parts[(index + 1)...], expecting: left)
        return .void
    }

    /// Infers `a ? b : c`, which binds less than everything except assignments.
    private func chosen(_ parts: ArraySlice<SequencePart>, expecting expected: KnownType) -> KnownType {
        guard let index = parts.firstIndex(where: { if case .ternary = $0 { true } else { false } }), case .ternary(let then) = parts[index]
        else { return bound(BoundSequence(parts, table.precedences), expecting: expected) }
        _ = bound(BoundSequence(parts[..<index], table.precedences), expecting: .bool)
        let first = infer(then, expecting: expected)
        let second = chosen(parts[(index + 1)...], expecting: expected.isUnknown ? first : expected)
        return first.isUnknown ? second : first
    }

    private func bound(_ sequence: BoundSequence, expecting expected: KnownType) -> KnownType {
        guard sequence.parts.count > 1 else {
            if case .operand(let only)? = sequence.parts.first { return infer(only, expecting: expected) }
            return .unknown
        }
        guard let split = sequence.split else {
            for case .operand(let each) in sequence.parts { _ = infer(each, expecting: .unknown) }
            return .unknown
        }
        switch split.least {
        case .cast(let node, let kind):
            let type = type(node)
            _ = bound(split.left, expecting: kind == .optional ? .unknown : type)
            return kind == .optional ? .optional(type) : type
        case .check(let node):
            type(node)
            _ = bound(split.left, expecting: .unknown)
            return .bool
        case .operator(let name): return infer(split.left, name, split.right, expecting: expected)
        default: return .unknown
        }
    }

    private func infer(
        _ left: BoundSequence, _ name: NameNode, _ right: BoundSequence, expecting expected: KnownType
    ) -> KnownType {
        if name.text == "??" { return unwrapped(left, name, right, expecting: expected) }
        let isComparison = StandardLibrary.comparisons.contains(name.text)
        // The type of the other side determines an implicit member or a literal.
        let leftFirst = !Self.isImplicit(left.parts)
        var types: [KnownType]
        if leftFirst {
            let first = bound(left, expecting: isComparison ? .unknown : expected)
            types = [first, operand(right, of: name, at: 1, beside: first)]
        } else {
            let second = bound(right, expecting: isComparison ? .unknown : expected)
            types = [operand(left, of: name, at: 0, beside: second), second]
        }
        let literals = [Self.literal(left.parts), Self.literal(right.parts)]
        let function = operatorFunction(name, types, literals.map { $0.flatMap(Self.literalKind) })
        addLiteralReferences(literals, types, of: name, function)
        if let function {
            addReference(to: function, at: name.offset)
            return inference.type(of: function)
        }
        // Comparisons take optionals as they are. Other operators take the wrapped values of implicitly unwrapped optionals.
        if !isComparison, types.contains(where: \.isOptional), let result = apply(name, types.map(\.unwrapped)) { return result }
        if isComparison { return .bool }
        if let range = StandardLibrary.infixRanges[name.text] {
            return .outside(range, [types[0].isUnknown || literals[0] != nil ? types[1] : types[0]])
        }
        if name.text.hasSuffix("=") { return .void }
        return types[0].isUnknown || literals[0] != nil ? types[1] : types[0]
    }

    /// Infers `a ?? b`, with the standard library's operator or one of the sources.
    private func unwrapped(
        _ left: BoundSequence, _ name: NameNode, _ right: BoundSequence, expecting expected: KnownType
    ) -> KnownType {
        let first = bound(left, expecting: .optional(expected))
        let second = bound(right, expecting: expected.isUnknown ? first.unwrapped : expected)
        if !first.isOptional, table.operators.isDeclared(name.text), !Self.isChained(left.parts) {
            if apply(name, [first, second]) != nil { return second }
            if first.isUnknown {
                addUnresolved(name.text, at: name.offset, .receiver)
            } else if isDeclared(name.text, forOutside: first) {
                addUnresolved(name.text, at: name.offset, .meaning)
            }
        }
        return first.isUnknown ? second : first.unwrapped
    }

    /// Returns whether an operator of the sources takes an outside type on its left.
    private func isDeclared(_ name: String, forOutside type: KnownType) -> Bool {
        guard let outside = type.outsideName else { return false }
        return (table.operators.candidates(name, for: [type], table) + table.operators.generic(name)).contains {
            $0.types.first?.outsideName == outside
        }
    }

    /// Returns whether an operand is optional because a part of it is, as in `film?.title`.
    private static func isChained(_ parts: ArraySlice<SequencePart>) -> Bool {
        guard parts.count == 1, case .operand(let only)? = parts.first else { return true }
        return isChained(only)
    }

    private static func isChained(_ expression: ExpressionNode) -> Bool {
        switch expression {
        case .optionalChain, .tried: true
        case .member(let base, _, _, _): base.map(isChained) ?? false
        case .call(let inner, _), .subscript(let inner, _), .awaited(let inner): isChained(inner)
        default: false
        }
    }

    /// Returns the type of an operand beside one with a known type.
    ///
    /// The type of a literal follows from the operator.
    private func operand(_ sequence: BoundSequence, of name: NameNode, at index: Int, beside type: KnownType) -> KnownType {
        guard let literal = Self.literal(sequence.parts), let kind = Self.literalKind(literal) else {
            return bound(sequence, expecting: typeOfImplicit(sequence, of: name, at: index, beside: type.fullyUnwrapped))
        }
        if case .outside = type.fullyUnwrapped { return Self.type(of: kind, expecting: type.fullyUnwrapped) }
        return Self.type(of: kind, expecting: .unknown)
    }

    /// Returns the type in which the implicit member of an operand is looked up: `NIODeadline` in `.now() + TimeAmount.seconds(1)`.
    ///
    /// It is the type of the other operand, unless that lacks the member and exactly one operator takes a type that has it.
    private func typeOfImplicit(_ sequence: BoundSequence, of name: NameNode, at index: Int, beside type: KnownType) -> KnownType {
        guard sequence.parts.count == 1, case .operand(let only)? = sequence.parts.first, let member = Self.implicitName(only),
            case .nominal = type, members(member, of: type).isEmpty
        else { return type }
        let types = table.operators.candidates(name.text, for: [type], table).compactMap { candidate -> KnownType? in
            guard candidate.types.count == 2, isExactly(type, candidate.types[1 - index]) else { return nil }
            return members(member, of: candidate.types[index]).contains(where: \.isStatic) ? candidate.types[index] : nil
        }
        return types.count == 1 ? types[0] : type
    }

    private static func literal(_ parts: ArraySlice<SequencePart>) -> ExpressionNode? {
        guard parts.count == 1, case .operand(let only)? = parts.first else { return nil }
        if case .interpolation = only { return nil }
        return literalKind(only) == nil ? nil : only
    }

    /// Adds references for literal operands.
    ///
    /// They have the parameter types of the function, or the type of the other operand without one.
    private func addLiteralReferences(_ operands: [ExpressionNode?], _ types: [KnownType], of name: NameNode, _ function: Declaration?) {
        for (index, operand) in operands.enumerated() {
            guard let literal = operand else { continue }
            var type = StandardLibrary.homogeneous.contains(name.text) ? types[1 - index] : .unknown
            if let function, case let taken = inference.parameterTypes(of: function)[index] {
                if case .nominal(let declaration, _) = taken, declaration.kind == .protocol {
                    type = types[1 - index]
                } else {
                    type = taken
                }
            }
            addLiteralReference(literal, as: type)
        }
    }

    static func isImplicit(_ parts: ArraySlice<SequencePart>) -> Bool {
        guard parts.count == 1, case .operand(let only)? = parts.first else { return false }
        switch only {
        case .member(nil, _, _, _), .literal: return true
        case .call(.member(nil, _, _, _), _): return true
        case .tried(let inner, _): return isImplicit([.operand(inner)])
        default: return false
        }
    }

    /// Infers an operator of the sources, if the type of an operand confirms it; nil otherwise.
    func apply(_ name: NameNode, _ operands: [KnownType]) -> KnownType? {
        guard let found = operatorFunction(name, operands, operands.map { _ in nil }) else { return nil }
        addReference(to: found, at: name.offset)
        return inference.type(of: found)
    }

    private func operatorFunction(_ name: NameNode, _ operands: [KnownType], _ literals: [LiteralKind?]) -> Declaration? {
        let hasUnknownOperand = StandardLibrary.isOfStandard(name.text) && operands.contains(where: \.isUnknown)
        let compatible = table.operators.candidates(name.text, for: operands, table).filter { candidate in
            guard candidate.types.count == operands.count, table.isVisible(candidate.declaration, from: file) else { return false }
            // An operator for exactly these types takes precedence over generic ones of the standard library.
            if candidate.declaration.generics.isEmpty, zip(operands, candidate.types).allSatisfy(isExactly) { return true }
            let isConfirmed = zip(operands, candidate.types).contains { operand, type in
                guard case .nominal(let declaration, _) = operand.fullyUnwrapped else { return false }
                // If another operand is unknown, the operator of the standard library may be used.
                guard !hasUnknownOperand else {
                    if case .nominal(let other, _) = type.fullyUnwrapped { return other === declaration } else { return false }
                }
                return names(type, declaration, candidate.owner)
            }
            return isConfirmed
                && operands.indices.allSatisfy { index in
                    let (given, wanted) = (operands[index], candidate.types[index])
                    return literals[index].map { isCompatible($0, given, wanted, owner: candidate.owner) }
                        ?? isCompatible(given, wanted, owner: candidate.owner)
                }
        }
        if !compatible.isEmpty || !isBeyondStandard(operands) { return single(compatible.map(\.declaration)) }
        let generic = table.operators.generic(name.text).filter { candidate in
            candidate.types.count == operands.count && table.isVisible(candidate.declaration, from: file)
                && zip(operands, candidate.types).allSatisfy { isCompatible($0, $1, owner: candidate.owner) }
        }
        return single(generic.map(\.declaration))
    }

    /// Returns whether no operator of the standard library takes both operands: a concrete standard type, and a type that is not a
    /// sequence.
    private func isBeyondStandard(_ operands: [KnownType]) -> Bool {
        guard operands.count == 2, operands.contains(where: { $0.outsideName.map(StandardLibrary.isConcrete) == true }) else {
            return false
        }
        return operands.contains {
            if case .nominal(let declaration, _) = $0 { !conforms(declaration, toOutside: "Sequence") } else { false }
        }
    }

    /// Infers an operator as a value.
    ///
    /// Its operand types follow from the expected type.
    func operatorValue(_ name: NameNode, expecting expected: KnownType) -> KnownType {
        guard case .function(let parameters, let result) = expected.fullyUnwrapped else {
            if table.operators.isDeclared(name.text) { addUnresolved(name.text, at: name.offset, .meaning) }
            return .unknown
        }
        return .function(parameters, apply(name, parameters) ?? result)
    }

    /// Returns whether a parameter's type is a type of the sources, one of its ancestors, or constrained to one.
    func names(_ type: KnownType, _ declaration: Declaration, _ owner: KnownType) -> Bool {
        switch type.fullyUnwrapped {
        case .nominal(let other, _):
            return other === declaration || inherits(declaration, from: other)
        case .parameter(let parameter):
            return inference.constraints(of: parameter).contains { names($0, declaration, owner) }
        case .metatype, .tuple, .function, .outside, .unknown, .module, .associated: return false
        case .composition(let types): return types.contains { names($0, declaration, owner) }
        }
    }
}
