extension Resolver {
    func infer(_ parts: [SequencePart], expecting expected: KnownType) -> KnownType {
        // `await` covers all that stands to its right.
        let isAwaited = parts.contains { if case .operand(.awaited) = $0 { true } else { false } }
        return awaiting(isAwaiting || isAwaited) { assigned(parts[...], expecting: expected) }
    }

    /// `a = b`: what is on the left says what is expected on the right.
    private func assigned(_ parts: ArraySlice<SequencePart>, expecting expected: KnownType) -> KnownType {
        guard let index = parts.firstIndex(where: { if case .assignment = $0 { true } else { false } }) else {
            return chosen(parts, expecting: expected)
        }
        let left = chosen(parts[..<index], expecting: .unknown)
        _ = assigned(parts[(index + 1)...], expecting: left)
        return .void
    }

    /// `a ? b : c` binds less than all but assignments.
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
        case .cast(let node, let isOptional):
            let type = type(node)
            _ = bound(split.left, expecting: isOptional ? .unknown : type)
            return isOptional ? .optional(type) : type
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
        if name.text == "??" {
            let first = bound(left, expecting: .optional(expected)).unwrapped
            let second = bound(right, expecting: expected.isUnknown ? first : expected)
            return first.isUnknown ? second : first
        }
        let isComparison = StandardLibrary.comparisons.contains(name.text)
        // What stands on the other side says what an implicit member or a literal is.
        let leftFirst = !Self.isImplicit(left.parts)
        var types: [KnownType]
        if leftFirst {
            let first = bound(left, expecting: isComparison ? .unknown : expected)
            types = [first, operand(right, beside: first)]
        } else {
            let second = bound(right, expecting: isComparison ? .unknown : expected)
            types = [operand(left, beside: second), second]
        }
        let literals = [Self.literal(left.parts), Self.literal(right.parts)]
        let meant = meant(name, types, literals.map { $0.flatMap(Self.literalKind) })
        noteLiterals(literals, types, of: name, meant)
        if let meant {
            note(meant, at: name.offset)
            return inference.type(of: meant)
        }
        // Optionals are compared as they are; all else asks for what is in them, if they are implicitly unwrapped.
        if !isComparison, types.contains(where: \.isOptional), let result = apply(name, types.map(\.unwrapped)) { return result }
        if isComparison { return .bool }
        if name.text == "..<" || name.text == "..." { return .outside("Range", [types[0]]) }
        if name.text.hasSuffix("=") { return .void }
        return types[0].isUnknown || literals[0] != nil ? types[1] : types[0]
    }

    /// An operand beside another of a type; what a literal stands for follows from the operator.
    private func operand(_ sequence: BoundSequence, beside type: KnownType) -> KnownType {
        guard let literal = Self.literal(sequence.parts), let kind = Self.literalKind(literal) else {
            return bound(sequence, expecting: type.fullyUnwrapped)
        }
        if case .outside = type.fullyUnwrapped { return Self.type(of: kind, expecting: type.fullyUnwrapped) }
        return Self.type(of: kind, expecting: .unknown)
    }

    private static func literal(_ parts: ArraySlice<SequencePart>) -> ExpressionNode? {
        guard parts.count == 1, case .operand(let only)? = parts.first else { return nil }
        if case .interpolation = only { return nil }
        return literalKind(only) == nil ? nil : only
    }

    /// Notes literals among two operands: they are what the function takes, or, where that is the standard library's, of the other's type.
    private func noteLiterals(_ operands: [ExpressionNode?], _ types: [KnownType], of name: NameNode, _ meant: Declaration?) {
        for (index, operand) in operands.enumerated() {
            guard let literal = operand else { continue }
            var type = StandardLibrary.homogeneous.contains(name.text) ? types[1 - index] : .unknown
            if let meant, case let taken = inference.parameterTypes(of: meant)[index] {
                if case .nominal(let declaration, _) = taken, declaration.kind == .protocol {
                    type = types[1 - index]
                } else {
                    type = taken
                }
            }
            noteLiteral(literal, as: type)
        }
    }

    static func isImplicit(_ parts: ArraySlice<SequencePart>) -> Bool {
        guard parts.count == 1, case .operand(let only)? = parts.first else { return false }
        switch only {
        case .member(nil, _, _, _), .literal: return true
        case .call(.member(nil, _, _, _), _): return true
        default: return false
        }
    }

    /// An operator of the sources, where an operand's type shows that it is meant.
    func apply(_ name: NameNode, _ operands: [KnownType]) -> KnownType? {
        guard let found = meant(name, operands, operands.map { _ in nil }) else { return nil }
        note(found, at: name.offset)
        return inference.type(of: found)
    }

    private func meant(_ name: NameNode, _ operands: [KnownType], _ literals: [LiteralKind?]) -> Declaration? {
        let isBlind = StandardLibrary.isOfStandard(name.text) && operands.contains(where: \.isUnknown)
        let fitting = table.operators.candidates(name.text, for: operands, table).filter { candidate in
            guard candidate.types.count == operands.count, table.isVisible(candidate.declaration, from: file) else { return false }
            // What takes just these types is meant before what the standard library has for many.
            if candidate.declaration.generics.isEmpty, zip(operands, candidate.types).allSatisfy(isExactly) { return true }
            let isShown = zip(operands, candidate.types).contains { operand, type in
                guard case .nominal(let declaration, _) = operand.fullyUnwrapped else { return false }
                // Beside what is not known, the standard library's may be meant.
                guard !isBlind else {
                    if case .nominal(let other, _) = type.fullyUnwrapped { return other === declaration } else { return false }
                }
                return names(type, declaration, candidate.owner)
            }
            return isShown
                && operands.indices.allSatisfy { index in
                    let (given, wanted) = (operands[index], candidate.types[index])
                    return literals[index].map { fits($0, given, wanted, owner: candidate.owner) }
                        ?? fits(given, wanted, owner: candidate.owner)
                }
        }
        if !fitting.isEmpty || !isBeyondStandard(operands) { return single(fitting.map(\.declaration)) }
        let generic = table.operators.generic(name.text).filter { candidate in
            candidate.types.count == operands.count && table.isVisible(candidate.declaration, from: file)
                && zip(operands, candidate.types).allSatisfy { fits($0, $1, owner: candidate.owner) }
        }
        return single(generic.map(\.declaration))
    }

    /// Whether none of the standard library's operators takes what stands there: a collection or text of its own, and what is no sequence.
    private func isBeyondStandard(_ operands: [KnownType]) -> Bool {
        guard operands.count == 2, operands.contains(where: { $0.outsideName.map(Self.isConcrete) == true }) else { return false }
        return operands.contains {
            if case .nominal(let declaration, _) = $0 { !conforms(declaration, toOutside: "Sequence") } else { false }
        }
    }

    /// An operator as a value: what it takes follows from what is expected.
    func operatorValue(_ name: NameNode, expecting expected: KnownType) -> KnownType {
        guard case .function(let parameters, let result) = expected.fullyUnwrapped else {
            if table.operators.isDeclared(name.text) { noteUnresolved(name.text, at: name.offset, .meaning) }
            return .unknown
        }
        return .function(parameters, apply(name, parameters) ?? result)
    }

    /// Whether a parameter's type is a type of the sources, or what stands for it.
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
