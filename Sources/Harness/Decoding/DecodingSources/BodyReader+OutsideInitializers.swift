internal import DecodingPrograms
internal import SwiftSymbols

extension BodyReader {
    /// A value of an outside type.
    func outsideInitializer(_ name: String, _ type: KnownType, _ arguments: CallArguments, _ expression: ExpressionNode)
        -> TypedTerm
    {
        let place = offset(of: expression)
        if arguments.arguments.map(\.label) == ["from"], Self.container(argumentType(arguments)) == "Decoder" {
            let decoder = term(arguments.arguments[0].value, expecting: .outside("Decoder", [])).term
            return TypedTerm(.make(builder.number(of: type, at: place), from: decoder, at: place), type)
        }
        let own = table.addedMembers("init", of: name).filter { $0.kind == .initializer && $0.condition.isActive }
        if let found = standardInitializer(name, type, arguments, expression) {
            guard builder.added.hideInitializer(of: name, arguments) else { return found }
            // The compiler chooses between the initializer of the standard library and that of the sources.
            let result: KnownType = own.contains(where: \.isFailable) ? .optional(found.type.unwrapped) : found.type
            return unread(name, nil, arguments, expression, type: result, mayThrow: isTried, mayStop: builder.stopping.contain(own))
        }
        if name == "DecodingError" { return unread(name, nil, arguments, expression, type: type, mayThrow: isTried) }
        if let match = own.lazy.filter({ !$0.accessors.isEmpty }).compactMap({ self.match($0, nil, arguments, expecting: .unknown) }).first,
            match.declaration.isThrowing || match.declaration.isFailable
        {
            let read = self.arguments(arguments, expecting: match.types)
            let number = builder.function(match.declaration, bindings: match.bindings, omitted: match.omitted, selfType: type)
            return TypedTerm(.call(number, read.map(\.term), at: place), match.declaration.isFailable ? .optional(type) : type)
        }
        if own.contains(where: \.isThrowing) || own.contains(where: \.isFailable) {
            return unread(
                name, nil, arguments, expression, type: own.contains(where: \.isFailable) ? .optional(type) : type, mayThrow: isTried)
        }
        let parses = arguments.arguments.contains {
            $0.label.map { $0.hasPrefix("contentsOf") || ["format", "strategy"].contains($0) } ?? false
        }
        return unread(
            name, nil, arguments, expression, type: type, mayThrow: isTried && (!StandardFunctions.cannotThrow(name) || parses),
            mayStop: StandardFunctions.mayStop(name, arguments) || builder.stopping.contain(own))
    }

