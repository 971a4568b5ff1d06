/// A resolver for written types, which also collects the declarations that they name.
struct TypeNames {
    let table: SymbolTable
    let file: Int
    /// The declarations that names refer to; nil if they are not needed.
    var found: [(declaration: Declaration, offset: Int)]?
    /// The offsets of attributes of types.
    private(set) var attributes: [Int] = []
    /// The names that the sources do not declare; nil if they are not needed.
    var outside: [NameNode]?
    /// The names that types of several modules have, and those of members of unknown types; nil if they are not needed.
    var undecided: [(name: NameNode, candidates: [Declaration])]?
    /// The names behind those of modules that no project declares; nil if they are not needed.
    var ofUnknownModules: [(name: NameNode, candidates: [Declaration])]?
    /// The names that only branches of `#if` declare which the build lacks; nil if they are not needed.
    var leftOut: [(name: NameNode, candidates: [Declaration])]?
    /// Whether the names are in front of a type's braces, where its members are not visible.
    var isBeforeBraces = false
    /// The innermost `#if` around the names inside of the declaration around them.
    var condition = Condition()
    /// The number of aliases that are being resolved.
    ///
    /// An alias may refer to itself.
    private let depth: Int
    private let cache: LookupCache?
    /// The aliases that may still be followed; nil if none has been.
    private var budget: AliasBudget?

    static let depthLimit = 12

    /// The number of aliases that one written type may contain, directly or through others: each may name the next one many times.
    private final class AliasBudget {
        var left = 10_000
    }

    init(table: SymbolTable, file: Int, depth: Int = 1, cache: LookupCache? = nil) {
        self.table = table
        self.file = file
        self.depth = depth
        self.cache = cache
    }

    mutating func type(_ node: TypeNode, in context: Declaration, locals: [Word: Declaration] = [:]) -> KnownType {
        switch node {
        case .named(let name, let arguments):
            let arguments = arguments.map { type($0, in: context, locals: locals) }
            if name.text == "Self" { return table.selfType(in: context) }
            if let local = locals[name.word] { return meaning(of: local, arguments) }
            guard let lookup = lookUp(name.word, in: context) else { return outside(name, arguments, in: context) }
            return use(lookup, name, arguments, in: context)
        case .member(let base, let name, let arguments):
            let arguments = arguments.map { type($0, in: context, locals: locals) }
            if case .named(let module, _) = base, lookUp(module.word, in: context) == nil,
                let number = table.module(named: module.word, from: file, isActive: isActive(context))
            {
                let isActive = isActive(context)
                let types = table.topLevel(name.word, of: number, from: file, isActive: isActive).filter(Self.isType)
                guard let lookup = decided(types, isActive) else {
                    let all = table.topLevel(name.word, of: number, from: file, isActive: false).filter(Self.isType)
                    guard !addLeftOut(name, all, in: context) else { return .unknown }
                    // The module may export another one from outside again.
                    outside?.append(NameNode(word: Word("\(module.text).\(name.text)"), offset: name.offset))
                    return table.isKnownOutside(type: name.text) ? .outside(StandardLibrary.meaning(of: name.text), arguments) : .unknown
                }
                return use(lookup, name, arguments, in: context)
            }
            let base = type(base, in: context, locals: locals)
            return member(name, of: base, arguments, in: context)
        case .optional(let inner), .implicitlyUnwrapped(let inner): return .outside("Optional", [type(inner, in: context, locals: locals)])
        case .array(let inner): return .array(type(inner, in: context, locals: locals))
        case .dictionary(let key, let value):
            return .outside("Dictionary", [type(key, in: context, locals: locals), type(value, in: context, locals: locals)])
        case .tuple(let elements):
            return .tuple(elements.map { (label: $0.label, type: type($0.type, in: context, locals: locals)) })
        case .function(let parameters, let result):
            let parameters = parameters.map { type($0, in: context, locals: locals) }
            return .function(parameters, type(result, in: context, locals: locals))
        case .composition(let types): return .composition(types.map { type($0, in: context, locals: locals) })
        case .metatype(let inner): return .metatype(type(inner, in: context, locals: locals))
        case .opaque(let inner): return type(inner, in: context, locals: locals)
        case .attributed(let attributes, let inner):
            for attribute in attributes {
                self.attributes += attribute.type.heads.map(\.offset)
                _ = type(attribute.type, in: context, locals: locals)
            }
            return type(inner, in: context, locals: locals)
        case .several(let types):
            let known = types.map { type($0, in: context, locals: locals) }
            return known.first ?? .unknown
        case .missing: return .unknown
        }
    }

