extension Resolver {
    /// Chooses what is meant, notes it, and looks into what is handed over.
    func call(
        _ candidates: [Declaration], _ arguments: CallArguments, receiver: KnownType?, at offset: Int?, expecting expected: KnownType,
        memberwise: Declaration? = nil
    ) -> KnownType {
        let isBase = isBase
        self.isBase = false
        let all = arguments.arguments + arguments.trailing
        var viable = candidates.compactMap { candidate in matching(candidate, arguments).map { (candidate, $0) } }
        viable = ofPlace(viable, isBase: isBase)
        guard !viable.isEmpty else {
            if let memberwise, memberwise.kind == .struct { return self.memberwise(memberwise, arguments, receiver: receiver) }
            for argument in all { _ = infer(argument.value, expecting: .unknown) }
            if let offset, let first = candidates.first { noteUnresolved(first.name.text, at: offset, .arguments) }
            return .unknown
        }
        viable = havingImplicitMembers(viable, all)
        var types = [KnownType?](repeating: nil, count: all.count)
        let isOfStandard = StandardLibrary.functions.contains(candidates[0].name.text)
        let isOnly = viable.count == 1 && !isOfStandard
        let literals = all.map { Self.literalKind($0.value) }
        if !isOnly {
            inferBeforeChoice(&types, of: all, literals, viable)
            let meant = meant(among: viable, types, all, literals, isOfStandard: isOfStandard, expecting: expected)
            guard let meant else { return .unknown }
            viable = meant
        }
        for index in all.indices where literals[index] != nil { types[index] = nil }
        guard let chosen = single(viable.map(\.0)), let mapping = viable.first(where: { $0.0 === chosen })?.1 else {
            if let offset { noteUnresolved(viable[0].0.name.text, at: offset, .meaning) }
            for (index, argument) in all.enumerated() where types[index] == nil {
                _ = infer(argument.value, expecting: agreedType(at: index, viable))
            }
            return .unknown
        }
        if let offset { note(chosen, at: offset) }
        return handOver(all, to: chosen, mapping, types, receiver: receiver, expecting: expected)
    }

    /// Those whose parameters have the implicit members that arguments begin with; all of them where none has.
    private func havingImplicitMembers(_ viable: [(Declaration, [Int])], _ arguments: [ArgumentNode]) -> [(Declaration, [Int])] {
        let implicit = arguments.indices.compactMap { index in
            Self.implicitName(arguments[index].value).map { (index: index, name: $0) }
        }
        guard !implicit.isEmpty else { return viable }
        let meant = viable.filter { candidate, mapping in
            let parameters = inference.parameterTypes(of: candidate)
            return implicit.allSatisfy { has($0.name, parameters[mapping[$0.index]]) }
        }
        return meant.isEmpty ? viable : meant
    }

    /// Infers the types of the arguments that do not depend on which candidate is meant.
    private func inferBeforeChoice(
        _ types: inout [KnownType?], of arguments: [ArgumentNode], _ literals: [LiteralKind?], _ viable: [(Declaration, [Int])]
    ) {
        for (index, argument) in arguments.enumerated() where !Self.isDeferred(argument.value) {
            if let kind = literals[index] {
                // What it stands for follows from what is meant.
                types[index] = Self.type(of: kind, expecting: .unknown)
                continue
            }
            let agreed = agreedType(at: index, viable)
            types[index] = infer(argument.value, expecting: agreed)
        }
    }

