/// Calls of initializers.
extension Resolver {
    func initialize(_ type: KnownType, _ arguments: CallArguments, at offset: Int?) -> KnownType {
        let early = EarlyTypes(arguments, self)
        switch type {
        case .nominal(let declaration, _):
            let found = members("init", of: type)
            let result = call(found, arguments, receiver: .metatype(type), at: offset, expecting: .unknown, memberwise: declaration)
            return result.isUnknown ? type : result
        case .parameter, .associated:
            let found = members("init", of: type).filter { extendedOutside($0) == nil || isOwn($0, arguments, early) }
            _ = early.call { call(found, arguments, early.kept, receiver: .metatype(type), at: offset, expecting: .unknown) }
            return type
        case .outside:
            let found = members("init", of: type).filter { isOwn($0, arguments, early) }
            if !found.isEmpty {
                let made = early.call {
                    call(found, arguments, early.kept, receiver: .metatype(type), at: offset, expecting: .unknown).unwrapped
                }
                if case .outside(let name, let given) = made, name == type.outsideName, !given.isEmpty { return made }
                return type
            }
            if let known = collection(type, arguments, early) { return known }
        default: break
        }
        for index in (arguments.arguments + arguments.trailing).indices { _ = early.type(at: index) }
        return type
    }

    /// Infers `Array(values)`, which has the elements of its argument; nil for other types and other arguments.
    private func collection(_ type: KnownType, _ arguments: CallArguments, _ early: EarlyTypes) -> KnownType? {
        guard case .outside(let name, let written) = type, written.isEmpty, StandardLibrary.arrays.contains(name) || name == "Set",
            arguments.trailing.isEmpty, arguments.arguments.count == 1, arguments.arguments[0].label == nil
        else { return nil }
        let values = early.type(at: 0)
        switch arguments.arguments[0].value {
        // Literals among the values have the type that the place expects.
        case .literal, .interpolation, .array, .dictionary, .tuple, .sequence: return .unknown
        default:
            let element = element(of: values)
            return element.isUnknown ? .unknown : .outside(name, [element])
        }
    }

    /// Returns whether a call means an initializer that the sources or an SDK add to an outside type, and not one that the type itself has.
    private func isOwn(_ initializer: Declaration, _ arguments: CallArguments, _ early: EarlyTypes) -> Bool {
        guard let mapping = matching(initializer, arguments) else { return false }
        guard !table.isOfSDK(initializer) else { return true }
        let labels = initializer.parameters.map { $0.label ?? "_" }
        // The type itself may have one of these labels. An argument with a type of the sources confirms the initializer of the sources.
        return labels.contains { $0 != "_" }
            && (!StandardLibrary.initializers.contains(labels) || initializer.isAsync && isAwaiting)
            || isConfirmed(initializer, by: arguments.arguments + arguments.trailing, mapping, early)
    }

    /// Returns whether an argument has a type of the sources that its parameter names.
    private func isConfirmed(
        _ declaration: Declaration, by arguments: [ArgumentNode], _ mapping: [Int], _ early: EarlyTypes
    ) -> Bool {
        let parameters = inference.parameterTypes(of: declaration)
        return arguments.indices.contains { index in
            let parameter = parameters[mapping[index]]
            guard mayBeOwn(parameter), Self.literalKind(arguments[index].value) == nil,
                case .nominal(let given, _) = early.type(at: index).fullyUnwrapped
            else { return false }
            return names(parameter, given, .unknown)
        }
    }

    private func mayBeOwn(_ type: KnownType) -> Bool {
        switch type.fullyUnwrapped {
        case .nominal, .composition: true
        case .parameter(let parameter): inference.constraints(of: parameter).contains(where: mayBeOwn)
        default: false
        }
    }

    func inferringArguments(of type: KnownType, from expected: KnownType) -> KnownType {
        if case .nominal(let declaration, let arguments) = type, arguments.isEmpty, !declaration.generics.isEmpty,
            case .nominal(let other, let known) = expected.fullyUnwrapped, other === declaration
        {
            return .nominal(declaration, known)
        }
        return type
    }

    /// Returns whether a call that no written initializer of a type accepts means another one: the one with a raw value that the compiler
    /// makes, or one that a class inherits from a class of an SDK.
    func hasOther(_ type: Declaration?, takenBy arguments: CallArguments) -> Bool {
        switch type?.kind {
        case .enum:
            arguments.labels == ["rawValue"] && type.flatMap { table.inheritedTypes(of: $0).first?.isRaw } ?? false
        case .class: type.map { table.outsideParents(of: $0).contains(where: table.isClassOfSDK) } ?? false
        default: false
        }
    }

    /// Returns the generic arguments of an outside type that an initializer makes, from the arguments of the call; none if they are unknown.
    ///
    /// - Parameter given: The types of the arguments, by the numbers of their parameters.
    func genericArguments(of name: String, madeBy initializer: Declaration, _ given: [Int: KnownType]) -> [KnownType] {
        let names = StandardLibrary.parameters(of: name)
        var found = names.map { _ in KnownType.unknown }
        for (number, type) in inference.parameterTypes(of: initializer).enumerated() {
            guard case .outside(let parameter, _) = type, let position = names.firstIndex(of: parameter) else { continue }
            found[position] = given[number] ?? .unknown
        }
        return found.allSatisfy(\.isUnknown) ? [] : found
    }
}
