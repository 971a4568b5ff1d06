internal import DecodingPrograms
internal import SwiftSymbols

extension BodyReader {
    static let comparisons: [String: Term.Comparison] = [
        "==": .equal, "!=": .notEqual, "<": .less, "<=": .lessOrEqual, ">": .greater, ">=": .greaterOrEqual,
    ]

    /// A comparison of two values.
    func comparison(
        _ comparison: Term.Comparison, _ left: (node: FoldedNode, value: TypedTerm), _ right: (node: FoldedNode, value: TypedTerm),
        at name: NameNode
    ) -> TypedTerm {
        let (first, second) = (left.value, right.value)
        for case .nominal(let type, _) in [first.type.fullyUnwrapped, second.type.fullyUnwrapped]
        where table.ownMembers(comparison == .notEqual ? "==" : name.word, of: type).contains(where: \.isStatic) {
            if let called = ownComparison(comparison, of: type, first, second, at: name) { return called }
            let mayStop = ["==", "<"].contains { builder.stopping.contain(table.ownMembers($0, of: type)) }
            return TypedTerm(
                opaque("the operator \(name.text) of \(type.name.text)", at: name.offset, [first.term, second.term], mayStop: mayStop),
                .bool)
        }
        let compared = first.type.isUnknown || first.term.number != nil ? second.type : first.type
        if !left.node.isNil, !right.node.isNil, declaresEquality(compared) {
            let mayStop = ["==", "<"].contains { builder.stopping.contain(named: $0) }
            return TypedTerm(opaque("the equality of values", at: name.offset, [first.term, second.term], mayStop: mayStop), .bool)
        }
        if left.node.isNone || right.node.isNone || Self.isFloat(first.type) || Self.isFloat(second.type) {
            // `.none` may be a case of the type itself, and a literal of Float has another value than one of Double.
            return TypedTerm(opaque("the operator \(name.text)", at: name.offset, [first.term, second.term]), .bool)
        }
        let isOwnOrder =
            !comparison.isEquality && [first, second].contains { if case .nominal = $0.type.fullyUnwrapped { true } else { false } }
        if isOwnOrder {
            // It is declared at the top level or for a protocol.
            return TypedTerm(
                opaque(
                    "the operator \(name.text)", at: name.offset, [first.term, second.term], mayStop: builder.stopping.contain(named: "<")),
                .bool)
        }
        if isNumberBesideFraction(first, second) || isNumberBesideFraction(second, first) {
            // The literals in it are fractions too.
            return TypedTerm(opaque("numbers of two types", at: name.offset, [first.term, second.term], mayStop: true), .bool)
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

    /// Whether a whole number that is calculated is compared with a fraction.
    private func isNumberBesideFraction(_ number: TypedTerm, _ fraction: TypedTerm) -> Bool {
        guard number.term.number == nil, number.type.outsideName == "Int", let name = fraction.type.fullyUnwrapped.outsideName else {
            return false
        }
        return Self.holdsFractions(name) || name == "Decimal"
    }

    /// A call of the operator of a type that decides a comparison; nil if there are several.
    private func ownComparison(
        _ comparison: Term.Comparison, of type: Declaration, _ first: TypedTerm, _ second: TypedTerm, at name: NameNode
    ) -> TypedTerm? {
        // The others follow from `==` and `<`, unless the type declares them.
        let own = [">", "<=", ">=", "!="].flatMap { table.allMembers($0, of: type) }
        let found = table.allMembers(comparison.isEquality ? "==" : "<", of: type)
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

    /// Whether the sources declare which values of a type, or of a type in it, are equal.
    func declaresEquality(_ type: KnownType, depth: Int = 0) -> Bool {
        guard builder.added.declareOperator("==") else { return false }
        guard depth < 8 else { return true }
        switch type.fullyUnwrapped {
        case .nominal(let owner, _):
            if owner.kind == .protocol || builder.added.declareEquality(of: owner) { return true }
            let parts =
                owner.kind == .enum
                ? owner.members.filter { $0.kind == .enumCase }.flatMap { one in one.parameters.map { builder.type($0.type, at: one) } }
                : DeclaredTypeReader.storedProperties(of: owner).map(builder.type(of:))
            return builder.added.hideOperator("==", [type]) || parts.contains { declaresEquality($0, depth: depth + 1) }
        case .outside(_, let arguments):
            return builder.added.hideOperator("==", [type]) || arguments.contains { declaresEquality($0, depth: depth + 1) }
        case .tuple(let parts): return parts.contains { declaresEquality($0.type, depth: depth + 1) }
        case .unknown, .composition, .parameter, .associated: return true
        case .function, .metatype, .module: return false
        }
    }

    /// Whether a value is a Float, or has one in it.
    static func isFloat(_ type: KnownType) -> Bool {
        switch type.fullyUnwrapped {
        case .outside(let name, let arguments):
            if case .float? = Leaves.leaf(named: name) { true } else { arguments.contains(where: isFloat) }
        case .tuple(let parts): parts.contains { isFloat($0.type) }
        default: false
        }
    }
}

extension Term.Comparison {
    /// Whether it follows from `==`, and not from `<`.
    var isEquality: Bool {
        switch self {
        case .equal, .notEqual: true
        case .less, .lessOrEqual, .greater, .greaterOrEqual: false
        }
    }
}

extension FoldedNode {
    /// Whether it is `.none`.
    var isNone: Bool {
        if case .operand(.member(nil, let name, _, _)) = self { name.text == "none" } else { false }
    }

    /// Whether it is `nil`.
    var isNil: Bool {
        if case .operand(let only) = self, case .null? = Literals.constant(only) { true } else { false }
    }
}
