/// The choice between candidates by the members that arguments begin with: `.done`.
extension Resolver {
    /// Returns the candidates whose parameters have the implicit members that arguments begin with, or all candidates if there are none.
    func havingImplicitMembers(_ viable: [(Declaration, [Int])], _ arguments: [ArgumentNode]) -> [(Declaration, [Int])] {
        guard viable.count > 1 else { return viable }
        let implicit = viable.map { candidate, mapping in
            let parameters = inference.parameterTypes(of: candidate)
            return arguments.indices.flatMap { implicitMembers(arguments[$0].value, expecting: parameters[mapping[$0]]) }
        }
        guard implicit.contains(where: { !$0.isEmpty }) else { return viable }
        let supported = viable.indices.filter { implicit[$0].allSatisfy { has($0.name, $0.type) } }
        let isOpen = implicit.contains { $0.contains { $0.isOfLiteral && $0.type.isUnknown } }
        // A type of which it is known that it has the member takes precedence over one of which it is not known.
        let certain = isOpen ? [] : supported.filter { implicit[$0].allSatisfy { !members($0.name, of: $0.type.fullyUnwrapped).isEmpty } }
        return certain.isEmpty ? supported.isEmpty ? viable : supported.map { viable[$0] } : certain.map { viable[$0] }
    }

    /// Returns the implicit members that an argument begins with, or that the elements of a literal begin with, each with the type that it
    /// must be one of.
    private func implicitMembers(
        _ value: ExpressionNode, expecting type: KnownType, isOfLiteral: Bool = false
    ) -> [(name: Word, type: KnownType, isOfLiteral: Bool)] {
        switch value {
        case .array(let elements, _):
            let element = literalElements(.array, of: type.fullyUnwrapped)[0]
            return elements.flatMap { implicitMembers($0, expecting: element, isOfLiteral: true) }
        case .dictionary(let elements, _):
            let types = literalElements(.dictionary, of: type.fullyUnwrapped)
            return elements.flatMap { key, value in
                implicitMembers(key, expecting: types[0], isOfLiteral: true)
                    + implicitMembers(value, expecting: types[1], isOfLiteral: true)
            }
        default: return Self.implicitName(value).map { [($0, type, isOfLiteral)] } ?? []
        }
    }

    /// Returns the type of the elements of a literal for an array, or those of the keys and values of one for a dictionary.
    ///
    /// They are unknown if nothing is known of the type, and `()`, which has no members, if such a literal cannot have it.
    private func literalElements(_ kind: LiteralKind, of type: KnownType) -> [KnownType] {
        let count = kind == .array ? 1 : 2
        switch type {
        case .nominal:
            let found = literalElement(kind == .array ? "arrayLiteral" : "dictionaryLiteral", of: type)
            if found.count == count { return found }
            return Array(repeating: isCompatible(kind, .unknown, type, owner: .unknown) ? .unknown : .void, count: count)
        case .outside(let name, let found) where kind == .dictionary:
            if ["Dictionary", "KeyValuePairs"].contains(name), found.count == count { return found }
        case .outside where kind == .array: return [Collections.element(of: type, table)]
        default: break
        }
        return Array(repeating: .unknown, count: count)
    }

    /// Returns whether a type has the implicit member that an argument begins with.
    private func has(_ name: Word, _ type: KnownType) -> Bool {
        switch type.fullyUnwrapped {
        case .nominal(let declaration, _):
            return name == "init" ? declaration.kind != .protocol : !members(name, of: type.fullyUnwrapped).isEmpty
        case .parameter: return name != "init"
        case .function, .tuple: return false
        case .outside(let outside, _) where StandardLibrary.isValue(outside):
            return StandardLibrary.isStaticMember(name.text) || !members(name, of: type.fullyUnwrapped).isEmpty
        default: return true
        }
    }

    /// Returns the first name of a chain that begins with a dot.
    static func implicitName(_ expression: ExpressionNode) -> Word? {
        switch expression {
        case .member(nil, let name, _, _): name.word
        case .member(let base?, _, _, _): implicitName(base)
        case .call(let callee, _): implicitName(callee)
        case .optionalChain(let inner), .forced(let inner), .awaited(let inner), .tried(let inner, _): implicitName(inner)
        default: nil
        }
    }
}
