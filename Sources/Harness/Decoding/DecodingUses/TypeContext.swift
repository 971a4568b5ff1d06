internal import SwiftSymbols

/// The types that the generic parameters of a function have in a chain of calls.
struct TypeContext {
    private var bindings: [ObjectIdentifier: KnownType] = [:]
    /// The protocols whose `Self` is known.
    private var selves: [(declaration: Declaration, type: KnownType)] = []

    private let implementations: Implementations
    private var table: SymbolTable { implementations.table }

    /// - Parameter bindings: The types of generic parameters that are known.
    init(_ implementations: Implementations, _ bindings: [ObjectIdentifier: KnownType] = [:]) {
        self.implementations = implementations
        self.bindings = bindings
    }

    /// Returns the context with the types that the extension around a declaration requires, such as `extension Page where Item == Movie`.
    func within(_ declaration: Declaration) -> TypeContext {
        var scope = declaration.parent
        while let one = scope, one.kind != .extension { scope = one.parent }
        guard let scope, !scope.requirements.isEmpty, case .nominal(let extended, _) = table.extendedType(of: scope) else { return self }
        var found = self
        for case .same(.named(let name, _), let right) in scope.requirements {
            guard let parameter = (extended.outerGenerics + extended.generics).first(where: { $0.name.text == name.text }),
                found.bindings[ObjectIdentifier(parameter)] == nil
            else { continue }
            found.bindings[ObjectIdentifier(parameter)] = table.type(right, at: scope)
        }
        return found
    }

    /// Returns the type with all generic parameters that are known.
    func concrete(_ type: KnownType) -> KnownType {
        let bound = selves.reduce(type.replacing(bindings)) { $0.replacing($1.declaration, with: $1.type) }
        return resolved(bound)
    }

    /// Returns a type without associated types of known types.
    private func resolved(_ type: KnownType) -> KnownType {
        switch type {
        case .associated(let base, let declaration):
            let owner = resolved(base)
            guard case .nominal(let nominal, _) = owner,
                let own = table.ownTypes(declaration.name.word, of: nominal).first(where: { $0.kind != .associatedType })
            else { return .associated(owner, declaration) }
            return resolved(table.meaning(of: own).replacing(owner.bindings))
        case .nominal(let declaration, let arguments): return .nominal(declaration, arguments.map(resolved))
        case .outside(let name, let arguments): return .outside(name, arguments.map(resolved))
        case .metatype(let inner): return .metatype(resolved(inner))
        default: return type
        }
    }

    /// Returns the function that a call runs, and the types inside it; nil if that is not known.
    func target(of use: ResolvedNames.Use) -> (declaration: Declaration, context: TypeContext)? {
        let receiver = use.receiver.map { concrete($0) }.map { type in if case .metatype(let inner) = type { inner } else { type } }
        var inner = TypeContext(implementations)
        inner.bindings = use.bindings.mapValues(concrete)
        inner.bindings.merge(receiver?.fullyUnwrapped.bindings ?? [:]) { first, _ in first }
        let declaration = use.declaration
        guard let owner = declaration.parent else { return (declaration, inner) }
        let requirement = owner.kind == .protocol ? owner : implementations.extendedProtocol(owner)
        guard let requirement else { return (declaration, inner) }
        guard case .nominal(let type, _)? = receiver?.fullyUnwrapped, type.kind != .protocol else {
            guard owner.kind == .protocol else { return (declaration, inner) }
            return implementations.only(of: declaration).map { ($0, inner.binding($0, like: declaration)) }
        }
        inner.selves = [(requirement, receiver?.fullyUnwrapped ?? .unknown)]
        if let found = implementations.first(of: declaration, in: type) { return (found, inner.binding(found, like: declaration)) }
        return owner.kind == .protocol ? nil : (declaration, inner)
    }

    /// Returns the context with the types of the requirement's generic parameters for those of its implementation.
    private func binding(_ implementation: Declaration, like requirement: Declaration) -> TypeContext {
        guard implementation !== requirement, implementation.generics.count == requirement.generics.count else { return self }
        var bound = self
        for (own, required) in zip(implementation.generics, requirement.generics) {
            bound.bindings[ObjectIdentifier(own)] = bindings[ObjectIdentifier(required)]
        }
        return bound
    }

    /// A text that is equal for contexts that give equal types.
    var key: String {
        (bindings.values.map(\.key).sorted() + selves.map(\.type.key)).joined(separator: ",")
    }
}
