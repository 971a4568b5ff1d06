internal import DecodingPrograms
internal import SwiftSymbols

extension BodyReader {
    /// Reads a pattern, and declares its variables.
    ///
    /// - Parameter sharing: Whether a variable that the scope has already is used again, as for several patterns of one case.
    func pattern(_ node: PatternNode, of type: KnownType, sharing: Bool = false) -> Pattern {
        switch node {
        case .wildcard: return .any
        case .name(let name):
            if sharing, let known = scopes[scopes.count - 1][name.text] { return .bind(known.variable) }
            return .bind(declare(name.text, type))
        case .tuple(let elements):
            let types: [KnownType] =
                if case .tuple(let parts) = type, parts.count == elements.count { parts.map(\.type) } else {
                    elements.map { _ in .unknown }
                }
            return .tuple(zip(elements, types).map { pattern($0.pattern, of: $1, sharing: sharing) })
        case .type(let node): return .type(checked(self.type(node)), .any)
        case .expression(let expression): return pattern(expression, of: type, sharing)
        }
    }

    private func pattern(_ expression: ExpressionNode, of type: KnownType, _ sharing: Bool) -> Pattern {
        if let constant = Literals.constant(expression) {
            return builder.declaresPatternOperator(for: type) || Self.isFloat(type) || isOwnLiteral(constant, of: type)
                ? .unread(Obstacle("a pattern with an operator of the sources", at: offset(of: expression))) : .equal(.constant(constant))
        }
        switch expression {
        case .pattern(let inner): return pattern(inner, of: type, sharing: sharing)
        case .optionalChain(let inner): return .present(pattern(inner, of: type.unwrapped, sharing))
        case .tuple(let arguments):
            return pattern(.tuple(arguments.map { (label: $0.label, pattern: .expression($0.value)) }), of: type, sharing: sharing)
        case .member(let base, let name, _, _):
            let owner = base.map { metatype($0) ?? .unknown } ?? type.fullyUnwrapped
            if let key = key(name.text, of: owner) { return .equal(.key(key)) }
            if base == nil, name.text == "none", type.isOptional { return .equal(.constant(.null)) }
            if base == nil, name.text == "some", type.isOptional { return .present(.any) }
            if case .nominal(let declaration, _) = owner, caseDeclaration(name.text, of: declaration) == nil, declaration.kind != .protocol
            {
                let value = term(expression, expecting: type.fullyUnwrapped).term
                guard !declaresEquality(type) else { return .equal(opaque("a pattern", expression, [value])) }
                return .equal(value)
            }
            return .case(name.text, nil, of: base == nil ? nil : errors(owner, among: type))
        case .call(.member(let base, let name, _, _), let arguments):
            let owner = base.map { metatype($0) ?? .unknown } ?? type.fullyUnwrapped
            var types: [KnownType] = []
            if case .nominal(let declaration, _) = owner, let found = caseDeclaration(name.text, of: declaration) {
                types = found.parameters.map { bound(builder.type($0.type, at: found).replacing(owner.bindings)) }
            }
            if base == nil, name.text == "some", type.isOptional, arguments.arguments.count == 1 {
                return .present(pattern(.expression(arguments.arguments[0].value), of: type.unwrapped, sharing: sharing))
            }
            if case .outside("DecodingError", _) = owner {
                let context = KnownType.tuple([
                    (label: "codingPath", type: .array(.outside("CodingKey", []))), (label: "debugDescription", type: .string),
                ])
                types = name.text == "dataCorrupted" ? [context] : [.unknown, context]
            }
            let patterns = arguments.arguments.enumerated().map { index, argument in
                pattern(.expression(argument.value), of: types.indices.contains(index) ? types[index] : .unknown, sharing: sharing)
            }
            return .case(name.text, patterns, of: base == nil ? nil : errors(owner, among: type))
        case .sequence(let parts):
            switch table.folded(parts) {
            case .cast(.operand(let inner), let node, _):
                let type = self.type(node)
                return .type(checked(type), pattern(.expression(inner), of: type, sharing: sharing))
            case .binary(let name, .operand(let low), .operand(let high)) where name.text == "..." || name.text == "..<":
                guard let lower = Literals.constant(low), let upper = Literals.constant(high), isStandard(type) else { break }
                return .inside(low: lower, high: upper, isClosed: name.text == "...")
            default: break
            }
        case .prefix(let name, let high) where name.text == "..." || name.text == "..<":
            if let upper = Literals.constant(high), isStandard(type) { return .inside(low: nil, high: upper, isClosed: name.text == "...") }
        case .postfix(let low, let name) where name.text == "...":
            if let lower = Literals.constant(low), isStandard(type) { return .inside(low: lower, high: nil, isClosed: true) }
        case .name(let name, _, _):
            if name.text == "_" { return .any }
            let value = term(expression, expecting: type)
            return isStandard(type) && !declaresEquality(value.type.isUnknown ? type : value.type)
                ? .equal(value.term) : .equal(opaque("a pattern", expression, [value.term], mayThrow: isTried))
        default: break
        }
        switch expression {
        case .subscript, .forced, .call, .member: return .equal(opaque("a pattern", expression, [term(expression, expecting: type).term]))
        default: return .unread(Obstacle("a pattern", at: offset(of: expression)))
        }
    }

    /// Whether the operator of the standard library matches a value of a type with a pattern.
    private func isStandard(_ type: KnownType) -> Bool { !builder.declaresPatternOperator(for: type) && !Self.isFloat(type) }

