internal import SwiftSymbols

/// Finds associated types that the standard library declares and types of the sources implement: `RawValue`, `ID`.
struct AssociatedTypes {
    let builder: ProgramBuilder

    init(_ builder: ProgramBuilder) {
        self.builder = builder
    }

    /// Returns the type that a written name refers to, or the type that was found before for any other name.
    func type(_ node: TypeNode, at context: Declaration, _ found: KnownType) -> KnownType {
        switch node {
        case .named(let name, let arguments) where arguments.isEmpty:
            if case .outside = found { return named(name.text, of: builder.table.selfType(in: context)) ?? found }
            return found
        case .member(let base, let name, _):
            let owner = builder.type(base, at: context)
            switch owner {
            case .parameter(let parameter), .associated(_, let parameter):
                if case .associated = found { return found }
                return .associated(owner, placeholder(name, parameter))
            // `Self` in an extension of a protocol is known when the body is read for a type.
            case .nominal(let declaration, _) where declaration.kind == .protocol && Self.ofStandard.contains(name.text):
                return .outside(name.text, [])
            default: return named(name.text, of: owner) ?? found
            }
        case .optional(let inner): return .optional(builder.type(inner, at: context))
        case .opaque(let inner), .attributed(_, let inner): return builder.type(inner, at: context)
        default: return found
        }
    }

    /// An associated type of a generic parameter, which is known when the parameter is bound.
    private func placeholder(_ name: NameNode, _ parameter: Declaration) -> Declaration {
        Declaration(.associatedType, name, file: parameter.file, condition: parameter.condition, parent: parameter)
    }

    /// Returns a type without associated types whose base is known.
    func resolved(_ type: KnownType) -> KnownType {
        switch type {
        case .associated(let base, let declaration):
            let owner = resolved(base)
            return named(declaration.name.text, of: owner) ?? .associated(owner, declaration)
        case .nominal(let declaration, let arguments): return .nominal(declaration, arguments.map(resolved))
        case .outside(let name, let arguments): return .outside(name, arguments.map(resolved))
        case .metatype(let inner): return .metatype(resolved(inner))
        default: return type
        }
    }

    /// The associated types that the standard library declares.
    private static let ofStandard: Set<String> = ["ID", "RawValue"]

    /// Returns a type with the associated types of a protocol that the standard library declares, for the type of `Self`.
    ///
    /// In an extension of the protocol, they are written without `Self`: `decode(RawValue.self)`.
    func ofSelf(_ type: KnownType, _ selfType: KnownType) -> KnownType {
        switch type {
        case .outside(let name, let arguments) where arguments.isEmpty && Self.ofStandard.contains(name):
            named(name, of: selfType) ?? type
        case .outside(let name, let arguments): .outside(name, arguments.map { ofSelf($0, selfType) })
        case .nominal(let declaration, let arguments): .nominal(declaration, arguments.map { ofSelf($0, selfType) })
        case .metatype(let inner): .metatype(ofSelf(inner, selfType))
        default: type
        }
    }

    /// Returns the type of the raw values of a type; nil if it has none.
    func rawValue(of type: KnownType) -> KnownType? { named("RawValue", of: type) }

    private func named(_ name: String, of owner: KnownType) -> KnownType? {
        switch owner {
        case .nominal(let declaration, _):
            // A property may have the type that it determines: `let id: ID`.
            let asked = ProgramBuilder.AssociatedName(name: name, owner: ObjectIdentifier(declaration))
            guard builder.namesInProgress.insert(asked).inserted else { return nil }
            defer { builder.namesInProgress.remove(asked) }
            if let own = builder.table.ownTypes(Word(name), of: declaration).first(where: { $0.kind != .associatedType }) {
                return builder.table.meaning(of: own).replacing(owner.bindings)
            }
            switch name {
            case "RawValue":
                if let raw = builder.conformances.rawType(of: declaration) { return raw }
                return property("rawValue", of: declaration).map { builder.type(of: $0).replacing(owner.bindings) }
            case "ID": return property("id", of: declaration).map { builder.type(of: $0).replacing(owner.bindings) }
            default: return implied(name, of: declaration).map { $0.replacing(owner.bindings) } ?? defaultType(name, of: declaration)
            }
        case .outside("Array", let arguments), .outside("Set", let arguments): return name == "Element" ? arguments.first : nil
        default: return nil
        }
    }

    /// The type that follows from a member of the type that a protocol requires with the associated type.
    private func implied(_ name: String, of declaration: Declaration) -> KnownType? {
        for ancestor in builder.table.ancestors(of: declaration) where ancestor.kind == .protocol {
            guard builder.table.ownTypes(Word(name), of: ancestor).contains(where: { $0.kind == .associatedType }) else { continue }
            for requirement in ancestor.members where requirement.kind == .variable || requirement.kind == .function {
                let positions = Self.positions(of: name, in: requirement)
                guard !positions.isEmpty, let member = member(for: requirement, of: declaration) else { continue }
                for position in positions {
                    let found: KnownType? =
                        switch position {
                        case .result(let isOptional):
                            isOptional ? builder.type(of: member).unwrapped : builder.type(of: member)
                        case .parameter(let index): builder.type(member.parameters[index].type, at: member)
                        }
                    if let found, !found.isUnknown { return found }
                }
            }
        }
        return nil
    }

    private enum Position {
        case result(isOptional: Bool)
        case parameter(Int)
    }

    /// The parts of a requirement that have an associated type.
    private static func positions(of name: String, in requirement: Declaration) -> [Position] {
        var found: [Position] = []
        switch requirement.type {
        case .optional(let inner)? where inner.path == [name]: found.append(.result(isOptional: true))
        case let type? where type.path == [name]: found.append(.result(isOptional: false))
        default: break
        }
        let parameters = requirement.parameters.indices.filter { requirement.parameters[$0].type.path == [name] }
        return found + parameters.map { .parameter($0) }
    }

    /// The member of a type that meets a requirement by its name and labels.
    private func member(for requirement: Declaration, of declaration: Declaration) -> Declaration? {
        let members = builder.table.allMembers(requirement.name.word, of: declaration).filter {
            $0.kind == requirement.kind && $0.isStatic == requirement.isStatic && $0.condition.isActive && $0.parent?.kind != .protocol
                && $0.parameters.map(\.label) == requirement.parameters.map(\.label)
        }
        return members.count == 1 ? members.first : nil
    }

    /// The type that a protocol names for an associated type that nothing else gives.
    private func defaultType(_ name: String, of declaration: Declaration) -> KnownType? {
        for ancestor in builder.table.ancestors(of: declaration) where ancestor.kind == .protocol {
            for type in builder.table.ownTypes(Word(name), of: ancestor) where type.kind == .associatedType {
                if let node = type.type { return builder.type(node, at: type) }
            }
        }
        return nil
    }

    private func property(_ name: String, of declaration: Declaration) -> Declaration? {
        builder.table.allMembers(Word(name), of: declaration).first {
            $0.kind == .variable && !$0.isStatic && $0.condition.isActive && $0.parent?.kind != .protocol
        }
    }
}

extension KnownType {
    /// Whether a part of the type is not known.
    var isOpen: Bool {
        switch self {
        case .unknown, .associated, .outside("RawValue", _), .outside("ID", _): true
        case .nominal(let declaration, let arguments):
            arguments.isEmpty ? !declaration.generics.isEmpty : arguments.contains(where: \.isOpen)
        case .outside(_, let arguments): arguments.contains(where: \.isOpen)
        default: false
        }
    }
}
