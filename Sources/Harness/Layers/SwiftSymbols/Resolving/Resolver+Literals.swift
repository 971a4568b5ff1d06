/// The initializers that literals call if a type of the sources is expected.
///
/// Source: The Swift Programming Language, "Literals"; The Swift Standard Library, the protocols of initialization with literals (SE-0213,
/// SE-0228).
extension Resolver {
    func literal(_ kind: LiteralKind, at offset: Int, expecting expected: KnownType) -> KnownType {
        if kind == .nil {
            addLiteralReference(kind, of: expected, at: offset)
            return expected
        }
        let wanted = expected.fullyUnwrapped
        addLiteralReference(kind, of: wanted, at: offset)
        return Self.type(of: kind, expecting: wanted)
    }

    func array(_ elements: [ExpressionNode], at offset: Int, expecting expected: KnownType) -> KnownType {
        let wanted = expected.fullyUnwrapped
        addLiteralReference(.array, of: wanted, at: offset)
        let element = literalElement("arrayLiteral", of: wanted).first ?? Collections.element(of: expected, table)
        let types = elements.map { infer($0, expecting: element) }
        if !element.isUnknown { return wanted }
        if case .metatype(let type)? = types.first, types.count == 1 { return .metatype(.array(type)) }
        return types.first { !$0.isUnknown }.map { .array($0) } ?? .unknown
    }

    func dictionary(_ elements: [(ExpressionNode, ExpressionNode)], at offset: Int, expecting expected: KnownType) -> KnownType {
        let wanted = expected.fullyUnwrapped
        addLiteralReference(.dictionary, of: wanted, at: offset)
        let own = literalElement("dictionaryLiteral", of: wanted)
        var known: [KnownType] = own.count == 2 ? own : [.unknown, .unknown]
        if case .outside(let name, let types) = wanted, ["Dictionary", "KeyValuePairs"].contains(name), types.count == 2 { known = types }
        for (key, value) in elements {
            let found = [infer(key, expecting: known[0]), infer(value, expecting: known[1])]
            // The type of a dictionary: `[String: Int]()`.
            if elements.count == 1, case .metatype(let key) = found[0], case .metatype(let value) = found[1] {
                return .metatype(.outside("Dictionary", [key, value]))
            }
            for index in 0..<2 where known[index].isUnknown { known[index] = found[index] }
        }
        if case .nominal = wanted { return wanted }
        return .outside("Dictionary", known)
    }

    /// Returns the element types of a collection literal, from the initializer that takes the literal: elements, or keys and values.
    func literalElement(_ label: String, of type: KnownType) -> [KnownType] {
        guard let taking = initializer(label, of: type), let parameter = inference.parameterTypes(of: taking).first else {
            return isOptionSet(type) ? [type] : []
        }
        let element = parameter.replacing(bindings(of: type))
        if case .tuple(let parts) = element { return parts.map(\.type) }
        return [element]
    }

    func isOptionSet(_ type: KnownType) -> Bool {
        guard case .nominal(let declaration, _) = type else { return false }
        return table.inheritedTypes(of: declaration).contains { if case .outside("OptionSet", _) = $0 { true } else { false } }
    }

    // MARK: Interpolation

    func interpolation(_ values: [CallArguments], at offset: Int, expecting expected: KnownType) -> KnownType {
        let wanted = expected.fullyUnwrapped
        var builder = KnownType.outside("DefaultStringInterpolation", [])
        switch wanted {
        case .nominal(let declaration, _) where declaration.kind != .protocol:
            guard let taking = initializer("stringInterpolation", of: wanted) else { break }
            addReference(to: taking, at: offset)
            builder = inference.parameterTypes(of: taking).first?.replacing(bindings(of: wanted)) ?? .unknown
        case .outside(let name, _) where !["String", "Any", "Substring"].contains(name): builder = .unknown
        default: break
        }
        if case .nominal = builder, let literal = single(members("appendLiteral", of: builder)) { addReference(to: literal, at: offset) }
        for value in values { append(value, to: builder) }
        guard expected.isUnknown else { return wanted }
        // Texts take no labels, so that a value with one belongs to another type that is made of interpolations.
        let isOfText = values.allSatisfy { value in
            value.arguments.allSatisfy { $0.label == nil || $0.label == "default" }
                || members("appendInterpolation", of: builder).contains { matching($0, value) != nil }
                || members("appendInterpolation", of: .outside("String.StringInterpolation", [])).contains { matching($0, value) != nil }
        }
        return isOfText ? .string : .unknown
    }

    /// Infers an interpolated value, and adds a reference to the function that appends it.
    private func append(_ value: CallArguments, to builder: KnownType) {
        var found = members("appendInterpolation", of: builder)
        if builder.isOutside {
            found += members("appendInterpolation", of: .outside("String.StringInterpolation", []))
            // The standard library has a function for any value without a label. A function for exactly this type takes precedence.
            found = found.filter { matching($0, value) != nil }
            if value.arguments.count == 1, value.arguments[0].label == nil {
                let type = infer(value.arguments[0].value, expecting: .unknown)
                let exact = found.filter { $0.generics.isEmpty && isExactly(type, inference.parameterTypes(of: $0)[0]) }
                if let only = single(exact) { addReference(to: only, at: value.offset) }
                return
            }
        }
        _ = call(found, value, receiver: builder, at: found.isEmpty ? nil : value.offset, expecting: .void)
    }

