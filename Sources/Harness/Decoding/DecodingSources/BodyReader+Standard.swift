internal import DecodingPrograms
internal import SwiftSymbols

extension BodyReader {
    /// A function of the standard library or of Foundation whose result is known for known operands.
    func builtin(
        _ name: NameNode, _ receiver: TypedTerm, _ arguments: CallArguments, _ expression: ExpressionNode, expecting expected: KnownType
    ) -> TypedTerm? {
        let place = place(name.offset)
        let all = arguments.arguments + arguments.trailing
        if receiver.type.isRange, name.text != "contains" {
            let numbers = TypedTerm(.builtin(.numbers, [receiver.term], at: place), .array(.int))
            return builtin(name, numbers, arguments, expression, expecting: expected)
        }
        func read(_ type: KnownType = .unknown) -> Term { term(all[0].value, expecting: type).term }
        let element = Self.element(of: receiver.type)
        switch (name.text, all.map(\.label)) {
        case ("hasPrefix", [nil]): return TypedTerm(.builtin(.hasPrefix, [receiver.term, read(.string)], at: place), .bool)
        case ("hasSuffix", [nil]): return TypedTerm(.builtin(.hasSuffix, [receiver.term, read(.string)], at: place), .bool)
        case ("contains", [nil]) where receiver.type.isRange:
            guard case .builtin(.range, let bounds, _) = receiver.term, bounds.count == 3, case .constant(.bool(let isClosed)) = bounds[2]
            else {
                return nil
            }
            // The bounds are evaluated first, and the value once.
            let names = ["$low", "$high", "$value"].map { declare($0, .unknown) }
            let values = [bounds[0], bounds[1], read(.int)]
            let steps = zip(names, values).map { Step.bind(.bind($0), $1) }
            let range = Term.builtin(.range, [.variable(names[0]), .variable(names[1]), bounds[2]], at: place)
            let isInside = Term.and(
                .compare(.greaterOrEqual, .variable(names[2]), .variable(names[0])),
                .compare(isClosed ? .lessOrEqual : .less, .variable(names[2]), .variable(names[1])))
            return TypedTerm(.block(steps + [.evaluate(range), .return(isInside)]), .bool)
        case ("contains", [nil]) where declaresEquality(element): return nil
        case ("contains", [nil]) where receiver.type.fullyUnwrapped.outsideName == "CharacterSet": return nil
        case ("contains", [nil]):
            if case .closure = all[0].value { return closureCall(.containsWhere, receiver, all[0].value, element, .bool, place) }
            guard !builder.stopping.contain("==", of: element), term(all[0].value, expecting: element).type.outsideName != "Character"
            else {
                return nil
            }
            return TypedTerm(.builtin(.contains, [receiver.term, read(element)], at: place), .bool)
        case ("contains", ["where"]): return closureCall(.containsWhere, receiver, all[0].value, element, .bool, place)
        case ("lowercased", []): return TypedTerm(.builtin(.lowercased, [receiver.term], at: place), .string)
        case ("uppercased", []): return TypedTerm(.builtin(.uppercased, [receiver.term], at: place), .string)
        case ("trimmingCharacters", ["in"]):
            return TypedTerm(.builtin(.trimmed, [receiver.term, read(.outside("CharacterSet", []))], at: place), .string)
        case ("components", ["separatedBy"])
        where all[0].value.isText || term(all[0].value, expecting: .string).type.outsideName == "String":
            return TypedTerm(.builtin(.split, [receiver.term, read(.string)], at: place), .array(.string))
        case ("split", ["separator"]) where receiver.type.fullyUnwrapped.outsideName == "String":
            return TypedTerm(
                .builtin(.split, [receiver.term, read(.string), .constant(.bool(true))], at: place), .array(.string))
        case ("enumerated", []):
            let pair = KnownType.tuple([(label: "offset", type: .int), (label: "element", type: element)])
            return TypedTerm(.builtin(.enumerated, [receiver.term], at: place), .array(pair))
        case ("reversed", []) where receiver.type.fullyUnwrapped.outsideName == "Array":
            return TypedTerm(.builtin(.reversed, [receiver.term], at: place), receiver.type)
        case ("rounded", []): return TypedTerm(.builtin(.rounded, [receiver.term], at: place), receiver.type)
        case ("dropLast", []): return TypedTerm(.builtin(.dropLast, [receiver.term], at: place), slice(of: receiver.type))
        case ("dropLast", [nil]):
            return TypedTerm(.builtin(.dropLast, [receiver.term, read(.int)], at: place), slice(of: receiver.type))
        case ("dropFirst", []): return TypedTerm(.builtin(.dropFirst, [receiver.term], at: place), slice(of: receiver.type))
        case ("dropFirst", [nil]):
            return TypedTerm(.builtin(.dropFirst, [receiver.term, read(.int)], at: place), slice(of: receiver.type))
        case ("map", [nil]), ("flatMap", [nil]), ("compactMap", [nil]), ("filter", [nil]), ("allSatisfy", [nil]), ("forEach", [nil]):
            guard let builtin = Builtin(rawValue: name.text) else { return nil }
            let isOfOptional = receiver.type.isOptional
            let input = isOfOptional ? receiver.type.unwrapped : element
            var function = all[0].value
            switch function {
            case .closure, .keyPath: break
            default: function = wrapped(function)
            }
            guard function.isFunction else {
                return TypedTerm(
                    opaque(
                        "the function that \(name.text) gets", expression, [receiver.term, term(function, expecting: .unknown).term],
                        mayThrow: isTried, mayStop: true),
                    isOfOptional ? .optional(.unknown) : .array(.unknown))
            }
            let body = term(function, expecting: .function([input], mapped(name.text, isOfOptional, to: expected)))
            let given: KnownType = if case .function(_, let given) = body.type { given } else { .unknown }
            if isOfOptional, name.text == "map" || name.text == "flatMap" {
                let value = declare("$value", input)
                let called = Term.callClosure(body.term, [.variable(value)], at: place)
                let mapped = Term.chain(receiver.term, value, called)
                guard name.text == "map", given.isOptional else { return TypedTerm(mapped, .optional(given.unwrapped)) }
                // A value that is nil does not have the level at which it is nil.
                return TypedTerm(.builtin(.ofOneLevel, [mapped], at: place), .optional(given))
            }
            let result: KnownType
            switch name.text {
            case "filter": result = receiver.type
            case "allSatisfy": result = .bool
            case "forEach": result = .void
            case "map": result = .array(given)
            case "compactMap": result = .array(given.unwrapped)
            default: result = .array(.unknown)
            }
            return TypedTerm(.builtin(builtin, [receiver.term, body.term], at: place), result)
        case ("reduce", [nil, nil]) where receiver.type.fullyUnwrapped.outsideName == "Array":
            return reduced(receiver, all, element, expecting: expected, place)
        case ("reduce", ["into", nil]) where receiver.type.fullyUnwrapped.outsideName == "Array":
            return reduced(receiver, all, element, expecting: expected, place)
        case ("data", ["using"]) where receiver.type.fullyUnwrapped.outsideName == "String" && all[0].value.isUTF8:
            return TypedTerm(.builtin(.utf8, [receiver.term], at: place), .optional(.outside("Data", [])))
        case ("range", ["of"]), ("range", ["of", "options"]):
            guard let builtin = Self.search(all.dropFirst().first?.value), receiver.type.fullyUnwrapped.outsideName == "String" else {
                return nil
            }
            return TypedTerm(.builtin(builtin, [receiver.term, read(.string)], at: place), .optional(.outside("Range", [.unknown])))
        case ("first", [nil]) where all[0].value.isFunction:
            return closureCall(.firstWhere, receiver, all[0].value, element, .optional(element), place)
        case ("first", ["where"]): return closureCall(.firstWhere, receiver, all[0].value, element, .optional(element), place)
        default: return nil
        }
    }