    /// An initializer of the standard library or of Foundation whose result is known for known operands; nil for any other.
    private func standardInitializer(
        _ name: String, _ type: KnownType, _ arguments: CallArguments, _ expression: ExpressionNode
    ) -> TypedTerm? {
        let place = offset(of: expression)
        let all = arguments.arguments
        func read(_ expected: KnownType = .unknown) -> Term { term(all[0].value, expecting: expected).term }
        switch (name, all.map(\.label)) {
        case ("URL", ["string"]): return TypedTerm(.builtin(.url, [read(.string)], at: place), .optional(type))
        case ("URL", ["string", "relativeTo"]):
            let operands = [read(.string), term(all[1].value, expecting: .unknown).term]
            return TypedTerm(.builtin(.url, operands, at: place), .optional(type))
        case ("UUID", ["uuidString"]): return TypedTerm(.builtin(.uuid, [read(.string)], at: place), .optional(type))
        case ("Decimal", ["string", "locale"]):
            let operands = [read(.string), term(all[1].value, expecting: .optional(.outside("Locale", []))).term]
            return TypedTerm(.builtin(.decimal, operands, at: place), .optional(type))
        case ("Locale", ["identifier"]): return TypedTerm(read(.string), type)
        case ("Data", [nil]):
            let bytes = term(all[0].value, expecting: .unknown)
            return bytes.type.outsideName == "UTF8View" ? TypedTerm(bytes.term, type) : nil
        case ("Decimal", ["string"]): return TypedTerm(.builtin(.decimal, [read(.string)], at: place), .optional(type))
        case ("Decimal", [nil]), ("Decimal", ["floatLiteral"]), ("Decimal", ["integerLiteral"]):
            return TypedTerm(.builtin(.value, [read()], at: place), type)
        case ("Data", ["base64Encoded"]): return TypedTerm(.builtin(.data64, [read(.string)], at: place), .optional(type))
        case (_, [nil, "radix"]) where Leaves.integer(named: name) != nil:
            let bounds = (Leaves.integer(named: name)?.bounds ?? []).map { Term.constant(.integer($0)) }
            let operands = [read(.string), term(all[1].value, expecting: .int).term]
            return TypedTerm(.builtin(.intOfBase, operands + bounds, at: place), .optional(type))
        case (_, [nil]) where Leaves.integer(named: name) != nil:
            let argument = term(all[0].value, expecting: .unknown)
            let isText: Bool = if case .outside("String", _) = argument.type.fullyUnwrapped { true } else { argument.type.isUnknown }
            let bounds = Leaves.integer(named: name)?.bounds ?? []
            let holdsAll = argument.type.outsideName == "String" || Self.holds(name, allOf: argument.type)
            return TypedTerm(
                .builtin(holdsAll ? .int : .narrowed, [argument.term] + bounds.map { .constant(.integer($0)) }, at: place),
                isText ? .optional(type) : type)
        case ("Double", [nil]), ("TimeInterval", [nil]):
            let argument = term(all[0].value, expecting: .unknown)
            let isText: Bool = if case .outside("String", _) = argument.type.fullyUnwrapped { true } else { argument.type.isUnknown }
            return TypedTerm(.builtin(.double, [argument.term], at: place), isText ? .optional(type) : type)
        case ("Bool", [nil]): return TypedTerm(.builtin(.bool, [read(.string)], at: place), .optional(type))
        case ("String", [nil]), ("String", ["describing"]):
            let argument = term(all[0].value, expecting: .unknown)
            // An optional has another text than its value.
            guard ["String", "Int", "Bool", "Double"].contains(argument.type.outsideName ?? "") else {
                let mayStop = builder.stopping.contain("description", of: argument.type)
                return TypedTerm(opaque("the text of a value", expression, [argument.term], mayStop: mayStop), .string)
            }
            return TypedTerm(.builtin(.describing, [argument.term], at: place), .string)
        case ("Date", ["timeIntervalSince1970"]), ("Date", ["timeIntervalSinceReferenceDate"]), ("Date", []):
            let operands = all.map { term($0.value, expecting: .double).term }
            return TypedTerm(.builtin(.value, [.tuple(operands.map { (label: nil, value: $0) })], at: place), type)
        case ("Array", []), ("Set", []): return TypedTerm(.array([]), type)
        case ("Array", [nil]), ("Set", [nil]):
            let argument = term(all[0].value, expecting: .unknown)
            // The elements come from code of the sources.
            if case .nominal = argument.type { return nil }
            let element = Self.element(of: argument.type)
            var full = type
            if case .outside(_, let given) = type, given.isEmpty, !element.isUnknown { full = .outside(name, [element]) }
            if name == "Set", builder.isHashedAtRisk(element) || declaresEquality(element) {
                return TypedTerm(opaque("a set", expression, [argument.term], mayStop: builder.isHashedAtRisk(element)), full)
            }
            if name == "Set" { return TypedTerm(.builtin(.unique, [argument.term], at: place), full) }
            return argument.type.fullyUnwrapped.outsideName == "Array"
                ? TypedTerm(argument.term, full) : TypedTerm(.builtin(.value, [argument.term], at: place), full)
        case ("Dictionary", ["uniqueKeysWithValues"]) where builder.added.declareOperator("=="):
            return TypedTerm(opaque("a dictionary", expression, [read()], mayStop: true), type)
        case ("Dictionary", ["uniqueKeysWithValues"]): return TypedTerm(.builtin(.uniqueKeys, [read()], at: place), type)
        default: return nil
        }
    }

    /// Returns whether a type of whole numbers holds all numbers of another type.
    private static func holds(_ name: String, allOf type: KnownType) -> Bool {
        guard let wide = Leaves.integer(named: name), let narrow = type.outsideName.flatMap({ Leaves.integer(named: $0) }) else {
            return false
        }
        return wide.isSigned == narrow.isSigned ? wide.bits >= narrow.bits : wide.isSigned && wide.bits > narrow.bits
    }
}
