internal import DecodingPrograms
internal import DecodingSources
internal import SwiftSymbols

/// The stored properties that hold what an initializer gets.
///
/// They are distinguished, so that the address of one file in an object is not that of another one beside it.
extension FlowReader {
    /// Returns the origins of a property of a value.
    func part(_ property: Declaration, of base: Set<ValueSource>) -> Set<ValueSource> {
        isPlainlyStored(property)
            ? Set(base.compactMap { $0.member(ObjectIdentifier(property)) }) : Set(base.map(\.made))
    }

    /// Returns the origins of a value with a property that has other origins.
    func holders(of sources: Set<ValueSource>, in property: Declaration) -> Set<ValueSource> {
        isPlainlyStored(property) ? Set(sources.map { $0.held(in: ObjectIdentifier(property)) }) : Set(sources.map(\.made))
    }

    /// Returns the origins of what a function of the sources makes of its arguments.
    func result(of use: ResolvedNames.Use, _ receiver: Set<ValueSource>, _ values: [Set<ValueSource>]) -> Set<ValueSource> {
        let declaration = use.declaration
        guard declaration.kind == .initializer else {
            // The value of a case is a part of it.
            return declaration.kind == .enumCase
                ? values.reduce(receiver) { $0.union($1) } : Set(values.reduce(receiver) { $0.union($1) }.map(\.made))
        }
        let properties = Self.properties(assignedBy: declaration, table)
        return values.enumerated().reduce(into: receiver) { found, value in
            let index = value.offset < use.parameters.count ? use.parameters[value.offset] : value.offset
            let name = index < declaration.parameters.count ? declaration.parameters[index].name.text : ""
            found.formUnion(properties[name].map { holders(of: value.element, in: $0) } ?? Set(value.element.map(\.made)))
        }
    }

    /// Returns the origins of a struct that its implicit initializer makes.
    func memberwise(_ type: Declaration, _ arguments: [ArgumentNode], _ values: [Set<ValueSource>]) -> Set<ValueSource> {
        zip(arguments, values).reduce(into: []) { found, argument in
            let property = argument.0.label.flatMap { label in
                type.members.first { $0.kind == .variable && !$0.isStatic && $0.name.text == label }
            }
            found.formUnion(property.map { holders(of: argument.1, in: $0) } ?? Set(argument.1.map(\.made)))
        }
    }

    /// Whether a property has the value that it was given, and no code of its own.
    private func isPlainlyStored(_ property: Declaration) -> Bool {
        isMember(property) && property.parent?.isNominal == true && property.parent?.kind != .protocol && property.accessors.isEmpty
            && !property.isLazy
    }

    /// Returns the properties that an initializer assigns its parameters to, by the names of the parameters that it uses for nothing else.
    private static func properties(assignedBy initializer: Declaration, _ table: SymbolTable) -> [String: Declaration] {
        guard let type = initializer.parent, type.isNominal else { return [:] }
        let names = Set(initializer.parameters.map(\.name.text))
        var found: [String: Declaration] = [:]
        var others: Set<String> = []
        for statement in initializer.accessors.flatMap(\.body) {
            var walk = NameWalk(names: names)
            walk.walk([statement], in: initializer)
            var property: Declaration?
            if case .expression(.sequence(let parts)) = statement, case .assignment(.operand(let target), _) = table.folded(parts) {
                property = Self.property(target, of: type)
            }
            for name in walk.found {
                if let property, found[name] == nil || found[name] === property { found[name] = property } else { others.insert(name) }
            }
        }
        return found.filter { !others.contains($0.key) }
    }

    private static func property(_ target: ExpressionNode, of type: Declaration) -> Declaration? {
        let name: String
        switch target {
        case .name(let found, _, _): name = found.text
        case .member(let base?, let found, _, _) where isSelf(base): name = found.text
        default: return nil
        }
        return type.members.first { $0.kind == .variable && !$0.isStatic && $0.name.text == name }
    }
}

/// A search for names of variables in statements.
private struct NameWalk: BodyWalk {
    let names: Set<String>
    private(set) var found: Set<String> = []

    init(names: Set<String>) { self.names = names }

    mutating func enter(_ expression: ExpressionNode, in scope: Declaration) {
        if case .name(let name, _, _) = expression, names.contains(name.text) { found.insert(name.text) }
    }
}
