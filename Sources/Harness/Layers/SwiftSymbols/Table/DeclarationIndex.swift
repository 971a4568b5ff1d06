/// The declarations of a file, collected before any name is looked up.
struct DeclarationIndex: Sendable {
    /// The declarations with a name, in the order of their numbers.
    private(set) var declarations: [Declaration] = []
    /// The name of each declaration, with the names of the declarations around it: `A.B.c`.
    private(set) var paths: [String] = []
    /// The declarations at the top of the file.
    private(set) var topLevel: [Declaration] = []
    /// The types and extensions, in the order of their entries.
    private(set) var types: [Declaration] = []
    /// The members of types without extensions.
    ///
    /// Entries of extensions are empty.
    private(set) var entries: [TypeEntry] = []
    /// The functions that implement operators.
    private(set) var operators: [Declaration] = []
    /// The operators and their precedence groups.
    private(set) var precedences: [(operator: String, group: String)] = []

    /// The names of protocol requirements with attributes.
    private(set) var attributedRequirements: [String] = []
    /// The names of the members of types.
    private(set) var memberNames: Set<Word> = []
    /// The names of declarations in branches of `#if` that the build lacks.
    private(set) var leftOut: Set<Word> = []

    init(_ file: ParsedFile) {
        topLevel = file.root.members.filter { $0.kind != .extension }
        add(file.root, path: "")
    }

    /// - Parameter path: The path of the parent and a dot; empty for a file.
    private mutating func add(_ parent: Declaration, path: String) {
        let isConditional = parent.kind == .extension && (!parent.requirements.isEmpty || parent.hasArguments)
        for parameter in parent.generics { add(path + parameter.name.text, of: parameter) }
        for declaration in parent.members {
            declaration.isConditional = isConditional
            let name = declaration.kind == .extension ? (declaration.type?.path ?? []).joined(separator: ".") : declaration.name.text
            let own = path + name
            if declaration.kind != .extension { add(own, of: declaration) }
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
            if parent.isNominal || parent.kind == .extension { memberNames.insert(declaration.name.word) }
            if parent.kind == .protocol, !declaration.attributes.isEmpty { attributedRequirements.append(declaration.name.text) }
            // An extension of `[A]` has no name.
            if declaration.hasContent { add(declaration, path: name.isEmpty && declaration.kind == .extension ? path : own + ".") }
        }
        for block in parent.blocks { add(block, path: path) }
    }

    private mutating func add(_ path: String, of declaration: Declaration) {
        declarations.append(declaration)
        paths.append(path)
        if !declaration.condition.isActive { leftOut.insert(declaration.name.word) }
    }

    /// Returns whether a name is that of an operator.
    ///
    /// Names that begin with `$` are not.
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
