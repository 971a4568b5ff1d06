extension Resolver {
    func infer(_ callee: ExpressionNode, _ arguments: CallArguments, expecting expected: KnownType) -> KnownType {
        switch callee {
        case .name(let name, _, _), .member(_, let name, _, _): roles[name.offset] = .call
        default: break
        }
        switch callee {
        case .name(let name, let labels, let generics) where labels == nil && local(name.text) == nil:
            if name.text == "self" || name.text == "Self" || name.text.hasPrefix("$") { break }
            let (found, receiver) = declarations(name.text)
            let types = generics.map { self.type($0) }
            if found.isEmpty, Self.standardFunctions.contains(name.text) {
                noteOutside(name)
                return callStandardFunction(name.text, arguments)
            }
            guard !found.isEmpty else { break }
            return call(found, name, types, arguments, receiver: receiver, expecting: expected)
        case .member(let base, let name, nil, let generics):
            let types = generics.map { self.type($0) }
            let receiver = base.map { infer($0, expecting: Self.beginsImplicitly($0) ? expected : .unknown) } ?? expected.fullyUnwrapped
            noteOutsideMember(name, of: receiver, base)
            return callMember(of: receiver, name, types, arguments, isImplicit: base == nil, expecting: expected)
        default: break
        }
        let type = infer(callee, expecting: .unknown)
        guard case .name(let name, _, _) = callee else { return call(type, arguments, at: nil, expecting: expected) }
        return call(type, arguments, at: name.offset, expecting: expected)
    }

    /// A value that is called: a closure, a type, something with `callAsFunction`.
    private func call(_ type: KnownType, _ arguments: CallArguments, at offset: Int?, expecting expected: KnownType) -> KnownType {
        switch type {
        case .function(let parameters, let result):
            for (index, argument) in (arguments.arguments + arguments.trailing).enumerated() {
                _ = infer(argument.value, expecting: index < parameters.count ? parameters[index] : .unknown)
            }
            return result
        case .metatype(let instance): return initialize(instance, arguments, at: offset)
        case .nominal:
            let found = members("callAsFunction", of: type)
            if !found.isEmpty { return call(found, arguments, receiver: type, at: nil, expecting: expected) }
        default: break
        }
        for argument in arguments.arguments + arguments.trailing { _ = infer(argument.value, expecting: .unknown) }
        return .unknown
    }

    private func call(
        _ found: [Declaration], _ name: NameNode, _ generics: [KnownType], _ arguments: CallArguments, receiver: KnownType?,
        expecting expected: KnownType
    ) -> KnownType {
        if let type = found.first(where: TypeNames.isType) {
            note(type, at: name.offset)
            let meaning = meaning(of: type, generics, in: receiver).instance
            return initialize(inferringArguments(of: meaning, from: expected), arguments, at: name.offset)
        }
        let callable = found.filter(\.isCallable)
        guard !callable.isEmpty else {
            let variable = found[0]
            note(variable, at: name.offset)
            let type = receiver.map { memberType(variable, of: $0) } ?? inference.type(of: variable)
            return call(type, arguments, at: nil, expecting: expected)
        }
        return call(callable, arguments, receiver: receiver, at: name.offset, expecting: expected)
    }

    private func callMember(
        of receiver: KnownType, _ name: NameNode, _ generics: [KnownType], _ arguments: CallArguments, isImplicit: Bool,
        expecting expected: KnownType
    ) -> KnownType {
        if name.text == "init" {
            return initialize(receiver.instance, arguments, at: name.offset)
        }
        var found = members(name.text, of: receiver)
        if isImplicit { found = found.filter { $0.isStatic || $0.kind == .enumCase || TypeNames.isType($0) } }
        if case .outside(let outside, _) = receiver, StandardLibrary.has(name.text, of: outside) {
            // The standard library has it too: that the elements are of the sources shows that another is meant.
            found = found.filter { isShown($0, by: receiver) }
        }
        if !found.isEmpty { return call(found, name, generics, arguments, receiver: receiver, expecting: expected) }
        if case .unknown = receiver { noteUnresolved(name.text, at: name.offset, .receiver) }
        if let method = Collections.method(name.text, of: receiver, table) {
            var given = KnownType.unknown
            for argument in arguments.arguments + arguments.trailing {
                let type = infer(argument.value, expecting: .function(method.closure, .unknown))
                if case .function(_, let result) = type { given = result }
            }
            return method.result(given)
        }
        if case .metatype(let type) = receiver, case .outside(let outside, _) = type, name.text.first?.isUppercase == true {
            return initialize(.outside("\(outside).\(name.text)", []), arguments, at: nil)
        }
        let member = member(of: receiver, name, nil, generics, expecting: .unknown)
        if case .function = member { return call(member, arguments, at: nil, expecting: expected) }
        for argument in arguments.arguments + arguments.trailing { _ = infer(argument.value, expecting: .unknown) }
        return .unknown
    }

    /// Whether what an extension asks of elements is a type of the sources that these elements are of.
    private func isShown(_ declaration: Declaration, by receiver: KnownType) -> Bool {
        guard let owner = declaration.parent, !owner.requirements.isEmpty else { return false }
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

    private func initialize(_ type: KnownType, _ arguments: CallArguments, at offset: Int?) -> KnownType {
        switch type {
        case .nominal(let declaration, _):
            let found = members("init", of: type)
            let result = call(found, arguments, receiver: .metatype(type), at: offset, expecting: .unknown, memberwise: declaration)
            return result.isUnknown ? type : result
        case .parameter, .associated:
            let found = members("init", of: type)
            _ = call(found, arguments, receiver: .metatype(type), at: offset, expecting: .unknown)
            return type
        case .outside:
            let found = members("init", of: type).filter {
                matching($0.parameters, arguments) != nil && $0.parameters.contains { $0.label != nil }
            }
            if !found.isEmpty {
                _ = call(found, arguments, receiver: .metatype(type), at: offset, expecting: .unknown)
                return type
            }
        default: break
        }
        for argument in arguments.arguments + arguments.trailing { _ = infer(argument.value, expecting: .unknown) }
        return type
    }

    private func inferringArguments(of type: KnownType, from expected: KnownType) -> KnownType {
        if case .nominal(let declaration, let arguments) = type, arguments.isEmpty, !declaration.generics.isEmpty,
            case .nominal(let other, let known) = expected.fullyUnwrapped, other === declaration
        {
            return .nominal(declaration, known)
        }
        return type
    }

    // MARK: Subscripts

    func element(of receiver: KnownType, _ arguments: CallArguments) -> KnownType {
        let found = members("subscript", of: receiver)
        let matching = found.filter { self.matching($0.parameters, arguments) != nil }
        if case .outside = receiver, !matching.contains(where: { $0.parameters.contains { $0.label != nil } }) {
            return standardElement(of: receiver, arguments)
        }
        if matching.isEmpty || isUnbounded(arguments) { return standardElement(of: receiver, arguments) }
        return call(matching, arguments, receiver: receiver, at: nil, expecting: .unknown)
    }

    /// `[...]`: all of a collection, which no subscript of the sources is asked for.
    private func isUnbounded(_ arguments: CallArguments) -> Bool {
        guard arguments.arguments.count == 1, case .name(let name, _, _) = arguments.arguments[0].value else { return false }
        return name.text == "..."
    }

    private func standardElement(of receiver: KnownType, _ arguments: CallArguments) -> KnownType {
        var isRange = isUnbounded(arguments)
        for argument in arguments.arguments {
            let key: KnownType
            if case .outside("Dictionary", let types) = receiver, let first = types.first { key = first } else { key = .unknown }
            if case .outside("Range", _) = infer(argument.value, expecting: argument.label == nil ? key : .unknown) { isRange = true }
        }
        // `Array<A>`, written as a subscript: `[A]` is a type there.
        if case .metatype = receiver { return receiver }
        return Collections.element(at: receiver, isRange: isRange, hasDefault: arguments.arguments.last?.label == "default", table)
    }

    // MARK: Functions of the standard library

    /// Those whose results are known from what they are given.
    private static let standardFunctions: Set<String> = ["max", "min", "type", "zip"]

    private func callStandardFunction(_ name: String, _ arguments: CallArguments) -> KnownType {
        let types = (arguments.arguments + arguments.trailing).map { infer($0.value, expecting: .unknown) }
        switch name {
        case "zip" where types.count == 2:
            return .array(.tuple(types.map { (label: nil, type: Collections.element(of: $0, table)) }))
        case "type": return types.first.map { .metatype($0) } ?? .unknown
        case "min", "max": return types.first ?? .unknown
        default: return .unknown
        }
    }
}