    /// Collects the use of a name, and returns the type that it refers to.
    private mutating func use(
        _ lookup: FoundDeclaration, _ name: NameNode, _ arguments: [KnownType], in context: Declaration
    ) -> KnownType {
        let declaration: Declaration
        switch lookup {
        case .one(let only): declaration = only
        case .several(let candidates):
            guard let only = nearest(candidates, in: context) else {
                undecided?.append((name, candidates))
                return .unknown
            }
            declaration = only
        }
        found?.append((declaration, name.offset))
        return ofSelf(meaning(of: declaration, arguments), declaration, in: context)
    }

    /// Returns the type that an alias of an SDK's protocol means, with the type around the place for `Self`.
    private func ofSelf(_ type: KnownType, _ declaration: Declaration, in context: Declaration) -> KnownType {
        guard table.isOfSDK(declaration), declaration.kind == .typealias, let owner = declaration.parent,
            case .outside(let extended, _) = table.extendedType(of: owner)
        else { return type }
        return type.replacingOutside { $0 == extended ? table.selfType(in: context) : nil }
    }

    /// Returns the type that a name means in a branch of `#if` that the build lacks; nil if files differ about it.
    private func nearest(_ candidates: [Declaration], in context: Declaration) -> Declaration? {
        guard !isActive(context) else { return nil }
        let outer = context.condition.clauses
        let found = Condition.nearest(candidates, to: condition.clauses.count > outer.count ? condition.clauses : outer)
        guard let first = found.first else { return nil }
        return found.count == 1 || !first.condition.isActive && found.allSatisfy { $0.file == first.file } ? first : nil
    }

    /// Returns a member type, such as a nested type or an associated type.
    mutating func member(_ name: NameNode, of base: KnownType, _ arguments: [KnownType], in context: Declaration) -> KnownType {
        if name.text == "Type" || name.text == "Protocol" { return .metatype(base) }
        let isActive = isActive(context)
        let all = memberTypes(name.word, of: base, in: context)
        let visible = all.filter { table.isVisible($0, from: file, isActive: isActive) }
        guard let declaration = preferred(visible, isActive) else {
            if addLeftOut(name, all, in: context) { return .unknown }
            if case .outside(let outside, _) = base {
                let found = table.ofUnknownModule(outside, name.word, from: file, isActive: isActive).filter(Self.isType)
                if !found.isEmpty { ofUnknownModules?.append((name, found)) }
                let dotted = "\(outside).\(name.text)"
                if found.isEmpty { self.outside?.append(NameNode(word: Word(dotted), offset: name.offset)) }
                return .outside(StandardLibrary.member(name.text, of: outside), arguments)
            }
            undecided?.append((name, []))
            return .unknown
        }
        found?.append((declaration, name.offset))
        if declaration.kind == .associatedType {
            // A protocol may declare an associated type of its parents again. It is the same type then.
            let first = visible.last { $0.kind == .associatedType }
            if let first, first !== declaration { found?.append((first, name.offset)) }
            if case .parameter = base { return .associated(base, declaration) }
            if case .associated = base { return .associated(base, declaration) }
        }
        return meaning(of: declaration, arguments).replacing(base.bindings)
    }

    private func memberTypes(_ name: Word, of base: KnownType, in context: Declaration) -> [Declaration] {
        switch base {
        case .nominal(let declaration, _):
            return table.memberTypes(name, of: declaration)
                + (declaration.kind == .protocol ? required(name, of: declaration, around: context) : [])
        case .outside(let outside, _): return table.addedTypes(name, of: outside)
        case .parameter(let parameter):
            return Constraints(table: table, depth: depth + 1).types(of: parameter, in: context)
                .flatMap { memberTypes(name, of: $0, in: context) }
        case .associated(_, let parameter):
            return Constraints(table: table, depth: depth + 1).types(of: parameter).flatMap { memberTypes(name, of: $0, in: context) }
        case .composition(let types): return types.flatMap { memberTypes(name, of: $0, in: context) }
        default: return []
        }
    }

    /// Returns the type that the name of a type refers to.
    mutating func meaning(of declaration: Declaration, _ arguments: [KnownType]) -> KnownType {
        switch declaration.kind {
        case .struct, .class, .enum, .actor, .protocol:
            // Arguments that are left out are unknown, and those of the types around it follow from the place.
            guard !declaration.outerGenerics.isEmpty, arguments.count == declaration.generics.count else {
                return .nominal(declaration, arguments)
            }
            return .nominal(declaration, declaration.outerGenerics.map { .parameter($0) } + arguments)
        case .genericParameter: return .parameter(declaration)
        case .associatedType: return .parameter(declaration)
        case .typealias:
            let budget = self.budget ?? AliasBudget()
            self.budget = budget
            guard let node = declaration.type, depth < Self.depthLimit, budget.left > 0 else { return .unknown }
            budget.left -= 1
            // Names inside an alias are not written at this place, so they are not collected.
            var inner = TypeNames(table: table, file: declaration.file, depth: depth + 1, cache: cache)
            inner.budget = budget
            let type = inner.type(node, in: declaration)
            guard arguments.count == declaration.generics.count, !arguments.isEmpty else { return type }
            let bindings = Dictionary(uniqueKeysWithValues: zip(declaration.generics.map { ObjectIdentifier($0) }, arguments))
            return table.withWitnesses(type.replacing(bindings), depth: depth)
        default: return .unknown
        }
    }

