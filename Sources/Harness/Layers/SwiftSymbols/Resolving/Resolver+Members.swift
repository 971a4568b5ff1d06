extension Resolver {
    /// Returns the members of a type with a name that are visible in this file.
    func members(_ name: Word, of type: KnownType) -> [Declaration] {
        let found: [Declaration]
        switch type {
        case .nominal(let declaration, _): return seen(ownMembers(name, of: declaration, type).only { !isExcluded($0, by: type) })
        case .parameter(let parameter):
            found = requirementsFirst(inference.constraints(of: parameter, in: context).flatMap { members(name, of: $0) })
        case .associated(_, let parameter):
            found = requirementsFirst(inference.constraints(of: parameter).flatMap { members(name, of: $0) })
        case .outside(let outside, _):
            let lineage = table.addedLineage(of: outside)
            guard !lineage.isEmpty else { return required(name, of: outside) }
            found = added(name, by: lineage.filter { StandardLibrary.isCertain($0.name, of: type) }, to: type)
        case .composition(let types): found = types.flatMap { members(name, of: $0) }.withoutRepetitions
        case .metatype(let inner): found = members(name, of: inner)
        case .module(let module): found = table.topLevel(name, of: module, from: file, isActive: isActivePlace)
        case .function, .tuple, .unknown: return []
        }
        guard !found.isEmpty else { return [] }
        return seen(found.only { isVisible($0) && hasItsSelf($0, type) })
    }

    /// Returns whether a declaration is visible at the place.
    private func isVisible(_ declaration: Declaration) -> Bool { table.isVisible(declaration, from: file, isActive: isActivePlace) }

    /// Returns the members with a name that the sources add to an outside type, directly and through protocols of the sources.
    private func added(_ name: Word, by lineage: [OutsideEntry], to type: KnownType) -> [Declaration] {
        var found: [Declaration] = []
        for entry in lineage { if let own = entry.names.all[name] { found += own.filter { !isExcluded($0, by: type) } } }
        for entry in lineage {
            for each in entry.protocols { found += table.allMembers(name, of: each).filter { $0.parent?.kind != .protocol } }
        }
        return found
    }

    /// Returns the members with a name of a type of the sources, looked up once.
    private func ownMembers(_ name: Word, of declaration: Declaration, _ type: KnownType) -> [Declaration] {
        let key = Inference.MemberKey(name: name, entry: declaration.entry, file: file, isActive: isActivePlace)
        if let known = inference.members[key] { return known }
        let own = table.allMembers(name, of: declaration)
        let beyond = table.addedBeyond(name, of: declaration)
        let all = (declaration.kind == .protocol ? requirementsFirst(own) : own) + beyond
        let found = all.only { isVisible($0) && hasItsSelf($0, type) }
        inference.members[key] = found
        return found
    }

    /// Returns the protocols of the sources that an extension requires `Self` to conform to.
    func protocolsOfSelf(_ declaration: Declaration) -> [Declaration] {
        guard declaration.isConditional, let owner = declaration.parent else { return [] }
        return table.selfRequirements(of: owner).compactMap { if case .nominal(let wanted, _) = $0 { wanted } else { nil } }
    }

    /// Returns whether a type conforms to the requirements of the extension around a member.
    private func hasItsSelf(_ declaration: Declaration, _ type: KnownType) -> Bool {
        !declaration.isConditional || protocolsOfSelf(declaration).allSatisfy { conforms(type.instance, to: $0) }
    }

    private func conforms(_ type: KnownType, to wanted: Declaration) -> Bool {
        switch type {
        case .nominal(let declaration, _): inherits(declaration, from: wanted)
        case .parameter(let parameter): inference.constraints(of: parameter, in: context).contains { conforms($0, to: wanted) }
        case .associated(_, let parameter): inference.constraints(of: parameter).contains { conforms($0, to: wanted) }
        case .composition(let types): types.contains { conforms($0, to: wanted) }
        case .outside(let outside, _):
            table.addedLineage(of: outside).contains { $0.protocols.contains { inherits($0, from: wanted) } }
        case .metatype, .tuple, .function, .module, .unknown: true
        }
    }

    /// Returns members with protocol requirements first, because they take precedence over members of extensions.
    private func requirementsFirst(_ found: [Declaration]) -> [Declaration] {
        guard found.count > 1 else { return found }
        return found.filter { $0.parent?.kind == .protocol } + found.filter { $0.parent?.kind != .protocol }
    }

    /// Returns whether the generic arguments of a receiver violate the requirements of the extension around a member.
    private func isExcluded(_ declaration: Declaration, by receiver: KnownType) -> Bool {
        guard declaration.isConditional, let owner = declaration.parent else { return false }
        return owner.requirements.contains { requirement in
            switch requirement {
            case .same(.named(let name, _), let right):
                let (given, wanted) = (argument(name.word, of: receiver, in: owner), table.type(right, in: owner))
                return !isCompatible(given, wanted, owner: .unknown) || !isCompatible(wanted, given, owner: .unknown)
            case .conformance(.named(let name, _), let right):
                return !isCompatible(argument(name.word, of: receiver, in: owner), table.type(right, in: owner), owner: .unknown)
            default: return false
            }
        }
    }

    /// Returns the generic argument of a receiver for a generic parameter of an extended type.
    func argument(_ name: Word, of receiver: KnownType, in owner: Declaration) -> KnownType {
        var found = KnownType.unknown
        if case .nominal(let extended, _) = table.extendedType(of: owner),
            let parameter = extended.generics.first(where: { $0.name.word == name })
        {
            found = bindings(of: receiver)[ObjectIdentifier(parameter)] ?? .unknown
        } else if case .outside(let outside, let arguments) = receiver, let position = StandardLibrary.position(of: name.text, in: outside)
        {
            found = position < arguments.count ? arguments[position] : .unknown
        } else if case .outside(let outside, _) = receiver, let alias = table.addedTypes(name, of: outside).first {
            found = meaning(of: alias, []).instance
        } else if name == "Element" {
            found = Collections.element(of: receiver, table)
        } else if case .nominal(let nominal, _) = receiver, let own = table.memberTypes(name, of: nominal).first {
            found = meaning(of: own, []).instance.replacing(bindings(of: receiver))
        }
        // Other associated types are unknown.
        if case .outside(let outside, _) = found, StandardLibrary.isTypeName(outside) { return .unknown }
        return found
    }

    /// Returns the type of a member of a value.
    func memberType(_ declaration: Declaration, of receiver: KnownType) -> KnownType {
        ofOutside(ofSelf(inference.type(of: declaration), declaration, receiver), declaration, receiver).replacing(bindings(of: receiver))
    }

    /// Returns a type that is written with a protocol's `Self`, with the receiver's type in its place.
    func ofSelf(_ type: KnownType, _ declaration: Declaration, _ receiver: KnownType?) -> KnownType {
        declaration.type.map { ofSelf(type, $0, declaration, receiver) } ?? type
    }

    /// Returns a type that a part of a declaration writes, with the receiver's type in the place of a protocol's `Self`.
    func ofSelf(_ type: KnownType, _ node: TypeNode, _ declaration: Declaration, _ receiver: KnownType?) -> KnownType {
        guard let receiver, node.isOfSelf, case .nominal(let own, _) = table.selfType(in: declaration), own.kind == .protocol else {
            return type
        }
        return type.replacing(own, with: receiver.instance)
    }

    /// Returns the types of the generic parameters of a receiver and of all its ancestors, and of its `Self`.
    func bindings(of receiver: KnownType) -> [ObjectIdentifier: KnownType] {
        // Extensions of outside types use generic parameters by name.
        guard case .nominal(let nominal, let arguments) = receiver.instance else { return [:] }
        guard arguments.isEmpty else { return bindings(of: nominal, receiver.instance.bindings) }
        if let known = inference.cache.bindings[nominal.entry] { return known }
        let found = bindings(of: nominal, [:])
        inference.cache.bindings[nominal.entry] = found
        return found
    }

    private func bindings(of nominal: Declaration, _ own: [ObjectIdentifier: KnownType]) -> [ObjectIdentifier: KnownType] {
        var bindings = own
        var next = table.inheritedTypes(of: nominal)
        var steps = 0
        while let type = next.popLast(), steps < 32 {
            steps += 1
            guard case .nominal(let parent, let arguments) = type else { continue }
            if parent.generics.count == arguments.count {
                for (parameter, argument) in zip(parent.generics, arguments) {
                    bindings[ObjectIdentifier(parameter)] = argument.replacing(bindings)
                }
            }
            if parent.kind == .protocol { bindAssociated(of: parent, in: nominal, &bindings) }
            next += table.inheritedTypes(of: parent)
        }
        return bindings
    }

    /// Binds the associated types of a protocol to the types that a conforming type declares for them.
    private func bindAssociated(of parent: Declaration, in nominal: Declaration, _ bindings: inout [ObjectIdentifier: KnownType]) {
        for associated in parent.members where associated.kind == .associatedType {
            guard bindings[ObjectIdentifier(associated)] == nil,
                let witness = table.ownMembers(associated.name.word, of: nominal).first(where: {
                    TypeNames.isType($0) && $0.kind != .associatedType
                })
            else { continue }
            var names = TypeNames(table: table, file: witness.file)
            bindings[ObjectIdentifier(associated)] = names.meaning(of: witness, [])
        }
    }

    /// Returns the declarations that the build contains.
    ///
    /// Several may be alternatives of `#if`. Only inactive places see inactive declarations, and no alternatives to those in the same branches,
    /// of which those in the same file come first.
    private func seen(_ found: [Declaration]) -> [Declaration] {
        guard !found.allSatisfy(\.condition.isActive) else { return found }
        let active = found.filter(\.condition.isActive)
        guard !isActivePlace else { return active }
        let around = conditions
        let same = found.filter { $0.condition.isIn(around) }
        let here = same.filter { $0.file == file }
        let own = here + same.filter { other in other.file != file && !here.contains { isAlternative($0, to: other) } }
        let others = active.isEmpty ? found.filter { !$0.condition.isIn(around) } : active
        return own + others.filter { other in !own.contains { isAlternative($0, to: other) } }
    }

    /// Returns whether two declarations cannot be in one build: they have the same name, the same parameters, and the same place.
    private func isAlternative(_ declaration: Declaration, to other: Declaration) -> Bool {
        guard declaration.kind == other.kind, declaration.isStatic == other.isStatic, isAlike(declaration, other) else { return false }
        switch (table.selfType(in: declaration), table.selfType(in: other)) {
        case (.nominal(let left, _), .nominal(let right, _)): return left === right
        case (.outside(let left, _), .outside(let right, _)): return left == right
        case (.unknown, .unknown): return true
        default: return false
        }
    }

    /// Returns whether a name without a receiver is a member of the standard library, of the type around the place.
    func isStandardMember(_ name: String) -> Bool { StandardLibrary.members.contains(name) && isInsideOutside(with: name) }

    /// Returns whether the type around a place may have a member with a name from outside.
    private func isInsideOutside(with name: String) -> Bool {
        let types: [String]
        switch selfType {
        case .outside(let outside, _): types = table.lineage(ofOutside: outside)
        case .nominal(let declaration, _): types = table.outsideParents(of: declaration)
        default: return false
        }
        return types.contains { type in
            if StandardLibrary.isSynthesized(name) { return true }
            // The members of SDKs' types are only partly known.
            return !StandardLibrary.lacks(name, type) && (table.isOfSDK(type: type) || hasStandardMember(name, type))
        }
    }

    // MARK: Lookup

    /// Returns the nearest declarations with a name, outside of the function's own variables.
    func declarations(_ name: Word) -> (found: [Declaration], receiver: KnownType?) {
        var scope: Declaration? = context
        while let declaration = scope {
            if let parameter = declaration.generics.first(where: { $0.name.word == name }) { return ([parameter], nil) }
            if declaration.isNominal || declaration.kind == .extension {
                let type = table.selfType(in: declaration)
                if case .nominal(let nominal, _) = type {
                    if let parameter = nominal.generics.first(where: { $0.name.word == name }) { return ([parameter], nil) }
                }
                let found = members(name, of: type)
                if !found.isEmpty { return (found, type) }
                if let (found, required) = requiredOfSelf(name, by: declaration) { return (found, required) }
                if declaration.kind == .extension, case .nominal(let nominal, _) = type,
                    let parameter = table.genericParameter(name, around: nominal)
                {
                    return ([parameter], nil)
                }
                if declaration.name.word == name, declaration.isNominal { return ([declaration], nil) }
                if hasOutsideType(name.text, type) || table.hasOutsideType(name.text, askedOfSelfBy: declaration) { return ([], nil) }
            }
            scope = declaration.parent
        }
        if isStandardMember(name.text) { return ([], nil) }
        return (seen(table.topLevel(name, from: file, isActive: isActivePlace)), nil)
    }

    /// Returns the members with a name of the types that an extension of an outside type requires of one of its generic parameters.
    ///
    /// An example is `Wrapped` in `extension Optional where Wrapped: Film`.
    private func required(_ name: Word, of parameter: String) -> [Declaration] {
        guard StandardLibrary.isTypeName(parameter) else { return [] }
        var scope: Declaration? = context
        while let declaration = scope {
            let types = declaration.requirements.compactMap { requirement -> KnownType? in
                switch requirement {
                case .conformance(.named(let left, _), let right), .same(.named(let left, _), let right):
                    left.text == parameter ? table.type(right, in: declaration) : nil
                default: nil
                }
            }
            if !types.isEmpty {
                return requirementsFirst(types.flatMap { if case .outside = $0 { [Declaration]() } else { members(name, of: $0) } })
            }
            scope = declaration.parent
        }
        return []
    }

    /// Returns the members with a name of a protocol that an extension requires `Self` to conform to.
    private func requiredOfSelf(_ name: Word, by declaration: Declaration) -> (found: [Declaration], type: KnownType)? {
        guard declaration.kind == .extension else { return nil }
        for type in table.selfRequirements(of: declaration).flatMap(\.parts) {
            let found = members(name, of: type)
            if !found.isEmpty { return (found, type) }
        }
        return nil
    }

    /// Returns whether a type has an associated type with a name that no file declares.
    ///
    /// In expressions, associated types are resolved.
    private func hasOutsideType(_ name: String, _ type: KnownType) -> Bool {
        switch type {
        case .nominal(let nominal, _): table.hasOutsideType(name, in: nominal)
        case .outside(let outside, _): StandardLibrary.hasType(name, in: outside)
        default: false
        }
    }
}

extension [Declaration] {
    /// The declarations without those that are in front of them too.
    fileprivate var withoutRepetitions: [Declaration] {
        guard count > 1 else { return self }
        var seen: Set<ObjectIdentifier> = []
        return filter { seen.insert(ObjectIdentifier($0)).inserted }
    }
}