    /// Returns the candidates that suit the arguments and the expected type best; nil where a function of the standard library is meant.
    private func meant(
        among candidates: [(Declaration, [Int])], _ types: [KnownType?], _ arguments: [ArgumentNode], _ literals: [LiteralKind?],
        isOfStandard: Bool, expecting expected: KnownType
    ) -> [(Declaration, [Int])]? {
        var viable = candidates
        var fitting = self.fitting(viable, types, arguments, literals)
        // What the standard library has too is meant where nothing of the sources fits.
        if fitting.isEmpty, isOfStandard { return nil }
        // Optionals fit nowhere: they are implicitly unwrapped.
        if fitting.isEmpty { fitting = self.fitting(viable, types.map { $0?.unwrapped }, arguments, literals) }
        if !fitting.isEmpty { viable = fitting }
        if viable.count > 1, !expected.isUnknown {
            let giving = viable.filter { candidate, _ in
                let owner = table.selfType(in: candidate)
                return candidate.kind == .initializer || fits(inference.type(of: candidate), expected, owner: owner)
            }
            if !giving.isEmpty { viable = giving }
        }
        if viable.count > 1 {
            let known = viable.filter { candidate, mapping in
                let parameters = inference.parameterTypes(of: candidate)
                return zip(types, mapping).contains { type, parameter in type.map { isExactly($0, parameters[parameter]) } ?? false }
            }
            if !known.isEmpty { viable = known }
        }
        // What asks more of the type that it is called on is meant before what asks less.
        if viable.count > 1 {
            let special = viable.filter { !protocolsOfSelf($0.0).isEmpty }
            if !special.isEmpty { viable = special }
        }
        // What needs no default values is meant before what does.
        let omitted = viable.map { candidate, mapping in candidate.parameters.count - Set(mapping).count }
        if let fewest = omitted.min() { viable = zip(viable, omitted).filter { $0.1 == fewest }.map(\.0) }
        return viable
    }

    /// Those that may be called where `await` stands, or does not: there what is asynchronous is meant, unless it gives nothing and a member of
    /// that is wanted.
    ///
    /// Source: SE-0296, "Overloading and overload resolution".
    private func ofPlace(_ viable: [(Declaration, [Int])], isBase: Bool) -> [(Declaration, [Int])] {
        guard viable.count > 1, viable.contains(where: { $0.0.isAsync }) else { return viable }
        let fitting = viable.filter { candidate, _ in
            isAwaiting && !(isBase && candidate.kind == .function && candidate.type == nil) ? candidate.isAsync : !candidate.isAsync
        }
        return fitting.isEmpty ? viable : fitting
    }

    /// Those that take values of certain types.
    private func fitting(
        _ viable: [(Declaration, [Int])], _ types: [KnownType?], _ arguments: [ArgumentNode], _ literals: [LiteralKind?]
    ) -> [(Declaration, [Int])] {
        viable.filter { candidate, mapping in
            let parameters = inference.parameterTypes(of: candidate)
            let owner = table.selfType(in: candidate)
            return mapping.enumerated().allSatisfy { index, parameter in
                guard let type = types[index] else { return true }
                if let kind = literals[index] ?? Self.collectionKind(arguments[index].value) {
                    return fits(kind, type, parameters[parameter], owner: owner)
                }
                return fits(type, parameters[parameter], owner: owner)
            }
        }
    }

