internal import DecodingPrograms
internal import SwiftSymbols

extension BodyReader {
    static let containers: Set<String> = [
        "Decoder", "KeyedDecodingContainer", "KeyedDecodingContainerProtocol", "UnkeyedDecodingContainer", "SingleValueDecodingContainer",
    ]

    /// The name of a decoder's or container's type; nil for any other type.
    static func container(_ type: KnownType) -> String? {
        switch type.fullyUnwrapped {
        case .outside(let name, _):
            let last = String(TypeMatching.last(name))
            return containers.contains(last) ? last : nil
        case .composition(let parts): return parts.lazy.compactMap(container).first
        default: return nil
        }
    }

    /// The type of the keys of a keyed container.
    static func keyType(_ type: KnownType) -> KnownType {
        if case .outside(_, let arguments) = type.fullyUnwrapped { arguments.first ?? .unknown } else { .unknown }
    }

    // MARK: Names

    func name(_ name: NameNode, _ expression: ExpressionNode, expecting expected: KnownType) -> TypedTerm {
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
        if let outer = outerStatics(name.word).first { return constant(outer, expression, expecting: expected) }
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

    /// The static variables with a name that the types around the type declare, the innermost first.
    private func outerStatics(_ name: Word) -> [Declaration] {
        var found: [Declaration] = []
        var scope = declaration.parent?.parent
        while let one = scope {
            if one.kind != .block, case .nominal(let type, _) = table.selfType(in: one) {
                found += table.allMembers(name, of: type).filter { $0.kind == .variable && $0.isStatic && $0.condition.isActive }
            }
            scope = one.parent
        }
        return found
    }

    /// The value of a constant, if it is written as a literal or as something else that is known.
    private func constant(_ found: Declaration, _ expression: ExpressionNode, expecting expected: KnownType) -> TypedTerm {
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

    // MARK: Members

    func member(_ base: ExpressionNode?, _ name: NameNode, _ expression: ExpressionNode, expecting expected: KnownType) -> TypedTerm {
        guard let base else { return implicitMember(name, expression, of: expected) }
        if name.text == "self" {
            if let type = metatype(base) { return TypedTerm(.metatype, .metatype(type)) }
            return term(base, expecting: expected)
        }
        if case .name(let own, _, _) = base, own.text == "self", local("self")?.variable == .own, let type = property(name.text) {
            return property(name, of: TypedTerm(.variable(.own), selfType), type, expression)
        }
        if let type = metatype(base), metatype(expression) == nil {
            return staticMember(name, expression, of: type)
        }
        if let type = metatype(expression) { return TypedTerm(.metatype, .metatype(type)) }
        let read = term(base, expecting: .unknown)
        if case .metatype(let type) = read.type { return staticMember(name, expression, of: type) }
        if let receiver = Self.container(read.type), let found = containerMember(name, read, receiver) { return found }
        switch (name.text, read.type.fullyUnwrapped) {
        case (_, .outside(let outside, _)) where builder.added.hideProperty(name.text, of: String(TypeMatching.last(outside))): break
        case ("stringValue", .nominal(let owner, _)) where !builder.conformances.conforms(owner, to: ["CodingKey"]): break
        case ("intValue", .nominal(let owner, _)) where !builder.conformances.conforms(owner, to: ["CodingKey"]): break
        case ("stringValue", .nominal(let owner, _)) where isWrittenKey(owner):
            return TypedTerm(opaque(".stringValue", expression, [read.term]), .string)
        case ("intValue", .nominal): return TypedTerm(opaque(".intValue", expression, [read.term]), .optional(.int))
        case ("stringValue", _): return TypedTerm(.builtin(.stringValue, [read.term], at: place(name.offset)), .string)
        case ("intValue", _): return TypedTerm(.builtin(.intValue, [read.term], at: place(name.offset)), .optional(.int))
        case ("isEmpty", .outside): return TypedTerm(.builtin(.isEmpty, [read.term], at: place(name.offset)), .bool)
        case ("isFinite", .outside): return TypedTerm(.builtin(.isFinite, [read.term], at: place(name.offset)), .bool)
        case ("count", .outside): return TypedTerm(.builtin(.count, [read.term], at: place(name.offset)), .int)
        case ("startIndex", .outside("Dictionary", _)), ("endIndex", .outside("Dictionary", _)):
            return TypedTerm(opaque(".\(name.text)", expression, [read.term]), .outside("$Index", []))
        case ("startIndex", .outside("Array", _)):
            return TypedTerm(.builtin(.startIndex, [read.term], at: place(name.offset)), .int)
        case ("endIndex", .outside("Array", _)): return TypedTerm(.builtin(.count, [read.term], at: place(name.offset)), .int)
        case ("first", .outside):
            return TypedTerm(.builtin(.first, [read.term], at: place(name.offset)), .optional(Self.element(of: read.type)))
        case ("last", .outside):
            return TypedTerm(.builtin(.last, [read.term], at: place(name.offset)), .optional(Self.element(of: read.type)))
        case ("description", let type) where Self.isFloat(type): break
        case ("description", .outside(_, let parts)) where parts.contains { builder.stopping.contain("description", of: $0) }:
            return TypedTerm(opaque(".description", expression, [read.term], mayStop: true), .string)
        case ("description", .outside): return TypedTerm(.builtin(.describing, [read.term], at: place(name.offset)), .string)
        case ("keys", .outside("Dictionary", let types)) where types.count == 2:
            return TypedTerm(.builtin(.keys, [read.term], at: place(name.offset)), .array(types[0]))
        case ("values", .outside("Dictionary", let types)) where types.count == 2:
            return TypedTerm(.builtin(.values, [read.term], at: place(name.offset)), .array(types[1]))
        case (_, .nominal(let owner, _)):
            if let found = table.allMembers(name.word, of: owner).first(where: {
                $0.kind == .variable && !$0.isStatic && $0.condition.isActive
            }) {
                let type = bound(builder.type(of: found).replacing(read.type.fullyUnwrapped.bindings))
                return property(name, of: read, type, expression)
            }
            if name.text == "rawValue", owner.kind == .enum, builder.conformances.conforms(owner, to: ["CodingKey"]),
                case .outside("String", _)? = builder.conformances.rawType(of: owner)
            {
                guard CodingKeysReader(builder).keys(in: owner) != nil else {
                    return TypedTerm(opaque(".rawValue", expression, [read.term]), .string)
                }
                return TypedTerm(.builtin(.stringValue, [read.term], at: place(name.offset)), .string)
            }
            if name.text == "rawValue", let raw = builder.conformances.rawType(of: owner),
                let cases = DeclaredTypeReader.rawCases(of: owner, raw, builder)
            {
                let choices = cases.map { one in
                    Step.Choice(items: [(.case(one.name, nil), nil)], body: [.return(.constant(one.value))])
                }
                return TypedTerm(.block([.choose(read.term, choices, at: place(name.offset))]), raw)
            }
        case (_, .tuple(let parts)):
            let part =
                parts.first { $0.label == name.text }?.type ?? Int(name.text).flatMap { parts.indices.contains($0) ? parts[$0].type : nil }
            return TypedTerm(.property(read.term, name.text), part ?? .unknown)
        default: break
        }
        return addedMember(name, of: read, expression)
    }

    /// A property that the sources add to an outside type, or one that is not found.
    private func addedMember(_ name: NameNode, of base: TypedTerm, _ expression: ExpressionNode) -> TypedTerm {
        if case .outside(let outside, _) = base.type.fullyUnwrapped {
            let added = table.addedMembers(name.word, of: outside).filter { $0.kind == .variable && !$0.isStatic && $0.condition.isActive }
            if added.count == 1, meetsRequirements(base.type.fullyUnwrapped, added[0]), added[0].accessors.contains(where: \.isGetter),
                !added[0].accessors.contains(where: \.isThrowing)
            {
                let function = builder.function(added[0], bindings: [:], selfType: base.type.fullyUnwrapped)
                return TypedTerm(.call(function, [base.term], at: place(name.offset)), bound(builder.type(of: added[0])))
            }
        }
        let mayStop =
            switch base.type.fullyUnwrapped {
            case .nominal(let owner, _):
                owner.kind == .protocol
                    ? builder.stopping.contain(named: name.text)
                    : builder.stopping.contain(table.allMembers(name.word, of: owner) + table.allMembers("subscript", of: owner))
            default: builder.stopping.mayContain(name.text, of: base.type)
            }
        let mayThrow = isTried && (builder.throwingNames.contains(name.text) || builder.mayThrow(name.text, of: base.type))
        return TypedTerm(opaque(".\(name.text)", expression, [base.term], mayThrow: mayThrow, mayStop: mayStop))
    }

    /// Returns whether an outside type is known to meet the requirements of the extension that adds a member.
    func meetsRequirements(_ type: KnownType, _ member: Declaration) -> Bool {
        guard let scope = member.parent, !scope.requirements.isEmpty else { return true }
        return RequirementCheck(builder, type).holds(scope.requirements, in: scope) == true
    }

    /// A property of a value: its storage, or the value of its getter.
    private func property(_ name: NameNode, of base: TypedTerm, _ type: KnownType, _ expression: ExpressionNode) -> TypedTerm {
        guard case .nominal(let owner, _) = base.type.fullyUnwrapped,
            let found = table.allMembers(name.word, of: owner).first(where: {
                $0.kind == .variable && !$0.isStatic && $0.condition.isActive
            })
        else { return TypedTerm(.property(base.term, name.text), type) }
        if found.parent?.kind == .protocol {
            return TypedTerm(
                opaque(name.text, expression, [base.term], mayThrow: isTried, mayStop: builder.stopping.contain(named: name.text)), type)
        }
        if found.isWeak {
            // One that is `unowned` stops the program.
            let mayStop = !type.isOptional
            return TypedTerm(opaque("\(name.text), which may have lost its object", expression, [base.term], mayStop: mayStop), type)
        }
        if found.type?.isImplicitlyUnwrapped == true {
            return TypedTerm(opaque("\(name.text), which may be nil", expression, [base.term], mayStop: true), type)
        }
        if case .none = WrapperReader(builder).wrapped(found) {
        } else {
            return TypedTerm(opaque("the wrapper of \(name.text)", expression, [base.term], mayStop: isWrappedAtRisk(found)), type)
        }
        let candidates = table.allMembers(name.word, of: owner).filter { $0.kind == .variable && !$0.isStatic && $0.condition.isActive }
        if isChosenByConstraint(candidates) || isChosenAmongExtensions(candidates) {
            return TypedTerm(opaque("\(name.text), which a protocol has too", expression, [base.term], mayThrow: true, mayStop: true), type)
        }
        guard found.accessors.contains(where: \.isGetter) else {
            return found.isLazy
                ? TypedTerm(opaque(name.text, expression, [base.term], mayStop: builder.stopping.contain(found)), type)
                : TypedTerm(.property(base.term, name.text), type)
        }
        guard found.parent?.kind != .protocol, !isOverridden(name.text, of: owner) else {
            return TypedTerm(
                opaque(name.text, expression, [base.term], mayThrow: isTried, mayStop: builder.stopping.contain(named: name.text)), type)
        }
        let function = builder.function(found, bindings: base.type.fullyUnwrapped.bindings, selfType: base.type.fullyUnwrapped)
        return TypedTerm(.call(function, [base.term], at: place(name.offset)), type)
    }

    /// Returns whether a type of coding keys calculates its texts.
    private func isWrittenKey(_ owner: Declaration) -> Bool {
        table.allMembers("stringValue", of: owner).contains { $0.accessors.contains(where: \.isGetter) }
    }

    private func containerMember(_ name: NameNode, _ base: TypedTerm, _ receiver: String) -> TypedTerm? {
        let place = place(name.offset)
        switch (name.text, receiver) {
        case _ where builder.added.hideProperty(name.text, of: receiver): break
        case ("codingPath", _): return TypedTerm(.builtin(.pathOf, [base.term], at: place), .array(.outside("CodingKey", [])))
        case ("userInfo", "Decoder"): return TypedTerm(base.term, .outside("$userInfo", []))
        case ("allKeys", _): return TypedTerm(.decode(.allKeys(base.term), at: place), .array(Self.keyType(base.type)))
        case ("isAtEnd", _): return TypedTerm(.decode(.isAtEnd(base.term), at: place), .bool)
        case ("count", _): return TypedTerm(.decode(.count(base.term), at: place), .optional(.int))
        case ("currentIndex", _): return TypedTerm(.decode(.currentIndex(base.term), at: place), .int)
        default: break
        }
        guard
            let found = table.addedMembers(name.word, of: receiver).first(where: {
                $0.kind == .variable && !$0.isStatic && $0.condition.isActive
            })
        else {
            return nil
        }
        let function = builder.function(found, bindings: [:], selfType: base.type.fullyUnwrapped)
        return TypedTerm(.call(function, [base.term], at: place), builder.type(of: found))
    }

    private func implicitMember(_ name: NameNode, _ expression: ExpressionNode, of expected: KnownType) -> TypedTerm {
        let type = expected.fullyUnwrapped
        if name.text == "none", expected.isOptional { return TypedTerm(.constant(.null), expected) }
        return staticMember(name, expression, of: type)
    }

    /// A case or a static member of a type.
    func staticMember(_ name: NameNode, _ expression: ExpressionNode, of type: KnownType) -> TypedTerm {
        if name.text == "self" { return TypedTerm(.metatype, .metatype(type)) }
        if let key = key(name.text, of: type) { return TypedTerm(.key(key), type) }
        switch type {
        case .nominal(let owner, _):
            if caseDeclaration(name.text, of: owner) != nil { return TypedTerm(.case(nil, name.text, []), type) }
            if name.text == "allCases", owner.kind == .enum, table.ownMembers(name.word, of: owner).isEmpty {
                let cases = owner.members.filter { $0.kind == .enumCase && $0.condition.isActive }
                return TypedTerm(
                    .array(cases.map { one in key(one.name.text, of: type).map { .key($0) } ?? .case(nil, one.name.text, []) }),
                    .array(type))
            }
            let found = table.allMembers(name.word, of: owner).filter { $0.kind == .variable && $0.isStatic && $0.condition.isActive }
            if isOverridden(name.text, of: owner) || isChosenByConstraint(found) || isChosenAmongExtensions(found) {
                return TypedTerm(
                    opaque(".\(name.text)", expression, mayThrow: isTried, mayStop: builder.stopping.contain(named: name.text)), type)
            }
            if let found = found.first {
                let read = constant(found, expression, expecting: type)
                return TypedTerm(read.term, read.type.isUnknown ? type : read.type)
            }
        case .outside(let outside, _):
            if let found = table.addedMembers(name.word, of: String(TypeMatching.last(outside))).first(where: {
                $0.kind == .variable && $0.isStatic && $0.condition.isActive
            }) {
                let read = constant(found, expression, expecting: type)
                return TypedTerm(read.term, read.type.isUnknown ? type : read.type)
            }
            if ["CharacterSet"].contains(outside) { return TypedTerm(.constant(.string(name.text)), type) }
        default: break
        }
        return TypedTerm(opaque(".\(name.text)", expression), type)
    }

    // MARK: Subscripts

    func element(of base: ExpressionNode, _ arguments: CallArguments, _ expression: ExpressionNode, expecting expected: KnownType)
        -> TypedTerm
    {
        if let type = metatype(base), arguments.arguments.isEmpty {
            return TypedTerm(.metatype, .metatype(.array(type)))
        }
        let read = term(base, expecting: .unknown)
        if case .outside("$userInfo", _) = read.type {
            let key = arguments.arguments.first.flatMap { userInfoKey($0.value) }
            return TypedTerm(.decode(.userInfo(key), at: offset(of: expression)), .unknown)
        }
        if Self.container(read.type) != nil {
            if let found = ownCall(Word("subscript"), on: read, arguments, expression, expecting: expected) { return found }
        }
        switch (read.type.fullyUnwrapped, arguments.arguments.map(\.label)) {
        case (.outside("Dictionary", let types), [nil])
        where types.count == 2 && !builder.isHashedAtRisk(types[0]) && !arguments.arguments[0].value.isIndexMember:
            let key = term(arguments.arguments[0].value, expecting: types[0])
            if key.type.outsideName == "$Index" { return TypedTerm(opaque("an index", expression, [read.term], mayStop: true)) }
            return TypedTerm(.builtin(.entry, [read.term, key.term], at: offset(of: expression)), .optional(types[1]))
        case (.outside("Array", let types), [nil]) where types.count == 1:
            let index = term(arguments.arguments[0].value, expecting: .int).term
            return TypedTerm(.builtin(.element, [read.term, index], at: offset(of: expression)), types[0])
        default: break
        }
        let operands = arguments.arguments.map { term($0.value, expecting: .unknown) }
        return TypedTerm(
            opaque(
                "a subscript", expression, [read.term] + operands.map(\.term), mayThrow: isTried && !read.type.isUnknown,
                mayStop: mayStop(indexing: read.type, arguments, operands)),
            entry(of: read.type) ?? Self.element(of: read.type))
    }

    /// The type of the values of a dictionary; nil for any other type.
    private func entry(of type: KnownType) -> KnownType? {
        if case .outside("Dictionary", let types) = type.fullyUnwrapped, types.count == 2 { types[1] } else { nil }
    }

    /// Returns whether a subscript that is not read stops the program for some values.
    private func mayStop(indexing type: KnownType, _ arguments: CallArguments, _ operands: [TypedTerm]) -> Bool {
        switch type.fullyUnwrapped {
        case .nominal(let owner, _):
            let own = table.allMembers("subscript", of: owner)
            return arguments.arguments.first?.label == "keyPath" || builder.stopping.contain(own)
                || own.contains { $0.type?.isImplicitlyUnwrapped == true }
        case _ where arguments.arguments.first?.label == "keyPath": return true
        case _ where arguments.arguments.first?.label != nil || type.isUnknown && builder.stopping.contain(named: "subscript"):
            return builder.stopping.mayContain("subscript", of: type)
        case .outside("Dictionary", let types) where !arguments.arguments[0].value.isIndexMember:
            return types.first.map(builder.isHashedAtRisk) ?? false
        default:
            // A text is the key of a dictionary, and a label is that of a subscript that asks whether the index exists.
            return arguments.arguments.count == 1 && arguments.arguments[0].label == nil && operands[0].type.outsideName != "String"
        }
    }

    /// The raw value of a key of `userInfo`.
    private func userInfoKey(_ expression: ExpressionNode) -> String? {
        switch expression {
        case .forced(let inner): return userInfoKey(inner)
        case .member(nil, let name, _, _): return userInfoKey(named: name.word, of: "CodingUserInfoKey")
        case .member(let base?, let name, _, _):
            guard let type = metatype(base) else { return nil }
            if case .outside(let outside, _) = type { return userInfoKey(named: name.word, of: outside) }
            guard case .nominal(let owner, _) = type else { return nil }
            return table.allMembers(name.word, of: owner).first { $0.isStatic }?.value.flatMap(userInfoKey)
        case .call(_, let arguments):
            guard arguments.arguments.count == 1, case .string(let text)? = Literals.constant(arguments.arguments[0].value) else {
                return nil
            }
            return text
        case .name(let name, _, _):
            return table.topLevel(name.word, from: declaration.file).first { $0.kind == .variable }?.value.flatMap(userInfoKey)
        default: return nil
        }
    }

    private func userInfoKey(named name: Word, of type: String) -> String? {
        table.addedMembers(name, of: type).first { $0.kind == .variable && $0.isStatic }.flatMap { found in
            if let value = found.value { return userInfoKey(value) }
            guard case .expression(let only)? = found.accessors.first?.body.first else { return nil }
            return userInfoKey(only)
        }
    }
}

extension ExpressionNode {
    /// Whether it names an index, such as `list.startIndex`.
    fileprivate var isIndexMember: Bool { if case .member(_?, let name, _, _) = self { name.text.hasSuffix("Index") } else { false } }
}
