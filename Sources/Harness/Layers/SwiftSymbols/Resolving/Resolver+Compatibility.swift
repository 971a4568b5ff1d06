extension Resolver {
    /// Returns whether a value of a type can be used where another type is expected.
    ///
    /// Unknown types are compatible.
    func isCompatible(_ given: KnownType, _ wanted: KnownType, owner: KnownType) -> Bool {
        switch (given, wanted) {
        case (.unknown, _), (_, .unknown), (_, .associated), (.associated, _), (.module, _), (_, .module): return true
        case (_, .parameter(let parameter)): return isCompatible(given, parameter)
        case (.parameter(let parameter), .nominal(let declaration, _)):
            return inference.constraints(of: parameter, in: context).contains {
                isCompatible($0, .nominal(declaration, []), owner: owner)
            }
        case (.parameter, _): return true
        case (.outside("Optional", let left), .outside("Optional", let right)):
            return isCompatible(left.first ?? .unknown, right.first ?? .unknown, owner: owner)
        case (_, .outside("Optional", let right)): return isCompatible(given, right.first ?? .unknown, owner: owner)
        case (.outside("Optional", _), .nominal): return false
        case (.nominal(let left, let leftArguments), .nominal(let right, let rightArguments)):
            if left === right {
                return leftArguments.count != rightArguments.count
                    || zip(leftArguments, rightArguments).allSatisfy { isCompatible($0, $1, owner: owner) }
            }
            return inherits(left, from: right)
        case (.nominal, .outside(let name, _)): return Self.takesAll.contains(name) || !StandardLibrary.isConcrete(name)
        case (.outside(let name, _), .nominal(let declaration, _)):
            return declaration.kind == .protocol ? conforms(name, to: declaration) : false
        case (.outside(let left, let leftArguments), .outside(let right, let rightArguments)):
            if left == right {
                return leftArguments.count != rightArguments.count
                    || zip(leftArguments, rightArguments).allSatisfy { isCompatible($0, $1, owner: owner) }
            }
            return !(StandardLibrary.isConcrete(left) && StandardLibrary.isConcrete(right))
        case (.function, .function): return true
        case (.function, .nominal), (.function, .outside): return false
        case (.nominal, .function), (.outside, .function): return false
        case (.tuple(let left), .tuple(let right)):
            return left.count == right.count && zip(left, right).allSatisfy { isCompatible($0.type, $1.type, owner: owner) }
        case (.tuple(let elements), .nominal) where !elements.isEmpty: return false
        case (.metatype(.parameter(let parameter)), .metatype(.outside(let name, _))) where StandardLibrary.isConcrete(name):
            // `T.self` is the type of an array only if `T` is required to be one.
            return inference.constraints(of: parameter, in: context).contains { $0.outsideName == name }
        case (.metatype(let left), .metatype(let right)): return isCompatible(left, right, owner: owner)
        case (.metatype, .nominal), (.nominal, .metatype), (.metatype, .function), (.function, .metatype): return false
        case (_, .composition(let types)): return types.allSatisfy { isCompatible(given, $0, owner: owner) }
        case (.composition(let types), _): return types.contains { isCompatible($0, wanted, owner: owner) }
        default: return true
        }
    }

    /// Returns whether a generic parameter may be a type.
    func isCompatible(_ given: KnownType, _ parameter: Declaration) -> Bool {
        inference.constraints(of: parameter).allSatisfy { constraint in
            switch (given, constraint) {
            case (.nominal(let left, _), .nominal(let right, _)): inherits(left, from: right)
            case (.outside(let name, _), .nominal(let declaration, _)): declaration.kind == .protocol && conforms(name, to: declaration)
            case (.nominal(let left, _), .outside(let name, _)): conforms(left, toOutside: name)
            case (.outside(let name, _), .outside("Error", _)): !StandardLibrary.isConcrete(name)
            case (.outside(let name, _), .outside(let wanted, _)):
                !(StandardLibrary.isConcrete(name) && StandardLibrary.isSettled(wanted))
                    || StandardLibrary.lineage(of: name).contains(wanted)
            default: true
            }
        }
    }

    /// Returns whether two types are certainly equal.
    func isExactly(_ left: KnownType, _ right: KnownType) -> Bool {
        switch (left, right) {
        case (.nominal(let left, _), .nominal(let right, _)): left === right
        case (.outside(let left, let first), .outside(let right, let second)):
            left == right && first.count == second.count && zip(first, second).allSatisfy { isExactly($0, $1) }
        case (.function(let left, _), .function(let right, _)):
            left.count == right.count && zip(left, right).allSatisfy { isExactly($0, $1) }
        case (.tuple(let left), .tuple(let right)): left.count == right.count && zip(left, right).allSatisfy { isExactly($0.type, $1.type) }
        case (.metatype(let left), .metatype(let right)): isExactly(left, right)
        default: false
        }
    }

    /// Returns whether another candidate, for arguments of other types, certainly has a result of another type than the chosen one.
    func hasRivals(_ chosen: Declaration, among candidates: [(Declaration, [Int])], of receiver: KnownType?) -> Bool {
        guard chosen.kind != .initializer, !table.isOfSDK(chosen) else { return false }
        let result = ofSelf(inference.type(of: chosen), chosen, receiver)
        return candidates.contains { other, _ in
            guard other !== chosen, other.parent === chosen.parent || !isAlike(other, chosen) else { return false }
            return Self.differ(ofSelf(inference.type(of: other), other, receiver), result)
        }
    }

    /// Returns whether two types differ, whatever they and their generic arguments are bound to.
    private static func differ(_ left: KnownType, _ right: KnownType) -> Bool {
        switch (left.fullyUnwrapped, right.fullyUnwrapped) {
        case (.nominal(let left, _), .nominal(let right, _)): left !== right
        case (.outside(let left, _), .outside(let right, _)): left != right
        case (.tuple(let left), .tuple(let right)): left.count != right.count
        case (.nominal, .outside), (.outside, .nominal), (.nominal, .tuple), (.tuple, .nominal), (.outside, .tuple), (.tuple, .outside):
            true
        default: false
        }
    }

    func inherits(_ declaration: Declaration, from other: Declaration) -> Bool {
        if declaration === other { return true }
        var seen: Set<ObjectIdentifier> = []
        var next = [declaration] + table.outsideProtocols(of: declaration)
        while let one = next.popLast() {
            if one === other { return true }
            guard seen.insert(ObjectIdentifier(one)).inserted else { continue }
            for type in table.inheritedTypes(of: one) {
                switch type {
                case .nominal(let parent, _): next.append(parent)
                case .composition(let types): for case .nominal(let parent, _) in types { next.append(parent) }
                default: break
                }
            }
        }
        return false
    }

    /// Returns whether an outside type may conform to a protocol of the sources.
    ///
    /// Unknown types may conform to anything. Types of the standard library do not, unless the sources extend them.
    private func conforms(_ outside: String, to declaration: Declaration) -> Bool {
        !StandardLibrary.isConcrete(outside)
            || table.addedLineage(of: outside).contains { entry in
                !entry.names.all.isEmpty || entry.protocols.contains { inherits($0, from: declaration) }
            }
    }

    func conforms(_ declaration: Declaration, toOutside name: String) -> Bool {
        guard ["Sequence", "Collection", "StringProtocol", "BinaryInteger", "FixedWidthInteger", "Error"].contains(name) else {
            return true
        }
        var seen: Set<ObjectIdentifier> = []
        var next = [declaration]
        while let one = next.popLast() {
            guard seen.insert(ObjectIdentifier(one)).inserted else { continue }
            for type in table.inheritedTypes(of: one) {
                switch type {
                case .outside(let outside, _):
                    if StandardLibrary.isPlain(outside), name != "Error" { continue }
                    if StandardLibrary.lineage(of: outside).contains(name) || !StandardLibrary.isConcrete(outside) { return true }
                case .nominal(let parent, _): next.append(parent)
                default: return true
                }
            }
        }
        return false
    }

    private static let takesAll: Set<String> = ["Any", "AnyObject", "AnyHashable", "Error"]

    // MARK: Generic parameters

    /// Returns the types that a generic parameter or an associated type inherits from or conforms to at the place; none for any other type.
    func constraints(of type: KnownType) -> [KnownType] {
        switch type {
        case .parameter(let parameter): inference.constraints(of: parameter, in: context)
        case .associated(_, let parameter): inference.constraints(of: parameter)
        default: []
        }
    }

    /// Returns the type of the elements of a value, which the constraints of its type may give.
    func element(of type: KnownType) -> KnownType {
        guard type.isConstrained else { return Collections.element(of: type, table) }
        for constraint in constraints(of: type) {
            let element = Collections.element(of: constraint, table)
            if !element.isUnknown { return element }
        }
        return .unknown
    }

    /// Binds generic parameters of an expected type to the types of an argument.
    func unify(_ wanted: KnownType, _ given: KnownType, _ bindings: inout [ObjectIdentifier: KnownType]) {
        switch (wanted, given) {
        case (_, .unknown): break
        case (.parameter(let parameter), _):
            let key = ObjectIdentifier(parameter)
            if bindings[key]?.isUnknown ?? true { bindings[key] = given }
        case (.outside("Optional", let left), .outside("Optional", let right)): pairs(left, right, &bindings)
        case (.outside("Optional", let left), _): if let left = left.first { unify(left, given, &bindings) }
        case (.outside(let name, let elements), _) where elements.count == 1 && StandardLibrary.isSequence(name):
            unify(elements[0], Collections.element(of: given, table), &bindings)
        case (.nominal(let left, let first), .nominal(let right, let second)) where left === right: pairs(first, second, &bindings)
        case (.outside(let left, let first), .outside(let right, let second)) where left == right: pairs(first, second, &bindings)
        case (.function(let first, let left), .function(let second, let right)):
            pairs(first, second, &bindings)
            unify(left, right, &bindings)
        case (.tuple(let left), .tuple(let right)): pairs(left.map(\.type), right.map(\.type), &bindings)
        case (.metatype(let left), .metatype(let right)): unify(left, right, &bindings)
        default: break
        }
    }

    private func pairs(_ left: [KnownType], _ right: [KnownType], _ bindings: inout [ObjectIdentifier: KnownType]) {
        guard left.count == right.count else { return }
        for (wanted, given) in zip(left, right) { unify(wanted, given, &bindings) }
    }
}
