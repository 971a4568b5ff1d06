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
    }

    /// - Parameters:
    ///   - old: The earlier version.
    ///   - new: The later version.
    init(from old: ParsedFile, to new: ParsedFile) {
        (before, after) = (Signatures(old), Signatures(new))
        reachesAll = before.imports != after.imports
        compareContents(of: [old.root], with: [new.root])
        let later = Dictionary(
            uniqueKeysWithValues: DeclarationIndex(new).declarations.enumerated().map { (ObjectIdentifier($1), $0) })
        numbers = DeclarationIndex(old).declarations.map { pairs[ObjectIdentifier($0)].flatMap { later[$0] } }
    }

    // MARK: Comparison

    private struct Key: Hashable {
        let kind: Declaration.Kind
        let name: Word
    }

    private mutating func compareContents(of old: [Declaration], with new: [Declaration]) {
        let (own, other) = (old.flatMap(\.members), new.flatMap(\.members))
        guard !(own.isEmpty && other.isEmpty) || (old + new).contains(where: { !$0.blocks.isEmpty }) else { return }
        compareDeclarations(own.filter { $0.kind != .extension }, other.filter { $0.kind != .extension })
        compareExtensions(own.filter { $0.kind == .extension }, other.filter { $0.kind == .extension })
        compareContents(of: old.flatMap(\.blocks), with: new.flatMap(\.blocks))
    }

    /// Declarations with the same name are compared in their order, because the first of several may be meant.
    private mutating func compareDeclarations(_ old: [Declaration], _ new: [Declaration]) {
        let own = Dictionary(grouping: old) { Key(kind: $0.kind, name: $0.name.word) }
        let other = Dictionary(grouping: new) { Key(kind: $0.kind, name: $0.name.word) }
        for key in Set(own.keys).union(other.keys) {
            let (own, other) = (own[key] ?? [], other[key] ?? [])
            if own.map(before.bytes) == other.map(after.bytes) {
                for (old, new) in zip(own, other) {
                    pair(old, new)
                    compareContents(of: [old], with: [new])
                }
            } else {
                // The conformances or the access of a type reach further than its name.
                if own.first?.isNominal == true, !own.isEmpty, !other.isEmpty { reachesAll = true }
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
        // Members with the same name are found in the order of the extensions.
        let order = { (all: [Declaration], bytes: (Declaration) -> [UInt8]) in
            all.map { (declaration: $0, bytes: bytes($0)) }.filter { own[$0.bytes] != nil && other[$0.bytes] != nil }
        }
        let (first, second) = (order(old, before.bytes), order(new, after.bytes))
        if Self.withoutRepetitions(first.map(\.bytes)) != Self.withoutRepetitions(second.map(\.bytes)) {
            for one in first + second { for member in one.declaration.members { add(member) } }
        }
    }

    private static func withoutRepetitions(_ all: [[UInt8]]) -> [[UInt8]] {
        var seen: Set<[UInt8]> = []
        return all.filter { seen.insert($0).inserted }
    }

    private mutating func pair(_ old: Declaration, _ new: Declaration) {
        pairs[ObjectIdentifier(old)] = ObjectIdentifier(new)
        for (old, new) in zip(old.generics, new.generics) { pair(old, new) }
    }

    // MARK: Changes

    /// Adds the names of a declaration that was added, removed or changed, and of all declarations in it.
    private mutating func add(_ declaration: Declaration) {
        changed.insert(ObjectIdentifier(declaration))
        let reached = ReachedNames(of: declaration)
        // Code uses the members of an extension, and not the extension.
        if declaration.kind != .extension { names.formUnion(reached.names) }
        assumptions.formUnion(reached.assumptions)
        if let path = reached.extended { moduleAssumptions.insert(.isOwn(path)) }
        // Whether a value lacks a member depends on the names of the members of all types.
        if declaration.parent?.kind != .file { moduleAssumptions.insert(.isDeclared(declaration.name.word)) }
        switch declaration.kind {
        case .operator, .precedenceGroup, .associatedType: reachesAll = true
        case .function: if DeclarationIndex.isOperator(declaration.name.text) { reachesAll = true }
        case .typealias: types.insert(declaration.name.word.digest)
        case .extension:
            if !declaration.inherited.isEmpty { reachesAll = true }
            assumptions.insert(.isExtended(declaration.type?.path ?? []))
        case .struct, .class, .enum, .actor, .protocol:
            types.insert(declaration.name.word.digest)
            // An enumeration inherits from no type.
            for type in declaration.kind == .enum ? [] : declaration.inherited {
                if case .named(let name, _) = type { assumptions.insert(.isInherited(name.word)) } else { reachesAll = true }
            }
        case .file, .block, .genericParameter, .variable, .subscript, .initializer, .deinitializer, .enumCase, .macro: break
        }
        for inner in declaration.members + declaration.blocks { add(inner) }
    }
}
