extension Resolver {
    /// Returns the members of a type with a name that are visible in this file.
    ///
    /// - Parameter whole: The type that must meet what extensions require of `Self`, if the other one is a part of it.
    func members(_ name: Word, of type: KnownType, as whole: KnownType? = nil) -> [Declaration] {
        let found: [Declaration]
        switch type {
        case .nominal(let declaration, _):
            if whole == nil, let known = withRequirementsOfSelf(type) { return members(name, of: known) }
            let whole = whole ?? type
            let own = ownMembers(name, of: declaration).only { hasItsSelf($0, whole) && !isExcluded($0, by: type, as: whole) }
            return seen(own, of: type, as: whole)
        case .parameter, .associated:
            let constraints = constraints(of: type)
            found = requirementsFirst(required(name, by: constraints, as: .composition(constraints)))
        case .outside(let outside, _):
            let lineage = table.addedLineage(of: outside)
            guard !lineage.isEmpty else { return required(name, of: outside) }
            found = added(name, by: lineage.filter { StandardLibrary.isCertain($0.name, of: type) }, to: type)
        case .composition(let types): found = required(name, by: types, as: whole ?? type).withoutRepetitions
        case .metatype(let inner): return members(name, of: inner, as: whole)
        case .module(let module): found = table.topLevel(name, of: module, from: file, isActive: isActivePlace)
        case .function, .tuple, .unknown: return []
        }
        guard !found.isEmpty else { return [] }
        return seen(found.only { isVisible($0) && hasItsSelf($0, whole ?? type) }, of: type, as: whole ?? type)
    }

    /// Returns the types that the extension of a protocol around the place knows `Self` to be; nil if it requires none.
    private func withRequirementsOfSelf(_ type: KnownType) -> KnownType? {
        guard case .nominal(let declaration, _) = type, declaration.kind == .protocol, isSelf(type) else { return nil }
        var required: [KnownType] = []
        var scope: Declaration? = context
        while let declaration = scope {
            if declaration.kind == .extension { required += inference.selfRequirements(of: declaration) }
            scope = declaration.parent
        }
        return required.isEmpty ? nil : .composition([type] + required)
    }

    /// Returns the members of a type, or those of its instances, as a receiver is one or the other; all members if there are none of them.
    ///
    /// Properties that a protocol requires are left out if the receiver's type implements them.
    func ofReceiver(_ receiver: KnownType, _ all: [Declaration]) -> [Declaration] {
        guard all.count > 1 else { return all }
        let found = withoutImplementedRequirements(all, of: receiver)
        let isType = if case .metatype = receiver { true } else { false }
        // In a static function, `self` is a type, but is inferred as an instance.
        if !isType, isStaticPlace, isSelf(receiver) { return found }
        let matching = found.only { declaration in
            switch declaration.kind {
            case .enumCase, .initializer: isType
            default: (declaration.isStatic || TypeNames.isType(declaration)) == isType
            }
        }
        return matching.isEmpty ? found : matching
    }

    private func withoutImplementedRequirements(_ found: [Declaration], of receiver: KnownType) -> [Declaration] {
        guard case .nominal(let owner, _) = receiver.instance, owner.kind != .protocol else { return found }
        return found.only { member in
            member.kind != .variable || member.parent?.kind != .protocol
                || !found.contains { $0.kind == .variable && $0.parent?.kind != .protocol && $0.isStatic == member.isStatic }
        }
    }

    private func isSelf(_ type: KnownType) -> Bool {
        if case .nominal(let own, _) = selfType, case .nominal(let other, _) = type { own === other } else { false }
    }

    /// Whether the place is in a static member.
    private var isStaticPlace: Bool {
        var scope: Declaration? = context
        while let declaration = scope, !declaration.isNominal, declaration.kind != .extension {
            if declaration.isStatic { return true }
            scope = declaration.parent
        }
        return false
    }

    /// Returns whether a declaration is visible at the place.
    private func isVisible(_ declaration: Declaration) -> Bool { table.isVisible(declaration, from: file, isActive: isActivePlace) }

    /// Returns the members with a name that the sources add to an outside type, directly and through protocols of the sources.
    private func added(_ name: Word, by lineage: [OutsideEntry], to type: KnownType) -> [Declaration] {
        var found: [Declaration] = []
        for entry in lineage { if let own = entry.names.all[name] { found += own.filter { !isExcluded($0, by: type, as: type) } } }
        for entry in lineage {
            for each in entry.protocols { found += table.allMembers(name, of: each).filter { $0.parent?.kind != .protocol } }
        }
        return found
    }

