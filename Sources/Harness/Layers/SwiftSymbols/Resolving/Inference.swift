/// Types of declarations, as they are inferred for one file.
///
/// Each type is inferred once.
final class Inference {
    let table: SymbolTable
    /// The results that do not depend on the file.
    let cache: LookupCache
    /// The types of variables that follow from their initial values.
    ///
    /// For circular values, they depend on the first variable that is inferred.
    private var values: [LookupCache.Identity: KnownType] = [:]
    private var inProgress: Set<LookupCache.Identity> = []
    /// The members of a type with a name that are visible in a file.
    var members: [MemberKey: [Declaration]] = [:]
    /// For each name that no file declares, whether it is watched.
    var watched: [String: Bool] = [:]

    struct MemberKey: Hashable {
        let name: Word
        let entry: Int
        let file: Int
        /// Whether the build contains the place from which the members are seen.
        let isActive: Bool

        func _rawHashValue(seed: Int) -> Int {
            TableHash(name._rawHashValue(seed: seed)).combining(entry).combining(file).combining(isActive ? 1 : 0).value
        }
    }

    init(_ table: SymbolTable, _ cache: LookupCache) {
        self.table = table
        self.cache = cache
        members.reserveCapacity(64)
    }

    /// Returns the types that a generic parameter or an associated type inherits from or conforms to, with the constraints around a place.
    func constraints(of parameter: Declaration, in context: Declaration? = nil) -> [KnownType] {
        let key = LookupCache.Constrained(parameter: ObjectIdentifier(parameter), context: context.map { ObjectIdentifier($0) })
        if let known = cache.constraints[key] { return known }
        let found = Constraints(table: table).types(of: parameter, in: context)
        cache.constraints[key] = found
        return found
    }

    /// Returns the type of a variable, or the result type of a callable.
    func type(of declaration: Declaration) -> KnownType {
        let key = LookupCache.Identity(declaration)
        guard declaration.kind == .variable, declaration.type == nil else {
            if let known = cache.types[key] { return known }
            let type = written(declaration)
            cache.types[key] = type
            return type
        }
        if let known = values[key] { return known }
        // A value may depend on itself.
        guard inProgress.count < 64, inProgress.insert(key).inserted else { return .unknown }
        defer { inProgress.remove(key) }
        let type = declaration.value.map { self.type(of: declaration, from: $0) } ?? environmentValue(declaration)
        values[key] = type
        return type
    }

    /// Returns the type of a variable that follows from its initial value.
    private func type(of declaration: Declaration, from value: ExpressionNode) -> KnownType {
        let resolver = Resolver(table, file: declaration.file, inference: self, collectsUses: false)
        resolver.context = declaration
        let found = resolver.infer(value, expecting: .unknown)
        return declaration.pattern.map { part(declaration.name.text, of: $0, found) } ?? found
    }

    /// Returns the type of a variable that is written `@Environment(\.name) var name` or `@Environment(Films.self) var films`.
    private func environmentValue(_ declaration: Declaration) -> KnownType {
        for attribute in declaration.builtAttributes where attribute.name == "Environment" && attribute.arguments.count == 1 {
            let resolver = Resolver(table, file: declaration.file, inference: self, collectsUses: false)
            resolver.context = declaration
            guard case .keyPath = attribute.arguments[0].value else {
                return resolver.infer(attribute.arguments[0].value, expecting: .unknown).instance
            }
            let wanted = KnownType.outside("KeyPath", [.outside("EnvironmentValues", []), .unknown])
            if case .outside(_, let parts) = resolver.infer(attribute.arguments[0].value, expecting: wanted), parts.count == 2 {
                return parts[1]
            }
        }
        return .unknown
    }

    private func written(_ declaration: Declaration) -> KnownType {
        switch declaration.kind {
        case .variable:
            guard let node = declaration.type else { return .unknown }
            let written = table.type(node, in: declaration, cache: cache)
            return declaration.pattern.map { part(declaration.name.text, of: $0, written) } ?? written
        case .function, .subscript, .macro:
            return declaration.type.map { table.type($0, in: declaration, cache: cache) } ?? .void
        case .enumCase, .initializer: return table.selfType(in: declaration)
        default: return .unknown
        }
    }

    private func part(_ name: String, of pattern: PatternNode, _ type: KnownType) -> KnownType {
        switch pattern {
        case .name(let found): return found.text == name ? type : .unknown
        case .tuple(let elements):
            guard case .tuple(let types) = type, types.count == elements.count else { return .unknown }
            for (element, type) in zip(elements, types) {
                let found = part(name, of: element.pattern, type.type)
                if !found.isUnknown { return found }
            }
            return .unknown
        default: return .unknown
        }
    }

    /// Returns the types that an extension or a protocol requires `Self` to inherit from or conform to.
    func selfRequirements(of declaration: Declaration) -> [KnownType] {
        guard !declaration.requirements.isEmpty else { return [] }
        let key = LookupCache.Identity(declaration)
        if let known = cache.selfRequirements[key] { return known }
        let types = table.selfRequirements(of: declaration).flatMap(\.parts)
        cache.selfRequirements[key] = types
        return types
    }

    func parameterTypes(of declaration: Declaration) -> [KnownType] {
        let key = LookupCache.Identity(declaration)
        if let known = cache.parameters[key] { return known }
        let types = declaration.parameters.map { table.type($0.type, in: declaration, cache: cache) }
        cache.parameters[key] = types
        return types
    }
}
