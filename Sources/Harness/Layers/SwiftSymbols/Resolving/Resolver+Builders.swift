/// The functions that result builders call implicitly.
///
/// Source: The Swift Programming Language, "resultBuilder".
extension Resolver {
    /// Returns the builder among attributes.
    func builder(among attributes: [AttributeNode], in context: Declaration) -> KnownType? {
        for attribute in attributes {
            let type = table.type(attribute.type, in: context)
            if case .nominal(let declaration, _) = type, declaration.builtAttributes.contains(where: { $0.name == "resultBuilder" }) {
                return type
            }
        }
        return nil
    }

    /// Returns the builder of a function's or a variable's body, and the offset of its name.
    ///
    /// It is written on the declaration itself, or on the protocol requirement that the declaration implements.
    func builder(of declaration: Declaration) -> (type: KnownType, offset: Int)? {
        for attribute in declaration.builtAttributes {
            guard let own = builder(among: [attribute], in: declaration), let name = attribute.type.heads.first else { continue }
            return (own, name.offset)
        }
        guard table.hasAttributes(requirement: declaration.name.text), declaration.kind == .function || declaration.kind == .variable,
            case .nominal(let type, _) = selfType
        else { return nil }
        for ancestor in table.ancestors(of: type) where ancestor.kind == .protocol {
            for requirement in table.ownMembers(declaration.name.word, of: ancestor)
            where requirement.parent?.kind == .protocol && table.isVisible(requirement, from: file, isActive: isActivePlace) {
                if let found = builder(among: requirement.builtAttributes, in: requirement) { return (found, declaration.name.offset) }
            }
        }
        return nil
    }

    /// Adds references to the functions of a builder that a body calls.
    ///
    /// A body with `return` calls none.
    func addBuilderReferences(_ statements: [StatementNode], by builder: KnownType, at offset: Int) {
        guard !statements.contains(where: { if case .return = $0 { true } else { false } }) else { return }
        var names: Set<Word> = ["buildBlock", "buildPartialBlock", "buildFinalResult"]
        for statement in statements {
            switch statement {
            case .expression(.statement(.if(_, _, let otherwise))), .if(_, _, let otherwise):
                names.formUnion(otherwise.isEmpty ? ["buildOptional", "buildIf"] : ["buildEither"])
            case .expression(.statement(.switch)), .switch: names.insert("buildEither")
            case .expression: names.insert("buildExpression")
            case .for: names.insert("buildArray")
            default: break
            }
        }
        for name in names.sorted() {
            if let found = single(members(name, of: builder).filter(\.isStatic)) { addReference(to: found, at: offset) }
        }
    }
}