    /// The elements of a list put together, each with the result of those before it.
    private func reduced(
        _ receiver: TypedTerm, _ arguments: [ArgumentNode], _ element: KnownType, expecting expected: KnownType, _ place: ProgramPlace
    ) -> TypedTerm? {
        let isNumber = Literals.constant(arguments[0].value).map { if case .integer = $0 { true } else { false } } ?? false
        // A literal has the type of the elements if an operator puts them together.
        let function = arguments[1].value
        let name: NameNode? = if case .name(let name, _, _) = function, Self.arithmetic[name.text] != nil { name } else { nil }
        let initial = term(arguments[0].value, expecting: name != nil && isNumber ? element : expected)
        let list = declare("$list", receiver.type)
        let result = declare("$result", initial.type)
        let next = declare("$next", element)
        let combined: Step
        if arguments[0].label == "into" {
            guard case .closure = function,
                !isNumber || element.outsideName == "Int" && (expected.isUnknown || expected.outsideName == "Int")
            else { return nil }
            let body = term(function, expecting: .function([initial.type, element], .void))
            combined = .evaluate(
                .callClosure(body.term, [.passed(.variable(result), .variable(result)), .variable(next)], at: place))
        } else if let name, let builtin = Self.arithmetic[name.text] {
            guard !builder.added.hideOperator(name.text, [initial.type, element]), builder.key(of: initial.type) == builder.key(of: element)
            else { return nil }
            let sum = arithmetic(
                builtin, TypedTerm(.variable(result), initial.type), TypedTerm(.variable(next), element), at: name, expecting: initial.type)
            combined = .assign(.variable(result), sum.term)
        } else if case .closure = function,
            !isNumber || element.outsideName == "Int" && (expected.isUnknown || expected.outsideName == "Int")
        {
            let body = term(function, expecting: .function([initial.type, element], initial.type))
            combined = .assign(.variable(result), .callClosure(body.term, [.variable(result), .variable(next)], at: place))
        } else {
            return nil
        }
        let steps: [Step] = [
            .bind(.bind(list), receiver.term), .bind(.bind(result), initial.term),
            .loop(.each(.bind(next), in: .variable(list), where: nil), body: [combined], label: nil, at: place),
            .return(.variable(result)),
        ]
        return TypedTerm(.block(steps), initial.type)
    }

