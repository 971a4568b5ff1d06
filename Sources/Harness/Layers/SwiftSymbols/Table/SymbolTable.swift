/// All that several files declare, and what it is called.
///
/// Once it is made nothing of it changes: that is what lets several threads ask it.
final class SymbolTable: @unchecked Sendable {
    let files: [ParsedFile]
    let modules: ModuleTable
    /// All that has a name, by its number.
    let declarations: [Declaration]
    /// The name of each of them, behind those of what it stands in: `A.B.c`.
    let paths: [String]
    /// By name, what stands at the top of files, in their order.
    private let topLevel: [Word: [Declaration]]
    /// What belongs to each type and each extension, by its number among them.
    private var entries: [TypeEntry]
    /// What the sources add to outside types, by their names.
    private var outsideEntries: [String: OutsideEntry] = [:]
    /// By the name of an outside type, which of those that it is known to conform to, and itself, the sources add something to; none before all is connected.
    private var outsideLineages: [String: [OutsideEntry]] = [:]
    /// The names of what protocols ask for with attributes.
    private let attributedRequirements: Set<String>
    private(set) var operators = OperatorTable()
    /// By operator, its precedence group.
    let precedences: [String: String]

    init(_ files: [ParsedFile], modules names: [String], moduleOfFile: [Int]) {
        self.files = files
        modules = ModuleTable(names, files, ofFile: moduleOfFile)
        let inventories = DeepStack.map(files) { DeclarationIndex($0) }
        declarations = inventories.flatMap(\.declarations)
        paths = inventories.flatMap(\.paths)
        for (number, declaration) in declarations.enumerated() { declaration.number = number }
        topLevel = Dictionary(grouping: inventories.flatMap(\.topLevel), by: \.name.word)
        precedences = Dictionary(inventories.flatMap(\.precedences), uniquingKeysWith: { _, last in last })
        attributedRequirements = Set(inventories.flatMap(\.attributedRequirements))
        // Under 0 stands nothing.
        entries = [TypeEntry()] + inventories.flatMap(\.entries)
        let types = inventories.flatMap(\.types)
        for (number, declaration) in types.enumerated() { declaration.entry = number + 1 }
        bind(types.filter { $0.kind == .extension })
        connect(types)
        // What stands inside a type may inherit from what this inherits.
        connect(types)
        trace(types)
        operators = OperatorTable(inventories.flatMap(\.operators), self)
    }

    // MARK: Building

    /// Finds what each extension extends: one may extend what another one has added, so as often as that helps.
    private func bind(_ extensions: [Declaration]) {
        var left = extensions
        while !left.isEmpty {
            var bound: [(Declaration, KnownType)] = []
            var later: [Declaration] = []
            for declaration in left {
                if let node = declaration.type, let type = boundType(node, in: declaration) {
                    bound.append((declaration, type))
                } else {
                    later.append(declaration)
                }
            }
            guard !bound.isEmpty else { break }
            add(bound)
            left = later
        }
        add(left.compactMap { declaration in declaration.type.map { (declaration, type($0, in: declaration)) } })
    }

