internal import DecodingPrograms
internal import SwiftSymbols

extension BodyReader {
    func element(of base: ExpressionNode, _ arguments: CallArguments, _ expression: ExpressionNode, expecting expected: KnownType)
        -> TypedTerm
    {
        if let type = metatype(base), arguments.arguments.isEmpty {
            return TypedTerm(.metatype, .metatype(.array(type)))
        }
        let read = term(base, expecting: .unknown)
        if case .outside("$userInfo", _) = read.type {
            let keys = UserInfoKeys(table: table, file: declaration.file, metatype: metatype)
            let key = arguments.arguments.first.flatMap { keys.rawValue(of: $0.value) }
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
        case _ where arguments.arguments.isEmpty: return builder.stopping.mayContain("subscript", of: type)
        case .outside("Dictionary", let types) where arguments.arguments.first?.value.isIndexMember == false:
            return types.first.map(builder.isHashedAtRisk) ?? false
        default:
            // A text is the key of a dictionary, and a label is that of a subscript that asks whether the index exists.
            return arguments.arguments.count == 1 && arguments.arguments[0].label == nil && operands[0].type.outsideName != "String"
        }
    }
}

extension ExpressionNode {
    /// Whether it names an index, such as `list.startIndex`.
    fileprivate var isIndexMember: Bool { if case .member(_?, let name, _, _) = self { name.text.hasSuffix("Index") } else { false } }
}
