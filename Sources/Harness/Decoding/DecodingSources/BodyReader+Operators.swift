internal import DecodingPrograms
internal import SwiftSymbols

extension BodyReader {
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
        let outer = isOperand
        isOperand = outer || expected.isUnknown
        defer { isOperand = outer }
        if let hidden = hidden(name, [left, right], expecting: expected) { return hidden }
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
            first = term(left, expecting: left.isNil ? second.type : second.type.fullyUnwrapped)
        } else {
            first = term(left, expecting: comparison == nil ? expected : .unknown)
            second = term(right, expecting: right.isNil ? first.type : first.type.fullyUnwrapped)
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
            let compared = first.type.isUnknown || first.term.number != nil ? second.type : first.type
            if !left.isNil, !right.isNil, declaresEquality(compared) {
                let mayStop = ["==", "<"].contains { builder.stopping.contain(named: $0) }
                return TypedTerm(opaque("the equality of values", at: name.offset, [first.term, second.term], mayStop: mayStop), .bool)
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
            case .double?:
                let fractions = operands.map { Self.asFraction($0, at: place(name.offset)) }
                return TypedTerm(.builtin(builtin, fractions, at: place(name.offset)), type)
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

    /// The operators of the standard library whose results are read.
    private static let standard: Set<String> = [
        "??", "&&", "||", "==", "!=", "<", "<=", ">", ">=", "+", "-", "*", "/", "%", "...", "..<",
    ]

    /// An operation with an operator that the sources declare too; nil for one that only the standard library has.
    ///
    /// It may evaluate its operands, or leave them out.
    private func hidden(_ name: NameNode, _ operands: [FoldedNode], expecting expected: KnownType) -> TypedTerm? {
        let others = ["!=": "==", ">": "<", "<=": "<", ">=": "<"]
        guard Self.standard.contains(name.text),
            ([name.text] + [others[name.text]].compactMap(\.self)).contains(where: builder.added.declareOperator)
        else { return nil }
        let read = operands.map { term($0, expecting: .unknown) }
        // Both operands have the type of the one that is known.
        let known = read.filter { !$0.type.isUnknown && $0.term.number == nil }.map(\.type)
        let types = known.isEmpty ? read.map(\.type) : known
        guard ([name.text] + [others[name.text]].compactMap(\.self)).contains(where: { builder.added.hideOperator($0, types) }) else {
            return nil
        }
        let isOwn = read.contains { if case .nominal = $0.type.fullyUnwrapped { true } else { false } }
        guard !isOwn || ["??", "&&", "||"].contains(name.text) else { return nil }
        let closures = read.map { Term.closure(parameters: [], body: [.return($0.term)], own: variableCount..<variableCount) }
        let type = ["&&", "||", "==", "!=", "<", "<=", ">", ">="].contains(name.text) ? KnownType.bool : expected
        return TypedTerm(
            opaque("the operator \(name.text) of the sources", at: name.offset, closures, mayThrow: isTried, mayStop: true), type)
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
    func mayStop(operator name: String) -> Bool {
        builder.stopping.contain(named: name) || builder.stopping.contain(table.topLevel(Word(name), from: declaration.file))
    }

    /// A value of Double, whose literals may have been read as whole numbers.
    static func asFraction(_ value: Term, at place: ProgramPlace) -> Term {
        switch value {
        case .constant(.integer(let number)): .constant(.double(Double(number)))
        case .constant: value
        default: .builtin(.fraction, [value], at: place)
        }
    }

    static func isFloat(_ type: KnownType) -> Bool {
        switch type.fullyUnwrapped {
        case .outside(let name, let arguments):
            if case .float? = Leaves.leaf(named: name) { true } else { arguments.contains(where: isFloat) }
        case .tuple(let parts): parts.contains { isFloat($0.type) }
        default: false
        }
    }

    /// Whether the sources declare which values of a type, or of a type in it, are equal.
    func declaresEquality(_ type: KnownType, depth: Int = 0) -> Bool {
        guard builder.added.declareOperator("=="), depth < 8 else { return depth >= 8 }
        switch type.fullyUnwrapped {
        case .nominal(let owner, _):
            if owner.kind == .protocol || !table.allMembers("==", of: owner).isEmpty { return true }
            let parts =
                owner.kind == .enum
                ? owner.members.filter { $0.kind == .enumCase }.flatMap { one in one.parameters.map { builder.type($0.type, at: one) } }
                : DeclaredTypeReader.storedProperties(of: owner).map(builder.type(of:))
            return builder.added.hideOperator("==", [type]) || parts.contains { declaresEquality($0, depth: depth + 1) }
                || builder.added.declareEquality(of: owner)
        case .outside(_, let arguments):
            return builder.added.hideOperator("==", [type]) || arguments.contains { declaresEquality($0, depth: depth + 1) }
        case .tuple(let parts): return parts.contains { declaresEquality($0.type, depth: depth + 1) }
        case .unknown, .composition, .parameter, .associated: return true
        case .function, .metatype, .module: return false
        }
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
}

extension FoldedNode {
    /// Whether it is `.none`.
    fileprivate var isNone: Bool {
        if case .operand(.member(nil, let name, _, _)) = self { name.text == "none" } else { false }
    }

    /// Whether it is `nil`.
    fileprivate var isNil: Bool {
        if case .operand(let only) = self, case .null? = Literals.constant(only) { true } else { false }
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
