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
}
