internal import SwiftSymbols

/// The names of variables, properties and functions, and the assignments to them.
extension FlowReader {
    mutating func value(of name: NameNode) -> Set<ValueSource> {
        if name.text == "self" { return [.receiver(ObjectIdentifier(function))] }
        if let local = local(name.text) { return local }
        // The raw value of an enumeration is a part of `self`.
        guard let use = names[name] else { return name.text == "rawValue" ? [.receiver(ObjectIdentifier(function))] : [] }
        return value(of: use, base: isMember(use.declaration) ? [.receiver(ObjectIdentifier(function))] : [])
    }

    func isMember(_ declaration: Declaration) -> Bool {
        guard !declaration.isStatic, let parent = declaration.parent else { return false }
        return parent.isNominal || parent.kind == .extension
    }

    mutating func member(_ base: ExpressionNode?, _ name: NameNode) -> Set<ValueSource> {
        let sources = base.map { value($0) } ?? []
        guard let use = names[name] else { return sources.union(savedFolder(name)) }
        return value(of: use, base: sources)
    }

    mutating func value(of use: ResolvedNames.Use, base: Set<ValueSource>) -> Set<ValueSource> {
        let declaration = use.declaration
        switch declaration.kind {
        case .variable:
            if !declaration.accessors.isEmpty {
                add(.call(use), [])
                if !base.isEmpty { add(.pass(to: use, parameter: nil), base) }
            }
            let set = locals.first?[Self.property(declaration)] ?? []
            return part(declaration, of: base).union(set).union([.value(ObjectIdentifier(declaration))])
        case .enumCase: return base.union([.value(ObjectIdentifier(declaration))])
        case .function, .subscript: return base.union([.value(ObjectIdentifier(declaration))])
        default: return base
        }
    }

    /// The name under which the origins of a property are kept.
    static func property(_ declaration: Declaration) -> String { "\(declaration.file):\(declaration.name.offset)" }

    /// Notes that a variable, or a value of which it is a part, gets other values.
    ///
    /// - Parameter isReplaced: Whether a local variable has only these values afterwards.
    mutating func assign(_ sources: Set<ValueSource>, to target: ExpressionNode, isReplaced: Bool = false) {
        switch target {
        case .name(let name, _, _):
            if let frame = locals.lastIndex(where: { $0[name.text] != nil }) {
                if isReplaced { locals[frame][name.text] = sources } else { locals[frame][name.text]?.formUnion(sources) }
            } else if let use = names[name], use.declaration.kind == .variable {
                store(sources, in: use.declaration)
            }
        case .member(let base, let name, _, _):
            let property = names[name].map(\.declaration).flatMap { $0.kind == .variable ? $0 : nil }
            if let property { store(sources, in: property) }
            // A value that gets a part has the origins of the part.
            if let base, !Self.isSelf(base) { assign(property.map { holders(of: sources, in: $0) } ?? sources, to: base) }
        case .subscript(let base, let arguments):
            for argument in arguments.arguments { _ = value(argument.value) }
            assign(sources, to: base)
        case .optionalChain(let inner), .forced(let inner), .reference(let inner): assign(sources, to: inner)
        case .tuple(let arguments): for each in arguments { assign(sources, to: each.value) }
        default: break
        }
    }

    static func isSelf(_ expression: ExpressionNode) -> Bool {
        if case .name(let name, _, _) = expression { name.text == "self" } else { false }
    }

    mutating func store(_ sources: Set<ValueSource>, in declaration: Declaration) {
        guard !sources.isEmpty else { return }
        locals[0][Self.property(declaration), default: []].formUnion(sources)
        add(.store(declaration), sources)
    }
}
