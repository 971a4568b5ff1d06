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
        case .composition(let parts): return parts.compactMap(container).first
        default: return nil
        }
    }

    /// The type of the keys of a keyed container.
    static func keyType(_ type: KnownType) -> KnownType {
        if case .outside(_, let arguments) = type.fullyUnwrapped { arguments.first ?? .unknown } else { .unknown }
    }

    func member(_ base: ExpressionNode?, _ name: NameNode, _ expression: ExpressionNode, expecting expected: KnownType) -> TypedTerm {
        guard let base else { return implicitMember(name, expression, of: expected) }
        if name.text == "self" {
            if let type = metatype(base) { return typeValue(type, base, expecting: expected) }
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
        case ("utf8", .outside("String", _)):
            return TypedTerm(.builtin(.utf8, [read.term], at: place(name.offset)), .outside("UTF8View", []))
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
    func property(_ name: NameNode, of base: TypedTerm, _ type: KnownType, _ expression: ExpressionNode) -> TypedTerm {
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
                ? TypedTerm(opaque("\(name.text), which is lazy", expression, [base.term], mayStop: true), type)
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

    func containerMember(_ name: NameNode, _ base: TypedTerm, _ receiver: String) -> TypedTerm? {
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
}