    /// The function that searches a text with options; nil for options that are not known.
    private static func search(_ options: ExpressionNode?) -> Builtin? {
        switch options {
        case nil: return .textRange
        case .array(let all, _)?:
            let names = Set(all.map { if case .member(_, let name, _, _) = $0 { name.text } else { "" } })
            if names == ["regularExpression"] { return .expressionRange }
            return names == ["regularExpression", "caseInsensitive"] ? .anyCaseExpressionRange : nil
        case .member(_, let name, _, _)?: return name.text == "regularExpression" ? .expressionRange : nil
        default: return nil
        }
    }

    /// The type of a part of a list, whose indices are those of the list.
    private func slice(of type: KnownType) -> KnownType {
        type.fullyUnwrapped.outsideName == "Array" ? .outside("ArraySlice", [Self.element(of: type)]) : type
    }

    /// The type that a closure gives, as far as the use of the mapped values determines it.
    private func mapped(_ name: String, _ isOfOptional: Bool, to expected: KnownType) -> KnownType {
        switch name {
        case "map": isOfOptional ? expected.unwrapped : Self.element(of: expected)
        case "compactMap": Self.element(of: expected).isUnknown ? .unknown : .optional(Self.element(of: expected))
        case "flatMap" where isOfOptional: expected
        case "filter", "allSatisfy": .bool
        case "forEach": .void
        default: .unknown
        }
    }

    /// `map(Name.init)` as `map { Name.init($0) }`.
    func wrapped(_ function: ExpressionNode) -> ExpressionNode {
        switch function {
        case .member, .name:
            guard case .name(let name, _, _) = function.rootName, local(name.text) == nil else { return function }
            let argument = ArgumentNode(
                label: nil, value: .name(NameNode(word: "$0", offset: function.anyOffset ?? 0), labels: nil, generics: []))
            let arguments = CallArguments([argument])
            return .closure(
                ClosureNode(
                    offset: function.anyOffset ?? 0, attributes: [], captures: [], parameters: nil, thrown: nil, result: nil,
                    body: [.expression(.call(function, arguments))]))
        default: return function
        }
    }

    /// A call of a function with a closure, or with the name of a function.
    func closureCall(
        _ builtin: Builtin, _ receiver: TypedTerm, _ function: ExpressionNode, _ element: KnownType, _ result: KnownType,
        _ place: ProgramPlace
    ) -> TypedTerm {
        let function = function.isFunction ? function : wrapped(function)
        let read = term(function, expecting: .function([element], .bool)).term
        guard function.isFunction else {
            let operands = [receiver.term, read]
            return TypedTerm(opaque("the function that a method gets", function, operands, mayThrow: isTried, mayStop: true), result)
        }
        return TypedTerm(.builtin(builtin, [receiver.term, read], at: place), result)
    }