    /// Whether a literal is a value of a type of the sources.
    private func isOwnLiteral(_ constant: Constant, of type: KnownType) -> Bool {
        guard case .nominal(let declaration, _) = type.fullyUnwrapped else { return false }
        if case .null = constant { return !type.isOptional && takesNil(declaration) }
        return true
    }

    /// The name of a type that is an enumeration; nil for any other type.
    func enumeration(_ type: KnownType) -> String? {
        if case .nominal(let declaration, _) = type, declaration.kind == .enum { builder.name(of: type) } else { nil }
    }

    /// The name of an enumeration of errors, if a pattern chooses it among values of other types.
    private func errors(_ owner: KnownType, among type: KnownType) -> String? {
        if case .nominal(let declaration, _) = type.fullyUnwrapped, declaration.kind != .protocol { nil } else { enumeration(owner) }
    }

    /// The type that a value is checked for.
    func checked(_ type: KnownType) -> CheckedType {
        if case .metatype(let inner) = type {
            // A protocol, or another name of a type.
            guard Self.isConcrete(inner), !["TimeInterval", "Float32", "Float64"].contains(inner.outsideName) else { return .conformance }
            return .metatype(builder.shortName(of: inner), isOutside: inner.outsideName != nil)
        }
        if case .nominal(let declaration, _) = type, declaration.kind == .protocol { return .conformance }
        if case .nominal(let declaration, let arguments) = type, arguments.isEmpty {
            return .declared(builder.name(of: type), ProgramPlace(file: declaration.file, offset: declaration.name.offset))
        }
        guard case .outside(let name, _) = type else { return .other(builder.name(of: type)) }
        switch TypeMatching.last(name) {
        case "DecodingError": return .decodingError
        case "Error": return .error
        default: return Leaves.leaf(named: name).map { .leaf($0) } ?? .other(name)
        }
    }

    /// The case of an enumeration with a name.
    func caseDeclaration(_ name: String, of declaration: Declaration) -> Declaration? {
        declaration.members.first { $0.kind == .enumCase && $0.name.text == name && $0.condition.isActive }
    }

    /// The text of a case of an enumeration of coding keys; nil for any other type.
    func key(_ name: String, of type: KnownType) -> String? {
        if case .outside("$CodingKeys", let owners) = type, let owner = owners.first {
            return CodingKeysReader(builder).implicitKeys(of: owner).first { $0.name == name }?.key
        }
        guard case .nominal(let declaration, _) = type, declaration.kind == .enum,
            builder.conformances.conforms(declaration, to: ["CodingKey"])
        else { return nil }
        return CodingKeysReader(builder).keys(in: declaration)?.first { $0.name == name }?.key
    }

    /// The type that an expression names; nil if it is not a type.
    func metatype(_ expression: ExpressionNode) -> KnownType? {
        switch expression {
        case .name(let name, nil, let generics):
            if local(name.text) != nil { return nil }
            if name.text == "Self" { return selfType }
            let type = self.type(.named(name, generics))
            switch type {
            case .outside(let found, _):
                if found == "CodingKeys" { return implicitKeys }
                // A name with a small letter is not a type.
                return found.isCapitalized ? type : nil
            case .unknown, .module: return nil
            default: return type
            }
        case .member(let base?, let name, nil, let generics):
            guard name.text.isCapitalized, let node = Self.typeNode(base) else { return nil }
            if name.text == "CodingKeys", let owner = metatype(base), case .nominal(let own, _) = owner,
                table.ownTypes(name.word, of: own).isEmpty
            {
                return CodingKeysReader.implicit(owner)
            }
            let type = self.type(.member(node, name, generics))
            return type.isUnknown ? nil : type
        case .type(let node): return self.type(node)
        case .optionalChain(let inner): return metatype(inner).map { .optional($0) }
        case .array(let elements, _) where elements.count == 1: return metatype(elements[0]).map { .array($0) }
        case .dictionary(let elements, _) where elements.count == 1:
            guard let key = metatype(elements[0].0), let value = metatype(elements[0].1) else { return nil }
            return .outside("Dictionary", [key, value])
        case .tuple(let arguments) where arguments.count == 1: return metatype(arguments[0].value)
        default: return nil
        }
    }

    /// The coding keys that the compiler writes for the type around the place.
    private var implicitKeys: KnownType {
        var scope: Declaration? = context
        while let declaration = scope {
            if case .nominal(let own, _) = table.selfType(in: declaration), own.kind != .protocol,
                builder.conformances.isDecodable(own)
                    || builder.conformances.conforms(own, to: ["Encodable"])
            {
                return CodingKeysReader.implicit(.nominal(own, []))
            }
            scope = declaration.parent
        }
        return .unknown
    }

    static func typeNode(_ expression: ExpressionNode) -> TypeNode? {
        switch expression {
        case .name(let name, nil, let generics): .named(name, generics)
        case .member(let base?, let name, nil, let generics): typeNode(base).map { .member($0, name, generics) }
        case .type(let node): node
        case .array(let elements, _) where elements.count == 1: typeNode(elements[0]).map { .array($0) }
        case .dictionary(let elements, _) where elements.count == 1:
            typeNode(elements[0].0).flatMap { key in typeNode(elements[0].1).map { .dictionary(key, $0) } }
        default: nil
        }
    }
}
