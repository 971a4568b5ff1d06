internal import DecodingPrograms
package import SwiftSymbols

/// Reads how a type of the sources is decoded.
struct DeclaredTypeReader {
    let builder: ProgramBuilder
    let declaration: Declaration
    let type: KnownType
    var table: SymbolTable { builder.table }
    var place: ProgramPlace { builder.place(of: declaration.name, in: declaration) }

    init(_ builder: ProgramBuilder, _ declaration: Declaration, _ type: KnownType) {
        self.builder = builder
        self.declaration = declaration
        self.type = type
    }

    /// The way in which the type is decoded.
    var shape: DecodedType.Shape {
        if declaration.kind == .protocol { return unreadable("\(declaration.name.text) is a protocol") }
        if let macro = unknownMacro, !hasOwnInitializer {
            return unreadable("the macro @\(macro) may write or change the decoding of \(declaration.name.text)")
        }
        guard builder.conformances.isDecodable(declaration) else {
            return unreadable("\(declaration.name.text) does not conform to Decodable in the sources that were read")
        }
        if let obstacle = builder.openConditions.open(in: declaration, table) { return .unreadable(obstacle) }
        switch initializer {
        case .own(let initializer): return .custom(builder.function(initializer, bindings: type.bindings, selfType: type))
        case .undecided(let obstacle): return .unreadable(obstacle)
        case nil: break
        }
        if let risk = builder.riskyStart(of: declaration).first { return unreadable(risk + ", which may stop the program") }
        if declaration.kind == .enum {
            if let raw = builder.conformances.rawType(of: declaration) { return rawShape(raw) }
            if builder.conformances.mayHaveUnreadRawType(declaration) { return unreadable("the raw values of \(declaration.name.text)") }
        } else if declaration.kind == .class, let parent = superclass, case .nominal(let parentDeclaration, _) = parent,
            builder.conformances.isDecodable(parentDeclaration)
        {
            return .wrapped(builder.number(of: parent, at: place))
        }
        if builder.conformances.conforms(declaration, to: ["RawRepresentable", "OptionSet", "ExpressibleByRawValue"]),
            let raw = ownRawType
        {
            return rawRepresentable(raw)
        }
        return declaration.kind == .enum ? casesShape : fieldsShape
    }

    func unreadable(_ what: String) -> DecodedType.Shape { .unreadable(Obstacle(what, at: place)) }

    // MARK: Initializers

    private var hasOwnInitializer: Bool {
        table.ownMembers("init", of: declaration).contains { table.isDecodingInitializer($0) && $0.isCandidate }
    }

    private enum Initializer {
        case own(Declaration)
        case undecided(Obstacle)
    }

    /// The `init(from:)` of the type or of a protocol that it conforms to; nil if the compiler writes it.
    private var initializer: Initializer? {
        let own = table.ownMembers("init", of: declaration).filter { table.isDecodingInitializer($0) && $0.isCandidate }
        if own.count > 1 { return .undecided(Obstacle("several init(from:)", at: place)) }
        if let found = own.first {
            if found.isFailable { return .undecided(Obstacle("an init(from:) that may give nil", at: place)) }
            return found.accessors.isEmpty ? .undecided(Obstacle("init(from:) has no body", at: place)) : .own(found)
        }
        let inherited = table.allMembers("init", of: declaration).filter {
            table.isDecodingInitializer($0) && $0.isCandidate && !$0.accessors.isEmpty && $0.parent?.kind == .extension
        }
        // The extension with the most requirements is the most special one, and one of a protocol is more special than one of its parents.
        for found in inherited.sorted(by: isMoreSpecial) {
            guard let scope = found.parent, case .nominal(let extended, _) = table.extendedType(of: scope), extended.kind == .protocol
            else {
                continue
            }
            switch RequirementCheck(builder, type).holds(scope.requirements, in: scope) {
            case true?:
                if isAmbiguous(extended, scope) {
                    return .undecided(
                        Obstacle(
                            "init(from:) of \(extended.name.text), beside that of the standard library for raw values",
                            at: builder.place(of: found.name, in: found)))
                }
                return .own(found)
            case false?: continue
            case nil:
                return .undecided(
                    Obstacle("the requirements of an extension with init(from:)", at: builder.place(of: found.name, in: found)))
            }
        }
        for (found, outside) in builder.outsideDecoding {
            guard builder.conformances.conforms(type, to: .outside(outside, [])) != false, let scope = found.parent,
                RequirementCheck(builder, type).holds(scope.requirements, in: scope) != false
            else { continue }
            return .undecided(Obstacle("init(from:) of an extension of \(outside)", at: builder.place(of: found.name, in: found)))
        }
        return nil
    }

