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
            if Self.isMixed(read) {
                let operands = [term(condition, expecting: .bool).term] + read.map { unevaluated($0.term) }
                return TypedTerm(opaque("numbers of two types", at: declaration.name.offset, operands, mayThrow: isTried), .unknown)
            }
            let known = Self.common(read) ?? expected
            return TypedTerm(
                .ternary(term(condition, expecting: .bool).term, read[0].term, read[1].term, at: place(declaration.name.offset)), known)
        case .cast(let inner, let node, let kind):
            let type = type(node)
            let read = term(inner, expecting: kind == .optional ? .unknown : type)
            if kind == .plain { return TypedTerm(read.term, type) }
            let place = self.place(node.heads.first?.offset ?? declaration.name.offset)
            if type.isOptional {
                let what = "a cast to an optional"
                return TypedTerm(
                    opaque(what, at: node.heads.first?.offset ?? declaration.name.offset, [read.term], mayStop: kind == .forced),
                    kind == .optional ? .optional(type) : type)
            }
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

    /// The type of one of several values: an optional if one of them is an optional or nil; nil if no type is known.
    static func common(_ values: [TypedTerm]) -> KnownType? {
        guard let known = values.first(where: { !$0.type.fullyUnwrapped.isUnknown && !$0.term.isNull })?.type else { return nil }
        return values.contains { $0.type.isOptional || $0.term.isNull } && !known.isOptional ? .optional(known) : known
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
            let isOptional = second.type.isOptional || second.term.isNull
            return TypedTerm(.coalesce(first.term, second.term), isOptional ? first.type : first.type.unwrapped)
        case "&&": return TypedTerm(.and(term(left, expecting: .bool).term, term(right, expecting: .bool).term), .bool)
        case "||": return TypedTerm(.or(term(left, expecting: .bool).term, term(right, expecting: .bool).term), .bool)
        default: break
        }
        // The type of the other side determines a literal or an implicit member.
        let isComparison = Self.comparisons[name.text] != nil
        let first: TypedTerm
        let second: TypedTerm
        if left.isImplicit {
            second = term(right, expecting: isComparison ? .unknown : expected)
            first = term(left, expecting: left.isNil ? second.type : second.type.fullyUnwrapped)
        } else {
            first = term(left, expecting: isComparison ? .unknown : expected)
            second = term(right, expecting: right.isNil ? first.type : first.type.fullyUnwrapped)
        }
        if let comparison = Self.comparisons[name.text] {
            return self.comparison(comparison, (left, first), (right, second), at: name)
        }
        if name.text == "..." || name.text == "..<" {
            let isClosed = Term.constant(.bool(name.text == "..."))
            return TypedTerm(
                .builtin(.range, [first.term, second.term, isClosed], at: place(name.offset)),
                .outside(name.text == "..." ? "ClosedRange" : "Range", [first.type]))
        }
        if let found = ownOperator(name, [first, second], expecting: expected) { return found }
        if let builtin = Self.arithmetic[name.text] { return arithmetic(builtin, first, second, at: name, expecting: expected) }
        return TypedTerm(
            opaque("the operator \(name.text)", at: name.offset, [first.term, second.term], mayThrow: isTried),
            first.type.isUnknown ? second.type : first.type)
    }

    static let arithmetic: [String: Builtin] = ["+": .add, "-": .subtract, "*": .multiply, "/": .divide, "%": .remainder]

    /// Arithmetic with two numbers, or the sum of two texts or lists.
    func arithmetic(
        _ builtin: Builtin, _ first: TypedTerm, _ second: TypedTerm, at name: NameNode, expecting expected: KnownType
    ) -> TypedTerm {
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
        // A literal has the type of the other operand.
        let type =
            if first.term.number != nil { second.type } else if second.term.number != nil || !first.type.isUnknown { first.type } else {
                second.type
            }
        let operands = [first.term, second.term]
        switch type.outsideName.flatMap({ Leaves.leaf(named: $0) }) {
        case .integer(let width)? where width.bits > 64:
            return TypedTerm(
                opaque("the operator \(name.text) of \(width.name)", at: name.offset, operands, mayStop: true), type)
        case .integer(let width)?:
            return TypedTerm(.builtin(builtin, operands + width.bounds.map { .constant(.integer($0)) }, at: place(name.offset)), type)
        case .float?, .decimal?:
            return TypedTerm(opaque("the operator \(name.text) of \(type.outsideName ?? "")", at: name.offset, operands), type)
        case .double?:
            let fractions = operands.map { Self.asFraction($0, at: place(name.offset)) }
            return TypedTerm(.builtin(builtin, fractions, at: place(name.offset)), type)
        case nil where type.isUnknown && (builtin == .divide || builtin == .remainder):
            // The numbers may be whole ones, of which none is divided by 0.
            return TypedTerm(.builtin(builtin, operands + [.constant(.null)], at: place(name.offset)), type)
        default: return TypedTerm(.builtin(builtin, operands, at: place(name.offset)), type)
        }
    }

    /// An operation with an operator that the sources declare too; nil for one that only the standard library has.
    ///
    /// It may evaluate its operands, or leave them out.
    private func hidden(_ name: NameNode, _ operands: [FoldedNode], expecting expected: KnownType) -> TypedTerm? {
        let isLazy = ["??", "&&", "||"].contains(name.text)
        let comparison = Self.comparisons[name.text]
        guard isLazy || comparison != nil || Self.arithmetic[name.text] != nil || ["...", "..<"].contains(name.text) else { return nil }
        // The others follow from `==` and `<`.
        let basis = comparison.map { $0.isEquality ? "==" : "<" } ?? name.text
        let names = Set([name.text, basis]).filter(builder.added.declareOperator)
        guard !names.isEmpty else { return nil }
        // The operands are read again for an operator of the standard library: without a note of it, each one of a chain doubles the work.
        let place = OperatorPlace(
            name: name.text, place: self.place(name.offset), isOperand: isOperand, isInChain: pendingChain != nil, types: typesInScope)
        guard !standardOperators.contains(place) else { return nil }
        let read = operands.map { term($0, expecting: .unknown) }
        // Both operands have the type of the one that is known.
        let known = read.filter { !$0.type.isUnknown && $0.term.number == nil }.map(\.type)
        let types = known.isEmpty ? read.map(\.type) : known
        let isOwn = read.contains { if case .nominal = $0.type.fullyUnwrapped { true } else { false } }
        guard names.contains(where: { builder.added.hideOperator($0, types) }), !isOwn || isLazy else {
            standardOperators.insert(place)
            return nil
        }
        return TypedTerm(
            opaque(
                "the operator \(name.text) of the sources", at: name.offset, read.map { unevaluated($0.term) }, mayThrow: isTried,
                mayStop: true),
            comparison != nil || name.text != "??" && isLazy ? .bool : expected)
    }

    /// An operator and what the types of its operands depend on.
    struct OperatorPlace: Hashable {
        let name: String
        let place: ProgramPlace
        let isOperand: Bool
        let isInChain: Bool
        /// The types of the local names that the place sees.
        let types: [String: String]
    }

    /// The types of the variables and parameters in scope, by name.
    private var typesInScope: [String: String] {
        var types: [String: String] = [:]
        for scope in scopes {
            // The sources have no name for a variable that the reader adds: `$value`.
            for (name, found) in scope where !name.hasPrefix("$") || Int(name.dropFirst()) != nil {
                types[name] = builder.key(of: found.type)
            }
        }
        return types
    }

    /// A call of the function of an operator; nil if it is not the one for the operands.
    func call(of found: Declaration, _ operands: [TypedTerm], at name: NameNode) -> TypedTerm? {
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

    /// An operator of a type of the sources; nil for one of the standard library.
    private func ownOperator(_ name: NameNode, _ operands: [TypedTerm], expecting expected: KnownType) -> TypedTerm? {
        let own = operands.flatMap { operand -> [Declaration] in
            guard case .nominal(let owner, _) = operand.type.fullyUnwrapped else { return [] }
            return table.allMembers(name.word, of: owner)
        }
        let found = own + table.topLevel(name.word, from: declaration.file)
        if found.count == 1, let called = call(of: found[0], operands, at: name) { return called }
        guard !found.isEmpty || operands.contains(where: \.type.isUnknown) && builder.stopping.contain(named: name.text) else { return nil }
        let isDelayed = found.contains(where: \.delaysArguments)
        let given = isDelayed ? operands.map { unevaluated($0.term) } : operands.map(\.term)
        return TypedTerm(
            opaque(
                "the operator \(name.text)", at: name.offset, given,
                mayThrow: isTried && (isDelayed || found.contains(where: \.isThrowing)),
                mayStop: found.isEmpty || builder.stopping.contain(found)), expected)
    }
}

extension FoldedNode {
    /// Whether the type of the value follows from its surroundings: a literal, or a member without a type.
    fileprivate var isImplicit: Bool {
        guard case .operand(let only) = self else { return false }
        switch only {
        case .literal, .member(nil, _, _, _), .call(.member(nil, _, _, _), _): return true
        default: return false
        }
    }
}
