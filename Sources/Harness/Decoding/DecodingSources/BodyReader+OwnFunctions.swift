internal import DecodingPrograms
internal import SwiftSymbols

extension BodyReader {
    /// A call of a function that the sources add to a decoder or container, or declare in a type; nil if none matches.
    func ownCall(
        _ name: Word, on receiver: TypedTerm, _ arguments: CallArguments, _ expression: ExpressionNode, expecting expected: KnownType,
        exactly: Bool = false
    ) -> TypedTerm? {
        let owner = receiver.type.fullyUnwrapped
        var candidates: [Declaration] = []
        switch owner {
        case .outside(let outside, _):
            let last = String(TypeMatching.last(outside))
            let names = last.hasPrefix("KeyedDecodingContainer") ? OverloadReader.keyed : [last]
            candidates = names.flatMap { table.addedMembers(name, of: $0) }
        case .nominal(let declaration, _):
            candidates = table.allMembers(name, of: declaration)
            // The type of the instance decides which of several is called, or the constraint of a generic parameter.
            if isOverridden(name.text, of: declaration) || isDispatched(candidates, declaration) || isChosenByConstraint(candidates) {
                return unread(
                    name.text, receiver, arguments, expression, mayThrow: isTried,
                    mayStop: builder.stopping.contain(candidates) || builder.stopping.contain(named: name.text))
            }
        default: return nil
        }
        return best(candidates.filter { !$0.isStatic }, receiver, arguments, expression, expecting: expected, exactly: exactly)
    }

    /// A call of the candidate that matches best; nil if none does.
    ///
    /// - Parameters:
    ///   - exactly: Whether a candidate with parameters that are left out does not count.
    ///   - isFree: Whether the candidates work without the instance that calls them.
    func best(
        _ candidates: [Declaration], _ receiver: TypedTerm?, _ arguments: CallArguments, _ expression: ExpressionNode,
        expecting expected: KnownType, exactly: Bool = false, isFree: Bool = false
    ) -> TypedTerm? {
        if candidates.contains(where: { $0.delaysArguments && Self.assigned($0, arguments) != nil }) {
            return delayed(candidates, receiver, arguments, expression, expecting: expected)
        }
        var found: (match: Match, rank: Int)?
        var isAmbiguous = false
        var matches: [Declaration] = []
        for candidate in candidates where candidate.isCandidate && candidate.parent?.kind != .protocol {
            guard candidate.kind == .function || candidate.kind == .subscript, !candidate.accessors.isEmpty,
                table.isVisible(candidate, from: declaration.file), let match = match(candidate, receiver, arguments, expecting: expected),
                !(exactly && !match.omitted.isEmpty)
            else { continue }
            matches.append(candidate)
            let rank = candidate.generics.count * 100 + match.omitted.count * 10 - candidate.requirements.count - candidate.constraintCount
            if let best = found, best.rank <= rank {
                isAmbiguous = isAmbiguous || best.rank == rank && best.match.declaration.parent === candidate.parent
                continue
            }
            (found, isAmbiguous) = ((match, rank), false)
        }
        guard let match = found?.match else { return nil }
        let isOfContainer = receiver.map { Self.container($0.type) != nil } ?? false
        isAmbiguous = isAmbiguous || !isOfContainer && (Set(matches.map(signature)).count > 1 || isChosenAmongExtensions(matches))
        // Which extension with a constraint an element satisfies is not followed.
        let isConstrained = matches.count > 1 && candidates.contains { $0.parent?.requirements.isEmpty == false }
        let isOpen = receiver.map { Self.hasArguments($0.type) && !meetsRequirements($0.type.fullyUnwrapped, match.declaration) } ?? false
        if isAmbiguous || isConstrained || isOpen {
            return unread(
                match.declaration.name.text, receiver, arguments, expression, type: expected, mayThrow: isTried,
                mayStop: builder.stopping.contain(candidates))
        }
        // The arguments are read once more, for the function that was chosen.
        let read = self.arguments(arguments, expecting: match.types)
        let selfType = isFree ? table.selfType(in: match.declaration) : receiver?.type.fullyUnwrapped ?? self.selfType
        let number = builder.function(match.declaration, bindings: match.bindings, omitted: match.omitted, selfType: selfType)
        let type = match.declaration.type.map { bound(builder.type($0, at: match.declaration).replacing(match.bindings)) } ?? .void
        let values = zip(read, match.types).map { converted($0, to: $1) }
        let call = Term.call(number, [isFree ? .metatype : receiver?.term ?? .variable(.own)] + values, at: offset(of: expression))
        guard match.declaration.type?.isImplicitlyUnwrapped != true else {
            let what = "the result of \(match.declaration.name.text), which may be nil"
            return TypedTerm(opaque(what, expression, [call], mayStop: true), type)
        }
        return TypedTerm(call, type)
    }

