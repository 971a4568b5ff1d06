internal import DecodingPrograms
internal import SwiftSymbols

extension BodyReader {
    /// Reads a call.
    func call(
        _ callee: ExpressionNode, _ arguments: CallArguments, _ expression: ExpressionNode, expecting expected: KnownType
    ) -> TypedTerm {
        switch callee {
        case .member(.super?, let name, _, _) where name.text == "init": return superInitializer(arguments, expression)
        case .member(.super?, let name, _, _):
            return unread(
                "super.\(name.text)", TypedTerm(.variable(.own), selfType), arguments, expression, mayThrow: isTried,
                mayStop: builder.stopping.contain(named: name.text))
        case .member(.name(let module, _, _)?, let name, let labels, let generics)
        where ["Swift", "Foundation"].contains(module.text) && local(module.text) == nil && !name.text.isCapitalized:
            if let stop = stop(name, arguments, expression) { return stop }
            return call(.name(name, labels: labels, generics: generics), arguments, expression, expecting: expected)
        case .member(.name(let own, _, _)?, let name, _, _) where own.text == "self" && name.text == "init":
            isComplete = true
            // In a static function, `self` is the type.
            return initializer(of: selfType, arguments, expression, continuing: !declaration.isStatic)
        case .member(nil, let name, _, _):
            if name.text == "init" { return initializer(of: expected.fullyUnwrapped, arguments, expression) }
            if name.text == "some", arguments.arguments.count == 1, !declaresCase("some", expected) {
                let read = term(arguments.arguments[0].value, expecting: expected.unwrapped)
                if case .constant(.null) = read.term { return TypedTerm(opaque("an optional of an optional", expression), expected) }
                return TypedTerm(read.term, .optional(read.type))
            }
            return staticCall(name, of: expected.fullyUnwrapped, arguments, expression, expecting: expected)
        case .member(let base?, let name, let labels, _) where labels == nil:
            if let type = metatype(base) {
                if name.text == "init" { return initializer(of: type, arguments, expression) }
                if name.text == "self" { break }
                if metatype(callee) == nil { return staticCall(name, of: type, arguments, expression, expecting: expected) }
            }
            if let type = metatype(callee) { return initializer(of: type, arguments, expression) }
            return methodCall(base, name, arguments, expression, expecting: expected)
        case .name(let name, nil, _):
            if let found = local(name.text) {
                let parameters: [KnownType] = if case .function(let types, _) = found.type { types } else { [] }
                let type: KnownType = if case .function(_, let result) = found.type { result } else { .unknown }
                guard let function = localFunctions[found.variable] else {
                    let read = self.arguments(arguments, expecting: parameters)
                    return TypedTerm(.callClosure(.variable(found.variable), read.map(\.term), at: place(name.offset)), type)
                }
                if function.delaysArguments { return delayed([function], nil, arguments, expression, expecting: type) }
                guard let omitted = Self.assigned(function, arguments)?.omitted else {
                    return unread(name.text, nil, arguments, expression, type: type, mayThrow: isTried, mayStop: true)
                }
                var given = (arguments.arguments + arguments.trailing)[...]
                let values = function.parameters.enumerated().map { index, parameter in
                    let value = omitted.contains(index) ? parameter.defaultValue ?? .missing : given.removeFirst().value
                    return term(value, expecting: parameters.indices.contains(index) ? parameters[index] : .unknown).term
                }
                return TypedTerm(.callClosure(.variable(found.variable), values, at: place(name.offset)), type)
            }
            let isFunction = table.topLevel(name.word, from: declaration.file).contains { $0.kind == .function }
            if case .outside? = metatype(callee), isFunction {
                return freeCall(name, arguments, expression, expecting: expected)
            }
            if let type = metatype(callee) {
                if name.text == "Self", isSubclassed(type), case .nominal(let owner, _) = type, owner.kind == .class {
                    return unread("Self", nil, arguments, expression, type: type, mayThrow: isTried, mayStop: true)
                }
                // `Array(from: decoder)`: the arguments follow from the use.
                if case .outside(let outside, let given) = type, given.isEmpty, expected.fullyUnwrapped.outsideName == outside {
                    return initializer(of: expected.fullyUnwrapped, arguments, expression)
                }
                return initializer(of: type, arguments, expression)
            }
            return freeCall(name, arguments, expression, expecting: expected)
        case .closure(let node):
            let read = term(.closure(node), expecting: .function([], expected))
            // The `try` in front of the call covers the call, and the body has its own.
            return TypedTerm(.callClosure(read.term, [], at: offset(of: expression)), node.result.map(type) ?? expected)
        case .type(let node): return initializer(of: type(node), arguments, expression)
        case .optionalChain(let inner), .optional(let inner):
            if let type = metatype(inner), arguments.arguments.map(\.label) == ["from"] {
                return initializer(of: .optional(type), arguments, expression)
            }
        case .array, .dictionary:
            if let type = metatype(callee), arguments.arguments.map(\.label) == ["from"] {
                return initializer(of: type, arguments, expression)
            }
            if metatype(callee) != nil, arguments.arguments.isEmpty {
                if case .array = callee { return TypedTerm(.array([]), metatype(callee) ?? .unknown) }
                return TypedTerm(.builtin(.value, [.constant(.bool(true))], at: offset(of: expression)), metatype(callee) ?? .unknown)
            }
            if let type = metatype(callee), let name = type.outsideName { return outsideInitializer(name, type, arguments, expression) }
        default: break
        }
        let read = [term(callee, expecting: .unknown)] + self.arguments(arguments, expecting: [])
        return TypedTerm(opaque("a call", expression, read.map(\.term), mayThrow: isTried))
    }