    /// Returns the visible members with a name of a type of the sources, looked up once.
    private func ownMembers(_ name: Word, of declaration: Declaration) -> [Declaration] {
        let key = Inference.MemberKey(name: name, entry: declaration.entry, file: file, isActive: isActivePlace)
        if let known = inference.members[key] { return known }
        let own = table.allMembers(name, of: declaration)
        let beyond = table.addedBeyond(name, of: declaration)
        let all = (declaration.kind == .protocol ? requirementsFirst(own) : own) + beyond
        let found = all.only(isVisible)
        inference.members[key] = found
        return found
    }

    /// Returns the members with a name of several types that a value has.
    ///
    /// Those of a class come before those of protocols with the same labels, which they implement or hide.
    private func required(_ name: Word, by types: [KnownType], as whole: KnownType) -> [Declaration] {
        let found = types.flatMap { members(name, of: $0, as: whole) }
        guard found.count > 1 else { return found }
        let own = found.filter { !isOfProtocol($0) }
        return found.only { member in
            !isOfProtocol(member)
                || !own.contains { $0.isStatic == member.isStatic && $0.parameters.map(\.label) == member.parameters.map(\.label) }
        }
    }

    /// Returns whether a member is declared in a protocol or in an extension of one.
    private func isOfProtocol(_ member: Declaration) -> Bool {
        if case .nominal(let owner, _) = table.selfType(in: member) { owner.kind == .protocol } else { false }
    }

    /// Returns members with protocol requirements first, because they take precedence over members of extensions.
    private func requirementsFirst(_ found: [Declaration]) -> [Declaration] {
        guard found.count > 1 else { return found }
        return found.filter { $0.parent?.kind == .protocol } + found.filter { $0.parent?.kind != .protocol }
    }

    /// Returns the type of a member of a value.
    func memberType(_ declaration: Declaration, of receiver: KnownType) -> KnownType {
        replacing(
            ofOutside(ofSelf(inference.type(of: declaration), declaration, receiver), declaration, receiver), bindings(of: receiver))
    }

    /// Returns a type with generic parameters replaced by other types, and with what these declare for associated types.
    func replacing(_ type: KnownType, _ bindings: [ObjectIdentifier: KnownType]) -> KnownType {
        bindings.isEmpty ? type : table.withWitnesses(type.replacing(bindings))
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
            let key = ObjectIdentifier(associated)
            if bindings[key] == nil, let witness = table.witness(of: associated, in: nominal) { bindings[key] = witness }
        }
    }

    /// Returns the declarations that the build contains, without members that those of more specific extensions hide.
    ///
    /// Several may be alternatives of `#if`. Only inactive places see inactive declarations, and no alternatives to those in the same branches,
    /// of which those in the same file come first.
    private func seen(_ found: [Declaration], of receiver: KnownType = .unknown, as whole: KnownType = .unknown) -> [Declaration] {
        guard !found.allSatisfy(\.condition.isActive) else { return mostSpecific(found, of: receiver, as: whole) }
        let active = found.filter(\.condition.isActive)
        guard !isActivePlace else { return mostSpecific(active, of: receiver, as: whole) }
        let around = conditions
        let same = found.filter { $0.condition.isIn(around) }
        let here = same.filter { $0.file == file }
        let own = here + same.filter { other in other.file != file && !here.contains { isAlternative($0, to: other) } }
        let others = active.isEmpty ? found.filter { !$0.condition.isIn(around) } : active
        let all = own + others.filter { other in !own.contains { isAlternative($0, to: other) } }
        return mostSpecific(all, of: receiver, as: whole)
    }

    /// Returns whether two declarations cannot be in one build: they have the same name, parameters, place and requirements.
    private func isAlternative(_ declaration: Declaration, to other: Declaration) -> Bool {
        isInterchangeable(declaration, other) && !isMoreSpecific(declaration, than: other) && !isMoreSpecific(other, than: declaration)
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
                if case .nominal(let nominal, _) = type, isVisible(nominal),
                    let parameter = nominal.generics.first(where: { $0.name.word == name })
                {
                    return ([parameter], nil)
                }
                let found = members(name, of: type)
                if !found.isEmpty { return (found, type) }
                if let (found, required) = requiredOfSelf(name, by: declaration) { return (found, required) }
                if declaration.kind == .extension, case .nominal(let nominal, _) = type, isVisible(nominal),
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
        for type in inference.selfRequirements(of: declaration) {
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