    // MARK: Initializers

    /// Adds a reference to the initializer of a type of the sources that takes a literal.
    func addLiteralReference(_ kind: LiteralKind, of type: KnownType, at offset: Int) {
        for label in Self.labels[kind] ?? [] {
            guard let found = initializer(label, of: type) else { continue }
            addReference(to: found, at: offset)
            return
        }
    }

    /// Adds a reference for an expression that is a literal, once its type is known.
    func addLiteralReference(_ expression: ExpressionNode, as type: KnownType) {
        switch expression {
        case .literal(let kind, _, let offset): addLiteralReference(kind, of: kind == .nil ? type : type.fullyUnwrapped, at: offset)
        case .array(_, let offset): addLiteralReference(.array, of: type.fullyUnwrapped, at: offset)
        case .dictionary(_, let offset): addLiteralReference(.dictionary, of: type.fullyUnwrapped, at: offset)
        case .prefix(_, let number) where Self.literalKind(expression) != nil: addLiteralReference(number, as: type)
        default: break
        }
    }

    private func initializer(_ label: String, of type: KnownType) -> Declaration? {
        guard case .nominal(let declaration, _) = type, declaration.kind != .protocol else { return nil }
        return single(members("init", of: type).filter { $0.parameters.count == 1 && $0.parameters[0].label == label })
    }

    private static let labels: [LiteralKind: [String]] = [
        .integer: ["integerLiteral"], .float: ["floatLiteral"], .boolean: ["booleanLiteral"], .nil: ["nilLiteral"],
        .string: ["stringLiteral", "extendedGraphemeClusterLiteral", "unicodeScalarLiteral"], .array: ["arrayLiteral"],
        .dictionary: ["dictionaryLiteral"], .interpolation: ["stringInterpolation"],
    ]

    // MARK: Types

    /// Returns the type of a literal whose member is used: `5.minutes` is a `Double` if the sources add `minutes` to `Double` and not to
    /// `Int`.
    ///
    /// - Parameter usual: The type of the literal where nothing else is expected.
    func ofLiteral(_ kind: LiteralKind, with member: NameNode, usually usual: KnownType) -> KnownType {
        guard let name = usual.outsideName, table.isAdded(member.word), members(member.word, of: usual).isEmpty,
            !hasStandardMember(member.text, name)
        else { return usual }
        let types = table.typesWithAdded(member.word).filter { StandardLibrary.isExpressible($0, by: kind) }
            .map { KnownType.outside($0, []) }.filter { !members(member.word, of: $0).isEmpty }
        return types.isEmpty ? usual : types.count == 1 ? types[0] : .unknown
    }

    /// Returns the kind of a literal without elements, with or without a sign, or nil for any other expression.
    static func literalKind(_ expression: ExpressionNode) -> LiteralKind? {
        switch expression {
        case .literal(.nil, _, _): nil
        case .literal(let kind, _, _): kind
        case .interpolation: .interpolation
        case .prefix(let sign, .literal(let kind, _, _)) where sign.text == "-" && (kind == .integer || kind == .float): kind
        default: nil
        }
    }

    static func type(of kind: LiteralKind, expecting expected: KnownType) -> KnownType {
        if case .nominal = expected { return expected }
        if case .outside(let name, _) = expected, name != "Any" { return expected }
        return switch kind {
        case .integer: .int
        case .float: .double
        case .string, .interpolation: .string
        case .boolean: .bool
        case .nil, .regex, .array, .dictionary: .unknown
        }
    }

    /// Returns whether a literal can be used where a type is expected.
    func isCompatible(_ kind: LiteralKind, _ given: KnownType, _ wanted: KnownType, owner: KnownType) -> Bool {
        switch wanted.fullyUnwrapped {
        case .nominal(let declaration, _) where declaration.kind != .protocol: isExpressible(declaration, by: kind)
        case .outside(let name, _) where StandardLibrary.isConcrete(name): StandardLibrary.isExpressible(name, by: kind)
        case .outside: true
        default: isCompatible(given, wanted, owner: owner)
        }
    }

    private func isExpressible(_ declaration: Declaration, by kind: LiteralKind) -> Bool {
        if table.allMembers("init", of: declaration).contains(where: { initializer in
            initializer.parameters.count == 1 && Self.labels[kind]?.contains(initializer.parameters[0].label ?? "") == true
        }) {
            return true
        }
        return table.ancestors(of: declaration).contains { ancestor in
            table.inheritedTypes(of: ancestor).contains { type in
                if case .outside(let name, _) = type { StandardLibrary.isExpressible(name, by: kind) } else { false }
            }
        }
    }
}