    private mutating func outside(_ name: NameNode, _ arguments: [KnownType], in context: Declaration) -> KnownType {
        if let module = table.module(named: name.word, from: file, isActive: isActive(context)) { return .module(module) }
        if isLeftOut(name, in: context), !table.isKnownOutside(type: name.text) {
            let candidates: [Declaration] =
                switch lookUp(name.word, in: context, isActive: false) {
                case .one(let declaration): [declaration]
                case .several(let declarations): declarations
                case nil: []
                }
            // Extensions show that it is a type.
            if addLeftOut(name, candidates, in: context), table.entry(of: name.text) == nil { return .unknown }
        }
        outside?.append(name)
        return switch name.text {
        case "Void": .void
        case "Any", "AnyObject": .outside(name.text, [])
        default: .outside(StandardLibrary.meaning(of: name.text), arguments)
        }
    }

    // MARK: Looking up

    static func isType(_ declaration: Declaration) -> Bool {
        switch declaration.kind {
        case .struct, .class, .enum, .actor, .protocol, .typealias, .associatedType, .genericParameter: true
        default: false
        }
    }

    /// Returns whether the build contains the names in a declaration.
    private func isActive(_ context: Declaration) -> Bool { condition.isActive && context.condition.isActive }

    /// Returns whether a name at a place that the build contains may be one of a branch of `#if` that it lacks.
    private func isLeftOut(_ name: NameNode, in context: Declaration) -> Bool {
        leftOut != nil && isActive(context) && table.isLeftOut(name.word)
    }

    /// Adds a name that only branches of `#if` declare which the build lacks.
    ///
    /// - Returns: Whether that is so.
    @discardableResult
    private mutating func addLeftOut(_ name: NameNode, _ found: [Declaration], in context: Declaration) -> Bool {
        guard isLeftOut(name, in: context) else { return false }
        let candidates = table.leftOut(found, from: file)
        guard !candidates.isEmpty else { return false }
        leftOut?.append((name, candidates))
        return true
    }

    /// Returns the nearest type that a name refers to at a place.
    func lookUp(_ name: Word, in context: Declaration) -> FoundDeclaration? { lookUp(name, in: context, isActive: isActive(context)) }

    private func lookUp(_ name: Word, in context: Declaration, isActive: Bool) -> FoundDeclaration? {
        guard isBeforeBraces, context.isNominal, context.kind != .protocol else { return lookUp(name, from: context, isActive: isActive) }
        if let parameter = context.generics.first(where: { $0.name.word == name }) { return .one(parameter) }
        return context.parent.flatMap { lookUp(name, from: $0, isActive: isActive) }
    }

    /// Returns the nearest type that a name refers to, from a declaration outward.
    ///
    /// - Parameter isActive: Whether the build contains the place of the name.
    private func lookUp(_ name: Word, from start: Declaration, isActive: Bool) -> FoundDeclaration? {
        var scope: Declaration? = start
        while let declaration = scope {
            if let found = declaration.generics.first(where: { $0.name.word == name }) { return .one(found) }
            if declaration.kind == .block, let found = declaration.members.first(where: { $0.name.word == name && Self.isType($0) }) {
                return .one(found)
            }
            if declaration.entry > 0 || declaration.kind == .file { return cachedLookUp(name, inside: declaration, isActive: isActive) }
            scope = declaration.parent
        }
        return nil
    }

    /// Returns the type that a name refers to everywhere in a type, extension or file.
    private func cachedLookUp(_ name: Word, inside declaration: Declaration, isActive: Bool) -> FoundDeclaration? {
        guard let cache else { return lookUp(name, inside: declaration, isActive: isActive) }
        let place = declaration.entry > 0 ? declaration.entry : -1 - declaration.file
        let key = LookupCache.Key(name: name, place: place, isActive: isActive, depth: depth)
        if let known = cache.found[key] { return known }
        let found = lookUp(name, inside: declaration, isActive: isActive)
        cache.found[key] = .some(found)
        return found
    }

