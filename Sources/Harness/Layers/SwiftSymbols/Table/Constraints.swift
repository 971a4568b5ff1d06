/// The constraints of generic parameters and associated types.
struct Constraints {
    let table: SymbolTable
    /// The number of types that were followed to get here.
    ///
    /// It limits the search, because a parameter may be constrained by itself.
    var depth = 0

    /// Returns the types that a parameter inherits from or conforms to.
    ///
    /// They come from its declaration, from the `where` clauses of the declaration around it, and from those around a place. None of them
    /// is a parameter, so that every further search ends. Another parameter is replaced by its own constraints, or by nothing if these are
    /// circular.
    func types(of parameter: Declaration, in context: Declaration? = nil) -> [KnownType] {
        var seen: Set<ObjectIdentifier> = []
        return types(of: parameter, in: context, &seen)
    }

    private func types(of parameter: Declaration, in context: Declaration?, _ seen: inout Set<ObjectIdentifier>) -> [KnownType] {
        guard seen.insert(ObjectIdentifier(parameter)).inserted else { return [] }
        var found: [KnownType] = []
        for type in written(of: parameter) + written(of: parameter, around: context) { found += withoutParameters(type, context, &seen) }
        return found
    }

    private func withoutParameters(_ type: KnownType, _ context: Declaration?, _ seen: inout Set<ObjectIdentifier>) -> [KnownType] {
        switch type {
        case .parameter(let other): return types(of: other, in: context, &seen)
        case .associated(_, let other): return types(of: other, in: nil, &seen)
        case .outside("Optional", let wrapped):
            return wrapped.first.map { withoutParameters($0, context, &seen).map { .outside("Optional", [$0]) } } ?? [type]
        case .metatype(let inner): return withoutParameters(inner, context, &seen).map { .metatype($0) }
        case .composition(let parts):
            var found: [KnownType] = []
            for part in parts { found += withoutParameters(part, context, &seen) }
            return [.composition(found)]
        case .nominal, .outside, .tuple, .function, .module, .unknown: return [type]
        }
    }

    /// Returns the types that are written where a parameter is declared.
    private func written(of parameter: Declaration) -> [KnownType] {
        guard let owner = parameter.parent, depth < TypeNames.depthLimit else { return [] }
        var types = parameter.inherited.map { table.type($0, in: owner, depth: depth, isBeforeBraces: true) }
        types += required(owner.requirements, of: parameter, in: owner)
        if parameter.kind == .associatedType { types += required(parameter.requirements, of: parameter, in: owner) }
        return types
    }

    /// Returns further constraints of a parameter from the `where` clauses around a place.
    private func written(of parameter: Declaration, around context: Declaration?) -> [KnownType] {
        var types: [KnownType] = []
        var scope = context
        while let declaration = scope {
            if declaration !== parameter.parent { types += required(declaration.requirements, of: parameter, in: declaration) }
            scope = declaration.parent
        }
        return types
    }

    private func required(_ requirements: [RequirementNode], of parameter: Declaration, in context: Declaration) -> [KnownType] {
        requirements.compactMap { requirement in
            switch requirement {
            case .conformance(let left, let right), .same(let left, let right):
                isNamed(left, parameter) ? table.type(right, in: context, depth: depth, isBeforeBraces: true) : nil
            }
        }
    }

    private func isNamed(_ node: TypeNode, _ parameter: Declaration) -> Bool {
        switch node {
        case .named(let name, _): name.text == parameter.name.text
        case .member(.named(let base, _), let name, _): base.text == "Self" && name.text == parameter.name.text
        default: false
        }
    }
}
