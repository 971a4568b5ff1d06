/// The functions of the sources that are called by an operator.
struct OperatorTable {
    /// A function, and what its parameters are.
    struct Candidate {
        let declaration: Declaration
        let types: [KnownType]
        /// The type in whose members it stands.
        let owner: KnownType
    }

    private var candidates: [String: [Candidate]] = [:]
    /// By operator and type of the sources, which of the candidates take it.
    private var takers: [String: [ObjectIdentifier: [Int]]] = [:]
    /// By operator, which of the candidates are generic and take no type of the sources.
    private var generic: [String: [Int]] = [:]
    /// By operator, which of the candidates take types from outside alone.
    private var outsiders: [String: [Int]] = [:]

    init() {}

    /// Takes down what functions take, once all types are connected.
    init(_ declarations: [Declaration], _ table: SymbolTable) {
        for (name, all) in Dictionary(grouping: declarations, by: \.name.text) {
            let own = all.map { declaration in
                Candidate(
                    declaration: declaration, types: declaration.parameters.map { table.type($0.type, in: declaration) },
                    owner: table.selfType(in: declaration))
            }
            for (index, candidate) in own.enumerated() where candidate.declaration.condition.isActive {
                let taken = candidate.types.flatMap { Self.own($0, table) }
                for type in taken where takers[name]?[ObjectIdentifier(type)]?.last != index {
                    takers[name, default: [:]][ObjectIdentifier(type), default: []].append(index)
                }
                if taken.isEmpty {
                    if candidate.declaration.generics.isEmpty {
                        outsiders[name, default: []].append(index)
                    } else {
                        generic[name, default: []].append(index)
                    }
                }
            }
            candidates[name] = own
        }
    }

    /// The functions that take what generic parameters stand for alone.
    func generic(_ name: String) -> [Candidate] { (generic[name] ?? []).compactMap { candidates[name]?[$0] } }

    func isDeclared(_ name: String) -> Bool { candidates[name] != nil }

    /// The functions that operands of certain types may be meant for, in the order of the files; where no operand is of the sources, those that take none of
    /// theirs.
    func candidates(_ name: String, for operands: [KnownType], _ table: SymbolTable) -> [Candidate] {
        guard let all = candidates[name] else { return [] }
        var found: Set<Int> = []
        var isOwn = false
        for operand in operands {
            guard case .nominal(let declaration, _) = operand.fullyUnwrapped else { continue }
            isOwn = true
            for type in table.ancestors(of: declaration) { found.formUnion(takers[name]?[ObjectIdentifier(type)] ?? []) }
        }
        return (isOwn ? found.sorted() : outsiders[name] ?? []).map { all[$0] }
    }

    /// The types of the sources that a parameter's type names.
    private static func own(_ type: KnownType, _ table: SymbolTable) -> [Declaration] {
        switch type.fullyUnwrapped {
        case .nominal(let declaration, _): [declaration]
        case .parameter(let parameter): Constraints(table: table).types(of: parameter).flatMap { own($0, table) }
        case .composition(let types): types.flatMap { own($0, table) }
        case .metatype, .tuple, .function, .outside, .unknown, .module, .associated: []
        }
    }
}
