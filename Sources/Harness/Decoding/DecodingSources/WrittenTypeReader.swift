internal import DecodingPrograms
internal import SwiftSymbols

/// Reads what a type of the sources writes when it is encoded.
struct WrittenTypeReader {
    let builder: ProgramBuilder
    let declaration: Declaration
    let type: KnownType

    private var table: SymbolTable { builder.table }
    /// The same type as it is decoded: both have the same keys.
    private var decoded: DeclaredTypeReader { DeclaredTypeReader(builder, declaration, type) }

    init(_ builder: ProgramBuilder, _ declaration: Declaration, _ type: KnownType) {
        self.builder = builder
        self.declaration = declaration
        self.type = type
    }

    /// The form of the type in a saved value.
    var shape: DecodedType.Shape {
        let name = declaration.name.text
        if declaration.kind == .protocol { return unreadable("\(name) is a protocol") }
        let own = table.ownMembers("encode", of: declaration).filter { $0.isEncodingFunction && $0.isCandidate }
        if let macro = decoded.unknownMacro, own.isEmpty {
            return unreadable("the macro @\(macro) may write or change the encoding of \(name)")
        }
        if AppleMacros.isObservable(declaration), own.isEmpty, table.ownTypes("CodingKeys", of: declaration).isEmpty {
            return unreadable("the encoding of a class with @Observable, which also has its registrar")
        }
        guard builder.conformances.conforms(declaration, to: ["Encodable", "Codable"]) else {
            return unreadable("\(name) does not conform to Encodable in the sources that were read")
        }
        if let obstacle = builder.openConditions.open(in: declaration, table) { return .unreadable(obstacle) }
        if own.count > 1 { return unreadable("several encode(to:)") }
        if let function = own.first { return EncodingBodyReader(builder, function, declaration, type).shape }
        if let other = inheritedFunction {
            return .unreadable(Obstacle("encode(to:) of an extension", at: builder.place(of: other.name, in: other)))
        }
        let shape = synthesized
        return overload(in: shape).map { .unreadable($0) } ?? shape
    }

    private func unreadable(_ what: String) -> DecodedType.Shape { decoded.unreadable(what) }

    /// The encoding that the compiler or the standard library writes.
    private var synthesized: DecodedType.Shape {
        if declaration.kind == .enum, let raw = builder.conformances.rawType(of: declaration) {
            guard let cases = DeclaredTypeReader.rawCases(of: declaration, raw, builder) else {
                return unreadable("the raw values of \(declaration.name.text)")
            }
            return .rawValues(DecodedType.RawValues(type: builder.number(of: raw, at: decoded.place), cases: cases))
        }
        if builder.conformances.mayHaveUnreadRawType(declaration) { return unreadable("the raw values of \(declaration.name.text)") }
        if declaration.kind == .class, let parent = decoded.superclass, case .nominal(let parentDeclaration, _) = parent,
            builder.conformances.conforms(parentDeclaration, to: ["Encodable", "Codable"])
        {
            // Without a function of its own, a class writes what its superclass writes.
            return .wrapped(builder.number(of: parent, at: decoded.place))
        }
        if builder.conformances.conforms(declaration, to: ["RawRepresentable", "OptionSet"]), let raw = decoded.ownRawType {
            guard case .outside(let name, _) = raw, Leaves.leaf(named: name) != nil else {
                return unreadable("the raw value of \(declaration.name.text)")
            }
            return .wrapped(builder.number(of: raw, at: decoded.place))
        }
        return declaration.kind == .enum ? decoded.casesShape : decoded.fieldsShape(withConstants: true)
    }

    /// An `encode(to:)` of a protocol or of an extension that may take the place of the one that the compiler would write.
    private var inheritedFunction: Declaration? {
        let inherited = table.allMembers("encode", of: declaration).first {
            $0.isEncodingFunction && $0.isCandidate && !$0.accessors.isEmpty && $0.parent?.kind == .extension
                && $0.parent.map {
                    if case .nominal(let extended, _) = table.extendedType(of: $0) { extended.kind == .protocol } else { false }
                }
                    ?? false
        }
        if let inherited { return inherited }
        return builder.outsideEncoding.first { builder.conformances.conforms(type, to: .outside($0.outside, [])) != false }?.function
    }

    /// The first function of the sources that may encode a property in the place of the standard one.
    private func overload(in shape: DecodedType.Shape) -> Obstacle? {
        guard case .fields(let fields) = shape, !fields.isEmpty else { return nil }
        let types = Set(fields.map { builder.program[$0.type].name })
        let function = builder.encodingOverloads.first { function in
            guard let parameter = function.parameters.first else { return true }
            let type = builder.type(parameter.type, at: function).fullyUnwrapped
            return !function.generics.isEmpty || type.isUnknown || types.contains(builder.name(of: type))
        }
        return function.map {
            Obstacle("\($0.name.text)(_:forKey:) of an extension of the container", at: builder.place(of: $0.name, in: $0))
        }
    }
}

extension ProgramBuilder {
    /// Returns the `encode(to:)` that extensions add to outside types and protocols, with their names.
    static func outsideEncoding(in table: SymbolTable) -> [(function: Declaration, outside: String)] {
        table.declarations.compactMap { function in
            guard function.isEncodingFunction, function.isCandidate, let parent = function.parent, parent.kind == .extension,
                let name = table.extendedType(of: parent).outsideName
            else { return nil }
            return (function, String(TypeMatching.last(name)))
        }
    }

    /// The functions that extensions add to containers, and that synthesized functions may call.
    fileprivate var encodingOverloads: [Declaration] {
        ["KeyedEncodingContainer", "KeyedEncodingContainerProtocol"].flatMap { container in
            ["encode", "encodeIfPresent"].flatMap { table.addedMembers(Word($0), of: container) }
        }.filter { $0.kind == .function && $0.parameters.map(\.label) == [nil, "forKey"] && $0.condition.isActive }
    }
}

extension Declaration {
    /// Whether it is `encode(to:)`.
    var isEncodingFunction: Bool { kind == .function && name.text == "encode" && parameters.map(\.label) == ["to"] }
}
