/// The conformances that macros add to types.
///
/// Source: SE-0402, "Generalize conformance macros as extension macros".
extension SymbolTable {
    /// Returns the protocols to which the macros of the sources among the attributes of a type make it conform.
    func conformancesByMacros(_ declaration: Declaration) -> [KnownType] {
        guard declaration.isNominal else { return [] }
        return declaration.builtAttributes.flatMap { attribute -> [KnownType] in
            guard case .named(let name, _) = attribute.type else { return [] }
            return topLevel(name.word, from: declaration.file).filter { $0.kind == .macro }.flatMap(attachedConformances)
        }
    }

    /// Returns whether an attribute of a type may be a macro from outside, which may make it conform to any protocol.
    func hasMacroFromOutside(_ declaration: Declaration) -> Bool {
        declaration.builtAttributes.contains { attribute in
            guard case .named(let name, _) = attribute.type, name.text.isCapitalized, name.text != "MainActor" else { return false }
            return topLevel[name.word] == nil
        }
    }

    /// Returns the types behind `conformances:` in the attributes of a macro.
    private func attachedConformances(of macro: Declaration) -> [KnownType] {
        macro.builtAttributes.filter { $0.name == "attached" }.flatMap { attribute in
            let listed = attribute.arguments.drop { $0.label != "conformances" }
            return listed.prefix { $0.label == nil || $0.label == "conformances" }.compactMap { argument -> KnownType? in
                guard case .name(let name, _, _) = argument.value else { return nil }
                return type(.named(name, []), in: macro)
            }
        }
    }
}
