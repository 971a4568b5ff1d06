internal import DecodingPrograms
internal import SwiftSymbols

/// The names of types.
extension ProgramBuilder {
    /// The name of a type with the types around it.
    func name(of type: KnownType) -> String {
        name(of: type) { declaration, arguments in
            let path = declaration.number.map { table.paths[$0] } ?? declaration.name.text
            let outer = declaration.outerGenerics.count
            guard outer > 0, arguments.count >= outer, let dot = path.lastIndex(of: ".") else { return path + Self.list(arguments) }
            // The arguments of the types around it are written before its own name.
            return path[..<dot] + Self.list(arguments.prefix(outer)) + path[dot...] + Self.list(arguments.dropFirst(outer))
        }
    }

    /// The name of a type as the standard library prints it.
    func shortName(of type: KnownType) -> String {
        name(of: type) { $0.name.text + Self.list($1.dropFirst($0.outerGenerics.count)) }
    }

    /// The name of a type that no other type has.
    func key(of type: KnownType) -> String {
        name(of: type) { "\($0.name.text)#\($0.number ?? -1)#\($0.file)#\($0.name.offset)" + Self.list($1) }
    }

    private static func list(_ names: some Collection<String>) -> String { names.isEmpty ? "" : "<\(names.joined(separator: ", "))>" }

    private func name(of type: KnownType, _ own: (Declaration, [String]) -> String) -> String {
        func names(_ types: [KnownType]) -> [String] { types.map { name(of: $0, own) } }
        switch type {
        case .nominal(let declaration, let arguments): return own(declaration, names(arguments))
        case .parameter(let declaration): return own(declaration, [])
        case .associated(let base, let declaration): return "\(name(of: base, own)).\(declaration.name.text)"
        case .outside(let name, let arguments): return name + Self.list(names(arguments))
        case .tuple(let elements): return "(\(names(elements.map(\.type)).joined(separator: ", ")))"
        case .function(let parameters, let result):
            return "(\(names(parameters).joined(separator: ", "))) -> \(name(of: result, own))"
        case .metatype(let inner): return "\(name(of: inner, own)).Type"
        case .composition(let parts): return names(parts).joined(separator: " & ")
        case .module, .unknown: return "a type that is not known"
        }
    }
}