    /// Returns whether a type is an enumeration with a case of a name.
    private func declaresCase(_ name: String, _ type: KnownType) -> Bool {
        if case .nominal(let owner, _) = type.fullyUnwrapped { caseDeclaration(name, of: owner) != nil } else { false }
    }

    func arguments(_ arguments: CallArguments, expecting types: [KnownType]) -> [TypedTerm] {
        (arguments.arguments + arguments.trailing).enumerated().map { index, argument in
            term(argument.value, expecting: types.indices.contains(index) ? types[index] : .unknown)
        }
    }

    /// A call whose function is not read.
    func unread(
        _ name: String, _ receiver: TypedTerm?, _ arguments: CallArguments, _ expression: ExpressionNode, type: KnownType = .unknown,
        mayThrow: Bool, mayStop: Bool = false
    ) -> TypedTerm {
        let read = self.arguments(arguments, expecting: closureTypes(name, receiver?.type ?? .unknown, arguments))
        let isNamed =
            isTried && StandardFunctions.passesErrorsOn(name)
            && (arguments.arguments + arguments.trailing).contains {
                !$0.value.isFunction && ["by", "uniquingKeysWith", "where", nil].contains($0.label) && $0.value.isName
            }
        let called = StandardFunctions.calledMembers[name] ?? []
        let isRiskyValue = read.contains { read in
            let type = if case .metatype(let type) = read.type { type } else { read.type }
            return !type.isUnknown && called.contains { builder.stopping.contain(Word($0), of: type) }
        }
        let mayStop = mayStop || isRisky(arguments, element: receiver.map { Self.element(of: $0.type) } ?? .unknown) || isRiskyValue
        let mayThrow = mayThrow || isNamed || isTried && builder.throwingNames.contains(name)
        let handsOver = read.contains { Self.container($0.type) != nil } || isTried && read.contains { $0.term.throwsWhenCalled }
        let operands = [receiver?.term].compactMap { $0 } + read.map(\.term)
        return TypedTerm(opaque("the call of \(name)", expression, operands, mayThrow: mayThrow || handsOver, mayStop: mayStop), type)
    }

