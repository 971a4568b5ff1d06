internal import DecodingPrograms
internal import SwiftSymbols

extension BodyReader {
    /// Reads a call.
    func call(
        _ callee: ExpressionNode, _ arguments: CallArguments, _ expression: ExpressionNode, expecting expected: KnownType
    ) -> TypedTerm {
        switch callee {
        case .member(.super?, let name, _, _) where name.text == "init": return superInitializer(arguments, expression)
        case .member(.name(let own, _, _)?, let name, _, _) where own.text == "self" && name.text == "init":
            return initializer(of: selfType, arguments, expression, continuing: true)
        case .member(nil, let name, _, _):
            if name.text == "init" { return initializer(of: expected.fullyUnwrapped, arguments, expression) }
            if name.text == "some" { return term(arguments.arguments.first?.value ?? .missing, expecting: expected.unwrapped) }
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
                let read = self.arguments(arguments, expecting: parameters)
                let type: KnownType = if case .function(_, let result) = found.type { result } else { .unknown }
                return TypedTerm(.callClosure(.variable(found.variable), read.map(\.term), at: place(name.offset)), type)
            }
            if let type = metatype(callee) { return initializer(of: type, arguments, expression) }
            return freeCall(name, arguments, expression, expecting: expected)
        case .closure(let node):
            let read = term(.closure(node), expecting: .function([], expected))
            // The `try` in front of the call covers the call, and the body has its own.
            return TypedTerm(.callClosure(read.term, [], at: offset(of: expression)), node.result.map(type) ?? expected)
        case .type(let node): return initializer(of: type(node), arguments, expression)
        case .array, .dictionary:
            if metatype(callee) != nil, arguments.arguments.isEmpty {
                if case .array = callee { return TypedTerm(.array([]), metatype(callee) ?? .unknown) }
                return TypedTerm(.builtin(.date, [.constant(.bool(true))], at: offset(of: expression)), metatype(callee) ?? .unknown)
            }
        default: break
        }
        let read = [term(callee, expecting: .unknown)] + self.arguments(arguments, expecting: [])
        return TypedTerm(opaque("a call", expression, read.map(\.term), mayThrow: isTried))
    }

    func arguments(_ arguments: CallArguments, expecting types: [KnownType]) -> [TypedTerm] {
        (arguments.arguments + arguments.trailing).enumerated().map { index, argument in
            term(argument.value, expecting: types.indices.contains(index) ? types[index] : .unknown)
        }
    }

    /// A call whose function is not read.
    private func unread(
        _ name: String, _ receiver: TypedTerm?, _ arguments: CallArguments, _ expression: ExpressionNode, type: KnownType = .unknown,
        mayThrow: Bool
    ) -> TypedTerm {
        let read = self.arguments(arguments, expecting: [])
        let handsOver = read.contains { Self.container($0.type) != nil }
        let operands = [receiver?.term].compactMap { $0 } + read.map(\.term)
        return TypedTerm(opaque("the call of \(name)", expression, operands, mayThrow: mayThrow || handsOver), type)
    }

    // MARK: Functions of the sources

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
        case .nominal(let declaration, _): candidates = table.allMembers(name, of: declaration)
        default: return nil
        }
        return best(candidates.filter { !$0.isStatic }, receiver, arguments, expression, expecting: expected, exactly: exactly)
    }

    /// A call of the candidate that matches best; nil if none does.
    ///
    /// - Parameter exactly: Whether a candidate with parameters that are left out does not count.
    private func best(
        _ candidates: [Declaration], _ receiver: TypedTerm?, _ arguments: CallArguments, _ expression: ExpressionNode,
        expecting expected: KnownType, exactly: Bool = false
    ) -> TypedTerm? {
        var found: (match: Match, rank: Int)?
        for candidate in candidates where candidate.condition.isActive && candidate.parent?.kind != .protocol {
            guard candidate.kind == .function || candidate.kind == .subscript, !candidate.accessors.isEmpty,
                table.isVisible(candidate, from: declaration.file), let match = match(candidate, receiver, arguments, expecting: expected),
                !(exactly && !match.omitted.isEmpty)
            else { continue }
            let rank = candidate.generics.count * 100 + match.omitted.count * 10 - candidate.requirements.count
            if let best = found, best.rank <= rank { continue }
            found = (match, rank)
        }
        guard let match = found?.match else { return nil }
        // The arguments are read once more, for the function that was chosen.
        let read = self.arguments(arguments, expecting: match.types)
        let selfType = receiver?.type.fullyUnwrapped ?? self.selfType
        let number = builder.function(match.declaration, bindings: match.bindings, omitted: match.omitted, selfType: selfType)
        let type = match.declaration.type.map { bound(builder.type($0, at: match.declaration).replacing(match.bindings)) } ?? .void
        return TypedTerm(
            .call(number, [receiver?.term ?? .variable(.own)] + read.map(\.term), at: offset(of: expression)), type)
    }

    private struct Match {
        let declaration: Declaration
        let bindings: [ObjectIdentifier: KnownType]
        let omitted: Set<Int>
        /// The types of the parameters that get arguments.
        let types: [KnownType]
    }

    private func match(
        _ candidate: Declaration, _ receiver: TypedTerm?, _ arguments: CallArguments, expecting expected: KnownType
    ) -> Match? {
        guard let (omitted, taken) = Self.assigned(candidate, arguments) else { return nil }
        var matching = TypeMatching(candidate.generics)
        let keyType = receiver.map { Self.keyType($0.type) } ?? .unknown
        var types: [KnownType] = []
        let outer = (variableCount, scopes, pendingChain)
        defer { (variableCount, scopes, pendingChain) = outer }
        for (argument, parameter) in zip(arguments.arguments + arguments.trailing, taken) {
            var declared = builder.type(parameter.type, at: candidate)
            if Self.isKey(parameter.type) { declared = keyType }
            let wanted = declared.replacing(matching.bindings)
            let read = term(argument.value, expecting: Self.isOpen(wanted) ? .unknown : wanted)
            types.append(wanted)
            if case .metatype = declared, read.type.isUnknown { return nil }
            if read.type.isUnknown || declared.isUnknown || Self.isKey(parameter.type) { continue }
            if case .outside("Any", _) = declared { continue }
            if case .function = declared { continue }
            if case .metatype = read.type {
                guard matching.matches(read.type, declared) else { return nil }
                continue
            }
            // A value may stand for an optional.
            guard matching.matches(read.type, declared) || matching.matches(read.type, declared.unwrapped) || !Self.isConcrete(declared)
            else { return nil }
        }
        if let result = candidate.type, !expected.isUnknown {
            let declared = builder.type(result, at: candidate)
            if !matching.matches(expected, declared) { _ = matching.matches(expected.unwrapped, declared.unwrapped) }
        }
        guard OverloadReader(builder).isAllowed(candidate, matching.bindings) else { return nil }
        return Match(
            declaration: candidate, bindings: matching.bindings, omitted: omitted, types: types.map { $0.replacing(matching.bindings) })
    }

    /// Returns whether a type has generic parameters that are not known yet.
    private static func isOpen(_ type: KnownType) -> Bool {
        switch type {
        case .parameter, .unknown, .associated: true
        case .outside(_, let arguments), .nominal(_, let arguments): arguments.contains(where: isOpen)
        case .metatype(let inner): isOpen(inner)
        default: false
        }
    }

    /// Returns whether a value of another type cannot have a type.
    private static func isConcrete(_ type: KnownType) -> Bool {
        switch type {
        case .nominal(let declaration, _): declaration.kind != .protocol
        case .outside(let name, _): Leaves.leaf(named: name) != nil || Leaves.generic.contains(name)
        default: false
        }
    }

    /// Returns whether a parameter takes a key of the container: `Key`, `K`.
    private static func isKey(_ node: TypeNode) -> Bool { ["Key", "K"].contains(node.heads.first?.text ?? "") }

    /// Assigns arguments to parameters by their labels.
    private static func assigned(_ candidate: Declaration, _ arguments: CallArguments) -> (
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

    // MARK: Methods

    private func methodCall(
        _ base: ExpressionNode, _ name: NameNode, _ arguments: CallArguments, _ expression: ExpressionNode, expecting expected: KnownType
    ) -> TypedTerm {
        let receiver = term(base, expecting: .unknown)
        if case .metatype(let type) = receiver.type {
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
        if receiver.type.isOptional, name.text == "map" || name.text == "flatMap",
            let found = builtin(name, receiver, arguments, expression, expecting: expected)
        {
            return found
        }
        if case .nominal(let owner, _) = receiver.type.fullyUnwrapped {
            let own = table.allMembers(name.word, of: owner).filter { $0.kind == .function }
            if own.contains(where: \.isThrowing) || isSteering(own) || passesDecoder(arguments),
                let found = ownCall(name.word, on: receiver, arguments, expression, expecting: expected)
            {
                return found
            }
            let mayThrow = isTried && (own.isEmpty || own.contains(where: \.isThrowing))
            return unread(
                name.text, receiver, arguments, expression, type: own.first.map { builder.type(of: $0) } ?? .unknown,
                mayThrow: mayThrow)
        }
        if let found = builtin(name, receiver, arguments, expression, expecting: expected) { return found }
        return unread(
            name.text, receiver, arguments, expression, type: StandardFunctions.result(of: name.text, receiver.type),
            mayThrow: isTried && !StandardFunctions.cannotThrow(name.text))
    }

    /// Returns whether the result of functions may steer decoding.
    private func isSteering(_ functions: [Declaration]) -> Bool {
        functions.contains { function in
            guard let node = function.type else { return false }
            let type = builder.type(node, at: function)
            if case .outside("Bool", _) = type { return true }
            return type.isOptional
        }
    }

    private func passesDecoder(_ arguments: CallArguments) -> Bool {
        arguments.arguments.contains { argument in
            guard case .name(let name, _, _) = argument.value, let found = local(name.text) else { return false }
            return Self.container(found.type) != nil
        }
    }

    /// A use of a decoder or container of the standard library; nil for other functions.
    private func operation(_ name: NameNode, _ container: String, _ receiver: TypedTerm, _ arguments: CallArguments) -> TypedTerm? {
        let place = place(name.offset)
        let labels = arguments.arguments.map(\.label)
        guard arguments.trailing.isEmpty else { return nil }
        func metatype(_ index: Int) -> KnownType? {
            if let type = self.metatype(arguments.arguments[index].value.withoutSelf) { return bound(type) }
            if case .metatype(let type) = term(arguments.arguments[index].value, expecting: .unknown).type { return type }
            return nil
        }
        func key(_ index: Int) -> Term { term(arguments.arguments[index].value, expecting: Self.keyType(receiver.type)).term }
        func keyed(_ type: KnownType) -> KnownType { .outside("KeyedDecodingContainer", [type]) }
        func keys(_ type: KnownType) -> KeySet { CodingKeysReader(builder).set(of: type, at: place) }
        let unkeyed = KnownType.outside("UnkeyedDecodingContainer", [])
        switch (name.text, labels) {
        case ("container", ["keyedBy"]) where container == "Decoder":
            let type = metatype(0) ?? .unknown
            return TypedTerm(.decode(.keyed(receiver.term, keys(type)), at: place), keyed(type))
        case ("unkeyedContainer", []): return TypedTerm(.decode(.unkeyed(receiver.term), at: place), unkeyed)
        case ("singleValueContainer", []):
            return TypedTerm(.decode(.single(receiver.term), at: place), .outside("SingleValueDecodingContainer", []))
        case ("nestedContainer", ["keyedBy", "forKey"]):
            let type = metatype(0) ?? .unknown
            return TypedTerm(.decode(.nestedKeyed(receiver.term, keys(type), key: key(1)), at: place), keyed(type))
        case ("nestedContainer", ["keyedBy"]):
            let type = metatype(0) ?? .unknown
            return TypedTerm(.decode(.nestedKeyed(receiver.term, keys(type), key: nil), at: place), keyed(type))
        case ("nestedUnkeyedContainer", ["forKey"]):
            return TypedTerm(.decode(.nestedUnkeyed(receiver.term, key: key(0)), at: place), unkeyed)
        case ("nestedUnkeyedContainer", []): return TypedTerm(.decode(.nestedUnkeyed(receiver.term, key: nil), at: place), unkeyed)
        case ("superDecoder", []): return TypedTerm(.decode(.superDecoder(receiver.term, key: nil), at: place), .outside("Decoder", []))
        case ("superDecoder", ["forKey"]):
            return TypedTerm(.decode(.superDecoder(receiver.term, key: key(0)), at: place), .outside("Decoder", []))
        case ("contains", [nil]) where container.hasPrefix("Keyed"):
            return TypedTerm(.decode(.contains(receiver.term, key: key(0)), at: place), .bool)
        case ("decodeNil", ["forKey"]): return TypedTerm(.decode(.decodeNil(receiver.term, key: key(0)), at: place), .bool)
        case ("decodeNil", []): return TypedTerm(.decode(.decodeNil(receiver.term, key: nil), at: place), .bool)
        case ("decode", [nil, "forKey"]), ("decode", [nil]):
            guard let type = metatype(0) else { return nil }
            let number = builder.number(of: type, at: place)
            return TypedTerm(.decode(.decode(receiver.term, number, key: labels.count == 2 ? key(1) : nil), at: place), type)
        case ("decodeIfPresent", [nil, "forKey"]), ("decodeIfPresent", [nil]):
            guard let type = metatype(0) else { return nil }
            let number = builder.number(of: type, at: place)
            return TypedTerm(
                .decode(.decodeIfPresent(receiver.term, number, key: labels.count == 2 ? key(1) : nil), at: place), .optional(type))
        default: return nil
        }
    }

    // MARK: Functions from outside

    /// A function of the standard library or of Foundation whose result is known for known operands.
    private func builtin(
        _ name: NameNode, _ receiver: TypedTerm, _ arguments: CallArguments, _ expression: ExpressionNode, expecting expected: KnownType
    ) -> TypedTerm? {
        let place = place(name.offset)
        let all = arguments.arguments + arguments.trailing
        func read(_ type: KnownType = .unknown) -> Term { term(all[0].value, expecting: type).term }
        let element = Self.element(of: receiver.type)
        switch (name.text, all.map(\.label)) {
        case ("hasPrefix", [nil]): return TypedTerm(.builtin(.hasPrefix, [receiver.term, read(.string)], at: place), .bool)
        case ("hasSuffix", [nil]): return TypedTerm(.builtin(.hasSuffix, [receiver.term, read(.string)], at: place), .bool)
        case ("contains", [nil]) where receiver.type.isRange:
            guard case .tuple(let bounds) = receiver.term, bounds.count == 3, case .constant(.bool(let isClosed)) = bounds[2].value else { return nil }
            let value = read(.int)
            return TypedTerm(
                .and(
                    .compare(.greaterOrEqual, value, bounds[0].value),
                    .compare(isClosed ? .lessOrEqual : .less, value, bounds[1].value)), .bool)
        case ("contains", [nil]):
            if case .closure = all[0].value { return closureCall(.containsWhere, receiver, all[0].value, element, .bool, place) }
            return TypedTerm(.builtin(.contains, [receiver.term, read(element)], at: place), .bool)
        case ("contains", ["where"]): return closureCall(.containsWhere, receiver, all[0].value, element, .bool, place)
        case ("lowercased", []): return TypedTerm(.builtin(.lowercased, [receiver.term], at: place), .string)
        case ("uppercased", []): return TypedTerm(.builtin(.uppercased, [receiver.term], at: place), .string)
        case ("trimmingCharacters", ["in"]):
            return TypedTerm(.builtin(.trimmed, [receiver.term, read(.outside("CharacterSet", []))], at: place), .string)
        case ("components", ["separatedBy"]):
            return TypedTerm(.builtin(.split, [receiver.term, read(.string)], at: place), .array(.string))
        case ("dropFirst", []): return TypedTerm(.builtin(.dropFirst, [receiver.term], at: place), receiver.type)
        case ("dropFirst", [nil]): return TypedTerm(.builtin(.dropFirst, [receiver.term, read(.int)], at: place), receiver.type)
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
                    opaque("the function that \(name.text) gets", expression, [receiver.term], mayThrow: isTried),
                    isOfOptional ? .optional(.unknown) : .array(.unknown))
            }
            let body = term(function, expecting: .function([input], .unknown))
            let result: KnownType
            switch name.text {
            case "filter": result = receiver.type
            case "allSatisfy": result = .bool
            case "forEach": result = .void
            default: result = isOfOptional ? .optional(.unknown) : .array(.unknown)
            }
            return TypedTerm(.builtin(builtin, [receiver.term, body.term], at: place), result)
        case ("first", ["where"]): return closureCall(.firstWhere, receiver, all[0].value, element, .optional(element), place)
        default: return nil
        }
    }

    /// `map(Name.init)` as `map { Name.init($0) }`.
    private func wrapped(_ function: ExpressionNode) -> ExpressionNode {
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

    private func closureCall(
        _ builtin: Builtin, _ receiver: TypedTerm, _ function: ExpressionNode, _ element: KnownType, _ result: KnownType,
        _ place: ProgramPlace
    ) -> TypedTerm {
        TypedTerm(.builtin(builtin, [receiver.term, term(function, expecting: .function([element], .bool)).term], at: place), result)
    }

    private func freeCall(
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
            } else if isWorthReading(name.word, arguments),
                let found = ownCall(name.word, on: own, arguments, expression, expecting: expected)
            {
                return found
            }
            if case .nominal(let owner, _) = selfType, isWorthReading(name.word, arguments),
                let found = best(table.allMembers(name.word, of: owner), nil, arguments, expression, expecting: expected)
            {
                return found
            }
        }
        let functions = table.topLevel(name.word, from: declaration.file).filter { $0.kind == .function }
        if let found = best(functions, nil, arguments, expression, expecting: expected) { return found }
        let mayThrow =
            isTried && !StandardFunctions.cannotThrow(name.text) && (functions.isEmpty || functions.contains(where: \.isThrowing))
        return unread(name.text, nil, arguments, expression, type: expected, mayThrow: mayThrow)
    }

    /// Returns whether decoding may depend on a method of the type.
    private func isWorthReading(_ name: Word, _ arguments: CallArguments) -> Bool {
        guard case .nominal(let owner, _) = selfType else { return false }
        let own = table.allMembers(name, of: owner).filter { $0.kind == .function }
        return own.contains(where: \.isThrowing) || isSteering(own) || passesDecoder(arguments)
    }

    private func isOwnMethod(_ name: Word) -> Bool {
        guard case .nominal(let owner, _) = selfType else { return false }
        return table.allMembers(name, of: owner).contains { $0.kind == .function }
    }

    // MARK: Static functions and cases

    private func staticCall(
        _ name: NameNode, of type: KnownType, _ arguments: CallArguments, _ expression: ExpressionNode, expecting expected: KnownType
    ) -> TypedTerm {
        switch type {
        case .nominal(let owner, _):
            if let found = caseDeclaration(name.text, of: owner) {
                let types = found.parameters.map { bound(builder.type($0.type, at: found).replacing(type.bindings)) }
                return TypedTerm(.case(nil, name.text, self.arguments(arguments, expecting: types).map(\.term)), type)
            }
            let members = table.allMembers(name.word, of: owner).filter { $0.isStatic && $0.kind == .function }
            if members.contains(where: \.isThrowing) || isSteering(members) || passesDecoder(arguments) {
                let receiver = TypedTerm(.metatype, type)
                if let found = best(members, receiver, arguments, expression, expecting: expected) { return found }
            }
            let mayThrow = isTried && (members.isEmpty || members.contains(where: \.isThrowing))
            return unread(
                name.text, nil, arguments, expression, type: members.first.map { builder.type(of: $0) } ?? type, mayThrow: mayThrow)
        case .outside(let outside, _):
            if TypeMatching.last(outside) == "DecodingError" { return decodingError(name, arguments, expression) }
            return unread(
                "\(outside).\(name.text)", nil, arguments, expression, type: .unknown,
                mayThrow: isTried && !StandardFunctions.cannotThrow(name.text))
        default: return unread(name.text, nil, arguments, expression, type: expected, mayThrow: isTried)
        }
    }

    /// A case of `DecodingError`, or a function that makes one.
    private func decodingError(_ name: NameNode, _ arguments: CallArguments, _ expression: ExpressionNode) -> TypedTerm {
        let all = arguments.arguments
        func value(_ label: String) -> ExpressionNode? { all.first { $0.label == label }?.value }
        func text(_ expression: ExpressionNode?) -> Term? { expression.map { term($0, expecting: .string).term } }
        let error = KnownType.outside("DecodingError", [])
        if name.text == "dataCorruptedError" {
            let container = value("in").map { term($0, expecting: .unknown) }
            let key = value("forKey").map { term($0, expecting: container.map { Self.keyType($0.type) } ?? .unknown).term }
            return TypedTerm(
                .decodingError("dataCorrupted", key: key, path: container?.term, text: text(value("debugDescription")), type: nil), error)
        }
        guard ["keyNotFound", "typeMismatch", "valueNotFound", "dataCorrupted"].contains(name.text),
            case .call(_, let context)? = all.last?.value
        else { return unread(name.text, nil, arguments, expression, type: error, mayThrow: isTried) }
        let path = context.arguments.first { $0.label == "codingPath" }.map {
            term($0.value, expecting: .array(.outside("CodingKey", []))).term
        }
        let description = text(context.arguments.first { $0.label == "debugDescription" }?.value)
        let key = name.text == "keyNotFound" ? all.first.map { term($0.value, expecting: .unknown).term } : nil
        let type = all.count == 2 ? metatype(all[0].value.withoutSelf).map { builder.name(of: $0) } : nil
        return TypedTerm(.decodingError(name.text, key: key, path: path, text: description, type: type), error)
    }

    // MARK: Initializers

    private func superInitializer(_ arguments: CallArguments, _ expression: ExpressionNode) -> TypedTerm {
        guard case .nominal(let own, _) = selfType,
            let parent = table.inheritedTypes(of: own).first(where: {
                if case .nominal(let parent, _) = $0 { parent.kind == .class } else { false }
            })
        else { return unread("super.init", nil, arguments, expression, mayThrow: isTried) }
        return initializer(of: parent.replacing(selfType.bindings), arguments, expression, continuing: true)
    }

    /// - Parameter continuing: Whether the initializer continues with the object of this one: `self.init`, `super.init`.
    private func initializer(
        of type: KnownType, _ arguments: CallArguments, _ expression: ExpressionNode, continuing: Bool = false
    ) -> TypedTerm {
        let labels = arguments.arguments.map(\.label)
        switch type {
        case .nominal(let owner, _):
            if labels == ["from"], Self.container(argumentType(arguments)) == "Decoder" {
                let decoder = term(arguments.arguments[0].value, expecting: .outside("Decoder", [])).term
                let number = builder.number(of: type, at: offset(of: expression))
                if continuing, let own = ownDecoding(owner) {
                    let function = builder.function(own, bindings: type.bindings, selfType: type)
                    return TypedTerm(.call(function, [.variable(.own), decoder], at: offset(of: expression)), type)
                }
                return TypedTerm(.make(number, from: decoder, at: offset(of: expression)), type)
            }
            if builder.conformances.conforms(owner, to: ["CodingKey"]) { return keyInitializer(owner, type, arguments, expression) }
            if labels == ["rawValue"] {
                let found = rawInitializer(owner, type, arguments, expression)
                return continuing
                    ? TypedTerm(.builtin(.assignSelf, [.variable(.own), found.term], at: offset(of: expression)), type) : found
            }
            return ownInitializer(owner, type, arguments, expression, continuing)
        case .outside(let name, _): return outsideInitializer(String(TypeMatching.last(name)), type, arguments, expression)
        default: return unread("an initializer", nil, arguments, expression, type: type, mayThrow: isTried)
        }
    }

    private func argumentType(_ arguments: CallArguments) -> KnownType {
        guard case .name(let name, _, _)? = arguments.arguments.first?.value else {
            // `try container.superDecoder()`.
            let outer = (variableCount, scopes)
            defer { (variableCount, scopes) = outer }
            return arguments.arguments.first.map { term($0.value, expecting: .unknown).type } ?? .unknown
        }
        return local(name.text)?.type ?? .unknown
    }

    private func ownDecoding(_ owner: Declaration) -> Declaration? {
        table.ownMembers("init", of: owner).first {
            DeclaredTypeReader.isDecodingInitializer($0) && $0.condition.isActive && !$0.accessors.isEmpty
        }
    }

    private func rawInitializer(_ owner: Declaration, _ type: KnownType, _ arguments: CallArguments, _ expression: ExpressionNode)
        -> TypedTerm
    {
        let raw = builder.conformances.rawType(of: owner) ?? .unknown
        let own = table.allMembers("init", of: owner).first { $0.isRawInitializer && $0.condition.isActive && !$0.accessors.isEmpty }
        let isFailable = own.map(\.isFailable) ?? (owner.kind == .enum)
        let read = term(arguments.arguments[0].value, expecting: own.map { bound(builder.type($0.parameters[0].type, at: $0)) } ?? raw)
        if let own {
            let function = builder.function(own, bindings: type.bindings, selfType: type)
            return TypedTerm(.call(function, [read.term], at: offset(of: expression)), isFailable ? .optional(type) : type)
        }
        guard owner.kind == .enum else { return TypedTerm(.builtin(.date, [read.term], at: offset(of: expression)), type) }
        return TypedTerm(
            .makeRaw(builder.number(of: type, at: offset(of: expression)), read.term, at: offset(of: expression)), .optional(type))
    }

    private func keyInitializer(_ owner: Declaration, _ type: KnownType, _ arguments: CallArguments, _ expression: ExpressionNode)
        -> TypedTerm
    {
        guard arguments.arguments.count == 1 else {
            return unread(owner.name.text, nil, arguments, expression, type: type, mayThrow: isTried)
        }
        let label = arguments.arguments[0].label
        let read = term(arguments.arguments[0].value, expecting: label == "intValue" ? .int : .string)
        if owner.kind == .enum {
            guard let keys = CodingKeysReader(builder).keys(in: owner), label == "stringValue" || label == "rawValue" else {
                return unread(owner.name.text, nil, arguments, expression, type: .optional(type), mayThrow: isTried)
            }
            // One of the keys, or nil.
            let choices = keys.map { Step.Choice(items: [(.equal(.constant(.string($0.key))), nil)], body: [.return(.key($0.key))]) }
            let block = Term.block([
                .choose(read.term, choices + [Step.Choice(items: [], body: [.return(.constant(.null))])], at: offset(of: expression))
            ])
            return TypedTerm(block, .optional(type))
        }
        let initializers = table.ownMembers("init", of: owner).filter {
            $0.parameters.count == 1 && $0.parameters[0].label == label && $0.condition.isActive
        }
        let isFailable = initializers.first?.isFailable ?? false
        let isStored =
            label == "stringValue"
            ? CodingKeysReader(builder).acceptsAnyText(owner)
            : initializers.first.map { CodingKeysReader.stores("stringValue", $0) } ?? false
        guard isStored else {
            return unread(owner.name.text, nil, arguments, expression, type: isFailable ? .optional(type) : type, mayThrow: isTried)
        }
        return TypedTerm(.keyOf(read.term), isFailable ? .optional(type) : type)
    }

    private func ownInitializer(
        _ owner: Declaration, _ type: KnownType, _ arguments: CallArguments, _ expression: ExpressionNode, _ continuing: Bool
    ) -> TypedTerm {
        let initializers = table.ownMembers("init", of: owner).filter {
            $0.kind == .initializer && $0.condition.isActive && !$0.accessors.isEmpty
        }
        var matching = initializers.compactMap { match($0, nil, arguments, expecting: .unknown) }
        if matching.isEmpty {
            // Types that are not known do not match, but labels do.
            let labelled = initializers.compactMap { candidate in
                Self.assigned(candidate, arguments).map { (candidate, $0.omitted, $0.taken) }
            }
            if labelled.count == 1, let (candidate, omitted, taken) = labelled.first, candidate.generics.isEmpty {
                matching = [
                    Match(
                        declaration: candidate, bindings: [:], omitted: omitted, types: taken.map { builder.type($0.type, at: candidate) })
                ]
            }
        }
        let place = offset(of: expression)
        let isError = builder.conformances.conforms(owner, to: ["Error", "LocalizedError"])
        if isError {
            return TypedTerm(.error(builder.name(of: type)), type)
        }
        guard let match = matching.first else {
            // The memberwise initializer of a structure, or one that is inherited.
            if owner.kind == .struct, initializers.isEmpty {
                let properties = DeclaredTypeReader.storedProperties(of: owner)
                let types = arguments.arguments.map { argument in
                    properties.first { $0.name.text == argument.label }.map { bound(builder.type(of: $0).replacing(type.bindings)) }
                        ?? .unknown
                }
                let read = self.arguments(arguments, expecting: types)
                let labelled = zip(arguments.arguments, read).map { (label: $0.label, value: $1.term) }
                return TypedTerm(.builtin(continuing ? .assignProperties : .object, [.variable(.own), .tuple(labelled)], at: place), type)
            }
            return unread(owner.name.text, nil, arguments, expression, type: type, mayThrow: isTried)
        }
        let read = self.arguments(arguments, expecting: match.types)
        let number = builder.function(
            match.declaration, bindings: match.bindings.merging(type.bindings) { own, _ in own }, omitted: match.omitted, selfType: type)
        let result: KnownType = match.declaration.isFailable ? .optional(type) : type
        if continuing { return TypedTerm(.call(number, [.variable(.own)] + read.map(\.term), at: place), result) }
        guard
            match.declaration.isThrowing || match.declaration.isFailable || owner.kind == .struct
                || read.contains(where: { Self.container($0.type) != nil })
        else {
            return TypedTerm(.builtin(.date, [.tuple(read.map { (label: nil, value: $0.term) })], at: place), type)
        }
        return TypedTerm(.call(number, read.map(\.term), at: place), result)
    }

    private func outsideInitializer(_ name: String, _ type: KnownType, _ arguments: CallArguments, _ expression: ExpressionNode)
        -> TypedTerm
    {
        let place = offset(of: expression)
        let all = arguments.arguments
        func read(_ expected: KnownType = .unknown) -> Term { term(all[0].value, expecting: expected).term }
        if all.map(\.label) == ["from"], Self.container(argumentType(arguments)) == "Decoder" {
            return TypedTerm(.make(builder.number(of: type, at: place), from: read(.outside("Decoder", [])), at: place), type)
        }
        let own = table.addedMembers("init", of: name).filter { $0.kind == .initializer && $0.condition.isActive }
        switch (name, all.map(\.label)) {
        case ("URL", ["string"]): return TypedTerm(.builtin(.url, [read(.string)], at: place), .optional(type))
        case ("UUID", ["uuidString"]): return TypedTerm(.builtin(.uuid, [read(.string)], at: place), .optional(type))
        case ("Data", ["base64Encoded"]): return TypedTerm(.builtin(.data64, [read(.string)], at: place), .optional(type))
        case ("Int", [nil]), ("Int64", [nil]):
            let argument = term(all[0].value, expecting: .unknown)
            let isText: Bool = if case .outside("String", _) = argument.type.fullyUnwrapped { true } else { argument.type.isUnknown }
            return TypedTerm(.builtin(.int, [argument.term], at: place), isText ? .optional(type) : type)
        case ("Double", [nil]), ("TimeInterval", [nil]):
            let argument = term(all[0].value, expecting: .unknown)
            let isText: Bool = if case .outside("String", _) = argument.type.fullyUnwrapped { true } else { argument.type.isUnknown }
            return TypedTerm(.builtin(.double, [argument.term], at: place), isText ? .optional(type) : type)
        case ("Bool", [nil]): return TypedTerm(.builtin(.bool, [read(.string)], at: place), .optional(type))
        case ("String", [nil]), ("String", ["describing"]): return TypedTerm(.builtin(.describing, [read()], at: place), .string)
        case ("Date", ["timeIntervalSince1970"]), ("Date", ["timeIntervalSinceReferenceDate"]), ("Date", []):
            let operands = all.map { term($0.value, expecting: .double).term }
            return TypedTerm(.builtin(.date, [.tuple(operands.map { (label: nil, value: $0) })], at: place), type)
        case ("Array", []), ("Set", []), ("Array", [nil]), ("Set", [nil]):
            return all.isEmpty ? TypedTerm(.array([]), type) : TypedTerm(.builtin(.date, [read()], at: place), type)
        case ("DecodingError", _): return unread(name, nil, arguments, expression, type: type, mayThrow: isTried)
        default: break
        }
        if own.contains(where: \.isThrowing) || own.contains(where: \.isFailable) {
            return unread(
                name, nil, arguments, expression, type: own.contains(where: \.isFailable) ? .optional(type) : type, mayThrow: isTried)
        }
        return unread(name, nil, arguments, expression, type: type, mayThrow: isTried && !StandardFunctions.cannotThrow(name))
    }
}

extension ExpressionNode {
    /// Whether it is a closure or a key path.
    fileprivate var isFunction: Bool {
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
    fileprivate var rootName: ExpressionNode {
        if case .member(let base?, _, _, _) = self { return base.rootName }
        return self
    }
}

extension KnownType {
    /// Whether it is a range with two bounds.
    fileprivate var isRange: Bool {
        switch self {
        case .outside("ClosedRange", _), .outside("Range", _): true
        default: false
        }
    }
}
