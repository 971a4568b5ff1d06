/// The choice between declarations of several modules.
extension Resolver {
    /// Returns the nearest declarations with a name; nil if several modules declare it, which is added to the unresolved uses.
    func decidedDeclarations(_ name: NameNode) -> (found: [Declaration], receiver: KnownType?)? {
        let (found, receiver) = declarations(name.word)
        guard receiver == nil, found.count > 1 else { return (found, receiver) }
        let values = found.filter { ($0.kind == .variable || TypeNames.isType($0)) && $0.parent?.kind == .file && $0.condition.isActive }
        guard values.count > 1 else { return (found, receiver) }
        switch ModuleChoice.of(values, from: file, table) {
        case .one(let value): return (found.filter { $0.isCallable || $0 === value }, receiver)
        case .several(let rivals):
            addUnresolved(name.text, at: name.offset, .modules, rivals)
            return nil
        }
    }

    // MARK: Members

    /// Returns the member that a name means.
    ///
    /// If extensions of several modules declare it, or extensions whose requirements do not decide, nil, and the name is added to the unresolved
    /// uses.
    ///
    /// - Parameters:
    ///   - first: The first of the candidates that is not called.
    ///   - candidates: All members with the name.
    func decidedMember(_ first: Declaration, among candidates: [Declaration], _ name: NameNode) -> Declaration? {
        let rivals = rivals(of: first, among: candidates)
        if rivals.count > 1 {
            addUnresolved(name.text, at: name.offset, .meaning, rivals)
            return nil
        }
        let equals = equals(of: first, among: candidates)
        guard equals.count > 1 else { return first }
        switch ModuleChoice.of(equals, from: file, table) {
        case .one(let member): return member
        case .several(let rivals):
            addUnresolved(name.text, at: name.offset, .modules, rivals)
            return nil
        }
    }

    /// Returns the members that extensions of one type declare under the name of one of them, if the requirements of some do not show which one
    /// is meant.
    private func rivals(of member: Declaration, among candidates: [Declaration]) -> [Declaration] {
        guard candidates.count > 1, candidates.contains(where: \.isConditional), member.parent?.kind == .extension, !table.isOfSDK(member)
        else { return [] }
        var seen: Set<ObjectIdentifier> = []
        let found = candidates.filter {
            !$0.isCallable && $0.parent?.kind == .extension && seen.insert(ObjectIdentifier($0)).inserted
                && ($0 === member || $0.parent !== member.parent && isInterchangeable($0, member))
        }
        return found.contains(where: \.isConditional) ? found : []
    }

    /// Returns the members that extensions of one type without requirements declare under the name of one of them.
    private func equals(of member: Declaration, among candidates: [Declaration]) -> [Declaration] {
        guard candidates.count > 1, let owner = member.parent, owner.kind == .extension, !member.isConditional else { return [] }
        var seen: Set<ObjectIdentifier> = []
        return candidates.filter { other in
            guard !table.isOfSDK(other) else { return false }
            guard seen.insert(ObjectIdentifier(other)).inserted, !other.isCallable, other.condition.isActive,
                other.isStatic == member.isStatic, let parent = other.parent
            else { return false }
            return parent.kind == .extension && !other.isConditional && extendsTheSame(parent, as: owner)
        }
    }

    private func extendsTheSame(_ declaration: Declaration, as other: Declaration) -> Bool {
        switch (table.extendedType(of: declaration), table.extendedType(of: other)) {
        case (.nominal(let left, _), .nominal(let right, _)): left === right
        case (.outside(let left, _), .outside(let right, _)): left == right
        default: false
        }
    }

    // MARK: Types by their use

    /// Infers the part in front of a member.
    ///
    /// If types of several modules have its name, the only one that has the member is meant.
    func baseType(_ base: ExpressionNode, of member: NameNode, expecting expected: KnownType) -> KnownType {
        if case .name(let name, nil, let generics) = base, generics.isEmpty,
            let type = typeName(name, where: { !members(member.word, of: .metatype($0)).isEmpty })
        {
            return type
        }
        let type = inferBase(base, of: member.word, expecting: expectedOfBeginning(of: base, expected))
        return Self.literalKind(base).map { ofLiteral($0, with: member, usually: type) } ?? type
    }

    /// Returns the only type of several modules with a name that can be made with arguments; nil if that is not decided so.
    func typeName(_ name: NameNode, madeWith arguments: CallArguments) -> KnownType? { typeName(name) { accepts($0, arguments) } }

    /// Returns the only type of several modules with a name that is suitable; nil if there is none, or if the name has one meaning anyway.
    private func typeName(_ name: NameNode, where isSuitable: (KnownType) -> Bool) -> KnownType? {
        guard local(name.word) == nil else { return nil }
        let (found, receiver) = declarations(name.word)
        guard receiver == nil, found.count > 1 else { return nil }
        let types = found.filter { TypeNames.isType($0) && $0.condition.isActive }
        guard types.count == found.count, case .several(let rivals) = ModuleChoice.of(types, from: file, table) else { return nil }
        let suitable = rivals.filter { isSuitable(meaning(of: $0, []).instance) }
        guard !suitable.isEmpty, case .one(let type) = ModuleChoice.of(suitable, from: file, table) else { return nil }
        addReference(to: type, at: name.offset)
        return meaning(of: type, [])
    }

    /// Returns whether a type has an initializer for arguments, in the sources or as a structure without one.
    private func accepts(_ type: KnownType, _ arguments: CallArguments) -> Bool {
        guard case .nominal(let declaration, _) = type else { return false }
        let initializers = members("init", of: type)
        if initializers.contains(where: { matching($0, arguments) != nil }) { return true }
        guard declaration.kind == .struct else { return false }
        let stored = Set(declaration.members.filter { $0.kind == .variable && !$0.isStatic }.map(\.name.text))
        return (arguments.arguments + arguments.trailing).allSatisfy { argument in argument.label.map(stored.contains) ?? false }
    }
}
