/// The names that mean something else after a change of what other files may see of a file.
struct InterfaceChange {
    /// The names of declarations that were added, removed or changed, by their digests.
    private(set) var names: Set<UInt32> = []
    /// The names of types among them.
    private(set) var types: Set<UInt32> = []
    /// The assumptions under which the change reaches no other names.
    private(set) var assumptions: Set<Assumption> = []
    /// The assumptions under which the change reaches only modules that see the module of the file.
    private(set) var moduleAssumptions: Set<Assumption> = []
    /// Whether the change may reach any name: one of conformances, imports or operators.
    private(set) var reachesAll = false
    /// The names among them that do not mean a type of the module everywhere, before or after the change.
    private(set) var shadowed: Set<Word> = []
    /// The declarations that were added or changed.
    private(set) var changed: Set<ObjectIdentifier> = []
    /// For each declaration of the earlier version, by its number in the file, the number that it has in the later version.
    ///
    /// It is nil if the declaration was removed or changed.
    private(set) var numbers: [Int?] = []
    private var pairs: [ObjectIdentifier: ObjectIdentifier] = [:]
    private let before: Signatures
    private let after: Signatures

    /// Something that must be so, apart from the changed declarations, for a change to have limits.
    enum Assumption: Hashable {
        /// The name is that of a type of the own module, or of an outside type from which another type inherits.
        case isInherited(Word)
        /// The path is that of a type of the own module, or of an outside type that another extension extends.
        case isExtended([String])
        /// The path is that of a type of the own module.
        case isOwn([String])
        /// Another member of a type has the name.
        case isDeclared(Word)
        /// The name is not that of an associated type, and no extension requires anything of it.
        case isNotAssociated(Word)
    }

    /// - Parameters:
    ///   - old: The earlier version.
    ///   - new: The later version.
    init(from old: ParsedFile, to new: ParsedFile) {
        (before, after) = (Signatures(old), Signatures(new))
        // The first of several functions of an operator may be meant, wherever they are declared.
        reachesAll = before.imports != after.imports || before.operators != after.operators
        compareContents(of: [old.root], with: [new.root])
        let later = Dictionary(
            uniqueKeysWithValues: DeclarationIndex(new).declarations.enumerated().map { (ObjectIdentifier($1), $0) })
        numbers = DeclarationIndex(old).declarations.map { pairs[ObjectIdentifier($0)].flatMap { later[$0] } }
    }

    // MARK: Comparison

    private mutating func compareContents(of old: [Declaration], with new: [Declaration]) {
        let (own, other) = (old.flatMap(\.members), new.flatMap(\.members))
        guard !(own.isEmpty && other.isEmpty) || (old + new).contains(where: { !$0.blocks.isEmpty }) else { return }
        compareDeclarations(own.filter { $0.kind != .extension }, other.filter { $0.kind != .extension })
        compareExtensions(own.filter { $0.kind == .extension }, other.filter { $0.kind == .extension })
        compareContents(of: old.flatMap(\.blocks), with: new.flatMap(\.blocks))
    }

    /// Declarations with the same name are compared in their order, because the first of several may be meant.
    private mutating func compareDeclarations(_ old: [Declaration], _ new: [Declaration]) {
        let own = Dictionary(grouping: old, by: \.name.word)
        let other = Dictionary(grouping: new, by: \.name.word)
        for name in Set(own.keys).union(other.keys) {
            let (own, other) = (own[name] ?? [], other[name] ?? [])
            if own.map(before.bytes) == other.map(after.bytes) {
                for (old, new) in zip(own, other) {
                    pair(old, new)
                    compareContents(of: [old], with: [new])
                }
            } else {
                // The conformances or the access of a type reach further than its name.
                if own.contains(where: \.isNominal), other.contains(where: \.isNominal) { reachesAll = true }
                for declaration in own + other { add(declaration) }
            }
        }
    }

    /// Extensions of the same type with the same requirements are compared as one.
    private mutating func compareExtensions(_ old: [Declaration], _ new: [Declaration]) {
        let own = Dictionary(grouping: old, by: before.bytes)
        let other = Dictionary(grouping: new, by: after.bytes)
        for (key, all) in own {
            if let others = other[key] { compareContents(of: all, with: others) } else { for one in all { add(one) } }
        }
        for (key, all) in other where own[key] == nil { for one in all { add(one) } }
        // Conformances are searched in the order of the extensions, and so are members with the same name.
        if old.filter(\.isConformance).map(before.bytes) != new.filter(\.isConformance).map(after.bytes) { reachesAll = true }
        let (first, second) = (Self.places(in: old, before), Self.places(in: new, after))
        for (name, places) in first where places != second[name] ?? places {
            for one in (old + new).flatMap(\.members) where one.name.word == name { add(one) }
        }
    }

    /// Returns, for each name, its members of extensions with the extensions.
    private static func places(in extensions: [Declaration], _ signatures: Signatures) -> [Word: [[[UInt8]]]] {
        var found: [Word: [[[UInt8]]]] = [:]
        for one in extensions {
            let own = signatures.bytes(one)
            for member in one.members { found[member.name.word, default: []].append([own, signatures.bytes(member)]) }
        }
        return found
    }

    private mutating func pair(_ old: Declaration, _ new: Declaration) {
        pairs[ObjectIdentifier(old)] = ObjectIdentifier(new)
        for (old, new) in zip(old.generics, new.generics) { pair(old, new) }
    }

    // MARK: Changes

    /// Adds the names of a declaration that was added, removed or changed, and of all declarations in it.
    private mutating func add(_ declaration: Declaration) {
        changed.insert(ObjectIdentifier(declaration))
        shadowed.formUnion(KnownDeclarations.shadowed(by: declaration))
        let reached = ReachedNames(of: declaration)
        // Code uses the members of an extension, and not the extension.
        if declaration.kind != .extension {
            names.formUnion(reached.names)
            assumptions.formUnion(reached.assumptions)
        }
        // An extension of an outside type has an effect of its own if it is the first with a member.
        if let owner = declaration.parent, owner.kind == .extension { assumptions.insert(.isExtended(owner.type?.path ?? [])) }
        if let path = reached.extended { moduleAssumptions.insert(.isOwn(path)) }
        if let name = reached.innerType { moduleAssumptions.insert(.isNotAssociated(name)) }
        // Whether a value lacks a member depends on the names of the members of all types.
        if declaration.parent?.kind != .file { moduleAssumptions.insert(.isDeclared(declaration.name.word)) }
        switch declaration.kind {
        // Macros make types conform to protocols.
        case .operator, .precedenceGroup, .associatedType, .macro: reachesAll = true
        case .typealias: types.insert(declaration.name.word.digest)
        case .extension:
            if !declaration.inherited.isEmpty { reachesAll = true }
            assumptions.insert(.isExtended(declaration.type?.path ?? []))
        case .struct, .class, .enum, .actor, .protocol:
            types.insert(declaration.name.word.digest)
            // `protocol A where Self: B`.
            if declaration.kind == .protocol, !declaration.requirements.isEmpty { reachesAll = true }
            // An enumeration inherits from no type.
            for type in declaration.kind == .enum ? [] : declaration.inherited {
                if case .named(let name, _) = type { assumptions.insert(.isInherited(name.word)) } else { reachesAll = true }
            }
        case .file, .block, .genericParameter, .function, .variable, .subscript, .initializer, .deinitializer, .enumCase: break
        }
        for inner in declaration.members + declaration.blocks { add(inner) }
    }
}

extension Declaration {
    /// Whether it is an extension that adds conformances.
    fileprivate var isConformance: Bool { kind == .extension && !inherited.isEmpty }
}
