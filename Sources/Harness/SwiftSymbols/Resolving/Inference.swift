/// Types of declarations, inferred once.
final class Inference {
    let table: SymbolTable
    private var types: [ObjectIdentifier: KnownType] = [:]
    private var parameters: [ObjectIdentifier: [KnownType]] = [:]
    private var constraints: [Constrained: [KnownType]] = [:]
    private var inProgress: Set<ObjectIdentifier> = []
    /// What names of types were found to stand for.
    let memory = TypeMemory()
    /// By type, name and the file that sees them, members.
    var members: [MemberKey: [Declaration]] = [:]
    /// By type, what stands for the associated types and generic parameters of all that it inherits from, where nothing is known of its own.
    var bindings: [Int: [ObjectIdentifier: KnownType]] = [:]
    /// By name that no file declares, whether it is watched.
    var watched: [String: Bool] = [:]

    struct MemberKey: Hashable {
        let name: String
        let entry: Int
        let file: Int
    }

    private struct Constrained: Hashable {
        let parameter: ObjectIdentifier
        let context: ObjectIdentifier?
    }

    init(_ table: SymbolTable) {
        self.table = table
    }

    /// What a generic parameter or an associated type inherits from or conforms to, by what is written around a place too.
    func constraints(of parameter: Declaration, in context: Declaration? = nil) -> [KnownType] {
        let key = Constrained(parameter: ObjectIdentifier(parameter), context: context.map { ObjectIdentifier($0) })
        if let known = constraints[key] { return known }
        let found = Constraints(table: table).types(of: parameter, in: context)
        constraints[key] = found
        return found
    }

    /// The type of a variable, and what a function gives that is only named.
    func type(of declaration: Declaration) -> KnownType {
        let key = ObjectIdentifier(declaration)
        if let known = types[key] { return known }
        // A value may be made of itself.
        guard inProgress.count < 64, inProgress.insert(key).inserted else { return .unknown }
        defer { inProgress.remove(key) }
        let type = inferred(declaration)
        types[key] = type
        return type
    }

    private func inferred(_ declaration: Declaration) -> KnownType {
        switch declaration.kind {
        case .variable:
            if let node = declaration.type {
                let written = table.type(node, in: declaration, memory: memory)
                guard let pattern = declaration.pattern else { return written }
                return part(declaration.name.text, of: pattern, written)
            }
            guard let value = declaration.value else { return .unknown }
            let resolver = Resolver(table, file: declaration.file, inference: self, isNoting: false)
            resolver.context = declaration
            let type = resolver.infer(value, expecting: .unknown)
            return declaration.pattern.map { part(declaration.name.text, of: $0, type) } ?? type
        case .function, .subscript, .macro:
            return declaration.type.map { table.type($0, in: declaration, memory: memory) } ?? .void
        case .enumCase, .initializer:
            return table.selfType(in: declaration)
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
        if let known = parameters[key] { return known }
        let types = declaration.parameters.map { table.type($0.type, in: declaration, memory: memory) }
        parameters[key] = types
        return types
    }
}