    private func lookUp(_ name: Word, inside declaration: Declaration, isActive: Bool) -> FoundDeclaration? {
        switch declaration.kind {
        case .file: return decided(table.topLevel(name, from: file, isActive: isActive).filter(Self.isType), isActive)
        case .extension:
            if let found = extended(name, by: declaration, isActive) ?? required(name, by: declaration, isActive) { return .one(found) }
        default:
            if declaration.name.word == name, isOwnName(declaration, name) { return .one(declaration) }
            if let found = member(name, of: declaration, isActive) { return .one(found) }
        }
        // Inherited types are nearer than types of the declarations around.
        if isInherited(name.text, inside: declaration) { return nil }
        return declaration.parent.flatMap { lookUp(name, from: $0, isActive: isActive) }
    }

    /// Returns whether a protocol or an extended type has a type with a name from outside.
    ///
    /// In the signatures of a type of the sources, the compiler looks at the declarations around the type before it looks at associated
    /// types. The associated types are inferred from these signatures.
    private func isInherited(_ name: String, inside declaration: Declaration) -> Bool {
        guard StandardLibrary.isTypeName(name) else { return false }
        if table.hasOutsideType(name, askedOfSelfBy: declaration) { return true }
        return switch table.selfType(in: declaration) {
        case .nominal(let nominal, _): nominal.kind == .protocol && table.hasOutsideType(name, in: nominal)
        case .outside(let outside, _): StandardLibrary.hasType(name, in: outside)
        default: false
        }
    }

    /// Returns whether the name of a type refers to the type itself inside of it.
    ///
    /// It does unless the type has a member type of that name.
    private func isOwnName(_ declaration: Declaration, _ name: Word) -> Bool { table.ownTypes(name, of: declaration).isEmpty }

    private func extended(_ name: Word, by declaration: Declaration, _ isActive: Bool) -> Declaration? {
        switch table.extendedType(of: declaration) {
        // A file cannot extend a type that it does not see.
        case .nominal(let nominal, _) where table.isVisible(nominal, from: file, isActive: isActive):
            nominal.generics.first { $0.name.word == name } ?? (nominal.name.word == name && nominal.parent?.kind != .file ? nominal : nil)
                ?? member(name, of: nominal, isActive) ?? table.genericParameter(name, around: nominal)
        case .outside(let outside, _):
            preferred(table.addedTypes(name, of: outside).filter { table.isVisible($0, from: file, isActive: isActive) }, isActive)
        default: nil
        }
    }

    /// Returns the types with a name that an extension of a protocol around a place requires `Self` to have.
    private func required(_ name: Word, of extended: Declaration, around context: Declaration) -> [Declaration] {
        var scope: Declaration? = context
        while let declaration = scope {
            if declaration.kind == .extension, case .nominal(let own, _) = table.extendedType(of: declaration), own === extended {
                return required(name, by: declaration, isActive(context)).map { [$0] } ?? []
            }
            scope = declaration.parent
        }
        return []
    }

    /// Returns the type with a name of a protocol that an extension requires `Self` to conform to.
    private func required(_ name: Word, by declaration: Declaration, _ isActive: Bool) -> Declaration? {
        // The protocol is looked up outside of the extension, whose names depend on it.
        guard depth < Self.depthLimit, let outer = declaration.parent else { return nil }
        for case .nominal(let wanted, _) in table.selfRequirements(of: declaration, from: outer, depth: depth + 1).flatMap(\.parts) {
            if let found = member(name, of: wanted, isActive) { return found }
        }
        return nil
    }

    private func member(_ name: Word, of declaration: Declaration, _ isActive: Bool) -> Declaration? {
        let found = table.memberTypes(name, of: declaration).filter { found in
            // Outside of protocols, the name of an associated type refers to the type that implements it.
            (found.kind != .associatedType || declaration.kind == .protocol) && table.isVisible(found, from: file, isActive: isActive)
        }
        return preferred(found, isActive)
    }

    /// Returns the type at the top of a file that a name refers to.
    private func decided(_ types: [Declaration], _ isActive: Bool) -> FoundDeclaration? {
        let active = types.filter(\.condition.isActive)
        if active.count > 1 { return ModuleChoice.of(active, from: file, table) }
        // The branch around the name decides.
        if !isActive, types.count > 1, active.count < types.count { return .several(types) }
        return preferred(types, isActive).map { .one($0) }
    }

    /// Returns the declaration that the build contains.
    ///
    /// Several may be alternatives of `#if`. Only inactive places see inactive declarations.
    private func preferred(_ declarations: [Declaration], _ isActive: Bool) -> Declaration? {
        declarations.first(where: \.condition.isActive) ?? (isActive ? nil : declarations.first)
    }
}