    /// The types of the closures that a method of a collection gets; unknown for other arguments.
    private func closureTypes(_ name: String, _ receiver: KnownType, _ arguments: CallArguments) -> [KnownType] {
        let element: KnownType =
            if ["mapValues", "compactMapValues"].contains(name), case .outside("Dictionary", let types) = receiver.fullyUnwrapped,
                types.count == 2
            {
                types[1]
            } else {
                Self.element(of: receiver)
            }
        guard !element.isUnknown else { return [] }
        let isOfTwo = ["max", "min", "sort", "sorted"].contains(name)
        return (arguments.arguments + arguments.trailing).map { argument in
            guard case .closure = argument.value else { return .unknown }
            return .function(isOfTwo ? [element, element] : [element], .unknown)
        }
    }

    /// Returns whether an argument is the name of a function that may stop the program, or a key path that may lead to one.
    /// - Parameter element: The type at which a key path without a type begins; unknown if that is not known.
    private func isRisky(_ arguments: CallArguments, element: KnownType) -> Bool {
        arguments.arguments.contains { argument in
            switch argument.value {
            case .name(let name, _, _):
                return local(name.text) == nil && property(name.text) == nil && builder.stopping.contain(named: name.text)
            case .member(_?, let name, _, _): return builder.stopping.containFunction(named: name.text)
            // The function may compare the values of the properties.
            case .keyPath(let root, let parts):
                let value = root == nil ? value(at: parts, of: element) : .unknown
                return parts.contains(where: isRisky) || [Word("=="), Word("<")].contains { builder.stopping.contain($0, of: value) }
            default: return false
            }
        }
    }

    /// Returns the type of the value at the end of a key path; unknown if it leads through more than stored or computed properties.
    private func value(at parts: [KeyPathPart], of root: KnownType) -> KnownType {
        parts.reduce(root) { type, part in
            guard case .property(let name, _) = part, case .nominal(let owner, let arguments) = type, arguments.isEmpty else {
                return .unknown
            }
            let found = table.allMembers(name.word, of: owner).filter { $0.kind == .variable }
            return found.count == 1 ? builder.type(of: found[0]) : .unknown
        }
    }

    private func isRisky(_ part: KeyPathPart) -> Bool {
        if case .property(let name, _) = part { builder.stopping.contain(named: name.text) } else { true }
    }

    // MARK: Methods

    /// The date that a formatter with a known format reads from a text; nil for any other call.
    private func formattedDate(_ formatter: ExpressionNode, _ name: NameNode, _ arguments: CallArguments) -> TypedTerm? {
        guard name.text == "date", arguments.trailing.isEmpty, arguments.arguments.map(\.label) == ["from"] else { return nil }
        let (format, changing) = (format(of: formatter), changingFormat(of: formatter))
        guard format != nil || changing != nil else { return nil }
        let (text, place) = (term(arguments.arguments[0].value, expecting: .string).term, place(name.offset))
        let date = KnownType.optional(.outside("Date", []))
        if let format { return TypedTerm(.dateOfText(format, text, at: place), date) }
        return changing.map { TypedTerm(.builtin($0.reading, [.variable($0.format), text], at: place), date) }
    }

