internal import DecodingPrograms
internal import SwiftSymbols

/// Finds functions of the sources that decode in the place of a function of the standard library.
struct OverloadReader {
    let builder: ProgramBuilder

    init(_ builder: ProgramBuilder) {
        self.builder = builder
    }

    static let keyed = ["KeyedDecodingContainer", "KeyedDecodingContainerProtocol"]

    /// Returns the overload of `decode(_:forKey:)` or `decodeIfPresent(_:forKey:)` that a synthesized initializer calls for a type.
    /// - Parameters:
    ///   - keys: The type of the coding keys.
    ///   - declaration: The type with the initializer.
    ///   - outer: The types of the generic parameters of that type, by which no overload is chosen.
    func keyedOverload(
        _ name: String, of type: KnownType, keys: KnownType, from declaration: Declaration, outer: [ObjectIdentifier: KnownType]
    ) throws(AmbiguousOverload) -> FunctionNumber? {
        let found = best(name, [type], labels: [nil, "forKey"], on: Self.keyed, keys: keys, from: declaration.file, outer)
        guard !outer.isEmpty else { return found }
        // The compiler knows the constraints of the parameters, and not what they are bound to.
        let bound = best(name, [type.replacing(outer)], labels: [nil, "forKey"], on: Self.keyed, keys: keys, from: declaration.file, [:])
        guard found.map({ builder.program[$0].place }) == bound.map({ builder.program[$0].place }) else { throw AmbiguousOverload() }
        return found
    }

    /// An overload that depends on what a generic parameter is bound to.
    struct AmbiguousOverload: Error {}

    /// Returns the most special function with certain labels whose first parameter takes a type.
    private func best(
        _ name: String, _ types: [KnownType], labels: [String?], on receivers: [String], keys: KnownType, from file: Int,
        _ outer: [ObjectIdentifier: KnownType]
    ) -> FunctionNumber? {
        var found: (declaration: Declaration, bindings: [ObjectIdentifier: KnownType], rank: Int)?
        for receiver in receivers {
            for candidate in builder.table.addedMembers(Word(name), of: receiver) where candidate.kind == .function {
                guard candidate.condition.isActive, builder.table.isVisible(candidate, from: file), !candidate.isStatic,
                    candidate.access != .private, candidate.parameters.map(\.label) == labels, !candidate.accessors.isEmpty
                else { continue }
                guard let bindings = bindings(of: candidate, types), !isLessSpecial(candidate, for: types[0]),
                    isAllowed(candidate, bindings, keys: keys)
                else { continue }
                // A function with fewer generic parameters is more special, and then one with more requirements.
                let rank = candidate.generics.count * 100 - candidate.requirements.count - candidate.constraintCount
                if let best = found, best.rank <= rank { continue }
                found = (candidate, bindings, rank)
            }
        }
        return found.map { best in
            builder.function(
                best.declaration, bindings: best.bindings.mapValues { $0.replacing(outer) }, selfType: .outside(receivers[0], []))
        }
    }

    /// Returns whether the standard library has a function of its own for a type, which is more special than one for any type.
    func isLessSpecial(_ candidate: Declaration, for type: KnownType) -> Bool {
        guard let parameter = candidate.parameters.first else { return false }
        let isForAny = if case .metatype(.parameter) = builder.type(parameter.type, at: candidate) { true } else { false }
        let isOfProtocol = candidate.isOfContainerProtocol(builder.table)
        // The members of a type come before those of the extensions of its protocols.
        if isOfProtocol, !candidate.generics.isEmpty, builder.conformances.conforms(type, to: .outside("Decodable", [])) != false {
            return true
        }
        guard isForAny || isOfProtocol, case .outside(let name, _) = type, let leaf = Leaves.leaf(named: name) else { return false }
        return switch leaf {
        case .bool, .string, .integer, .double, .float: true
        default: false
        }
    }

    private func bindings(of candidate: Declaration, _ types: [KnownType]) -> [ObjectIdentifier: KnownType]? {
        var matching = TypeMatching(candidate.generics)
        for (type, parameter) in zip(types, candidate.parameters) {
            guard case .metatype(let declared) = builder.type(parameter.type, at: candidate), matching.matches(type, declared) else {
                return nil
            }
        }
        return matching.bindings
    }

    /// Returns whether the types meet the requirements on generic parameters, and the coding keys those on `Key`.
    ///
    /// - Parameter keys: The type of the coding keys of the container; unknown for other receivers, and inside generic functions.
    func isAllowed(_ candidate: Declaration, _ bindings: [ObjectIdentifier: KnownType], keys: KnownType) -> Bool {
        for parameter in candidate.generics {
            guard let type = bindings[ObjectIdentifier(parameter)] else { continue }
            for node in parameter.inherited where builder.conformances.conforms(type, to: builder.type(node, at: candidate)) == false {
                return false
            }
        }
        for requirement in candidate.requirements {
            switch requirement {
            case .conformance(let left, let right):
                let subject = builder.type(left, at: candidate).replacing(bindings)
                if builder.conformances.conforms(subject, to: builder.type(right, at: candidate)) == false { return false }
            case .same(let left, let right):
                let types = [left, right].map { AssociatedTypes(builder).resolved(builder.type($0, at: candidate).replacing(bindings)) }
                if types.contains(where: { if case .associated = $0 { true } else { $0.isUnknown } }) { continue }
                if !TypeMatching.isSame(types[0], types[1]) { return false }
            }
        }
        return acceptsKeys(candidate, keys)
    }

    /// Returns whether the coding keys of a container meet the requirements that an extension has on `Key`.
    ///
    /// A container with keys that are not known cannot call a function for certain keys.
    private func acceptsKeys(_ candidate: Declaration, _ keys: KnownType) -> Bool {
        guard let scope = candidate.parent, scope.kind == .extension, case .outside = builder.table.extendedType(of: scope) else {
            return true
        }
        return (scope.requirements + candidate.requirements).allSatisfy { requirement in
            switch requirement {
            case .conformance(let left, let right) where BodyReader.isKey(left):
                builder.conformances.conforms(keys, to: builder.type(right, at: candidate)) == true
            case .same(let left, let right) where BodyReader.isKey(left): isSame(keys, right, in: candidate)
            case .same(let left, let right) where BodyReader.isKey(right): isSame(keys, left, in: candidate)
            default: true
            }
        }
    }

    /// Returns whether coding keys have a written type, which may be the one that the compiler makes for a type.
    private func isSame(_ keys: KnownType, _ node: TypeNode, in candidate: Declaration) -> Bool {
        if case .outside(CodingKeysReader.implicitName, let owners) = keys, let owner = owners.first {
            guard case .member(let base, let name, _) = node, name.text == "CodingKeys" else { return false }
            return TypeMatching.isSame(owner, builder.type(base, at: candidate))
        }
        return TypeMatching.isSame(keys, builder.type(node, at: candidate))
    }
}

extension Declaration {
    /// Whether an extension adds it to one of the protocols of containers.
    fileprivate func isOfContainerProtocol(_ table: SymbolTable) -> Bool {
        guard let parent, let name = table.extendedType(of: parent).outsideName else { return false }
        return ["KeyedDecodingContainerProtocol", "UnkeyedDecodingContainer", "SingleValueDecodingContainer"]
            .contains(TypeMatching.last(name))
    }

    /// The number of the constraints on its generic parameters that are written with them: 2 in `<A: B & C>`.
    var constraintCount: Int { generics.reduce(0) { $0 + $1.inherited.reduce(0) { $0 + max($1.heads.count, 1) } } }
}