    /// Whether extensions with requirements on the elements may add members to a type.
    private static func hasArguments(_ type: KnownType) -> Bool {
        ["Array", "ArraySlice", "Dictionary", "Set"].contains(type.fullyUnwrapped.outsideName)
    }

    /// The types of the parameters, by which the compiler chooses among functions with the same labels.
    private func signature(_ candidate: Declaration) -> [String] {
        let result = candidate.type.map { builder.key(of: builder.type($0, at: candidate)) } ?? ""
        return candidate.parameters.map { builder.key(of: builder.type($0.type, at: candidate)) + ($0.isVariadic ? "..." : "") } + [result]
    }

    /// A call of a function that evaluates its arguments itself, or never.
    func delayed(
        _ candidates: [Declaration], _ receiver: TypedTerm?, _ arguments: CallArguments, _ expression: ExpressionNode,
        expecting expected: KnownType
    ) -> TypedTerm {
        let read = self.arguments(arguments, expecting: []).map(\.term)
        let operands = read.map(unevaluated)
        return TypedTerm(
            opaque(
                "a call with @autoclosure", expression, [receiver?.term].compactMap(\.self) + operands, mayThrow: isTried,
                // The changes of a local function are not followed.
                mayStop: builder.stopping.contain(candidates) || read.contains(where: \.callsClosure)), expected)
    }

    /// A value that is evaluated any number of times, or never.
    func unevaluated(_ value: Term) -> Term {
        .closure(parameters: [], body: [.return(value)], own: variableCount..<variableCount)
    }

    /// Returns whether a protocol requires a member that a type may have and that an extension has too.
    private func isDispatched(_ candidates: [Declaration], _ owner: Declaration) -> Bool {
        owner.kind == .protocol && candidates.contains { $0.parent?.kind == .protocol }
    }

    /// Returns whether generic code may mean the member of the extension of a protocol instead of that of the type.
    func isChosenByConstraint(_ candidates: [Declaration]) -> Bool {
        guard !declaration.allGenerics.isEmpty || !bindings.isEmpty || !selfType.bindings.isEmpty || isInProtocol, candidates.count > 1
        else { return false }
        // The member of a subclass is not that of the conformance of its superclass.
        let isOfSubclass = candidates.contains { candidate in
            guard case .nominal(let owner, _) = table.selfType(in: candidate) else { return false }
            return owner.kind == .class && table.superclass(of: owner) != nil
        }
        guard isOfSubclass || !candidates.contains(where: { $0.parent?.kind == .protocol }) else { return false }
        let owners = candidates.map { candidate in
            if case .nominal(let type, _) = table.selfType(in: candidate) { type.kind == .protocol } else { false }
        }
        return owners.contains(true) && owners.contains(false)
    }

    /// Returns whether the compiler chooses among extensions with requirements, or of several protocols.
    func isChosenAmongExtensions(_ candidates: [Declaration]) -> Bool {
        let found = candidates.filter { $0.parent?.kind != .protocol && !$0.isOverride }
        guard found.count > 1 else { return false }
        return found.contains { $0.parent?.requirements.isEmpty == false }
            || found.allSatisfy { AddedMembers.isAdded($0, table) } && Self.container(selfType) == nil
    }

    private var isInProtocol: Bool {
        if case .nominal(let type, _) = table.selfType(in: declaration) { type.kind == .protocol } else { false }
    }

    /// Returns whether a subclass may have a member of a class again.
    func isOverridden(_ name: String, of owner: Declaration) -> Bool { owner.kind == .class && builder.overriddenNames.contains(name) }

    /// Returns whether a value of a class, or a value that is the class itself, may be a subclass.
    func isSubclassed(_ type: KnownType) -> Bool {
        if case .nominal(let owner, _) = type.fullyUnwrapped {
            owner.kind == .protocol || builder.superclasses.contains(ObjectIdentifier(owner))
        } else {
            false
        }
    }

    struct Match {
        let declaration: Declaration
        let bindings: [ObjectIdentifier: KnownType]
        let omitted: Set<Int>
        /// The types of the parameters that get arguments.
        let types: [KnownType]
    }

