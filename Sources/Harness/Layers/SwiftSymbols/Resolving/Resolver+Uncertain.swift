/// Members that a value cannot have, and members that it may have though nothing shows it.
extension Resolver {
    /// Returns whether a value certainly has no member with a name, so that the type that was inferred for it is wrong.
    ///
    /// It is asked only for names of which no member was found.
    func lacks(_ name: Word, _ type: KnownType) -> Bool {
        switch type {
        case .parameter(let parameter):
            !isInScope(parameter) || inference.constraints(of: parameter, in: context).allSatisfy { lacks(name, $0) }
        case .associated(_, let parameter): inference.constraints(of: parameter).allSatisfy { lacks(name, $0) }
        case .composition(let types): types.allSatisfy { lacks(name, $0) }
        case .tuple, .function: true
        case .metatype(let inner): lacks(name, inner)
        case .nominal(let declaration, _):
            table.isMember(name) && !StandardLibrary.isSynthesized(name.text)
                && table.outsideParents(of: declaration).allSatisfy { StandardLibrary.lacks(name.text, $0) }
        case .outside(let outside, _): !StandardLibrary.isSynthesized(name.text) && StandardLibrary.lacks(name.text, outside)
        case .module, .unknown: false
        }
    }

    /// Returns whether a generic parameter or an associated type can be named at the place.
    private func isInScope(_ parameter: Declaration) -> Bool {
        var scope: Declaration? = context
        while let declaration = scope {
            if declaration === parameter.parent || declaration.generics.contains(where: { $0 === parameter }) { return true }
            if declaration.kind == .extension, case .nominal(let extended, _) = table.extendedType(of: declaration),
                extended === parameter.parent || (extended.outerGenerics + extended.generics).contains(where: { $0 === parameter })
            {
                return true
            }
            scope = declaration.parent
        }
        return false
    }

    /// Adds a name to the unresolved uses, if the sources add members with this name to types that a receiver may inherit from.
    func addPossible(_ name: NameNode, of receiver: KnownType, _ fits: (Declaration) -> Bool = { _ in true }) {
        guard collectsUses, table.isAdded(name.word) else { return }
        addPossible(possibleMembers(name.word, of: receiver).filter(fits), name.text, at: name.offset)
    }

    /// Adds a name without a receiver to the unresolved uses, if it may be an added member of one of the types around the place.
    func addPossible(_ name: NameNode) {
        guard collectsUses else { return }
        addOfExtensionInUnknownModule(name)
        guard table.isAdded(name.word) else { return }
        var found: [Declaration] = []
        var scope: Declaration? = context
        while let declaration = scope {
            if declaration.isNominal || declaration.kind == .extension {
                found += possibleMembers(name.word, of: table.selfType(in: declaration))
            }
            scope = declaration.parent
        }
        addPossible(found, name.text, at: name.offset)
    }

    /// Adds a name without a receiver to the unresolved uses, if the sources declare it at the top of a file and a type around the place may
    /// have a member of the standard library with this name, which hides it.
    ///
    /// - Returns: Whether that is so.
    @discardableResult
    func addHidden(_ name: NameNode) -> Bool {
        guard isStandardMember(name.text) else { return false }
        let hidden = table.topLevel(name.word, from: file, isActive: isActivePlace).filter { $0.condition.isActive || !isActivePlace }
        if !hidden.isEmpty { addUnresolved(name.text, at: name.offset, .meaning, hidden) }
        return !hidden.isEmpty
    }

    /// Adds a name at a place that the build contains to the unresolved uses, if only branches of `#if` declare it which the build lacks.
    ///
    /// A name that an SDK or the standard library declares too is theirs.
    /// - Parameters:
    ///   - receiver: The value whose member it is; nil for a name without one.
    ///   - isImplicit: Whether it is written without its receiver: `.name`.
    /// - Returns: Whether that is so.
    func addLeftOut(_ name: NameNode, of receiver: KnownType? = nil, isImplicit: Bool = false) -> Bool {
        guard collectsUses, isActivePlace, table.isLeftOut(name.word) else { return false }
        guard !mayBeOutside(name.word, of: receiver) else { return false }
        let found = leavingOut { receiver.map { members(name.word, of: $0) } ?? declarations(name.word).found }
        let candidates = table.leftOut(found, from: file)
        guard !candidates.isEmpty else { return false }
        addUnresolved(name.text, at: name.offset, .condition, candidates, isImplicit: isImplicit)
        return true
    }

    /// Returns whether a name may be one that an SDK or the standard library declares.
    private func mayBeOutside(_ name: Word, of receiver: KnownType?) -> Bool {
        guard let receiver else { return table.isFunctionOutside(name) }
        if case .nominal(let declaration, _) = receiver.instance, table.outsideParents(of: declaration).isEmpty { return false }
        return table.isMemberOutside(name)
    }

