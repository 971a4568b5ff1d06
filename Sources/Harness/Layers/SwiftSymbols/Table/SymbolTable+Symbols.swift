internal import Threads

extension SymbolTable {
    /// Returns all declarations with a name, by number.
    func symbols() -> [DeclaredSymbol] { DeepStack.map(Array(declarations.indices), symbol) }

    private func symbol(_ number: Int) -> DeclaredSymbol {
        let declaration = declarations[number]
        return DeclaredSymbol(
            file: declaration.file, offset: declaration.name.offset, symbol: paths[number], kind: declaration.kind.rawValue,
            isType: TypeNames.isType(declaration), owner: owner(of: declaration), isLocal: declaration.isLocal)
    }

    private func owner(of declaration: Declaration) -> Int? {
        var scope = declaration.parent
        // A declaration inside a function belongs to the type that the function belongs to.
        while let block = scope, block.kind == .block {
            scope = block.parent
            if scope?.kind != .block { scope = scope?.parent }
        }
        guard let parent = scope else { return nil }
        if parent.isNominal { return parent.number }
        guard parent.kind == .extension, case .nominal(let extended, _) = extendedType(of: parent) else { return nil }
        return extended.number
    }

    /// Returns the declarations of a file to which types and extensions of the same file conform, or from which they inherit, as references.
    ///
    /// The references of a resolver lead to other files.
    func conformances(within file: Int) -> [Reference] {
        var found: [Reference] = []
        var open = [files[file].root]
        while let declaration = open.popLast() {
            open += declaration.members + declaration.blocks
            guard declaration.isNominal || declaration.kind == .extension else { continue }
            for node in declaration.inherited {
                for case .nominal(let parent, _) in type(node, in: declaration, isBeforeBraces: true).parts where parent.file == file {
                    guard let number = parent.number,
                        let head = node.heads.first(where: { $0.word == parent.name.word }) ?? node.heads.first
                    else { continue }
                    found.append(
                        Reference(
                            file: file, declaration: number, context: conformingType(of: declaration), offset: head.offset,
                            role: .conformance, isActive: declaration.condition.isActive, conditions: declaration.condition.clauses))
                }
            }
        }
        return found
    }

    /// Returns the number of a type, or of the type that an extension extends.
    private func conformingType(of declaration: Declaration) -> Int? {
        if let number = declaration.number { return number }
        guard case .nominal(let extended, _) = extendedType(of: declaration) else { return nil }
        return extended.number
    }

    /// Returns the names of all types that a type inherits from or conforms to, or that an alias refers to, directly or through others.
    ///
    /// They include names that the files declare and names from outside.
    package func lineage(of declaration: Declaration) -> [String] {
        var found: Set<String> = []
        var seen: Set<ObjectIdentifier> = []
        var next: [Declaration] = [declaration]
        while let one = next.popLast() {
            guard seen.insert(ObjectIdentifier(one)).inserted else { continue }
            var types = inheritedTypes(of: one)
            if one.kind == .typealias, let node = one.type { types.append(type(node, in: one)) }
            while let type = types.popLast() {
                switch type {
                case .nominal(let parent, _):
                    if let number = parent.number { found.insert(paths[number]) }
                    next.append(parent)
                case .outside(let name, _): found.insert(name)
                case .composition(let parts): types += parts
                default: break
                }
            }
        }
        return found.sorted()
    }
}

extension Declaration {
    /// Whether it is declared inside a function.
    fileprivate var isLocal: Bool {
        var scope = parent
        while let declaration = scope {
            if declaration.kind == .block { return true }
            scope = declaration.parent
        }
        return false
    }
}
