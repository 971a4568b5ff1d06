/// An alias of types, and the types that it refers to, also through other aliases.
package struct TypeAlias: Sendable {
    /// The number of its declaration.
    package let declaration: Int
    /// The numbers of the types of the sources in it: `Film` of `[Film]`.
    package let types: [Int]
    /// The names of the types from outside in it.
    package let outside: [String]
}

extension SymbolTable {
    /// Returns the aliases that other files see.
    func aliases() -> [TypeAlias] {
        declarations.filter { $0.kind == .typealias && $0.access >= .internal && $0.type != nil }.compactMap { alias in
            guard let number = alias.number, let node = alias.type else { return nil }
            var types: Set<Int> = []
            var outside: Set<String> = []
            var open = [type(node, in: alias)]
            while let next = open.popLast() {
                switch next {
                case .nominal(let declaration, let arguments):
                    if let number = declaration.number { types.insert(number) }
                    open += arguments
                case .outside(let name, let arguments):
                    outside.insert(name)
                    open += arguments
                case .composition(let parts): open += parts
                case .tuple(let elements): open += elements.map(\.type)
                case .function(let parameters, let result): open += parameters + [result]
                case .metatype(let inner): open.append(inner)
                case .parameter, .associated, .module, .unknown: break
                }
            }
            return TypeAlias(declaration: number, types: types.sorted(), outside: outside.sorted())
        }
    }
}