    func methodCall(
        _ base: ExpressionNode, _ name: NameNode, _ arguments: CallArguments, _ expression: ExpressionNode, expecting expected: KnownType
    ) -> TypedTerm {
        if let found = formattedDate(base, name, arguments) { return found }
        if let found = textDecoding(base, name, arguments) { return found }
        let receiver = term(base, expecting: .unknown)
        if case .metatype(let type) = receiver.type {
            // The value of the variable decides whose initializer or function is called.
            if isOpenMetatype(type), name.text == "init", let found = chosenInitializer(receiver, type, arguments, expression) {
                return found
            }
            if isSubclassed(type) { return unread("\(name.text) of a type in a variable", receiver, arguments, expression, mayThrow: true) }
            return name.text == "init"
                ? initializer(of: type, arguments, expression) : staticCall(name, of: type, arguments, expression, expecting: expected)
        }
        if let container = Self.container(receiver.type) {
            let standard = operation(name, container, receiver, arguments)
            if let own = ownCall(name.word, on: receiver, arguments, expression, expecting: expected, exactly: standard != nil) {
                return own
            }
            if let standard { return standard }
            return unread(name.text, receiver, arguments, expression, type: expected, mayThrow: true)
        }
        let outside = receiver.type.fullyUnwrapped.outsideName.map { String(TypeMatching.last($0)) }
        // A method of the optional comes before one of its value.
        let owners = receiver.type.isOptional ? ["Optional", outside] : [outside]
        let isHidden = owners.contains { builder.added.hideMethod(name.text, of: $0, arguments) }
        if receiver.type.isOptional, name.text == "map" || name.text == "flatMap", !isHidden,
            let found = builtin(name, receiver, arguments, expression, expecting: expected)
        {
            return found
        }
        let ofOptional = receiver.type.isOptional ? table.addedMembers(name.word, of: "Optional") : []
        if !ofOptional.isEmpty {
            return unread(
                name.text, receiver, arguments, expression, mayThrow: isTried, mayStop: builder.stopping.contain(named: name.text))
        }
        if case .nominal(let owner, _) = receiver.type.fullyUnwrapped {
            let own = table.allMembers(name.word, of: owner).filter { $0.kind == .function }
            if !own.isEmpty, let found = ownCall(name.word, on: passed(receiver, base), arguments, expression, expecting: expected) {
                return found
            }
            let mayThrow = isTried && (own.isEmpty || own.contains(where: \.isThrowing))
            return unread(
                name.text, receiver, arguments, expression, type: own.first.map { builder.type(of: $0) } ?? .unknown,
                mayThrow: mayThrow,
                // Which closure a property holds is not followed.
                mayStop: own.isEmpty || builder.stopping.contain(table.allMembers(name.word, of: owner)) || isDispatched(name, owner))
        }
        if let found = builtin(name, receiver, arguments, expression, expecting: expected) {
            guard isHidden else { return found }
            // The compiler chooses between the function of the standard library and that of the sources.
            return unread(
                name.text, passed(receiver, base), arguments, expression, type: found.type, mayThrow: isTried,
                mayStop: builder.stopping.contain(named: name.text))
        }
        if case .outside(let outside, _) = receiver.type.fullyUnwrapped {
            let added = table.addedMembers(name.word, of: outside).filter { $0.kind == .function && !$0.isStatic }
            if !added.isEmpty, let found = ownCall(name.word, on: passed(receiver, base), arguments, expression, expecting: expected) {
                return found
            }
            if !added.isEmpty {
                let result = added.first.map { builder.type(of: $0) } ?? .unknown
                return unread(
                    name.text, receiver, arguments, expression, type: result,
                    mayThrow: isTried && added.contains(where: \.isThrowing), mayStop: builder.stopping.contain(added))
            }
        }
        return unread(
            name.text, Self.mutating.contains(name.text) ? passed(receiver, base) : receiver, arguments, expression,
            type: StandardFunctions.result(of: name.text, receiver.type),
            mayThrow: isTried && (!StandardFunctions.cannotThrow(name.text) || builder.mayThrow(name.text, of: receiver.type)),
            mayStop: StandardFunctions.mayStop(name.text, arguments)
                || (receiver.type.isUnknown
                    ? builder.stopping.containFunction(named: name.text) : builder.stopping.containAdded(named: name.text))
                || mayStop(comparing: receiver, arguments, name.text))
    }

    /// Returns whether the type of the instance decides which function is called, and one of them may stop the program.
    private func isDispatched(_ name: NameNode, _ owner: Declaration) -> Bool {
        (owner.kind == .protocol || isOverridden(name.text, of: owner)) && builder.stopping.contain(named: name.text)
    }

    /// Returns whether a method of the standard library may stop the program by what it compares or hashes.
    private func mayStop(comparing receiver: TypedTerm, _ arguments: CallArguments, _ name: String) -> Bool {
        guard let operators = StandardFunctions.comparing[name] else { return false }
        return operators.contains { builder.stopping.contain(Word($0), of: receiver.type) }
    }

