/// The functions of the sources that implement operators.
struct OperatorTable {
    /// A function and its parameter types.
    struct Candidate {
        let declaration: Declaration
        let types: [KnownType]
        /// The type that it is a member of.
        let owner: KnownType
    }

    private var candidates: [String: [Candidate]] = [:]
    /// For each operator and type of the sources, the candidates that accept the type.
    private var accepting: [String: [ObjectIdentifier: [Int]]] = [:]
    /// For each operator, the generic candidates that accept no particular type of the sources.
    private var generic: [String: [Int]] = [:]
    /// For each operator, the candidates that accept only outside types.
    private var outsideOnly: [String: [Int]] = [:]

    init() {}

    /// Collects the parameter types of functions, once all types are connected.
    init(_ declarations: [Declaration], _ table: SymbolTable) {
        for (name, all) in Dictionary(grouping: declarations, by: \.name.text) {
            let own = all.map { declaration in
                Candidate(
                    declaration: declaration, types: declaration.parameters.map { table.type($0.type, in: declaration) },
                    owner: table.selfType(in: declaration))
            }
            for (index, candidate) in own.enumerated() where candidate.declaration.condition.isActive {
                let taken = candidate.types.flatMap { Self.own($0, table) }
                for type in taken where accepting[name]?[ObjectIdentifier(type)]?.last != index {
                    accepting[name, default: [:]][ObjectIdentifier(type), default: []].append(index)
                }
                if taken.isEmpty {
                    if candidate.declaration.generics.isEmpty {
                        outsideOnly[name, default: []].append(index)
                    } else {
                        generic[name, default: []].append(index)
                    }
                }
            }
            candidates[name] = own
        }
    }

    /// Returns the functions whose parameters are all generic.
    func generic(_ name: String) -> [Candidate] { (generic[name] ?? []).compactMap { candidates[name]?[$0] } }

    func isDeclared(_ name: String) -> Bool { candidates[name] != nil }

    /// Returns the functions that may match operands of certain types, in the order of the files.
    ///
    /// If no operand has a type of the sources, these are the functions that accept only outside types.
    func candidates(_ name: String, for operands: [KnownType], _ table: SymbolTable) -> [Candidate] {
        guard let all = candidates[name] else { return [] }
        var found: Set<Int> = []
        var isOwn = false
        for operand in operands {
            guard case .nominal(let declaration, _) = operand.fullyUnwrapped else { continue }
            isOwn = true
            for type in table.ancestors(of: declaration) { found.formUnion(accepting[name]?[ObjectIdentifier(type)] ?? []) }
        }
        return (isOwn ? found.sorted() : outsideOnly[name] ?? []).map { all[$0] }
    }

    /// Returns the types of the sources that a parameter's type names.
    private static func own(_ type: KnownType, _ table: SymbolTable) -> [Declaration] {
        switch type.fullyUnwrapped {
        case .nominal(let declaration, _): [declaration]
        case .parameter(let parameter): Constraints(table: table).types(of: parameter).flatMap { own($0, table) }
        case .composition(let types): types.flatMap { own($0, table) }
        case .metatype, .tuple, .function, .outside, .unknown, .module, .associated: []
        }
    }
}
