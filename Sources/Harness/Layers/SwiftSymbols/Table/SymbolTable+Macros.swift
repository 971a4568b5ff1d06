/// The conformances that macros add to types.
///
/// Source: SE-0402, "Generalize conformance macros as extension macros".
extension SymbolTable {
    /// Returns the protocols to which the macros of the sources among the attributes of a type make it conform.
    func conformancesByMacros(_ declaration: Declaration) -> [KnownType] {
        guard declaration.isNominal else { return [] }
        return declaration.builtAttributes.flatMap { attribute -> [KnownType] in
            guard let name = attribute.type.heads.last else { return [] }
            return topLevel(name.word, from: declaration.file).filter { $0.kind == .macro }.flatMap(attachedConformances)
        }
    }

    /// Returns whether an attribute of a type may be a macro from outside, which may make it conform to any protocol.
    func hasMacroFromOutside(_ declaration: Declaration) -> Bool {
        declaration.builtAttributes.contains { attribute in
            guard let name = attribute.type.heads.last, name.text.isCapitalized, name.text != "MainActor" else { return false }
            return topLevel(name.word, from: declaration.file).isEmpty
        }
    }

    /// Returns the types behind `conformances:` in the attributes of a macro.
    private func attachedConformances(of macro: Declaration) -> [KnownType] {
        macro.builtAttributes.filter { $0.name == "attached" }.flatMap { attribute in
            let listed = attribute.arguments.drop { $0.label != "conformances" }
            return listed.prefix { $0.label == nil || $0.label == "conformances" }.flatMap { argument in
                Self.types(argument.value).map { type($0, in: macro) }
            }
        }
    }

    /// Returns the types that an expression names: `A`, `B.C`, `A & B`.
    private static func types(_ expression: ExpressionNode) -> [TypeNode] {
        switch expression {
        case .name(let name, _, _): [.named(name, [])]
        case .member(let base?, let name, _, _): types(base).map { .member($0, name, []) }
        case .sequence(let parts):
            parts.flatMap { part -> [TypeNode] in if case .operand(let operand) = part { types(operand) } else { [] } }
        default: []
        }
    }
}
