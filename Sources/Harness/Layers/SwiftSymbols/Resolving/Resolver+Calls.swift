extension Resolver {
    func infer(_ callee: ExpressionNode, _ arguments: CallArguments, expecting expected: KnownType) -> KnownType {
        let (nextMember, isFree) = (nextMember, isContextFree)
        (self.nextMember, isContextFree) = (nil, false)
        switch callee {
        case .name(let name, _, _), .member(_, let name, _, _): roles[name.offset] = .call
        default: break
        }
        // `A.init()` calls `A`, like `A()`.
        switch callee {
        case .member(.name(let type, _, _)?, let name, _, _), .member(.member(_, let type, _, _)?, let name, _, _):
            if name.text == "init", type.text.isCapitalized { roles[type.offset] = .call }
        default: break
        }
        switch callee {
        case .name(let name, let labels, let generics) where labels == nil && local(name.word) == nil:
            if name.text == "self" || name.text == "Self" || name.text.utf8.first == UInt8(ascii: "$") { break }
            if generics.isEmpty, let type = typeName(name, madeWith: arguments) {
                return initialize(type.instance, arguments, at: name.offset)
            }
            guard let decided = decidedDeclarations(name) else { return inferAll(arguments) }
            var found = decided.found
            let types = generics.map { self.type($0) }
            if let receiver = decided.receiver {
                let all = found
                found = excludingStandard(all, name.text, receiver, arguments)
                if found.isEmpty, !all.isEmpty { return callOfStandard(receiver, name.text, arguments) ?? inferAll(arguments) }
            }
            if found.isEmpty { addHidden(name) }
            if found.isEmpty, Self.standardFunctions.contains(name.text) {
                addOutsideUse(name)
                return callStandardFunction(name.text, arguments)
            }
            if found.isEmpty, isStandardMember(name.text), let result = callOfStandard(selfType, name.text, arguments) { return result }
            guard !found.isEmpty else { break }
            if table.isOfSDK(found[0]) { addOutsideUse(name) }
            (self.nextMember, isContextFree) = (nextMember, isFree)
            defer { (self.nextMember, isContextFree) = (nil, false) }
            return call(found, name, types, arguments, receiver: decided.receiver, expecting: expected)
        case .member(let base, let name, nil, let generics):
            let types = generics.map { self.type($0) }
            let receiver =
                base.map { holder(of: name.word, baseType($0, of: name, expecting: expected), calledWith: arguments) }
                ?? expected.fullyUnwrapped
            addOutsideMemberUse(name, of: receiver, base)
            if base == nil, name.text == "init" { addOutsideTypeUse(receiver, at: name.offset) }
            (self.nextMember, isContextFree) = (nextMember, isFree)
            defer { (self.nextMember, isContextFree) = (nil, false) }
            return callMember(of: receiver, name, types, arguments, isImplicit: base == nil, expecting: expected)
        default: break
        }
        let type = infer(callee, expecting: .unknown)
        guard case .name(let name, _, _) = callee else { return call(type, arguments, at: nil, expecting: expected) }
        return call(type, arguments, at: name.offset, expecting: expected)
    }

    /// Infers the call of a value: a closure, a type, or a value with `callAsFunction`.
    private func call(_ type: KnownType, _ arguments: CallArguments, at offset: Int?, expecting expected: KnownType) -> KnownType {
        // An implicitly unwrapped optional can be called.
        let type = type.unwrapped
        switch type {
        case .function(let parameters, let result):
            for (index, argument) in (arguments.arguments + arguments.trailing).enumerated() {
                _ = infer(argument.value, expecting: index < parameters.count ? parameters[index] : .unknown)
            }
            return result
        case .metatype(let instance): return initialize(instance, arguments, at: offset)
        case .nominal:
            let found = members("callAsFunction", of: type)
            if !found.isEmpty { return call(found, arguments, receiver: type, at: arguments.offset, expecting: expected) }
        default: break
        }
        return inferAll(arguments)
    }

    private func call(
        _ found: [Declaration], _ name: NameNode, _ generics: [KnownType], _ arguments: CallArguments, receiver: KnownType?,
        expecting expected: KnownType
    ) -> KnownType {
        if let type = found.first(where: TypeNames.isType) {
            addReference(to: type, at: name.offset)
            let meaning = meaning(of: type, generics, in: receiver).instance
            if let literal = coercedLiteral(arguments), isCompatible(literal.kind, .unknown, meaning, owner: .unknown) {
                _ = infer(literal.value, expecting: meaning)
                return meaning
            }
            return initialize(inferringArguments(of: meaning, from: expected), arguments, at: name.offset)
        }
        let callable = found.filter(\.isCallable)
        guard !callable.isEmpty else {
            let variable = found[0]
            let type = receiver.map { memberType(variable, of: $0) } ?? inference.type(of: variable)
            guard mayBeCalled(type) else {
                addUnresolved(name.text, at: name.offset, .meaning, found)
                return inferAll(arguments)
            }
            addReference(to: variable, at: name.offset)
            return call(type, arguments, at: nil, expecting: expected)
        }
        return call(callable, arguments, receiver: receiver, at: name.offset, expecting: expected)
    }

    /// Returns the only argument if it is a literal: `A(1)` is `1 as A` if `A` can be written so (SE-0213).
    private func coercedLiteral(_ arguments: CallArguments) -> (kind: LiteralKind, value: ExpressionNode)? {
        guard arguments.arguments.count == 1, arguments.trailing.isEmpty, arguments.arguments[0].label == nil,
            let kind = Self.literalKind(arguments.arguments[0].value)
        else { return nil }
        return (kind, arguments.arguments[0].value)
    }

    private func callMember(
        of receiver: KnownType, _ name: NameNode, _ generics: [KnownType], _ arguments: CallArguments, isImplicit: Bool,
        expecting expected: KnownType
    ) -> KnownType {
        if name.text == "init" {
            return initialize(receiver.instance, arguments, at: name.offset)
        }
        let receiver = holder(of: name.word, receiver, calledWith: arguments)
        var found = members(name.word, of: receiver)
        found = isImplicit ? found.filter { $0.isStatic || $0.kind == .enumCase || TypeNames.isType($0) } : ofReceiver(receiver, found)
        let all = found
        found = excludingStandard(found, name.text, receiver, arguments)
        if !found.isEmpty { return call(found, name, generics, arguments, receiver: receiver, expecting: expected) }
        if all.isEmpty, addOfUnknownModule(name, of: receiver) { return inferAll(arguments) }
        if receiver.isUnknown {
            addUnresolved(name.text, at: name.offset, .receiver, isImplicit: isImplicit, calledWith: arguments)
        }
        if !all.isEmpty, all.contains(where: { matching($0, arguments) != nil }) {
            // The standard library has such a method too.
            addUnresolved(name.text, at: name.offset, .meaning, all)
        }
        if all.isEmpty { addWrapped(name, of: receiver, arguments) }
        if let held = StandardEnums.payload(of: name.text, in: receiver.instance) {
            for argument in arguments.arguments { _ = infer(argument.value, expecting: held) }
            return receiver.instance
        }
        if let result = callOfStandard(receiver, name.text, arguments) { return result }
        if case .metatype(let type) = receiver, case .outside(let outside, _) = type, name.text.isCapitalized {
            return initialize(.outside(StandardLibrary.member(name.text, of: outside), []), arguments, at: name.offset)
        }
        let member = member(of: receiver, name, nil, generics, expecting: .unknown, isCalled: true)
        if case .function = member { return call(member, arguments, at: nil, expecting: expected) }
        _ = inferAll(arguments)
        return continuing(receiver)
    }

    /// Returns whether a value may be called.
    ///
    /// If it cannot, the name refers to a function from elsewhere.
    func mayBeCalled(_ type: KnownType) -> Bool {
        switch type {
        case .nominal(let declaration, _):
            declaration.kind == .protocol || !members("callAsFunction", of: type).isEmpty
                || declaration.attributes.contains { ["dynamicCallable", "dynamicMemberLookup"].contains($0.name) }
        case .outside(let name, _): !StandardLibrary.isConcrete(name)
        case .tuple: false
        default: true
        }
    }

    /// Infers the arguments of an unknown callee.
    private func inferAll(_ arguments: CallArguments) -> KnownType {
        for argument in arguments.arguments + arguments.trailing { _ = infer(argument.value, expecting: .unknown) }
        return .unknown
    }

    /// Returns the result type of a method of the standard library, or nil if it is unknown.
    private func callOfStandard(_ receiver: KnownType, _ name: String, _ arguments: CallArguments) -> KnownType? {
        if isOptionSet(receiver), let result = Collections.resultOfSet(name, receiver) {
            for argument in arguments.arguments { _ = infer(argument.value, expecting: receiver) }
            return result
        }
        guard let method = Collections.method(name, of: receiver, table) else { return nil }
        if method.isReduction { return reduction(method.closure, arguments) }
        var given = KnownType.unknown
        for argument in arguments.arguments + arguments.trailing {
            let element = Self.isClosure(argument.value) ? .unknown : method.element(argument.label)
            let type = infer(argument.value, expecting: element.isUnknown ? .function(method.closure, .unknown) : element)
            if case .function(_, let result) = type { given = result }
        }
        return method.result(given)
    }

    /// Infers `reduce(first) { result, element in ... }`, whose result has the type of the first argument.
    private func reduction(_ element: [KnownType], _ arguments: CallArguments) -> KnownType {
        let all = arguments.arguments + arguments.trailing
        // A literal has the type that the closure gives it.
        let isLiteral = all.first.map { Self.literalKind($0.value) != nil } ?? false
        let given = all.first.map { infer($0.value, expecting: .unknown) } ?? .unknown
        let first = isLiteral ? .unknown : given
        for argument in all.dropFirst() { _ = infer(argument.value, expecting: .function([first] + element, .unknown)) }
        return first
    }

    /// Returns whether the receiver's type confirms that it uses a member of an extension, and not one of the standard library.
    ///
    /// The extension must require elements of a type of the sources, and the receiver must have such elements.
    private func isConfirmed(_ declaration: Declaration, by receiver: KnownType) -> Bool {
        guard let owner = declaration.parent else { return false }
        // A function without parameters that extends exactly this type hides one of the same name from another module.
        if declaration.kind == .function, declaration.parameters.isEmpty, owner.requirements.isEmpty,
            case .outside(let extended, _) = table.extendedType(of: owner), case .outside(let name, _) = receiver, extended == name
        {
            return true
        }
        let element = Collections.element(of: receiver, table)
        return owner.requirements.contains { requirement in
            switch requirement {
            case .same(.named(let name, _), let right), .conformance(.named(let name, _), let right):
                guard name.text == "Element", case .nominal(let wanted, _) = table.type(right, in: owner),
                    case .nominal(let given, _) = element
                else { return false }
                return inherits(given, from: wanted)
            default: return false
            }
        }
    }

    /// Returns the members of the sources that the standard library does not have, and those that the call confirms.
    private func excludingStandard(
        _ found: [Declaration], _ name: String, _ receiver: KnownType, _ arguments: CallArguments
    ) -> [Declaration] {
        found.filter { declaration in
            guard !table.isOfSDK(declaration), let outside = extendedOutside(declaration) ?? receiver.outsideName,
                hasStandardMember(name, outside)
            else { return true }
            return isConfirmed(declaration, by: receiver) || isDistinct(declaration, name, arguments)
        }
    }

    /// Returns the name of the outside type that a member extends.
    func extendedOutside(_ declaration: Declaration) -> String? {
        guard let owner = declaration.parent, owner.kind == .extension else { return nil }
        return table.extendedType(of: owner).outsideName
    }

    /// Returns whether a call has a label or a closure that no member of the standard library with this name takes.
    private func isDistinct(_ declaration: Declaration, _ name: String, _ arguments: CallArguments) -> Bool {
        guard matching(declaration, arguments) != nil else { return false }
        // The closures of these methods take two elements, so that a key path cannot replace them.
        if ["sorted", "sort", "min", "max"].contains(name),
            arguments.arguments.contains(where: { if case .keyPath = $0.value { true } else { false } })
        {
            return true
        }
        let labels = (arguments.arguments + arguments.trailing).compactMap(\.label)
        if labels.contains(where: { !StandardLibrary.labels(of: name).contains($0) }) { return true }
        return !arguments.trailing.isEmpty && !StandardLibrary.takesClosure(name)
    }

    // MARK: Subscripts

    func element(of value: KnownType, _ arguments: CallArguments) -> KnownType {
        let early = EarlyTypes(arguments, self)
        let receiver = holder(of: "subscript", value)
        var matching = members("subscript", of: receiver).filter { self.matching($0, arguments) != nil }
        if let only = arguments.arguments.first, arguments.arguments.count == 1, only.label == nil {
            if isRange(only.value) {
                let range = early.type(at: 0).outsideName ?? "Range"
                let exact = taking(range, among: matching)
                // A collection makes a `Range` of any other one that it does not take.
                matching = exact.isEmpty ? taking("Range", among: matching) : exact
            }
            if case .outside = receiver, !matching.isEmpty { matching = excludingStandard(matching, receiver, only.value, early) }
        }
        return early.call {
            if matching.isEmpty || isUnbounded(arguments) { return standardElement(of: receiver, arguments, early.kept) }
            return call(matching, arguments, early.kept, receiver: receiver, at: arguments.offset, expecting: .unknown)
        }
    }

    /// Returns the subscripts that may take a value of an outside type.
    private func taking(_ outside: String, among subscripts: [Declaration]) -> [Declaration] {
        subscripts.filter { isCompatible(.outside(outside, []), inference.parameterTypes(of: $0)[0], owner: .unknown) }
    }

    /// Returns the subscripts of the sources for an outside type whose index type differs from that of its own subscripts.
    private func excludingStandard(
        _ found: [Declaration], _ receiver: KnownType, _ index: ExpressionNode, _ early: EarlyTypes
    ) -> [Declaration] {
        guard case .outside(let outside, let arguments) = receiver else { return found }
        if StandardLibrary.hasNoSubscript.contains(outside) { return found }
        let type = Self.literalKind(index).map { Self.type(of: $0, expecting: .unknown) } ?? early.type(at: 0)
        guard case .outside(let name, _) = type, let own = StandardLibrary.index(of: outside, arguments), own != name else { return [] }
        return found.filter { isExactly(type, inference.parameterTypes(of: $0)[0]) }
    }

    private func isRange(_ expression: ExpressionNode) -> Bool {
        let isMark = { (name: NameNode) in name.text == "..<" || name.text == "..." }
        return switch expression {
        case .prefix(let name, _), .postfix(_, let name): isMark(name)
        case .sequence(let parts): parts.contains { if case .operator(let name) = $0 { isMark(name) } else { false } }
        default: false
        }
    }

    /// Returns whether arguments are `[...]`, the whole collection.
    ///
    /// No subscript of the sources is used for it.
    private func isUnbounded(_ arguments: CallArguments) -> Bool {
        guard arguments.arguments.count == 1, case .name(let name, _, _) = arguments.arguments[0].value else { return false }
        return name.text == "..."
    }

    private func standardElement(of receiver: KnownType, _ arguments: CallArguments, _ early: [Int: KnownType]) -> KnownType {
        var isRange = isUnbounded(arguments)
        for (index, argument) in arguments.arguments.enumerated() {
            let key: KnownType
            if case .outside("Dictionary", let types) = receiver, let first = types.first { key = first } else { key = .unknown }
            let type = early[index] ?? infer(argument.value, expecting: argument.label == nil ? key : .unknown)
            if case .outside(let name, _) = type, StandardLibrary.ranges.contains(name) { isRange = true }
        }
        // `Array<A>` as a subscript: `[A]` is a type here.
        if case .metatype = receiver { return receiver }
        return Collections.element(at: receiver, isRange: isRange, hasDefault: arguments.arguments.last?.label == "default", table)
    }

    // MARK: Functions of the standard library and of SDKs

    /// Functions whose result types follow from their arguments.
    private static let standardFunctions: Set<String> = [
        "max", "min", "type", "zip", "XCTUnwrap", "NSLocalizedString", "NSTemporaryDirectory", "NSHomeDirectory", "NSStringFromClass",
    ]

    private func callStandardFunction(_ name: String, _ arguments: CallArguments) -> KnownType {
        let types = (arguments.arguments + arguments.trailing).map { infer($0.value, expecting: .unknown) }
        switch name {
        case "zip" where types.count == 2:
            return .array(.tuple(types.map { (label: nil, type: Collections.element(of: $0, table)) }))
        case "type": return types.first.map { .metatype($0) } ?? .unknown
        case "min", "max": return types.first ?? .unknown
        case "XCTUnwrap": return types.first?.unwrapped ?? .unknown
        case "NSLocalizedString", "NSTemporaryDirectory", "NSHomeDirectory", "NSStringFromClass": return .string
        default: return .unknown
        }
    }
}
