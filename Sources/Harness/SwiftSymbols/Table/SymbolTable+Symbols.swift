extension SymbolTable {
    /// All that has a name, by its number.
    func symbols() -> [DeclaredSymbol] { Cores.map(declarations, symbol) }

    private func symbol(_ declaration: Declaration) -> DeclaredSymbol {
        DeclaredSymbol(
            file: declaration.file, offset: declaration.name.offset, symbol: declaration.path, kind: declaration.kind.rawValue,
            isType: TypeNames.isType(declaration), owner: owner(of: declaration), isLocal: declaration.isLocal)
    }

    private func owner(of declaration: Declaration) -> Int? {
        var scope = declaration.parent
        // What a function declares belongs to what the function does.
        while let block = scope, block.kind == .block {
            scope = block.parent
            if scope?.kind != .block { scope = scope?.parent }
        }
        guard let parent = scope else { return nil }
        if parent.isNominal { return parent.number }
        guard parent.kind == .extension, case .nominal(let extended, _) = extendedType(of: parent) else { return nil }
        return extended.number
    }

    /// The names of all that a type inherits from and conforms to, and of all that an alias stands for, through others too: what the files declare, and what
    /// comes from outside.
    func lineage(of declaration: Declaration) -> [String] {
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
                    found.insert(parent.path)
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
    /// Its name behind those of what it stands in: `A.B.c`.
    var path: String {
        var parts: [String] = []
        var scope: Declaration? = self
        while let declaration = scope {
            switch declaration.kind {
            case .file, .block: break
            case .extension: parts += (declaration.type?.path ?? []).reversed()
            default: parts.append(declaration.name.text)
            }
            scope = declaration.parent
        }
        return parts.reversed().joined(separator: ".")
    }

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