    // MARK: Static functions and cases

    func staticCall(
        _ name: NameNode, of type: KnownType, _ arguments: CallArguments, _ expression: ExpressionNode, expecting expected: KnownType
    ) -> TypedTerm {
        switch type {
        case .nominal(let owner, _):
            let functions = table.allMembers(name.word, of: owner).filter { $0.isStatic && $0.kind == .function }
            if let found = caseDeclaration(name.text, of: owner) {
                guard functions.isEmpty, let (omitted, taken) = Self.assigned(found, arguments) else {
                    return unread("\(name.text), a case", nil, arguments, expression, type: type, mayThrow: isTried, mayStop: true)
                }
                let types = taken.map { bound(builder.type($0.type, at: found).replacing(type.bindings)) }
                var read = self.arguments(arguments, expecting: types).map(\.term)
                for index in omitted.sorted() { read.insert(opaque("a default of the case \(name.text)", expression), at: index) }
                return TypedTerm(.case(nil, name.text, read), type)
            }
            if isOverridden(name.text, of: owner) || isChosenByConstraint(functions) {
                return unread(
                    name.text, nil, arguments, expression, mayThrow: isTried, mayStop: builder.stopping.contain(named: name.text))
            }
            if !functions.isEmpty {
                let receiver = TypedTerm(.metatype, type)
                if let found = best(functions, receiver, arguments, expression, expecting: expected) { return found }
            }
            let mayThrow = isTried && (functions.isEmpty || functions.contains(where: \.isThrowing))
            return unread(
                name.text, nil, arguments, expression, type: functions.first.map { builder.type(of: $0) } ?? type, mayThrow: mayThrow,
                mayStop: functions.isEmpty || builder.stopping.contain(table.allMembers(name.word, of: owner)))
        case .outside(let outside, _):
            let added = table.addedMembers(name.word, of: outside).filter { $0.isStatic && $0.kind == .function }
            if let found = best(added, nil, arguments, expression, expecting: expected) { return found }
            if TypeMatching.last(outside) == "DecodingError" { return decodingError(name, arguments, expression) }
            return unread(
                "\(outside).\(name.text)", nil, arguments, expression, type: .unknown,
                mayThrow: isTried && !StandardFunctions.cannotThrow(name.text),
                mayStop: StandardFunctions.mayStop(name.text, arguments) || builder.stopping.contain(added))
        default: return unread(name.text, nil, arguments, expression, type: expected, mayThrow: isTried)
        }
    }
}

extension Term {
    /// Whether it is a closure that may end with an error.
    fileprivate var throwsWhenCalled: Bool { if case .closure(_, let body, _) = self { body.mayThrow } else { false } }
}

extension ExpressionNode {
    /// Whether it is a name, which may be that of a function.
    fileprivate var isName: Bool {
        switch self {
        // The standard operators throw nothing.
        case .name(let name, _, _): !"+-*/<>=!&|%".contains(name.text.first ?? "+")
        case .member: true
        default: false
        }
    }

    /// Whether it is a literal of a text.
    var isText: Bool { if case .string? = Literals.constant(self) { true } else { false } }

    /// Whether it is a closure or a key path.
    var isFunction: Bool {
        switch self {
        case .closure, .keyPath: true
        default: false
        }
    }

    /// The expression in front of `.self`.
    var withoutSelf: ExpressionNode {
        if case .member(let base?, let name, _, _) = self, name.text == "self" { return base }
        return self
    }

    /// The first name of a chain of members.
    var rootName: ExpressionNode {
        if case .member(let base?, _, _, _) = self { return base.rootName }
        return self
    }
}

extension KnownType {
    /// Whether it is a range with two bounds.
    var isRange: Bool {
        switch self {
        case .outside("ClosedRange", _), .outside("Range", _): true
        default: false
        }
    }
}