    private func handOver(
        _ arguments: [ArgumentNode], to chosen: Declaration, _ mapping: [Int], _ known: [KnownType?], receiver: KnownType?,
        expecting expected: KnownType
    ) -> KnownType {
        let parameters = inference.parameterTypes(of: chosen)
        var bindings = receiver.map { self.bindings(of: $0) } ?? [:]
        let result = inference.type(of: chosen)
        if !expected.isUnknown { unify(result, expected, &bindings) }
        // Closures last: what they are given may follow from the others.
        let closures = arguments.indices.filter { Self.isClosure(arguments[$0].value) }
        for index in arguments.indices.filter({ !closures.contains($0) }) + closures {
            let parameter = parameters[mapping[index]]
            if case .closure(let closure) = arguments[index].value,
                let builder = builder(among: chosen.parameters[mapping[index]].attributes, in: chosen)
            {
                noteBuilding(closure.body, by: builder, at: closure.offset)
                guard case .function(let taken, _) = parameter.fullyUnwrapped.replacing(bindings) else { continue }
                _ = infer(arguments[index].value, expecting: .function(taken, .unknown))
                continue
            }
            if known[index] != nil { noteLiteral(arguments[index].value, as: parameter.replacing(bindings)) }
            let type = known[index] ?? infer(arguments[index].value, expecting: parameter.replacing(bindings))
            unify(parameter, type, &bindings)
        }
        switch chosen.kind {
        case .initializer:
            var type = receiver?.instance ?? result
            if case .nominal(let declaration, let written) = type, written.isEmpty, !declaration.generics.isEmpty {
                type = .nominal(declaration, declaration.generics.map { bindings[ObjectIdentifier($0)] ?? .unknown })
            }
            return chosen.isFailable ? .optional(type) : type
        case .enumCase:
            guard case .nominal(let declaration, let written)? = receiver?.instance else { return result }
            return written.isEmpty
                ? .nominal(declaration, declaration.generics.map { bindings[ObjectIdentifier($0)] ?? .unknown })
                : .nominal(declaration, written)
        default:
            return ofSelf(result, chosen, receiver).replacing(bindings)
        }
    }

    /// The initializer that a struct has by itself.
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

    /// What all candidates want in a place.
    private func agreedType(at index: Int, _ viable: [(Declaration, [Int])]) -> KnownType {
        let types = viable.map { candidate, mapping in inference.parameterTypes(of: candidate)[mapping[index]] }
        guard let first = types.first, types.allSatisfy({ isExactly($0, first) }) else { return .unknown }
        return first
    }

    /// Whether a type has the implicit member that an argument begins with.
    private func has(_ name: Word, _ type: KnownType) -> Bool {
        switch type.fullyUnwrapped {
        case .nominal(let declaration, _):
            return name == "init" ? declaration.kind != .protocol : !table.allMembers(name, of: declaration).isEmpty
        case .parameter: return name != "init"
        case .function, .tuple: return false
        default: return true
        }
    }

    /// The first name of a chain that begins with a dot.
    private static func implicitName(_ expression: ExpressionNode) -> Word? {
        switch expression {
        case .member(nil, let name, _, _): name.word
        case .member(let base?, _, _, _): implicitName(base)
        case .call(let callee, _): implicitName(callee)
        case .optionalChain(let inner), .forced(let inner), .awaited(let inner): implicitName(inner)
        default: nil
        }
    }

    private static func isDeferred(_ value: ExpressionNode) -> Bool {
        switch value {
        case .closure, .literal(.nil, _), .keyPath(nil, _): true
        case .member, .call: Resolver.beginsImplicitly(value)
        case .array(let elements, _): elements.contains(where: isDeferred)
        case .dictionary(let elements, _): elements.contains { isDeferred($0) || isDeferred($1) }
        case .awaited(let inner): isDeferred(inner)
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

    /// By argument, the parameter that takes it; nil where the labels do not fit.
    ///
    /// Source: The Swift Programming Language, "Function Call Expression"; closures behind the parentheses fill the parameters from the front
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
            // The first has no label: it goes to the first parameter that can take it.
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

    /// Whether a parameter is of a function's type, as far as is known.
    private func takesClosure(_ index: Int, of candidate: Declaration) -> Bool {
        guard isCallable(candidate.parameters[index].type) else { return false }
        switch inference.parameterTypes(of: candidate)[index].fullyUnwrapped {
        case .nominal, .tuple, .composition, .metatype, .module: return false
        case .outside(let name, _): return !Self.isConcrete(name) && candidate.parameters[index].defaultValue == nil
        case .function, .parameter, .associated, .unknown: return true
        }
    }

    /// Whether a closure may be handed over.
    func isCallable(_ node: TypeNode) -> Bool {
        switch node {
        case .function: return true
        case .optional(let inner), .opaque(let inner): return isCallable(inner)
        case .attributed(_, let inner): return isCallable(inner)
        case .named, .member: return true
        default: return false
        }
    }
}
