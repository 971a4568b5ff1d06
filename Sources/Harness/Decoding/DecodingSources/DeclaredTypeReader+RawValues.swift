internal import DecodingPrograms
internal import SwiftSymbols

extension DeclaredTypeReader {
    /// The raw value of an enumeration, as it is saved or made into a case again.
    var rawValueShape: DecodedType.Shape {
        if let macro = unknownMacro { return unreadable("the macro @\(macro) may change the raw values of \(declaration.name.text)") }
        if let obstacle = builder.openConditions.open(in: declaration, table) { return .unreadable(obstacle) }
        guard let raw = builder.conformances.rawType(of: declaration),
            !table.ownMembers("rawValue", of: declaration).contains(where: { $0.kind == .variable && !$0.isStatic && $0.condition.isActive }
            )
        else { return unreadable("the raw values of \(declaration.name.text)") }
        if builder.direction == .decoding { return rawShape(raw) }
        guard let cases = Self.rawCases(of: declaration, raw, builder) else {
            return unreadable("the raw values of \(declaration.name.text)")
        }
        return .rawValues(DecodedType.RawValues(type: builder.number(of: raw, at: place), cases: cases))
    }

    /// The decoding of an enumeration with raw values.
    func rawShape(_ raw: KnownType) -> DecodedType.Shape {
        if let own = table.ownMembers("init", of: declaration).first(where: { $0.isRawInitializer && $0.condition.isActive }) {
            return .rawRepresentable(
                builder.number(of: raw, at: place), builder.function(own, bindings: type.bindings, selfType: type))
        }
        // One of a protocol takes the place of the one that the compiler would write.
        for inherited in table.allMembers("init", of: declaration) where inherited.isRawInitializer && inherited.condition.isActive {
            guard let scope = inherited.parent, scope.kind == .extension, !inherited.accessors.isEmpty else { continue }
            switch RequirementCheck(builder, type).holds(scope.requirements, in: scope) {
            case true?:
                return .rawRepresentable(
                    builder.number(of: raw, at: place), builder.function(inherited, bindings: type.bindings, selfType: type))
            case nil: return unreadable("the requirements of an extension with init(rawValue:)")
            case false?: continue
            }
        }
        guard let cases = Self.rawCases(of: declaration, raw, builder) else {
            return unreadable("the raw values of \(declaration.name.text)")
        }
        return .rawValues(DecodedType.RawValues(type: builder.number(of: raw, at: place), cases: cases))
    }

    /// The cases of an enumeration with their raw values; nil if one cannot be read.
    static func rawCases(of declaration: Declaration, _ raw: KnownType, _ builder: ProgramBuilder) -> [(name: String, value: Constant)]? {
        guard case .outside(let name, _) = raw else { return nil }
        let isText = name == "String"
        // Float holds another number than its literal.
        func held(_ value: Constant) -> Constant {
            switch value {
            case .integer(let number) where name == "Float": .double(Double(Float(number)))
            case .double(let number) where name == "Float": .double(Double(Float(number)))
            default: value
            }
        }
        var next: Int? = 0
        var found: [(name: String, value: Constant)] = []
        for member in declaration.members where member.kind == .enumCase && member.condition.isActive {
            guard let isAvailable = member.isAvailable else { return nil }
            let value: Constant
            if let written = member.value {
                guard let literal = Literals.constant(written) else { return nil }
                switch literal {
                case .string where isText: break
                case .integer(let number) where !isText: next = number.successor
                case .double where !isText: break
                default: return nil
                }
                value = held(literal)
            } else if isText {
                value = .string(member.name.text)
            } else {
                guard let number = next else { return nil }
                value = held(.integer(number))
                next = number.successor
            }
            // The compiler leaves out a case that is unavailable, but counts it.
            if isAvailable { found.append((member.name.text, value)) }
        }
        return found
    }

    /// The type of `rawValue` in a type that conforms to `RawRepresentable` by hand.
    var ownRawType: KnownType? {
        if let alias = table.ownTypes("RawValue", of: declaration).first(where: { $0.kind == .typealias }), let node = alias.type {
            return builder.type(node, at: alias)
        }
        let stored = table.ownMembers("rawValue", of: declaration).first { $0.kind == .variable && !$0.isStatic && $0.condition.isActive }
        if let stored { return builder.type(of: stored) }
        // An option set of integers declares nothing but its initializer.
        let initializer = table.ownMembers("init", of: declaration).first(where: \.isRawInitializer)
        return initializer.map { builder.type($0.parameters[0].type, at: $0) }
    }

    /// The types of generic parameters that the extension with the conformance to `Decodable` names: `where Raw == String`.
    private var namedByConformance: [ObjectIdentifier: KnownType] {
        var found: [ObjectIdentifier: KnownType] = [:]
        let parameters = declaration.outerGenerics + declaration.generics
        for scope in builder.conformances.decodableExtensions(of: declaration) {
            if case .nominal(_, let arguments) = table.extendedType(of: scope), arguments.count == parameters.count {
                for (parameter, argument) in zip(parameters, arguments) where !argument.isOpen {
                    if case .parameter = argument { continue }
                    found[ObjectIdentifier(parameter)] = argument
                }
            }
            for case .same(let left, let right) in scope.requirements {
                guard let parameter = parameters.first(where: { left.path == [$0.name.text] }) else { continue }
                found[ObjectIdentifier(parameter)] = builder.type(right, at: scope)
            }
        }
        return found
    }

    /// The decoding of a type that conforms to `RawRepresentable` by hand.
    func rawRepresentable(_ written: KnownType) -> DecodedType.Shape {
        // The standard library decodes only these raw values on its own. Other types get the decoding of their properties or cases, and so does
        // one whose raw value has a generic parameter as its type, unless the conformance itself names the type of the parameter.
        let raw = if case .parameter = written { written.replacing(namedByConformance) } else { written }
        let synthesized = { declaration.kind == .enum ? casesShape : fieldsShape }
        guard case .outside(let name, _) = raw else { return synthesized() }
        if ["Int128", "UInt128"].contains(TypeMatching.last(name)) {
            return unreadable("the raw value of \(declaration.name.text), an \(name)")
        }
        switch Leaves.leaf(named: name) {
        case .bool?, .string?, .integer?, .double?, .float?: break
        default: return synthesized()
        }
        let number = builder.number(of: raw, at: place)
        let initializers = table.allMembers("init", of: declaration).filter {
            $0.isRawInitializer && $0.condition.isActive && !$0.accessors.isEmpty
        }
        guard let initializer = initializers.first, initializer.isFailable || builder.stopping.contain(initializer) else {
            return .wrapped(number)
        }
        return .rawRepresentable(number, builder.function(initializer, bindings: type.bindings, selfType: type))
    }
}

extension Int {
    /// The next number; nil behind the last one.
    fileprivate var successor: Int? {
        let (sum, isOver) = addingReportingOverflow(1)
        return isOver ? nil : sum
    }
}

extension Declaration {
    /// Whether it is `init(rawValue:)`.
    var isRawInitializer: Bool { kind == .initializer && parameters.count == 1 && parameters[0].label == "rawValue" }
}