    func isMoreSpecial(_ left: Declaration, _ right: Declaration) -> Bool {
        if let left = extendedProtocol(of: left), let right = extendedProtocol(of: right), left !== right {
            if table.ancestors(of: left).contains(where: { $0 === right }) { return true }
            if table.ancestors(of: right).contains(where: { $0 === left }) { return false }
        }
        return (left.parent?.requirements.count ?? 0) > (right.parent?.requirements.count ?? 0)
    }

    private func extendedProtocol(of initializer: Declaration) -> Declaration? {
        guard let scope = initializer.parent, case .nominal(let extended, _) = table.extendedType(of: scope) else { return nil }
        return extended
    }

    /// Returns whether the standard library's `init(from:)` for raw values fits as well as that of a protocol.
    ///
    /// That of a protocol is more special if it, or its extension, requires raw values too.
    private func isAmbiguous(_ extended: Declaration, _ scope: Declaration) -> Bool {
        guard builder.conformances.rawType(of: declaration) != nil else { return false }
        if builder.conformances.conforms(extended, to: ["RawRepresentable"]) { return false }
        var requiresRawValues = false
        var namesRawValue = false
        for requirement in scope.requirements {
            switch requirement {
            case .conformance(let left, let right) where left.path == ["Self"]:
                let parts = builder.type(right, at: scope).parts
                requiresRawValues = requiresRawValues || parts.contains { $0.outsideName == "RawRepresentable" }
            case .same(let left, _): namesRawValue = namesRawValue || left.path.last == "RawValue"
            default: break
            }
        }
        return !(requiresRawValues && namesRawValue && builder.conformances.isDecodable(extended))
    }

    var superclass: KnownType? {
        table.superclass(of: declaration).map { $0.replacing(type.bindings) }
    }

    // MARK: Macros

    /// An attribute of the type that may be a macro whose expansion is not known.
    var unknownMacro: String? {
        for attribute in declaration.attributes where attribute.condition.isActive {
            guard let name = attribute.type.heads.first?.text, name.isCapitalized || name.hasPrefix("Codable") else { continue }
            if name == "MainActor" || name == "Sendable" || name.hasSuffix("Actor") { continue }
            if case .nominal = builder.type(attribute.type, at: declaration) { continue }
            if let word = attribute.type.heads.first, AppleMacros(table: table).isKnown(word, ofType: declaration) { continue }
            return name
        }
        return nil
    }

    // MARK: Synthesized properties

    /// Whether the decoding that the compiler writes asks for a container although it reads no key: only constants with values have keys.
    func asksForContainer(_ shape: DecodedType.Shape) -> Bool {
        guard case .fields(let fields) = shape, fields.isEmpty else { return false }
        let constants = Self.storedProperties(of: declaration).filter { $0.isConstant && $0.value != nil }
        // The registrar of an observable class is one.
        guard !constants.isEmpty || AppleMacros.isObservable(declaration),
            let keys = CodingKeysReader(builder).synthesizedKeys(of: declaration)
        else { return false }
        return keys.map { keys in constants.contains { constant in keys.contains { $0.name == constant.name.text } } } ?? true
    }

    /// The decoding that the compiler writes for stored properties.
    var fieldsShape: DecodedType.Shape { fieldsShape(withConstants: false) }

    /// The properties that the compiler decodes or encodes.
    /// - Parameter withConstants: Whether constants with a value are among them, which are only encoded.
    func fieldsShape(withConstants: Bool) -> DecodedType.Shape {
        let stored = Self.storedProperties(of: declaration)
        guard let keys = CodingKeysReader(builder).synthesizedKeys(of: declaration) else {
            return unreadable("the CodingKeys of \(declaration.name.text)")
        }
        var named: [String: Declaration] = [:]
        for property in stored { named[AppleMacros.storageName(of: property)] = property }
        let decoded: [(property: Declaration, key: String)] =
            if let keys {
                keys.compactMap { key in named[key.name].map { ($0, key.key) } }
            } else {
                stored.map { ($0, AppleMacros.storageName(of: $0)) }
            }
        let keyType = CodingKeysReader(builder).type(of: type, declaration)
        var fields: [DecodedType.Field] = []
        for (property, key) in decoded where withConstants || !(property.isConstant && property.value != nil) {
            switch field(property, key: key, of: keyType) {
            case .success(let field): fields.append(field)
            case .failure(let obstacle): return .unreadable(obstacle.obstacle)
            }
        }
        return .fields(fields)
    }

