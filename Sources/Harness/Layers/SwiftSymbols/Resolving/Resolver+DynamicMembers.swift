/// Members that types look up dynamically.
extension Resolver {
    /// Returns the type of a member that a `@dynamicMemberLookup` type forwards to its subscript.
    func dynamic(_ name: NameNode, of receiver: KnownType) -> KnownType? {
        guard case .nominal(let declaration, _) = receiver,
            declaration.builtAttributes.contains(where: { $0.name == "dynamicMemberLookup" })
        else { return nil }
        let lookups = dynamicLookups(name, of: receiver)
        guard let lookup = lookups.first else { return nil }
        if lookups.allSatisfy({ $0.file == lookup.file }) {
            addReference(to: lookup, at: name.offset)
        } else {
            addUnresolved(name.text, at: name.offset, .meaning, lookups)
        }
        guard let (_, root, value) = keyPath(of: lookup, for: receiver) else { return memberType(lookup, of: receiver) }
        var bound: [ObjectIdentifier: KnownType] = [:]
        unify(value, member(of: root, name, nil, [], expecting: .unknown), &bound)
        return memberType(lookup, of: receiver).replacing(bound)
    }

    /// Returns the subscripts of a `@dynamicMemberLookup` type that may take a member, without those that the compiler does not prefer.
    ///
    /// Source: SE-0252, "Key Path Member Lookup".
    private func dynamicLookups(_ name: NameNode, of receiver: KnownType) -> [Declaration] {
        let all = members("subscript", of: receiver).filter { $0.parameters.first?.label == "dynamicMember" }
        guard all.count > 1 else { return all }
        let fitting = all.filter { lookup in
            guard let (path, root, value) = keyPath(of: lookup, for: receiver) else { return true }
            let found = members(name.word, of: root)
            guard !found.isEmpty else { return !lacks(name.word, root) }
            return found.contains {
                ($0.kind == .variable && !$0.isReadOnly || !Self.writableKeyPaths.contains(path))
                    && isCompatible(memberType($0, of: root), value, owner: .unknown)
            }
        }
        let possible = fitting.isEmpty ? all : fitting
        let results = possible.map { inference.type(of: $0) }
        let areAlike = results.dropFirst().allSatisfy { KnownType.areAlike($0, results[0]) }
        let favored = areAlike ? possible.filter { !$0.isDisfavored } : []
        let left = favored.isEmpty ? possible : favored
        // A key path with which a value can be set is a more special one.
        let writing = left.filter { keyPath(of: $0, for: receiver).map { Self.writableKeyPaths.contains($0.path) } ?? false }
        return writing.isEmpty ? left : writing
    }

    private static let writableKeyPaths: Set<String> = ["WritableKeyPath", "ReferenceWritableKeyPath"]

    /// Returns the parts of the key path that a subscript takes: its name, the type of its root and that of its value; nil if it takes a text.
    private func keyPath(of lookup: Declaration, for receiver: KnownType) -> (path: String, root: KnownType, value: KnownType)? {
        guard case .outside(let path, let parts)? = inference.parameterTypes(of: lookup).first?.replacing(bindings(of: receiver)),
            path.hasSuffix("KeyPath"), parts.count == 2
        else { return nil }
        return (path, parts[0], parts[1])
    }
}
