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
            if case .parameter(let parameter) = owner {
                if case .associated = found { return found }
                return .associated(owner, placeholder(name, parameter))
            }
            return named(name.text, of: owner) ?? found
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

    private func named(_ name: String, of owner: KnownType) -> KnownType? {
        switch owner {
        case .nominal(let declaration, _):
            if let own = builder.table.ownTypes(Word(name), of: declaration).first(where: { $0.kind != .associatedType }) {
                return builder.table.meaning(of: own).replacing(owner.bindings)
            }
            switch name {
            case "RawValue":
                if let raw = builder.conformances.rawType(of: declaration) { return raw }
                return property("rawValue", of: declaration).map { builder.type(of: $0).replacing(owner.bindings) }
            case "ID": return property("id", of: declaration).map { builder.type(of: $0).replacing(owner.bindings) }
            default: return nil
            }
        case .outside("Array", let arguments), .outside("Set", let arguments): return name == "Element" ? arguments.first : nil
        default: return nil
        }
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
        case .outside(_, let arguments), .nominal(_, let arguments): arguments.contains(where: \.isOpen)
        default: false
        }
    }
}
