/// What is known of generic parameters and associated types.
struct Constraints {
    let table: SymbolTable
    /// How far from a written type: a parameter may be constrained by itself.
    var depth = 0

    /// What a parameter inherits from or conforms to, by what stands beside it and by `where` clauses of what it belongs to; of another parameter
    /// that it is the same as, what that one does.
    func types(of parameter: Declaration) -> [KnownType] { expanded(parameter) { stated(of: $0) } }

    /// What the `where` clauses around a place say of a parameter besides.
    func types(of parameter: Declaration, in context: Declaration) -> [KnownType] {
        expanded(parameter) { stated(of: $0) + stated(of: $0, around: context) }
    }

    /// Two parameters may be told to be the same, each of the other.
    private func expanded(_ parameter: Declaration, _ stated: (Declaration) -> [KnownType]) -> [KnownType] {
        var found: [KnownType] = []
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(parameter)]
        var next = stated(parameter)[...]
        while let type = next.popFirst() {
            switch type {
            case .parameter(let other), .associated(_, let other):
                if seen.insert(ObjectIdentifier(other)).inserted { next = stated(other) + next }
            default: found.append(type)
            }
        }
        return found
    }

    private func stated(of parameter: Declaration) -> [KnownType] {
        guard let owner = parameter.parent, depth < TypeNames.depthLimit else { return [] }
        var types = parameter.inherited.map { table.type($0, in: owner, depth: depth, isBeforeBraces: true) }
        types += required(owner.requirements, of: parameter, in: owner)
        if parameter.kind == .associatedType { types += required(parameter.requirements, of: parameter, in: owner) }
        return types
    }

    private func stated(of parameter: Declaration, around context: Declaration) -> [KnownType] {
        var types: [KnownType] = []
        var scope: Declaration? = context
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
