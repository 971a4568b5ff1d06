/// All that a file declares, taken down before any name is looked up.
struct Inventory: Sendable {
    /// All that has a name, in the order of its numbers.
    private(set) var declarations: [Declaration] = []
    /// What stands at the top of the file.
    private(set) var topLevel: [Declaration] = []
    /// Types and extensions, in the order of their entries.
    private(set) var types: [Declaration] = []
    /// What types have without extensions; nothing for extensions.
    private(set) var entries: [TypeEntry] = []
    /// Functions that are called by an operator.
    private(set) var operators: [Declaration] = []
    /// Operators and their precedence groups.
    private(set) var precedences: [(operator: String, group: String)] = []

    /// The names of what protocols ask for with attributes.
    private(set) var attributedRequirements: [String] = []

    init(_ file: ParsedFile) {
        topLevel = file.root.members.filter { $0.kind != .extension }
        add(file.root)
    }

    private mutating func add(_ parent: Declaration) {
        declarations += parent.generics
        for declaration in parent.members {
            if declaration.kind != .extension { declarations.append(declaration) }
            if declaration.isNominal || declaration.kind == .extension {
                var entry = TypeEntry()
                if declaration.isNominal { entry.names.add(declaration.members) }
                entries.append(entry)
                types.append(declaration)
            }
            switch declaration.kind {
            case .function where Self.isOperator(declaration.name.text): operators.append(declaration)
            case .operator: if case .named(let group, _)? = declaration.type { precedences.append((declaration.name.text, group.text)) }
            default: break
            }
            if parent.kind == .protocol, !declaration.attributes.isEmpty { attributedRequirements.append(declaration.name.text) }
            add(declaration)
        }
        for block in parent.blocks { add(block) }
    }

    static func isOperator(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first else { return false }
        if first.isASCII {
            return switch first {
            case "a"..."z", "A"..."Z", "_", "$": false
            default: true
            }
        }
        return !first.properties.isXIDStart
    }
}