    /// The type of an expression of literals of numbers and operators: a fraction makes all of them fractions.
    private static func number(of parts: [SequencePart]) -> KnownType? {
        var type = KnownType.int
        for part in parts {
            switch part {
            case .operand(let operand):
                switch Literals.constant(operand) {
                case .integer?: continue
                case .double?: type = .double
                default: return nil
                }
            case .operator(let name): guard "+-*/%".contains(name.text) else { return nil }
            default: return nil
            }
        }
        return type
    }

    /// Returns whether the type of a property follows from its value without doubt.
    private func isCertain(_ value: ExpressionNode) -> Bool {
        switch value {
        case _ where value.outermostChain != nil: false
        case .prefix, .tuple: Literals.constant(value) != nil
        case .sequence(let parts): Self.number(of: parts) != nil
        case .array(let elements, _):
            Set(elements.map { Literals.constant($0).map { $0.kindName } ?? "" }).count < 2
        case .call(.closure(let closure), _): closure.result != nil
        case .member(.name(let type, _, _)?, let name, _, _) where Leaves.isNumber(named: type.text): Leaves.constants.contains(name.text)
        case .call(let callee, let arguments):
            // A failable initializer gives an optional.
            if arguments.arguments.map(\.label) == ["rawValue"] {
                false
            } else if let name = callee.nameText, Leaves.leaf(named: name) != nil {
                name == "String"
                    || !arguments.arguments.contains { argument in
                        if argument.label == nil { return !["Int", "Double"].contains(Literals.constant(argument.value)?.kindName) }
                        return ["base64Encoded", "exactly", "identifier", "string", "uuidString"].contains(argument.label)
                    }
            } else {
                true
            }
        default: true
        }
    }

    /// The properties with storage, in the order of the text.
    static func storedProperties(of declaration: Declaration) -> [Declaration] {
        declaration.members.filter { member in
            member.kind == .variable && member.condition.isActive && !member.isStatic && !member.isLazy
                && !member.accessors.contains(where: \.isGetter)
        }
    }

    struct Unread: Error {
        let obstacle: Obstacle
    }

    private func field(_ property: Declaration, key: String, of keys: KnownType) -> Result<DecodedType.Field, Unread> {
        let place = builder.place(of: property.name, in: property)
        switch WrapperReader(builder).wrapped(property) {
        case .none: break
        case .wrapper(let wrapper):
            return field(property.name.text, key, wrapper, isOptional: false, keys: keys, place)
        case .unread(let obstacle): return .failure(Unread(obstacle: obstacle))
        }
        var declared = builder.type(of: property)
        if property.type == nil, case .sequence(let parts)? = property.value, let number = Self.number(of: parts) { declared = number }
        guard !declared.isUnknown, property.type != nil || property.value.map(isCertain) != false else {
            return .failure(Unread(obstacle: Obstacle("the type of \(property.name.text) is not written", at: place)))
        }
        // A generic parameter that is bound to an optional still requires its key.
        let isOptional = declared.isOptional
        let inner = isOptional ? declared.unwrapped : declared
        return field(property.name.text, key, inner, isOptional: isOptional, keys: keys, place)
    }

    /// - Parameter declared: The type with the generic parameters of the type around it, by which the compiler chooses an overload.
    func field(
        _ name: String, _ key: String, _ declared: KnownType, isOptional: Bool, keys: KnownType, _ place: ProgramPlace
    ) -> Result<DecodedType.Field, Unread> {
        do throws(OverloadReader.AmbiguousOverload) {
            let overload = try OverloadReader(builder).keyedOverload(
                isOptional ? "decodeIfPresent" : "decode", of: declared, keys: keys, from: declaration, outer: type.bindings)
            return .success(
                DecodedType.Field(
                    property: name, key: key, type: builder.number(of: declared.replacing(type.bindings), at: place),
                    isOptional: isOptional, place: place, overload: overload))
        } catch {
            let what = "the overload of decode for \(name), whose type is a generic parameter"
            return .failure(Unread(obstacle: Obstacle(what, at: place)))
        }
    }
}

extension SymbolTable {
    /// Returns whether a declaration is `init(from:)` with a decoder, whose type may have an alias.
    package func isDecodingInitializer(_ declaration: Declaration) -> Bool {
        guard declaration.kind == .initializer, declaration.parameters.count == 1, declaration.parameters[0].label == "from" else {
            return false
        }
        return type(declaration.parameters[0].type, at: declaration).parts.contains { $0.outsideName.map(TypeMatching.last) == "Decoder" }
    }
}

extension Constant {
    /// The name of the type that a literal has by itself.
    fileprivate var kindName: String {
        switch self {
        case .null: "nil"
        case .bool: "Bool"
        case .string: "String"
        case .integer: "Int"
        case .double: "Double"
        }
    }
}
