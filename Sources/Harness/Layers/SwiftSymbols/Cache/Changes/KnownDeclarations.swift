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
    /// The names of associated types, and those of which extensions and protocols require something.
    private var associated: Set<Word> = []
    /// The names that do not mean a type of the module everywhere: those of aliases, of private types and of generic parameters.
    private var shadowed: Set<Word> = []

    /// - Parameters:
    ///   - files: The declarations of all files.
    ///   - modules: The module of each file.
    ///   - changed: The declarations that are new or changed.
    ///   - removed: Names that did not mean a type of their module everywhere before the change.
    init(_ files: [ParsedFile], _ modules: [String], without changed: Set<ObjectIdentifier>, _ removed: Set<Word>) {
        (types, shadowed) = (removed, removed)
        for (file, module) in zip(files, modules) {
            for declaration in file.root.members { add(declaration, in: [], module, changed) }
        }
    }

    private mutating func add(_ declaration: Declaration, in outer: [String]?, _ module: String, _ changed: Set<ObjectIdentifier>) {
        let isChanged = changed.contains(ObjectIdentifier(declaration))
        let word = declaration.name.word
        if !isChanged, declaration.kind != .extension, declaration.parent?.kind != .file { members.insert(word) }
        shadowed.formUnion(Self.shadowed(by: declaration))
        associated.formUnion(declaration.primaryTypes)
        for requirement in declaration.requirements {
            associated.formUnion(Self.subjects(of: requirement).flatMap(\.path).map { Word($0) })
        }
        var path: [String]?
        switch declaration.kind {
        case .struct, .class, .enum, .actor, .protocol:
            types.insert(word)
            // Only their file sees private types and the types in them.
            if declaration.access >= .internal { path = outer.map { $0 + [declaration.name.text] } }
            if let path, declaration.condition.isActive { own[module, default: []].insert(path) }
            if !isChanged, declaration.kind != .enum {
                for case .named(let name, _) in declaration.inherited { inherited.insert(name.word) }
            }
        case .extension:
            path = declaration.type?.path
            let isUseful = declaration.members.contains { !changed.contains(ObjectIdentifier($0)) && $0.condition.isActive }
            if !isChanged, isUseful, let path { extended.insert(path) }
        case .typealias, .associatedType:
            types.insert(word)
            if declaration.kind == .associatedType { associated.insert(word) }
        default: return
        }
        for member in declaration.members { add(member, in: path, module, changed) }
    }

    /// Returns the names by which a declaration hides types of its module in a part of the code.
    static func shadowed(by declaration: Declaration) -> [Word] {
        let parameters = declaration.generics.map(\.name.word)
        return switch declaration.kind {
        case .typealias, .associatedType: parameters + [declaration.name.word]
        default: declaration.isNominal && declaration.access < .internal ? parameters + [declaration.name.word] : parameters
        }
    }

    /// Returns the types of which a requirement may require something.
    private static func subjects(of requirement: RequirementNode) -> [TypeNode] {
        switch requirement {
        case .conformance(let subject, _): [subject]
        case .same(let left, let right): [left, right]
        }
    }

    func holds(_ assumption: InterfaceChange.Assumption, in module: String) -> Bool {
        switch assumption {
        case .isInherited(let name): isOwn([name.text], module) || !types.contains(name) && inherited.contains(name)
        case .isExtended(let path):
            isOwn(path, module) || !path.isEmpty && !types.contains(Word(path[0])) && extended.contains(path)
        case .isOwn(let path): isOwn(path, module)
        case .isDeclared(let name): members.contains(name)
        case .isNotAssociated(let name): !associated.contains(name) && !StandardLibrary.isTypeName(name.text)
        }
    }

    /// Returns whether a path is that of a type of a module, wherever it is written there.
    func isOwn(_ path: [String], _ module: String) -> Bool {
        own[module]?.contains(path) == true && path.first.map { !shadowed.contains(Word($0)) } ?? false
    }
}