    func match(
        _ candidate: Declaration, _ receiver: TypedTerm?, _ arguments: CallArguments, expecting expected: KnownType
    ) -> Match? {
        guard let (omitted, taken) = Self.assigned(candidate, arguments) else { return nil }
        var matching = TypeMatching(candidate.generics)
        let keyType = receiver.map { Self.keyType($0.type) } ?? .unknown
        var types: [KnownType] = []
        var literals: [(type: KnownType, declared: KnownType)] = []
        let outer = (variableCount, scopes, pendingChain)
        defer { (variableCount, scopes, pendingChain) = outer }
        for (argument, parameter) in zip(arguments.arguments + arguments.trailing, taken) {
            var declared = builder.type(parameter.type, at: candidate)
            if Self.isKey(parameter.type) { declared = keyType }
            let wanted = declared.replacing(matching.bindings)
            let read = term(argument.value, expecting: Self.isOpen(wanted) ? .unknown : wanted)
            types.append(wanted)
            if case .metatype = declared, read.type.isUnknown { return nil }
            if case .metatype(let type) = read.type, let receiver, Self.container(receiver.type) != nil,
                ["decode", "decodeIfPresent"].contains(candidate.name.text), OverloadReader(builder).isLessSpecial(candidate, for: type)
            {
                return nil
            }
            if read.type.isUnknown || declared.isUnknown || Self.isKey(parameter.type) { continue }
            if read.term.number != nil, case .parameter = wanted.fullyUnwrapped {
                // The other arguments and the result determine the type of a literal.
                literals.append((read.type, declared))
                continue
            }
            if case .outside("Any", _) = declared { continue }
            if case .function = declared { continue }
            if case .metatype = read.type {
                guard matching.matches(read.type, declared) else { return nil }
                continue
            }
            // A value may represent an optional.
            guard matching.matches(read.type, declared) || matching.matches(read.type, declared.unwrapped) || !Self.isConcrete(declared)
            else { return nil }
        }
        if let result = candidate.type, !expected.isUnknown {
            let declared = builder.type(result, at: candidate)
            if !matching.matches(expected, declared), !matching.matches(expected.unwrapped, declared.unwrapped),
                !matching.matches(expected.fullyUnwrapped, declared.fullyUnwrapped),
                Self.isConcrete(declared.fullyUnwrapped), Self.isConcrete(expected.fullyUnwrapped), !Self.isOpen(declared),
                !Self.isOpen(expected)
            {
                return nil
            }
        }
        for literal in literals {
            // An operator around the call may determine it too.
            if isOperand, Self.isOpen(literal.declared.replacing(matching.bindings)) { return nil }
            if !matching.matches(literal.type, literal.declared) { _ = matching.matches(literal.type, literal.declared.unwrapped) }
        }
        guard OverloadReader(builder).isAllowed(candidate, matching.bindings, keys: keyType) else { return nil }
        return Match(
            declaration: candidate, bindings: matching.bindings, omitted: omitted, types: types.map { $0.replacing(matching.bindings) })
    }

    /// Returns whether a type has generic parameters that are not known yet.
    static func isOpen(_ type: KnownType) -> Bool {
        switch type {
        case .parameter, .unknown, .associated: true
        case .outside(_, let arguments), .nominal(_, let arguments): arguments.contains(where: isOpen)
        case .metatype(let inner): isOpen(inner)
        default: false
        }
    }

    /// Returns whether a value of another type cannot have a type.
    static func isConcrete(_ type: KnownType) -> Bool {
        switch type {
        case .nominal(let declaration, _): declaration.kind != .protocol
        case .outside(let name, _): Leaves.leaf(named: name) != nil || Leaves.generic.contains(name)
        default: false
        }
    }

    /// Returns whether a parameter takes a key of the container: `Key`, `K`.
    static func isKey(_ node: TypeNode) -> Bool { ["Key", "K"].contains(node.heads.first?.text ?? "") }

    /// Assigns arguments to parameters by their labels.
    static func assigned(_ candidate: Declaration, _ arguments: CallArguments) -> (
        omitted: Set<Int>, taken: [Declaration.Parameter]
    )? {
        var omitted: Set<Int> = []
        var taken: [Declaration.Parameter] = []
        var rest = (arguments.arguments.map { ($0.label, false) } + arguments.trailing.map { ($0.label, true) })[...]
        for (index, parameter) in candidate.parameters.enumerated() {
            if let (label, isTrailing) = rest.first, label == parameter.label || isTrailing && label == nil {
                taken.append(parameter)
                rest = rest.dropFirst()
            } else if parameter.isOmissible {
                omitted.insert(index)
            } else {
                return nil
            }
        }
        return rest.isEmpty ? (omitted, taken) : nil
    }
}

extension TypeNode {
    /// Whether it is `@autoclosure () -> A`.
    fileprivate var isAutoclosure: Bool {
        if case .attributed(let attributes, _) = self { attributes.contains { $0.name == "autoclosure" } } else { false }
    }
}

extension Declaration {
    /// Whether an argument of a function is evaluated in the function.
    var delaysArguments: Bool {
        parameters.contains { $0.attributes.contains { $0.name == "autoclosure" } || $0.type.isAutoclosure }
    }
}
