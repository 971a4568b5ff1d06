/// The declarations of all files, as far as assumptions about changes are about them.
struct KnownDeclarations {
    /// For each module, the paths of its types: `A` and `A.B`.
    private var own: [String: Set<[String]>] = [:]
    /// The names of all types and aliases.
    private var types: Set<Word> = []
    /// The names of types from which unchanged types inherit.
    private var inherited: Set<Word> = []
    /// The paths of types to which unchanged extensions add members.
    private var extended: Set<[String]> = []
    /// The names of unchanged members of types.
    private var members: Set<Word> = []

    init(_ files: [ParsedFile], _ modules: [String], without changed: Set<ObjectIdentifier>) {
        for (file, module) in zip(files, modules) {
            for declaration in file.root.members { add(declaration, in: [], module, changed) }
        }
    }

    private mutating func add(_ declaration: Declaration, in outer: [String]?, _ module: String, _ changed: Set<ObjectIdentifier>) {
        let isChanged = changed.contains(ObjectIdentifier(declaration))
        let word = declaration.name.word
        if !isChanged, declaration.kind != .extension, declaration.parent?.kind != .file { members.insert(word) }
        var path: [String]?
        switch declaration.kind {
        case .struct, .class, .enum, .actor, .protocol:
            types.insert(word)
            path = outer.map { $0 + [declaration.name.text] }
            if let path, declaration.condition.isActive, declaration.access >= .internal { own[module, default: []].insert(path) }
            if !isChanged, declaration.kind != .enum {
                for case .named(let name, _) in declaration.inherited { inherited.insert(name.word) }
            }
        case .extension:
            path = declaration.type?.path
            let isUseful = declaration.members.contains { !changed.contains(ObjectIdentifier($0)) && $0.condition.isActive }
            if !isChanged, isUseful, let path { extended.insert(path) }
        case .typealias, .associatedType: types.insert(word)
        default: return
        }
        for member in declaration.members { add(member, in: path, module, changed) }
    }

    func holds(_ assumption: InterfaceChange.Assumption, in module: String) -> Bool {
        switch assumption {
        case .isInherited(let name): isOwn([name.text], module) || !types.contains(name) && inherited.contains(name)
        case .isExtended(let path):
            isOwn(path, module) || !path.isEmpty && !types.contains(Word(path[0])) && extended.contains(path)
        case .isOwn(let path): isOwn(path, module)
        case .isDeclared(let name): members.contains(name)
        }
    }

    /// Returns whether a path is that of a type of a module.
    func isOwn(_ path: [String], _ module: String) -> Bool { own[module]?.contains(path) == true }
}
