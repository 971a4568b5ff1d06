internal import DecodingPrograms
internal import SwiftSymbols

extension BodyReader {
    /// The variable, type, property or constant that a name refers to: the innermost one that the place sees.
    func name(_ name: NameNode, _ expression: ExpressionNode, expecting expected: KnownType) -> TypedTerm {
        if name.text.hasPrefix("$"), let found = local(name.text), found.variable.index < closureStart, Int(name.text.dropFirst()) != nil {
            // It is a part of a tuple that the inner closure gets.
            return TypedTerm(opaque("\(name.text), a part of a tuple", expression, mayStop: true))
        }
        if let found = local(name.text) { return TypedTerm(.variable(found.variable), found.type) }
        if let type = metatype(expression) { return TypedTerm(.metatype, .metatype(type)) }
        if let type = property(name.text) {
            return property(name, of: TypedTerm(.variable(.own), selfType), type, expression)
        }
        // A static member in a static function, or a constant of the file.
        if declaration.isStatic || constantDepth > 0, case .nominal(let own, _) = selfType,
            let found = table.allMembers(name.word, of: own).first(where: { $0.kind == .variable && $0.isStatic && $0.condition.isActive })
        {
            return constant(found, expression, expecting: expected)
        }
        if name.text == "rawValue", case .nominal(let own, _) = selfType, own.kind == .enum, !declaration.isStatic {
            return member(
                .name(NameNode(word: "self", offset: name.offset), labels: nil, generics: []), name, expression, expecting: expected)
        }
        if case .outside = selfType, Self.container(selfType) == nil, !table.topLevel(name.word, from: declaration.file).isEmpty {
            return TypedTerm(opaque("\(name.text), which may be a member", expression, [.variable(.own)], mayStop: true))
        }
        if let outer = staticsAround(name.word).first(where: { $0.kind == .variable }) {
            return constant(outer, expression, expecting: expected)
        }
        for found in table.topLevel(name.word, from: declaration.file) where found.kind == .variable && found.condition.isActive {
            return constant(found, expression, expecting: expected)
        }
        if case .nominal(let own, _) = selfType,
            let found = table.allMembers(name.word, of: own).first(where: { $0.kind == .variable && $0.isStatic && $0.condition.isActive })
        {
            return constant(found, expression, expecting: expected)
        }
        if let key = key(name.text, of: expected) { return TypedTerm(.key(key), expected) }
        if case .outside(let receiver, _) = selfType, let found = containerMember(name, TypedTerm(.variable(.own), selfType), receiver) {
            return found
        }
        let isAdded: Bool = if case .outside = selfType { builder.stopping.containAdded(named: name.text) } else { false }
        return TypedTerm(opaque(name.text, expression, mayStop: isAdded))
    }

    /// The static members with a name that the types around the type declare, the innermost first.
    func staticsAround(_ name: Word) -> [Declaration] {
        var found: [Declaration] = []
        var scope = declaration.parent?.parent
        while let one = scope {
            if one.kind != .block, case .nominal(let type, _) = table.selfType(in: one) {
                found += table.allMembers(name, of: type).filter { $0.isStatic && $0.condition.isActive }
            }
            scope = one.parent
        }
        return found
    }

    /// The value of a constant, if it is written as a literal or as something else that is known.
    func constant(_ found: Declaration, _ expression: ExpressionNode, expecting expected: KnownType) -> TypedTerm {
        let type = builder.type(of: found)
        if found.value == nil, found.accessors.contains(where: \.isGetter), found.parent?.kind != .protocol {
            let number = builder.function(found, bindings: bindings, selfType: table.selfType(in: found))
            return TypedTerm(.call(number, [.metatype], at: offset(of: expression)), type)
        }
        guard found.isConstant, let value = found.value, constantDepth < 8 else {
            return TypedTerm(opaque(found.name.text, expression), type)
        }
        constantDepth += 1
        let outer = (context, scopes, pendingChain, isTried, selfType)
        // It is evaluated at its place, which sees neither the local names nor those of the type around them.
        (context, scopes, pendingChain, isTried, selfType) = (found, [[:]], nil, false, table.selfType(in: found))
        defer {
            constantDepth -= 1
            (context, scopes, pendingChain, isTried, selfType) = outer
        }
        let read = term(value, expecting: type.isUnknown ? expected : type)
        let known = type.isUnknown ? read.type : type
        if case .nominal(let owner, _) = known.fullyUnwrapped, owner.kind == .class || owner.kind == .protocol {
            // There is one instance, which other code may change.
            return TypedTerm(opaque(found.name.text, expression, mayStop: builder.stopping.contain(found)), known)
        }
        return TypedTerm(read.term, known)
    }
}
