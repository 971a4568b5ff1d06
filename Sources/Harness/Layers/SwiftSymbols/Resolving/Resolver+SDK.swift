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
        let isOfSDK = table.isOfSDK(declaration)
        let isOfLibrary = !isOfSDK && !table.isKnownOutside(type: extended)
        return type.replacingOutside { name in
            if let type = self.typeParameter(name, of: extended, for: receiver, in: owner) { return type }
            // Nothing is known of a type that an SDK mentions and that is not listed. In an extension of a library's type, the name may be that
            // of a generic parameter.
            return (isOfSDK || isOfLibrary && name != extended && self.table.entry(of: name) == nil)
                && !self.table.isKnownOutside(type: name)
                ? .unknown : nil
        }
    }

    /// Returns a type that a parameter of a member of an outside type writes, with the receiver in place of `Self`: `KeyPath<Self, Value>`.
    func ofOutsideSelf(_ type: KnownType, _ declaration: Declaration, _ receiver: KnownType?) -> KnownType {
        guard let receiver, let extended = extendedOutside(declaration) else { return type }
        return type.replacingOutside { $0 == extended ? receiver.instance : nil }
    }

    /// Returns the type that the name of a generic parameter or an associated type means in an extension of an outside type, also with
    /// others behind it: `Element`, `Self.Element`, `Iterator.Element`; nil for any other name.
    private func typeParameter(
        _ name: String, of extended: String, for receiver: KnownType, in owner: Declaration
    ) -> KnownType? {
        guard name.utf8.contains(UInt8(ascii: ".")) else {
            return StandardLibrary.hasType(name, in: extended) ? argument(Word(name), of: receiver, in: owner) : nil
        }
        // `Self.Element` is known as `Collection.Element` in an extension of `Collection`.
        var path = (name.hasPrefix("\(extended).") ? name.dropFirst(extended.count + 1) : name[...]).split(separator: ".").map(String.init)
        guard let first = path.first, StandardLibrary.hasType(first, in: extended) else { return nil }
        if path.count == 2, path[1] == "Element", StandardLibrary.isOfSameElements(first) { path = ["Element"] }
        return path.reduce(receiver) { argument(Word($1), of: $0, in: owner) }
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

    /// Returns the type of a member of a binding's value, as a binding, or of the projected value of a wrapper; nil for any other member.
    func boundMember(_ name: NameNode, of receiver: KnownType) -> KnownType? {
        if name.text == "projectedValue", case .outside(let wrapper, let arguments) = receiver,
            let projection = StandardLibrary.projection(of: wrapper)
        {
            return .outside(projection, arguments)
        }
        guard case .outside(let outside, let arguments) = receiver, StandardLibrary.forwardsMembers(outside), arguments.count == 1 else {
            return nil
        }
        return .outside("Binding", [member(of: arguments[0], name, nil, [], expecting: .unknown)])
    }
}
