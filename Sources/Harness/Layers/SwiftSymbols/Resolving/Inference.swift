/// Types of declarations, inferred once; of one file.
final class Inference {
    let table: SymbolTable
    /// What does not depend on the file.
    let memory: LookupCache
    /// Those of variables that follow from what they begin with: of what is made of itself they depend on where one begins.
    private var values: [ObjectIdentifier: KnownType] = [:]
    private var inProgress: Set<ObjectIdentifier> = []
    /// By type, name and the file that sees them, members.
    var members: [MemberKey: [Declaration]] = [:]
    /// By name that no file declares, whether it is watched.
    var watched: [String: Bool] = [:]

    struct MemberKey: Hashable {
        let name: Word
        let entry: Int
        let file: Int
    }

    init(_ table: SymbolTable, _ memory: LookupCache) {
        self.table = table
        self.memory = memory
        members.reserveCapacity(64)
    }

    /// What a generic parameter or an associated type inherits from or conforms to, by what is written around a place too.
    func constraints(of parameter: Declaration, in context: Declaration? = nil) -> [KnownType] {
        let key = LookupCache.Constrained(parameter: ObjectIdentifier(parameter), context: context.map { ObjectIdentifier($0) })
        if let known = memory.constraints[key] { return known }
        let found = Constraints(table: table).types(of: parameter, in: context)
        memory.constraints[key] = found
        return found
    }

    /// The type of a variable, and what a function gives that is only named.
    func type(of declaration: Declaration) -> KnownType {
        let key = ObjectIdentifier(declaration)
        guard declaration.kind == .variable, declaration.type == nil else {
            if let known = memory.types[key] { return known }
            let type = written(declaration)
            memory.types[key] = type
            return type
        }
        guard let value = declaration.value else { return .unknown }
        if let known = values[key] { return known }
        // A value may be made of itself.
        guard inProgress.count < 64, inProgress.insert(key).inserted else { return .unknown }
        defer { inProgress.remove(key) }
        let resolver = Resolver(table, file: declaration.file, inference: self, isNoting: false)
        resolver.context = declaration
        let found = resolver.infer(value, expecting: .unknown)
        let type = declaration.pattern.map { part(declaration.name.text, of: $0, found) } ?? found
        values[key] = type
        return type
    }

    private func written(_ declaration: Declaration) -> KnownType {
        switch declaration.kind {
        case .variable:
            guard let node = declaration.type else { return .unknown }
            let written = table.type(node, in: declaration, memory: memory)
            return declaration.pattern.map { part(declaration.name.text, of: $0, written) } ?? written
        case .function, .subscript, .macro:
            return declaration.type.map { table.type($0, in: declaration, memory: memory) } ?? .void
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

    func parameterTypes(of declaration: Declaration) -> [KnownType] {
        let key = ObjectIdentifier(declaration)
        if let known = memory.parameters[key] { return known }
        let types = declaration.parameters.map { table.type($0.type, in: declaration, memory: memory) }
        memory.parameters[key] = types
        return types
    }
}
