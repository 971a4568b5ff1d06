/// The meaning of declarations of SDKs at a place.
extension Resolver {
    /// Returns a type that a member of an outside type writes, with the receiver in place of `Self`, and with its generic arguments in place
    /// of the names of generic parameters and associated types.
    func ofOutside(_ type: KnownType, _ declaration: Declaration, _ receiver: KnownType?) -> KnownType {
        guard let owner = declaration.parent, case .outside(let extended, _) = table.extendedType(of: owner)
        else {
            return type
        }
        let receiver = receiver?.instance ?? .unknown
        if declaration.type?.isOfSelf == true, case .outside(extended, _) = type { return receiver }
        return type.replacingOutside { name in
            StandardLibrary.hasType(name, in: extended) ? self.argument(Word(name), of: receiver, in: owner) : nil
        }
    }

    /// Returns the result type of all of several declarations of an SDK, or unknown if they differ.
    func agreedResult(_ candidates: [Declaration], of receiver: KnownType?) -> KnownType {
        let types = candidates.map { candidate in receiver.map { memberType(candidate, of: $0) } ?? inference.type(of: candidate) }
        guard let first = types.first, types.allSatisfy({ isExactly($0, first) }) else { return .unknown }
        return first
    }

    /// Returns the type of the value behind a modifier or an operator that no file and no listed module declares.
    ///
    /// Such a method of a view gives a view, and one of a publisher a publisher. It may also be the type itself.
    func continuing(_ receiver: KnownType) -> KnownType {
        for name in ["View", "Publisher"] where isA(name, receiver) {
            if case .outside(name, _) = receiver { return .outside(name, []) }
            if case .composition(let types) = receiver, case .outside(name, _)? = types.first { return receiver }
            return .composition([.outside(name, []), receiver])
        }
        return .unknown
    }

    /// Returns whether a value certainly conforms to an outside protocol.
    private func isA(_ name: String, _ type: KnownType) -> Bool {
        switch type {
        case .outside(let outside, _): table.lineage(ofOutside: outside).contains(name)
        case .nominal(let declaration, _):
            table.outsideParents(of: declaration).contains { table.lineage(ofOutside: $0).contains(name) }
        case .parameter(let parameter): inference.constraints(of: parameter, in: context).contains { isA(name, $0) }
        case .associated(_, let parameter): inference.constraints(of: parameter).contains { isA(name, $0) }
        case .composition(let types): types.contains { isA(name, $0) }
        case .metatype, .function, .tuple, .module, .unknown: false
        }
    }

    // MARK: Property wrappers

    /// Returns the type of `_name` or `$name` of a variable with a property wrapper of an SDK; nil if it has none.
    func wrappedBySDK(_ variable: Declaration, isProjected: Bool) -> KnownType? {
        for attribute in variable.builtAttributes {
            guard case .outside(let wrapper, _) = table.type(attribute.type, in: variable) else { continue }
            let name = isProjected ? StandardLibrary.projection(of: wrapper) : wrapper
            if let name { return .outside(name, [inference.type(of: variable)]) }
        }
        return nil
    }

    /// Returns the type of a member of a binding's value, as a binding; nil if the value is not a binding.
    func boundMember(_ name: NameNode, of receiver: KnownType) -> KnownType? {
        guard case .outside(let outside, let arguments) = receiver, StandardLibrary.forwardsMembers(outside), arguments.count == 1 else {
            return nil
        }
        return .outside("Binding", [member(of: arguments[0], name, nil, [], expecting: .unknown)])
    }

    // MARK: Members that are not certain

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
                && table.outsideParents(of: declaration).allSatisfy(StandardLibrary.isPlain)
        case .outside, .module, .unknown: false
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
        guard collectsUses, table.isAdded(name.word) else { return }
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

    private func addPossible(_ found: [Declaration], _ name: String, at offset: Int) {
        let visible = found.filter { table.isVisible($0, from: file) }
        if !visible.isEmpty { addUnresolved(name, at: offset, .supertypes, visible) }
    }

    private func possibleMembers(_ name: Word, of type: KnownType) -> [Declaration] {
        switch type {
        case .outside(let outside, _): table.possibleMembers(name, of: outside)
        case .nominal(let declaration, _): table.outsideParents(of: declaration).flatMap { table.possibleMembers(name, of: $0) }
        case .parameter(let parameter): inference.constraints(of: parameter, in: context).flatMap { possibleMembers(name, of: $0) }
        case .associated(_, let parameter): inference.constraints(of: parameter).flatMap { possibleMembers(name, of: $0) }
        case .composition(let types): types.flatMap { possibleMembers(name, of: $0) }
        case .metatype(let inner): possibleMembers(name, of: inner)
        case .function, .tuple, .module, .unknown: []
        }
    }
}