    private func boundType(_ node: TypeNode, in declaration: Declaration) -> KnownType? {
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

    /// Adds what extensions have to what they extend.
    private func add(_ bound: [(declaration: Declaration, type: KnownType)]) {
        var types = entries
        entries = []
        for (declaration, type) in bound {
            let type = type.firstPart
            types[declaration.entry].extended = type
            switch type {
            case .nominal(let nominal, _): types[nominal.entry].names.add(declaration.members)
            case .outside(let name, _): outsideEntry(of: name).names.add(declaration.members)
            default: break
            }
        }
        entries = types
    }

    /// What is added to an outside type, to add to it.
    private func outsideEntry(of name: String) -> OutsideEntry {
        if let known = outsideEntries[name] { return known }
        let new = OutsideEntry(name)
        outsideEntries[name] = new
        return new
    }

    /// Finds what types inherit from and conform to, here or by an extension.
    private func connect(_ types: [Declaration]) {
        let found = DeepStack.map(types) { declaration in
            let types = declaration.inherited.map { self.type($0, in: declaration, isBeforeBraces: true) }
            // `protocol A where Self: B`.
            return declaration.kind == .protocol ? types + self.selfRequirements(of: declaration) : types
        }
        var own = entries
        entries = []
        for (declaration, inherited) in zip(types, found) where declaration.isNominal { own[declaration.entry].inherited = inherited }
        for entry in outsideEntries.values { entry.protocols = [] }
        for (declaration, inherited) in zip(types, found) where !declaration.isNominal && !inherited.isEmpty {
            switch own[declaration.entry].extended {
            case .nominal(let nominal, _): own[nominal.entry].inherited += inherited
            case .outside(let name, _):
                let protocols = inherited.compactMap { if case .nominal(let declaration, _) = $0 { declaration } else { nil } }
                outsideEntry(of: name).protocols += protocols
            default: break
            }
        }
        entries = own
    }

    private func selfRequirements(of declaration: Declaration) -> [KnownType] {
        declaration.requirements.compactMap { requirement in
            guard case .conformance(.named(let left, _), let right) = requirement, left.text == "Self" else { return nil }
            return type(right, in: declaration)
        }
    }

    /// Writes down in which order members are looked for.
    private func trace(_ types: [Declaration]) {
        let names = Set(outsideEntries.keys).union(StandardLibrary.described)
        let lineages = names.map { name in (name, StandardLibrary.lineage(of: name).compactMap { outsideEntries[$0] }) }
        outsideLineages = Dictionary(uniqueKeysWithValues: lineages.filter { !$0.1.isEmpty })
        let found: [[Ancestor]] = DeepStack.map(types) { $0.isNominal ? self.lineage(of: $0) : [] }
        var own = entries
        entries = []
        for (declaration, lineage) in zip(types, found) {
            let number = declaration.entry
            own[number].own = Self.selfType(of: declaration, extending: own[number].extended)
            own[number].lineage = lineage
            own[number].nesting = lineage.filter { ancestor in
                switch ancestor {
                case .own(let each): !own[each.entry].names.types.isEmpty
                case .outside(let each): !each.names.types.isEmpty
                }
            }
            own[number].outsideLineage = own[number].inherited.flatMap { type -> [OutsideEntry] in
                guard case .outside(let outside, _) = type else { return [] }
                return StandardLibrary.lineage(of: outside).dropFirst().compactMap(extended)
            }
        }
        entries = own
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
        for type in inheritedTypes(of: declaration) { trace(type, &seen, &found) }
    }

    private func trace(_ type: KnownType, _ seen: inout Set<Int>, _ found: inout [Ancestor]) {
        switch type {
        case .nominal(let parent, _): trace(parent, &seen, &found)
        case .composition(let types): for each in types { trace(each, &seen, &found) }
        case .outside(let outside, _): if let entry = extended(outside) { found.append(.outside(entry)) }
        default: break
        }
    }

    // MARK: Asking

    /// What an extension extends.
    func extendedType(of declaration: Declaration) -> KnownType { entries[declaration.entry].extended }

    /// The type in whose members a place stands.
    func selfType(in context: Declaration) -> KnownType {
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
        guard declaration.kind == .extension else { return .nominal(declaration, declaration.generics.map { .parameter($0) }) }
        guard case .nominal(let nominal, let arguments) = extended, arguments.isEmpty else { return extended }
        return .nominal(nominal, nominal.generics.map { .parameter($0) })
    }

    func inheritedTypes(of declaration: Declaration) -> [KnownType] { entries[declaration.entry].inherited }

    /// A generic parameter of what a type stands in; extensions of the type see it too.
    func genericParameter(_ name: Word, around declaration: Declaration) -> Declaration? {
        var scope = declaration.parent
        // In a file that lacks a brace an extension may stand inside what it extends.
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

    /// What a type and its extensions have by a name, without what they inherit.
    func ownMembers(_ name: Word, of declaration: Declaration) -> [Declaration] { entries[declaration.entry].names.all[name] ?? [] }

    /// The types among them.
    func ownTypes(_ name: Word, of declaration: Declaration) -> [Declaration] { entries[declaration.entry].names.types[name] ?? [] }

    /// Whether a protocol asks for something of a name with attributes.
    func hasAttributes(requirement name: String) -> Bool { attributedRequirements.contains(name) }

    /// What the sources add to an outside type, if they add any member.
    private func extended(_ outside: String) -> OutsideEntry? { outsideEntries[outside].flatMap { $0.names.all.isEmpty ? nil : $0 } }

    /// An outside type and what it is known to conform to, as far as the sources add something to them.
    func addedLineage(of outside: String) -> [OutsideEntry] { outsideLineages[outside] ?? [] }

    /// What the sources add to what the outside types conform to that a type inherits from.
    func addedBeyond(_ name: Word, of declaration: Declaration) -> [Declaration] {
        entries[declaration.entry].outsideLineage.flatMap { $0.names.all[name] ?? [] }
    }

    /// What stands at the top of the modules that a file sees: its own before all others; `isActive` says whether the build has the place.
    func topLevel(_ name: Word, from file: Int, isActive: Bool = true) -> [Declaration] {
        guard let all = topLevel[name] else { return [] }
        let own = modules.ofFile[file]
        let found = all.only { modules.ofFile[$0.file] == own && modules.isVisible($0, from: file) }
        // What is imported by its own name comes before what a whole module brings.
        guard found.isEmpty, !modules.isImportedFromOutside(name, file) else { return found }
        // Of several modules none comes before another.
        let imported = modules.visible[file].dropFirst().flatMap { module in
            all.filter { modules.ofFile[$0.file] == module && modules.isVisible($0, from: file) }
        }
        guard imported.isEmpty, !isActive else { return imported }
        return modules.visibleElsewhere[file].flatMap { module in
            all.filter { modules.ofFile[$0.file] == module && $0.access >= .package }
        }
    }

    func topLevel(_ name: Word, of module: Int, from file: Int) -> [Declaration] {
        (topLevel[name] ?? []).filter { modules.ofFile[$0.file] == module && modules.isVisible($0, from: file) }
    }

    func module(named name: Word, from file: Int) -> Int? { modules.module(named: name, from: file) }

    /// Whether a file sees a name.
    func isVisible(_ declaration: Declaration, from file: Int) -> Bool { modules.isVisible(declaration, from: file) }

    /// All members by a name, those of a type before those that it inherits.
    func allMembers(_ name: Word, of declaration: Declaration) -> [Declaration] {
        var found: [Declaration] = []
        for ancestor in lineageAsKnown(of: declaration) {
            switch ancestor {
            case .own(let each): if let own = entries[each.entry].names.all[name] { found.add(own) }
            case .outside(let each): if let added = each.names.all[name] { found.add(added) }
            }
        }
        return found
    }

    /// All types among the members by a name, those of a type before those that it inherits.
    func memberTypes(_ name: Word, of declaration: Declaration) -> [Declaration] {
        var found: [Declaration] = []
        for ancestor in entries[declaration.entry].lineage.isEmpty ? lineage(of: declaration) : entries[declaration.entry].nesting {
            switch ancestor {
            case .own(let each): if let own = entries[each.entry].names.types[name] { found.add(own) }
            case .outside(let each): if let added = each.names.types[name] { found.add(added) }
            }
        }
        return found
    }

    /// The types that the sources add to an outside type by a name.
    func addedTypes(_ name: Word, of outside: String) -> [Declaration] { outsideEntries[outside]?.names.types[name] ?? [] }

    /// Whether a type has an associated type of a name by a protocol from outside that it conforms to, through others too.
    func hasOutsideType(_ name: String, in declaration: Declaration) -> Bool {
        guard StandardLibrary.isTypeName(name) else { return false }
        return ancestors(of: declaration).contains { ancestor in
            inheritedTypes(of: ancestor).flatMap(\.parts).contains { part in
                guard case .outside(let outside, _) = part else { return false }
                if ancestor.kind == .enum, StandardLibrary.isRawType(outside) { return name == "RawValue" }
                return StandardLibrary.gives(outside, type: name)
            }
        }
    }

    /// Whether an extension asks `Self` to conform to a protocol from outside that has an associated type of a name.
    func hasOutsideType(_ name: String, askedOfSelfBy declaration: Declaration) -> Bool {
        guard declaration.kind == .extension, StandardLibrary.isTypeName(name) else { return false }
        return selfRequirements(of: declaration).flatMap(\.parts).contains { part in
            if case .outside(let outside, _) = part { StandardLibrary.gives(outside, type: name) } else { false }
        }
    }

    private func lineageAsKnown(of declaration: Declaration) -> [Ancestor] {
        entries[declaration.entry].lineage.isEmpty ? lineage(of: declaration) : entries[declaration.entry].lineage
    }

    /// A type and all of the sources' types that it inherits from and conforms to.
    func ancestors(of declaration: Declaration) -> [Declaration] {
        lineageAsKnown(of: declaration).compactMap { if case .own(let each) = $0 { each } else { nil } }
    }

    // MARK: Types

    /// What a written type stands for, where it stands.
    func type(_ node: TypeNode, in context: Declaration, depth: Int = 0, isBeforeBraces: Bool = false, memory: LookupCache? = nil)
        -> KnownType
    {
        var names = TypeNames(table: self, file: context.file, depth: depth + 1, memory: memory)
        names.isBeforeBraces = isBeforeBraces
        return names.type(node, in: context)
    }
}

extension [Declaration] {
    /// Appends others; most often there are none yet, and nothing is copied.
    fileprivate mutating func add(_ others: [Declaration]) { if isEmpty { self = others } else { self += others } }

    /// Those of which something holds; most often it holds of all, and nothing is copied.
    func only(_ holds: (Declaration) -> Bool) -> [Declaration] { allSatisfy(holds) ? self : filter(holds) }
}
