/// All that files declare, taken down before any name is looked up.
struct Inventory {
    /// All that has a name, in the order of its numbers.
    private(set) var declarations: [Declaration] = []
    /// By name, what stands at the top of files, in their order.
    private(set) var topLevel: [String: [Declaration]] = [:]
    /// Types and extensions, in the order of their entries.
    private(set) var types: [Declaration] = []
    /// What types have without extensions; nothing stands under 0.
    private(set) var entries = [TypeEntry()]
    /// Functions that are called by an operator.
    private(set) var operators: [Declaration] = []
    /// By operator, its precedence group.
    private(set) var precedences: [String: String] = [:]

    /// Takes a file's declarations down, and gives them their numbers.
    mutating func add(_ file: ParsedFile) {
        for declaration in file.root.members where declaration.kind != .extension {
            topLevel[declaration.name.text, default: []].append(declaration)
        }
        add(file.root)
    }

    private mutating func add(_ parent: Declaration) {
        for declaration in parent.generics { add(named: declaration) }
        for declaration in parent.members {
            if declaration.kind != .extension { add(named: declaration) }
            if declaration.isNominal || declaration.kind == .extension { add(type: declaration) }
            switch declaration.kind {
            case .function where Self.isOperator(declaration.name.text): operators.append(declaration)
            case .operator: if case .named(let group, _)? = declaration.type { precedences[declaration.name.text] = group.text }
            default: break
            }
            add(declaration)
        }
        for block in parent.blocks { add(block) }
    }

    private mutating func add(named declaration: Declaration) {
        declaration.number = declarations.count
        declarations.append(declaration)
    }

    private mutating func add(type declaration: Declaration) {
        declaration.entry = entries.count
        types.append(declaration)
        var entry = TypeEntry()
        if declaration.isNominal { entry.names.add(declaration.members) }
        entries.append(entry)
    }

    private static func isOperator(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first else { return false }
        return !(first.properties.isXIDStart || first == "_" || first == "$")
    }
}
