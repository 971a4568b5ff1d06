extension Resolver {
    /// Infers a call: selects a candidate, adds a reference to it, and infers the arguments.
    ///
    /// - Parameter early: The types of arguments that are known already, by their numbers.
    func call(
        _ candidates: [Declaration], _ arguments: CallArguments, _ early: [Int: KnownType] = [:], receiver: KnownType?, at offset: Int?,
        expecting expected: KnownType, memberwise: Declaration? = nil
    ) -> KnownType {
        let (nextMember, isFree) = (nextMember, isContextFree)
        (self.nextMember, isContextFree) = (nil, false)
        let all = arguments.arguments + arguments.trailing
        var viable = candidates.compactMap { candidate in matching(candidate, arguments).map { (candidate, $0) } }
        viable = matchingAwait(implemented(viable, by: receiver), nextMember)
        guard !viable.isEmpty else {
            if let memberwise, memberwise.kind == .struct { return self.memberwise(memberwise, arguments, receiver: receiver) }
            for (index, argument) in all.enumerated() where early[index] == nil { _ = infer(argument.value, expecting: .unknown) }
            guard let own = candidates.first(where: { !table.isOfSDK($0) }) else { return receiver.map(continuing) ?? .unknown }
            if let offset, !hasOther(memberwise, takenBy: arguments) { addUnresolved(own.name.text, at: offset, .arguments, candidates) }
            return .unknown
        }
        viable = takingClosures(takingKeyPaths(havingImplicitMembers(viable, all), all), all)
        var types: [KnownType?] = all.indices.map { early[$0] }
        let name = candidates[0].name.text
        // Containers of coders take any type that can be coded, beside those that the sources add.
        let isCoding = StandardLibrary.isCoding(name, of: extendedOutside(candidates[0]))
        let isOfStandard = isCoding || StandardLibrary.functions.contains(name)
        let isOnly = viable.count == 1 && !isOfStandard
        let literals = all.map { Self.literalKind($0.value) }
        if !isOnly {
            inferBeforeChoice(&types, of: all, literals, viable)
            if isCoding, let offset, types.first.flatMap({ $0?.instance.isUnknown }) ?? true {
                addUnresolved(name, at: offset, .meaning, viable.map(\.0))
                return .unknown
            }
            let best = bestCandidates(among: viable, types, all, literals, isOfStandard: isOfStandard, expecting: expected, isFree: isFree)
            guard let best else { return .unknown }
            viable = best
        }
        for index in all.indices where literals[index] != nil { types[index] = nil }
        guard let chosen = single(viable.map(\.0)), let mapping = viable.first(where: { $0.0 === chosen })?.1 else {
            let isOfSDK = viable.allSatisfy { table.isOfSDK($0.0) }
            if let offset, !isOfSDK { addUnresolved(viable[0].0.name.text, at: offset, .meaning, viable.map(\.0)) }
            for (index, argument) in all.enumerated() where types[index] == nil {
                _ = infer(argument.value, expecting: agreedType(at: index, viable))
            }
            return isOfSDK ? agreedResult(viable.map(\.0), of: receiver) : .unknown
        }
        if let offset { addReference(to: chosen, at: offset) }
        let result = inferCall(all, to: chosen, mapping, types, receiver: receiver, at: offset, expecting: expected)
        return viable.count > 1 && hasRivals(chosen, among: viable, of: receiver) ? .unknown : result
    }

    /// Returns the candidates that take key paths where the arguments are key paths, or all candidates if there are none.
    private func takingKeyPaths(_ viable: [(Declaration, [Int])], _ arguments: [ArgumentNode]) -> [(Declaration, [Int])] {
        let paths = arguments.indices.filter { if case .keyPath = arguments[$0].value { true } else { false } }
        return accepting(viable, paths) { type in
            switch type {
            case .outside(let name, _): name.hasSuffix("KeyPath")
            case .function, .parameter, .associated, .unknown: true
            case .nominal, .tuple, .metatype, .composition, .module: false
            }
        }
    }

    /// Returns the candidates whose parameters have accepted types for some arguments, or all candidates if there are none.
    func accepting(
        _ viable: [(Declaration, [Int])], _ arguments: [Int], _ isAccepted: (KnownType) -> Bool
    ) -> [(Declaration, [Int])] {
        guard viable.count > 1, !arguments.isEmpty else { return viable }
        let taking = viable.filter { candidate, mapping in
            let parameters = inference.parameterTypes(of: candidate)
            return arguments.allSatisfy { isAccepted(parameters[mapping[$0]].fullyUnwrapped) }
        }
        return taking.isEmpty ? viable : taking
    }

    /// Infers the types of the arguments that do not depend on the selected candidate.
    private func inferBeforeChoice(
        _ types: inout [KnownType?], of arguments: [ArgumentNode], _ literals: [LiteralKind?], _ viable: [(Declaration, [Int])]
    ) {
        for (index, argument) in arguments.enumerated() where types[index] == nil && !Self.isDeferred(argument.value) {
            if let kind = literals[index] {
                // The type of a literal follows from the selected candidate.
                types[index] = Self.type(of: kind, expecting: .unknown)
                continue
            }
            let agreed = agreedType(at: index, viable)
            types[index] = infer(argument.value, expecting: agreed)
        }
    }

    /// Returns the candidates that match the arguments and the expected type best, or nil if a function of the standard library is called.
    private func bestCandidates(
        among candidates: [(Declaration, [Int])], _ types: [KnownType?], _ arguments: [ArgumentNode], _ literals: [LiteralKind?],
        isOfStandard: Bool, expecting expected: KnownType, isFree: Bool
    ) -> [(Declaration, [Int])]? {
        var viable = candidates
        var compatible = self.compatible(viable, types, arguments, literals)
        // The standard library's function is called if no candidate of the sources matches.
        if compatible.isEmpty, isOfStandard { return nil }
        // If optionals match no parameter, they are implicitly unwrapped.
        if compatible.isEmpty { compatible = self.compatible(viable, types.map { $0?.unwrapped }, arguments, literals) }
        if !compatible.isEmpty { viable = compatible }
        if viable.count > 1, !expected.isUnknown {
            let giving = viable.filter { candidate, _ in candidate.kind == .initializer || mayGive(expected, candidate) }
            if !giving.isEmpty { viable = giving }
        }
        if !literals.contains(where: { $0 != nil }) { viable = favored(viable, arguments, isFree: isFree) }
        if let first = viable.first, viable.allSatisfy({ $0.0.file == first.0.file }) {
            // The first of one file is taken.
            viable = viable.filter { !$0.0.isDisfavored } + viable.filter(\.0.isDisfavored)
        }
        if viable.count > 1 {
            let known = viable.filter { candidate, mapping in
                let parameters = inference.parameterTypes(of: candidate)
                return zip(types, mapping).contains { type, parameter in type.map { isExactly($0, parameters[parameter]) } ?? false }
            }
            if !known.isEmpty { viable = known }
        }
        // A candidate that wraps fewer arguments in optionals takes precedence.
        if viable.count > 1 {
            let wrapped = viable.map { candidate, mapping in
                let parameters = inference.parameterTypes(of: candidate)
                return arguments.indices.count { index in
                    guard parameters[mapping[index]].isOptional else { return false }
                    return types[index].map { !$0.isUnknown && !$0.isOptional } ?? (Self.implicitName(arguments[index].value) != nil)
                }
            }
            if let fewest = wrapped.min() { viable = zip(viable, wrapped).filter { $0.1 == fewest }.map(\.0) }
        }
        // A candidate without omitted default values takes precedence.
        let omitted = viable.map { candidate, mapping in candidate.parameters.count - Set(mapping).count }
        if let fewest = omitted.min() { viable = zip(viable, omitted).filter { $0.1 == fewest }.map(\.0) }
        return viable
    }

    /// Returns the candidates that the compiler prefers, if neither what surrounds the call nor a closure may decide otherwise.
    ///
    /// - Parameter isFree: Whether nothing surrounds the call.
    private func favored(_ viable: [(Declaration, [Int])], _ arguments: [ArgumentNode], isFree: Bool) -> [(Declaration, [Int])] {
        guard viable.count > 1 else { return viable }
        let favored = viable.filter { !$0.0.isDisfavored }
        guard !favored.isEmpty, favored.count < viable.count, let first = viable.first else { return viable }
        let closures = arguments.indices.filter { Self.isClosure(arguments[$0].value) }
        let types = { (candidate: Declaration, mapping: [Int]) in
            let parameters = self.inference.parameterTypes(of: candidate)
            return (isFree ? [] : [self.inference.type(of: candidate)]) + closures.map { parameters[mapping[$0]].fullyUnwrapped }
        }
        let own = types(first.0, first.1)
        let areAlike = viable.dropFirst().allSatisfy { zip(own, types($0.0, $0.1)).allSatisfy(KnownType.areAlike) }
        return areAlike ? favored : viable
    }

    /// Returns the candidates that can be called at a place with or without `await`.
    ///
    /// With `await`, asynchronous candidates are preferred, unless their result does not have the member that is used of it.
    ///
    /// Source: SE-0296, "Overloading and overload resolution".
    private func matchingAwait(_ viable: [(Declaration, [Int])], _ nextMember: Word?) -> [(Declaration, [Int])] {
        guard viable.count > 1, viable.contains(where: { $0.0.isAsync }) else { return viable }
        let asynchronous = isAwaiting ? viable.filter { $0.0.isAsync && mayGive(nextMember, $0.0) } : []
        if !asynchronous.isEmpty { return asynchronous }
        let synchronous = viable.filter { !$0.0.isAsync }
        return synchronous.isEmpty ? viable : synchronous
    }

    /// Returns whether the result of a candidate may be used where a type is expected.
    ///
    /// The generic parameters of the candidate may be any type that they allow.
    private func mayGive(_ expected: KnownType, _ candidate: Declaration) -> Bool {
        let result = inference.type(of: candidate)
        switch (result, expected) {
        case (.parameter(let parameter), _) where candidate.generics.contains { $0 === parameter }: return isCompatible(expected, parameter)
        case (.tuple(let elements), .nominal(let wanted, _)) where elements.isEmpty: return wanted.kind == .protocol
        case (.tuple(let elements), .outside(let wanted, _)) where elements.isEmpty: return !StandardLibrary.isConcrete(wanted)
        default: break
        }
        let free = Dictionary(candidate.generics.map { (ObjectIdentifier($0), KnownType.unknown) }) { first, _ in first }
        return isCompatible(result.replacing(free), expected, owner: table.selfType(in: candidate))
    }

    /// Returns whether the result of a candidate may have a member.
    private func mayGive(_ member: Word?, _ candidate: Declaration) -> Bool {
        guard let member, candidate.kind == .function else { return true }
        guard candidate.type != nil else { return false }
        let result = inference.type(of: candidate)
        return !members(member, of: result).isEmpty || !lacks(member, result)
    }

    /// Returns the candidates without requirements of protocols that another candidate implements for a concrete receiver.
    private func implemented(_ viable: [(Declaration, [Int])], by receiver: KnownType?) -> [(Declaration, [Int])] {
        guard viable.count > 1, case .nominal(let owner, _)? = receiver?.instance, owner.kind != .protocol else { return viable }
        return viable.filter { candidate, _ in
            candidate.parent?.kind != .protocol
                || !viable.contains { other, _ in
                    other.parent?.kind != .protocol && implements(candidate, other)
                }
        }
    }

    /// Returns whether a member has the labels and types of a requirement, whose associated types may be any.
    private func implements(_ requirement: Declaration, _ member: Declaration) -> Bool {
        guard member.parameters.map(\.label) == requirement.parameters.map(\.label) else { return false }
        return zip(inference.parameterTypes(of: requirement), inference.parameterTypes(of: member)).allSatisfy { wanted, given in
            switch wanted {
            case .parameter, .associated: true
            default: isExactly(wanted, given)
            }
        }
    }

    /// Returns the candidates whose parameters accept certain types.
    private func compatible(
        _ viable: [(Declaration, [Int])], _ types: [KnownType?], _ arguments: [ArgumentNode], _ literals: [LiteralKind?]
    ) -> [(Declaration, [Int])] {
        viable.filter { candidate, mapping in
            let parameters = inference.parameterTypes(of: candidate)
            let owner = table.selfType(in: candidate)
            return mapping.enumerated().allSatisfy { index, parameter in
                guard let type = types[index] else { return true }
                if let kind = literals[index] ?? Self.collectionKind(arguments[index].value) {
                    return isCompatible(kind, type, parameters[parameter], owner: owner)
                }
                return isCompatible(type, parameters[parameter], owner: owner)
            }
        }
    }

    private func inferCall(
        _ arguments: [ArgumentNode], to chosen: Declaration, _ mapping: [Int], _ known: [KnownType?], receiver: KnownType?,
        at offset: Int?, expecting expected: KnownType
    ) -> KnownType {
        let parameters = zip(chosen.parameters, inference.parameterTypes(of: chosen)).map { parameter, type in
            let type = ofSelf(type, parameter.type, chosen, receiver)
            return ofOutside(parameter.type.isOfSelf ? ofOutsideSelf(type, chosen, receiver) : type, chosen, receiver)
        }
        var bindings = receiver.map { self.bindings(of: $0) } ?? [:]
        let result = inference.type(of: chosen)
        if !expected.isUnknown { unify(result, expected, &bindings) }
        var given: [Int: KnownType] = [:]
        // Closures are inferred last, because their parameter types may follow from other arguments.
        let closures = arguments.indices.filter { Self.isClosure(arguments[$0].value) }
        for index in arguments.indices.filter({ !closures.contains($0) }) + closures {
            let parameter = parameters[mapping[index]]
            if case .closure(let closure) = arguments[index].value,
                let builder = builder(among: chosen.parameters[mapping[index]].attributes, in: chosen)
            {
                addBuilderReferences(closure.body, by: builder, at: closure.offset)
                guard case .function(let taken, _) = parameter.fullyUnwrapped.replacing(bindings) else { continue }
                _ = infer(arguments[index].value, expecting: .function(taken, .unknown))
                continue
            }
            if known[index] != nil { addLiteralReference(arguments[index].value, as: parameter.replacing(bindings)) }
            let type = known[index] ?? infer(arguments[index].value, expecting: parameter.replacing(bindings))
            unify(parameter, type, &bindings)
            given[mapping[index]] = type
        }
        if let offset, !table.isOfSDK(chosen) {
            recorder?.note(ResolvedNames.Use(chosen, receiver: receiver, bindings: bindings, parameters: mapping), at: offset)
        }
        switch chosen.kind {
        case .initializer:
            var type = receiver?.instance ?? result
            if case .nominal(let declaration, let written) = type, written.isEmpty, !declaration.generics.isEmpty {
                type = .nominal(declaration, declaration.generics.map { bindings[ObjectIdentifier($0)] ?? .unknown })
            } else if case .outside(let name, let written) = type, written.isEmpty {
                type = .outside(name, genericArguments(of: name, madeBy: chosen, given))
            }
            return chosen.isFailable ? .optional(type) : type
        case .enumCase:
            guard case .nominal(let declaration, let written)? = receiver?.instance else { return result }
            return written.isEmpty
                ? .nominal(declaration, declaration.generics.map { bindings[ObjectIdentifier($0)] ?? .unknown })
                : .nominal(declaration, written)
        default:
            return replacing(ofOutside(ofSelf(result, chosen, receiver), chosen, receiver), bindings)
        }
    }

    /// Infers a call of the implicit memberwise initializer of a struct.
    func memberwise(_ declaration: Declaration, _ arguments: CallArguments, receiver: KnownType?) -> KnownType {
        var bindings = receiver.map { self.bindings(of: $0) } ?? [:]
        for argument in arguments.arguments + arguments.trailing {
            let stored = argument.label.flatMap { label in declaration.members.first { $0.kind == .variable && $0.name.text == label } }
            let type = stored.map { inference.type(of: $0) } ?? .unknown
            unify(type, infer(argument.value, expecting: type.replacing(bindings)), &bindings)
        }
        let type = receiver?.instance ?? .unknown
        if case .nominal(let declaration, let written) = type, written.isEmpty, !declaration.generics.isEmpty {
            return .nominal(declaration, declaration.generics.map { bindings[ObjectIdentifier($0)] ?? .unknown })
        }
        return type
    }

    /// Returns the type that all candidates expect for an argument, or unknown if they differ.
    private func agreedType(at index: Int, _ viable: [(Declaration, [Int])]) -> KnownType {
        let types = viable.map { candidate, mapping in inference.parameterTypes(of: candidate)[mapping[index]] }
        guard let first = types.first, types.allSatisfy({ isExactly($0, first) }) else { return .unknown }
        // Functions are equal if they take the same.
        if case .function(let taken, _) = first.fullyUnwrapped, !types.allSatisfy({ KnownType.areAlike($0, first) }) {
            return .function(taken, .unknown)
        }
        return first
    }

    private static func isDeferred(_ value: ExpressionNode) -> Bool {
        switch value {
        case .closure, .literal(.nil, _, _), .keyPath(nil, _): true
        case .member, .call: Resolver.beginsImplicitly(value)
        case .array(let elements, _): elements.contains(where: isDeferred)
        case .dictionary(let elements, _): elements.contains { isDeferred($0) || isDeferred($1) }
        case .awaited(let inner), .tried(let inner, _): isDeferred(inner)
        default: false
        }
    }

    private static func collectionKind(_ value: ExpressionNode) -> LiteralKind? {
        switch value {
        case .array: .array
        case .dictionary: .dictionary
        default: nil
        }
    }

    static func isClosure(_ value: ExpressionNode) -> Bool { if case .closure = value { true } else { false } }

    /// Returns the index of the parameter that takes each argument, or nil if the labels do not match.
    ///
    /// Source: The Swift Programming Language, "Function Call Expression". Trailing closures are assigned to the parameters from the front
    /// (SE-0286).
    func matching(_ candidate: Declaration, _ arguments: CallArguments) -> [Int]? {
        let parameters = candidate.parameters
        var mapping: [Int] = []
        mapping.reserveCapacity(arguments.arguments.count + arguments.trailing.count)
        var next = 0
        for argument in arguments.arguments {
            if let last = mapping.last, parameters[last].isVariadic, argument.label == nil {
                mapping.append(last)
                continue
            }
            while next < parameters.count, parameters[next].label != argument.label {
                guard parameters[next].isOmissible else { return nil }
                next += 1
            }
            guard next < parameters.count else { return nil }
            mapping.append(next)
            next += 1
        }
        for (index, argument) in arguments.trailing.enumerated() {
            // The first trailing closure has no label. It is assigned to the first parameter that can take it.
            while next < parameters.count {
                if index == 0 ? takesClosure(next, of: candidate) : parameters[next].label == argument.label { break }
                guard parameters[next].isOmissible else { return nil }
                next += 1
            }
            guard next < parameters.count else { return nil }
            mapping.append(next)
            next += 1
        }
        return parameters[next...].allSatisfy(\.isOmissible) ? mapping : nil
    }

    /// Returns whether a parameter may have a function type.
    private func takesClosure(_ index: Int, of candidate: Declaration) -> Bool {
        guard isCallable(candidate.parameters[index].type) else { return false }
        switch inference.parameterTypes(of: candidate)[index].fullyUnwrapped {
        case .nominal, .tuple, .composition, .metatype, .module: return false
        case .outside(let name, _): return !StandardLibrary.isConcrete(name) && candidate.parameters[index].defaultValue == nil
        case .function, .parameter, .associated, .unknown: return true
        }
    }

    /// Returns whether a closure may be an argument for a parameter of this type.
    func isCallable(_ node: TypeNode) -> Bool {
        switch node {
        case .function: return true
        case .optional(let inner), .implicitlyUnwrapped(let inner), .opaque(let inner): return isCallable(inner)
        case .attributed(_, let inner): return isCallable(inner)
        case .named, .member: return true
        default: return false
        }
    }
}
