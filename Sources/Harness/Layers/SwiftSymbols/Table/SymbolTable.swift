internal import Locks
internal import Threads

/// The declarations of all files, by name.
///
/// It does not change once it is complete, so that threads can share it.
package final class SymbolTable: @unchecked Sendable {
    package let files: [ParsedFile]
    let modules: ModuleTable
    /// The files with declarations of SDKs, whose numbers follow those of ``files``.
    private let sdk: [ParsedFile]
    /// All declarations with a name, by number.
    package let declarations: [Declaration]
    /// The name of each declaration, with the names of the declarations around it: `A.B.c`.
    package let paths: [String]
    /// For each name, the declarations at the top of files, in the order of the files.
    let topLevel: [Word: [Declaration]]
    /// The entry of each type and each extension.
    private(set) var entries: [TypeEntry]
    /// The members that the sources add to outside types, by the name of the type.
    private(set) var outsideEntries: [String: OutsideEntry] = [:]
    /// For each outside type, the entries of itself and of the types that it conforms to, if the sources extend them.
    ///
    /// It is empty before all types are connected.
    private(set) var outsideLineages: [String: [OutsideEntry]] = [:]
    /// The known supertypes of outside types.
    private(set) var outsideTypes = OutsideTypes()
    /// The names of the members of the sources' types.
    let memberNames: Once<Set<Word>>
    /// The names of the members of SDKs' types.
    let sdkNames: Once<Set<Word>>
    /// The members that the sources add to outside types, by their names.
    private(set) var added: [Word: [AddedMember]] = [:]
    /// The names of declarations in branches of `#if` that the build lacks.
    let leftOut: Set<Word>
    /// The names of protocol requirements with attributes.
    private let attributedRequirements: Set<String>
    private(set) var operators = OperatorTable()
    /// The precedence group of each operator.
    let precedences: [String: String]

    init(_ files: [ParsedFile], _ modules: ModuleTable, sdk: [ParsedFile] = []) {
        self.files = files
        self.sdk = sdk
        self.modules = modules
        let all = DeepStack.map(files + sdk) { DeclarationIndex($0) }
        // Declarations of SDKs do not belong to the sources, and have no number.
        let indexes = all.prefix(files.count)
        memberNames = Once { [names = indexes.map(\.memberNames)] in names.reduce(into: []) { $0.formUnion($1) } }
        sdkNames = Once { [known = all.dropFirst(files.count).flatMap(\.declarations)] in Set(known.map(\.name.word)) }
        declarations = indexes.flatMap(\.declarations)
        paths = indexes.flatMap(\.paths)
        for (number, declaration) in declarations.enumerated() { declaration.number = number }
        topLevel = Dictionary(grouping: indexes.flatMap(\.topLevel), by: \.name.word)
        precedences = Dictionary(indexes.flatMap(\.precedences), uniquingKeysWith: { _, last in last })
        leftOut = indexes.reduce(into: []) { $0.formUnion($1.leftOut) }
        attributedRequirements = Set(indexes.flatMap(\.attributedRequirements))
        // Entry 0 is empty.
        entries = [TypeEntry()] + all.flatMap(\.entries)
        let types = all.flatMap(\.types)
        for (number, declaration) in types.enumerated() { declaration.entry = number + 1 }
        let extensions = types.filter { $0.kind == .extension }
        bind(extensions)
        for type in types where type.kind != .extension { type.outerGenerics = genericParameters(around: type) }
        for (declaration, type) in DeepStack.map(extensions, withOuterArguments).compactMap(\.self) {
            entries[declaration.entry].extended = type
            for member in declaration.members { member.isConditional = true }
        }
        connect(types)
        // The second pass uses inherited types: a nested type may inherit from a type that the type around it inherits.
        connect(types)
        for (entry, type) in types.compactMap(withRequiredArguments) { entries[entry].extended = type }
        trace(types)
        operators = OperatorTable(indexes.flatMap(\.operators), self)
    }

    // MARK: Building

    /// Finds the extended type of each extension.
    ///
    /// An extension may extend a type that another one adds, so this is repeated while it makes progress.
    private func bind(_ extensions: [Declaration]) {
        var left = extensions
        while !left.isEmpty {
            let types = DeepStack.map(left) { declaration in declaration.type.flatMap { self.boundType($0, in: declaration) } }
            let bound = zip(left, types).compactMap { declaration, type in type.map { (declaration, $0) } }
            guard !bound.isEmpty else { break }
            add(bound)
            left = zip(left, types).compactMap { declaration, type in type == nil ? declaration : nil }
        }
        add(left.compactMap { declaration in declaration.type.map { (declaration, type($0, in: declaration)) } })
    }

    func boundType(_ node: TypeNode, in declaration: Declaration) -> KnownType? {
        let type = type(node, in: declaration)
        switch type {
        case .nominal: return type
        case .outside:
            // Another extension may still add it to a type of the sources.
            if case .member = node { return nil }
            return type
        default: return nil
        }
    }

    /// Adds the members of extensions to the extended types.
    private func add(_ bound: [(declaration: Declaration, type: KnownType)]) {
        var types = entries
        entries = []
        for (declaration, type) in bound {
            let type = type.firstPart
            types[declaration.entry].extended = type
            if isOfAlias(declaration, type) { for member in declaration.members { member.isConditional = true } }
            switch type {
            case .nominal(let nominal, _): types[nominal.entry].names.add(declaration.members)
            case .outside(let name, _): outsideEntry(of: name).names.add(declaration.members)
            default: break
            }
        }
        entries = types
    }

    /// Returns the entry of an outside type, and creates it if needed.
    private func outsideEntry(of name: String) -> OutsideEntry {
        if let known = outsideEntries[name] { return known }
        let new = OutsideEntry(name)
        outsideEntries[name] = new
        return new
    }

    /// Finds the types that each type inherits from or conforms to, by its declaration or by an extension.
    private func connect(_ types: [Declaration]) {
        let found = DeepStack.map(types) { declaration in
            let types =
                declaration.inherited.flatMap { self.type($0, in: declaration, isBeforeBraces: true).parts }
                + self.conformancesByMacros(declaration)
            // `protocol A where Self: B`.
            return declaration.kind == .protocol ? types + self.selfRequirements(of: declaration) : types
        }
        var own = entries
        entries = []
        for (declaration, inherited) in zip(types, found) where declaration.isNominal { own[declaration.entry].inherited = inherited }
        for entry in outsideEntries.values { entry.protocols = [] }
        outsideTypes = OutsideTypes()
        for (declaration, inherited) in zip(types, found) where !declaration.isNominal && !inherited.isEmpty {
            switch own[declaration.entry].extended {
            case .nominal(let nominal, _): own[nominal.entry].inherited += inherited
            case .outside(let name, _):
                let protocols = inherited.compactMap { if case .nominal(let declaration, _) = $0 { declaration } else { nil } }
                outsideEntry(of: name).protocols += protocols
            default: break
            }
        }
        for (declaration, inherited) in zip(types, found) {
            let parents = inherited.compactMap(\.outsideName)
            if declaration.isNominal {
                if declaration.kind != .enum { outsideTypes.addParents(parents) }
            } else if case .outside(let name, _) = own[declaration.entry].extended {
                outsideTypes.add(name, parents, isListed: isOfSDK(declaration))
            }
        }
        entries = own
    }

    /// Records the order in which members are looked for.
    private func trace(_ types: [Declaration]) {
        outsideTypes.trace()
        let names = outsideTypes.names.union(outsideEntries.keys)
        let lineages = names.map { name in (name, outsideTypes.lineage(of: name).compactMap { outsideEntries[$0] }.filter(\.isUseful)) }
        outsideLineages = Dictionary(uniqueKeysWithValues: lineages.filter { !$0.1.isEmpty })
        for (name, entry) in outsideEntries.sorted(by: { $0.key < $1.key }) {
            for (word, members) in entry.names.all {
                added[word, default: []] += members.filter { !isOfSDK($0) }.map { AddedMember(type: name, declaration: $0) }
            }
        }
        let found = DeepStack.map(types, traced)
        var own = entries
        entries = []
        for (declaration, entry) in zip(types, found) { own[declaration.entry] = entry }
        entries = own
    }

    /// Returns the entry of a type or an extension with the ancestors.
    private func traced(_ declaration: Declaration) -> TypeEntry {
        var entry = entries[declaration.entry]
        entry.own = Self.selfType(of: declaration, extending: entry.extended)
        guard declaration.isNominal else { return entry }
        entry.lineage = lineage(of: declaration)
        entry.nesting = entry.lineage.filter { ancestor in
            switch ancestor {
            case .own(let each): !entries[each.entry].names.types.isEmpty
            case .outside(let each): !each.names.types.isEmpty
            }
        }
        var seen: Set<ObjectIdentifier> = []
        for case .own(let each) in entry.lineage {
            seen.insert(ObjectIdentifier(each))
            for type in inheritedTypes(of: each) {
                guard let outside = type.outsideName else { continue }
                for (distance, name) in outsideTypes.lineage(of: outside).enumerated() {
                    guard let added = outsideEntries[name] else { continue }
                    if !(each.kind == .enum && type.isRaw) { entry.outsideProtocols += added.protocols }
                    guard distance > 0, !added.names.all.isEmpty, seen.insert(ObjectIdentifier(added)).inserted else { continue }
                    entry.outsideLineage.append(added)
                }
            }
        }
        entry.outsideProtocols = entry.outsideProtocols.filter { seen.insert(ObjectIdentifier($0)).inserted }
        return entry
    }

    private func lineage(of declaration: Declaration) -> [Ancestor] {
        var found: [Ancestor] = []
        var seen: Set<Int> = []
        trace(declaration, &seen, &found)
        return found
    }

    private func trace(_ declaration: Declaration, _ seen: inout Set<Int>, _ found: inout [Ancestor]) {
        guard seen.insert(declaration.entry).inserted else { return }
        found.append(.own(declaration))
        for type in inheritedTypes(of: declaration) where !(declaration.kind == .enum && type.isRaw) { trace(type, &seen, &found) }
    }

    private func trace(_ type: KnownType, _ seen: inout Set<Int>, _ found: inout [Ancestor]) {
        switch type {
        case .nominal(let parent, _): trace(parent, &seen, &found)
        case .composition(let types): for each in types { trace(each, &seen, &found) }
        case .outside(let outside, _): if let entry = extended(outside) { found.append(.outside(entry)) }
        default: break
        }
    }

    // MARK: Queries

    /// Returns the type that an extension extends.
    package func extendedType(of declaration: Declaration) -> KnownType { entries[declaration.entry].extended }

    /// Returns the type whose members contain a place.
    package func selfType(in context: Declaration) -> KnownType {
        var scope: Declaration? = context
        while let declaration = scope {
            let entry = declaration.entry
            if entry > 0 {
                return entries[entry].own.isUnknown
                    ? Self.selfType(of: declaration, extending: entries[entry].extended) : entries[entry].own
            }
            scope = declaration.parent
        }
        return .unknown
    }

    private static func selfType(of declaration: Declaration, extending extended: KnownType) -> KnownType {
        guard declaration.kind == .extension else { return .declared(declaration) }
        guard case .nominal(let nominal, let arguments) = extended, arguments.isEmpty else { return extended }
        return .declared(nominal)
    }

    package func inheritedTypes(of declaration: Declaration) -> [KnownType] { entries[declaration.entry].inherited }

    /// Returns the generic parameters of the types around a type, the outermost first.
    private func genericParameters(around type: Declaration) -> [Declaration] {
        var found: [Declaration] = []
        var scope = type.parent
        var left: Set<Int> = []
        while let one = scope {
            if one.kind == .extension, left.insert(one.entry).inserted, case .nominal(let extended, _) = extendedType(of: one) {
                scope = extended
                continue
            }
            found = one.generics + found
            scope = one.parent
        }
        return found
    }

    /// Returns a generic parameter of a declaration around a type.
    ///
    /// Extensions of the type see it too.
    func genericParameter(_ name: Word, around declaration: Declaration) -> Declaration? {
        var scope = declaration.parent
        // In a file that lacks a brace, an extension may be nested in the type that it extends.
        var left: Set<Int> = []
        while let one = scope {
            if let found = one.generics.first(where: { $0.name.word == name }) { return found }
            if one.kind == .extension, left.insert(one.entry).inserted, case .nominal(let extended, _) = extendedType(of: one) {
                scope = extended
            } else {
                scope = one.parent
            }
        }
        return nil
    }

    /// Returns the members with a name of a type and its extensions, without inherited ones.
    package func ownMembers(_ name: Word, of declaration: Declaration) -> [Declaration] { entries[declaration.entry].names.all[name] ?? [] }

    /// Returns the types among these members.
    package func ownTypes(_ name: Word, of declaration: Declaration) -> [Declaration] { entries[declaration.entry].names.types[name] ?? [] }

    /// Returns whether a protocol has a requirement with a name and attributes.
    func hasAttributes(requirement name: String) -> Bool { attributedRequirements.contains(name) }

    /// Returns the entry of an outside type, if the sources add members to the type.
    private func extended(_ outside: String) -> OutsideEntry? { outsideEntries[outside].flatMap { $0.names.all.isEmpty ? nil : $0 } }

    /// Returns the declarations with a name at the top of the modules that a file sees.
    ///
    /// Those of its own module take precedence.
    ///
    /// - Parameter isActive: Whether the build contains the place of the name.
    package func topLevel(_ name: Word, from file: Int, isActive: Bool = true) -> [Declaration] {
        guard let all = topLevel[name], file < files.count else { return [] }
        func isVisible(_ declaration: Declaration) -> Bool { modules.isVisible(declaration, from: file, isActive: isActive) }
        let found = all.only { modules.isTogether($0.file, with: file) && isVisible($0) }
        // A name that is imported alone takes precedence over names of an imported module.
        guard found.isEmpty, !modules.isImportedFromOutside(name, file) else { return found }
        let alone = modules.modules(importedFor: name, from: file).flatMap { module in
            all.filter { modules.isIn($0.file, module: module) && isVisible($0) }
        }
        guard alone.isEmpty else { return alone }
        // Names of several modules have equal precedence.
        let imported = modules.visible[file].flatMap { module in
            all.filter { modules.isIn($0.file, module: module) && isVisible($0) }
        }
        guard imported.isEmpty, !isActive else { return imported }
        return modules.visibleElsewhere[file].flatMap { module in
            all.filter { modules.isIn($0.file, module: module) && isVisible($0) }
        }
    }

    /// Returns all members with a name.
    ///
    /// Members of a type come before inherited ones.
    package func allMembers(_ name: Word, of declaration: Declaration) -> [Declaration] {
        var found: [Declaration] = []
        for ancestor in lineageAsKnown(of: declaration) {
            switch ancestor {
            case .own(let each): if let own = entries[each.entry].names.all[name] { found.add(own) }
            case .outside(let each): if let added = each.names.all[name] { found.add(added) }
            }
        }
        return found
    }

    /// Returns all member types with a name.
    ///
    /// Members of a type come before inherited ones.
    package func memberTypes(_ name: Word, of declaration: Declaration) -> [Declaration] {
        var found: [Declaration] = []
        for ancestor in entries[declaration.entry].lineage.isEmpty ? lineage(of: declaration) : entries[declaration.entry].nesting {
            switch ancestor {
            case .own(let each): if let own = entries[each.entry].names.types[name] { found.add(own) }
            case .outside(let each): if let added = each.names.types[name] { found.add(added) }
            }
        }
        return found
    }

    private func lineageAsKnown(of declaration: Declaration) -> [Ancestor] {
        entries[declaration.entry].lineage.isEmpty ? lineage(of: declaration) : entries[declaration.entry].lineage
    }

    /// Returns a type and all types of the sources that it inherits from or conforms to.
    package func ancestors(of declaration: Declaration) -> [Declaration] {
        lineageAsKnown(of: declaration).compactMap { if case .own(let each) = $0 { each } else { nil } }
    }

    // MARK: Types

    /// Returns the type that a written type refers to at its place.
    func type(_ node: TypeNode, in context: Declaration, depth: Int = 0, isBeforeBraces: Bool = false, cache: LookupCache? = nil)
        -> KnownType
    {
        var names = TypeNames(table: self, file: context.file, depth: depth + 1, cache: cache)
        names.isBeforeBraces = isBeforeBraces
        return names.type(node, in: context)
    }
}

extension [Declaration] {
    /// Appends other declarations.
    ///
    /// Usually the list is empty, and nothing is copied.
    fileprivate mutating func add(_ others: [Declaration]) { if isEmpty { self = others } else { self += others } }

    /// Returns the declarations that a condition is true for.
    ///
    /// Usually it is true for all, and nothing is copied.
    func only(_ holds: (Declaration) -> Bool) -> [Declaration] { allSatisfy(holds) ? self : filter(holds) }
}

extension KnownType {
    /// Whether an enumeration has values of this type, which it does not inherit from.
    var isRaw: Bool { if case .outside(let name, _) = self { StandardLibrary.isRawType(name) } else { false } }
}
