internal import SwiftSymbols

/// Checks the `where` clause of an extension for a type.
struct RequirementCheck {
    let builder: ProgramBuilder
    let type: KnownType

    init(_ builder: ProgramBuilder, _ type: KnownType) {
        self.builder = builder
        self.type = type
    }

    /// Returns whether requirements hold; nil if that is not known.
    func holds(_ requirements: [RequirementNode], in scope: Declaration) -> Bool? {
        var isKnown = true
        for requirement in requirements {
            let result: Bool? =
                switch requirement {
                case .conformance(let left, let right):
                    subject(left, in: scope).flatMap { builder.conformances.conforms($0, to: builder.type(right, at: scope)) }
                case .same(let left, let right):
                    subject(left, in: scope).map { TypeMatching.isSame($0, builder.type(right, at: scope)) }
                }
            switch result {
            case false?: return false
            case nil: isKnown = false
            default: break
            }
        }
        return isKnown ? true : nil
    }

    /// The type that a requirement is about: `Self`, or one of its associated types.
    private func subject(_ node: TypeNode, in scope: Declaration) -> KnownType? {
        switch node.path.first == "Self" ? Array(node.path.dropFirst()) : node.path {
        case []: return type
        case let path where path.count == 1 && type.outsideName != nil: return argument(path[0])
        case ["RawValue"]:
            guard case .nominal(let declaration, _) = type else { return nil }
            if let raw = builder.conformances.rawType(of: declaration) { return raw }
            return alias("RawValue", of: declaration)
                ?? builder.table.ownMembers("rawValue", of: declaration).first.map { builder.type(of: $0) }
        case let path where path.count == 1:
            guard case .nominal(let declaration, _) = type else { return nil }
            if let parameter = declaration.generics.first(where: { $0.name.text == path[0] }) {
                return type.bindings[ObjectIdentifier(parameter)]
            }
            return alias(path[0], of: declaration)
        default: return nil
        }
    }

    /// A generic argument of a type of the standard library.
    private func argument(_ name: String) -> KnownType? {
        guard case .outside(let outside, let arguments) = type else { return nil }
        return switch (TypeMatching.last(outside), name, arguments.count) {
        case ("Array", "Element", 1), ("Set", "Element", 1), ("ArraySlice", "Element", 1), ("Optional", "Wrapped", 1),
            ("Dictionary", "Key", 2):
            arguments[0]
        case ("Dictionary", "Value", 2): arguments[1]
        default: nil
        }
    }

    private func alias(_ name: String, of declaration: Declaration) -> KnownType? {
        builder.table.ownTypes(Word(name), of: declaration).first { $0.kind != .associatedType }.map {
            builder.table.meaning(of: $0).replacing(type.bindings)
        }
    }
}