    func freeCall(
        _ name: NameNode, _ arguments: CallArguments, _ expression: ExpressionNode, expecting expected: KnownType
    ) -> TypedTerm {
        // A method of the type, or a function of the module.
        if Self.container(selfType) != nil || isOwnMethod(name.word) {
            let own = TypedTerm(.variable(.own), selfType)
            if let container = Self.container(selfType) {
                let standard = operation(name, container, own, arguments)
                if let found = ownCall(name.word, on: own, arguments, expression, expecting: expected, exactly: standard != nil) {
                    return found
                }
                if let standard { return standard }
            } else if let found = ownCall(name.word, on: own, arguments, expression, expecting: expected) {
                return found
            }
            if case .nominal(let owner, _) = selfType,
                let found = best(table.allMembers(name.word, of: owner), nil, arguments, expression, expecting: expected)
            {
                return found
            }
        }
        let outer = around(name.word)
        let isOfContainer = Self.container(selfType) != nil
        if !isOfContainer, let found = best(outer, nil, arguments, expression, expecting: expected, isFree: true) { return found }
        let functions = table.topLevel(name.word, from: declaration.file).filter { $0.kind == .function }
        if case .outside = selfType, !isOfContainer, !functions.isEmpty {
            // A member of the type comes first.
            return unread(
                name.text, TypedTerm(.variable(.own), selfType), arguments, expression, type: expected, mayThrow: isTried, mayStop: true)
        }
        if let found = best(functions, nil, arguments, expression, expecting: expected, isFree: true) { return found }
        if functions.isEmpty, outer.isEmpty, let stop = stop(name, arguments, expression) { return stop }
        if isOfContainer, let found = best(outer, nil, arguments, expression, expecting: expected) { return found }
        let declared = functions + outer
        let mayThrow =
            isTried && !StandardFunctions.cannotThrow(name.text) && (functions.isEmpty || functions.contains(where: \.isThrowing))
        let mayStop = declared.isEmpty ? StandardFunctions.mayStop(name.text, arguments) : builder.stopping.contain(declared)
        var holdsClosure = false
        var changed: TypedTerm?
        switch selfType {
        // Which closure a property holds is not followed.
        case .nominal(let owner, _): holdsClosure = table.allMembers(name.word, of: owner).contains { $0.kind == .variable }
        case .outside where Self.mutating.contains(name.text):
            changed = TypedTerm(.passed(.variable(.own), .variable(.own)), selfType)
        default: break
        }
        return unread(name.text, changed, arguments, expression, type: expected, mayThrow: mayThrow, mayStop: mayStop || holdsClosure)
    }

    /// The functions with a name that the types around the place declare, or that extensions add to an outside type.
    private func around(_ name: Word) -> [Declaration] {
        if case .outside(let outside, _) = selfType { return table.addedMembers(name, of: outside).filter { $0.kind == .function } }
        return staticsAround(name).filter { $0.kind == .function }
    }

    /// A function of the standard library that stops the program, always or under a condition.
    func stop(_ name: NameNode, _ arguments: CallArguments, _ expression: ExpressionNode) -> TypedTerm? {
        let stop = Term.forced(.constant(.null), at: offset(of: expression))
        if StandardFunctions.stops(name.text) { return TypedTerm(stop, .outside("Never", [])) }
        switch name.text {
        // As in a build for release, they are not evaluated.
        case "assert", "assertionFailure": return TypedTerm(.block([]), .void)
        case "precondition":
            guard let condition = arguments.arguments.first else { return nil }
            let steps = [
                Step.branch(
                    [.holds(term(condition.value, expecting: .bool).term)], then: [], else: [.evaluate(stop)], at: place(name.offset))
            ]
            return TypedTerm(.block(steps), .void)
        default: return nil
        }
    }

    func isOwnMethod(_ name: Word) -> Bool {
        guard case .nominal(let owner, _) = selfType else { return false }
        return table.allMembers(name, of: owner).contains { $0.kind == .function }
    }
}