    /// Adds a called method of an optional to the unresolved uses, if the wrapped type has one too and an implicitly unwrapped optional may
    /// mean that one.
    func addWrapped(_ name: NameNode, of receiver: KnownType, _ arguments: CallArguments) {
        guard collectsUses, case .outside("Optional", let wrapped) = receiver, let inner = wrapped.first,
            StandardLibrary.isConditionalOfOptional(name.text)
        else { return }
        let own = members(name.word, of: inner).filter { matching($0, arguments) != nil }
        if !own.isEmpty { addUnresolved(name.text, at: name.offset, .meaning, own) }
    }

    /// Adds a member of an outside type about which nothing is known to the unresolved uses, if a type of the sources among its generic
    /// arguments has such a member, which the outside type may forward (SE-0252), or a type in one of them has it: `Store<Home>` may forward
    /// the members of `Home.State`.
    func addForwarded(_ name: NameNode, by receiver: KnownType, isCalled: Bool) {
        guard collectsUses, table.isMember(name.word), case .outside(let outside, let arguments) = receiver,
            !table.isKnownOutside(type: outside)
        else { return }
        let found = arguments.flatMap { argument -> [Declaration] in
            guard case .nominal(let declaration, _) = argument else { return [] }
            let own = members(name.word, of: argument)
            return own.isEmpty ? table.innerTypes(of: declaration).flatMap { members(name.word, of: table.meaning(of: $0)) } : own
        }
        .filter { !isCalled || $0.isCallable || mayBeCalled(inference.type(of: $0)) }
        if !found.isEmpty { addUnresolved(name.text, at: name.offset, .receiver, found) }
    }

    /// Adds a name behind the name of a module to the unresolved uses, if no project declares the module, and files without a target may belong
    /// to it.
    ///
    /// - Returns: Whether that is so.
    func addOfUnknownModule(_ name: NameNode, of receiver: KnownType) -> Bool {
        guard case .outside(let path, _) = receiver.instance else { return false }
        let parts = path.split(separator: ".").map(String.init)
        let found =
            switch parts.count {
            case 1: table.ofUnknownModule(path, name.word, from: file, isActive: isActivePlace)
            // A member of a type behind such a name.
            case 2:
                table.ofUnknownModule(parts[0], Word(parts[1]), from: file, isActive: isActivePlace).filter(TypeNames.isType)
                    .flatMap { members(name.word, of: table.meaning(of: $0)) }
            default: [Declaration]()
            }
        if !found.isEmpty { addUnresolved(name.text, at: name.offset, .unknownModule, found) }
        return !found.isEmpty
    }

    /// Adds a name without a receiver to the unresolved uses, if the extension around it extends a type behind the name of such a module, and
    /// the type may have the member.
    private func addOfExtensionInUnknownModule(_ name: NameNode) {
        var scope: Declaration? = context
        while let declaration = scope {
            if declaration.kind == .extension, case .member(.named(let module, _), let extended, _)? = declaration.type {
                let types = table.ofUnknownModule(module.text, extended.word, from: file, isActive: isActivePlace)
                let found = types.filter(TypeNames.isType).flatMap { members(name.word, of: table.meaning(of: $0)) }
                if !found.isEmpty { addUnresolved(name.text, at: name.offset, .unknownModule, found) }
            }
            scope = declaration.parent
        }
    }

    private func addPossible(_ found: [Declaration], _ name: String, at offset: Int) {
        let visible = found.filter { table.isVisible($0, from: file, isActive: isActivePlace) }
        if !visible.isEmpty { addUnresolved(name, at: offset, .supertypes, visible) }
    }

    private func possibleMembers(_ name: Word, of type: KnownType) -> [Declaration] {
        switch type {
        case .outside(let outside, _):
            table.possibleMembers(name, of: outside)
                + table.addedLineage(of: outside).filter { StandardLibrary.isPossible($0.name, of: type) }.flatMap {
                    $0.names.all[name] ?? []
                }
        case .nominal(let declaration, _): table.outsideParents(of: declaration).flatMap { table.possibleMembers(name, of: $0) }
        case .parameter(let parameter): inference.constraints(of: parameter, in: context).flatMap { possibleMembers(name, of: $0) }
        case .associated(_, let parameter): inference.constraints(of: parameter).flatMap { possibleMembers(name, of: $0) }
        case .composition(let types): types.flatMap { possibleMembers(name, of: $0) }
        case .metatype(let inner): possibleMembers(name, of: inner)
        case .function, .tuple, .module, .unknown: []
        }
    }
}
