internal import Locks

/// The types that the sources do not declare, and the members that the sources add to them.
extension SymbolTable {
    /// Returns the entry of an outside type, if the sources extend it.
    func entry(of outside: String) -> OutsideEntry? { outsideEntries[outside] }

    /// Returns the entries of an outside type and of the types that it conforms to, if the sources extend them.
    package func addedLineage(of outside: String) -> [OutsideEntry] { outsideLineages[outside] ?? [] }

    /// Returns the types with a name that the sources add to an outside type.
    package func addedTypes(_ name: Word, of outside: String) -> [Declaration] { outsideEntries[outside]?.names.types[name] ?? [] }

    /// Returns whether a declaration is one of an SDK, and not one of the sources.
    func isOfSDK(_ declaration: Declaration) -> Bool { declaration.file >= files.count }

    /// Returns whether an SDK or the standard library declares a type with a name.
    func isKnownOutside(type name: String) -> Bool { isOfSDK(type: name) || StandardLibrary.isOwn(name) || StandardLibrary.isKnown(name) }

    /// Returns the members with a name that the sources add to indirect ancestors of a type: the types that its outside types conform to.
    ///
    /// The outside types implement the requirements of protocols.
    func addedBeyond(_ name: Word, of declaration: Declaration) -> [Declaration] {
        let entry = entries[declaration.entry]
        var found = entry.outsideLineage.flatMap { $0.names.all[name] ?? [] }
        for one in entry.outsideProtocols {
            for member in allMembers(name, of: one) where member.parent?.kind != .protocol && !found.contains(where: { $0 === member }) {
                if isAllowed(member, for: declaration) { found.append(member) }
            }
        }
        return found
    }

    /// Returns whether a type inherits from the outside types that the extension around a member requires `Self` to inherit from.
    private func isAllowed(_ member: Declaration, for declaration: Declaration) -> Bool {
        guard member.isConditional, let owner = member.parent else { return true }
        let wanted = selfRequirements(of: owner).compactMap(\.outsideName)
        guard !wanted.isEmpty else { return true }
        let known = Set(outsideParents(of: declaration).flatMap { outsideTypes.lineage(of: $0) })
        return wanted.allSatisfy(known.contains)
    }

    /// Returns the protocols of the sources that extensions make the outside ancestors of a type conform to.
    func outsideProtocols(of declaration: Declaration) -> [Declaration] { entries[declaration.entry].outsideProtocols }

    /// Returns an outside type and all outside types that it inherits from or conforms to, as far as they are known.
    func lineage(ofOutside name: String) -> [String] { outsideTypes.lineage(of: name) }

    /// Returns whether a type may inherit from another one, though its known supertypes do not show it.
    func mayInherit(_ outside: String, from other: String) -> Bool { outsideTypes.mayInherit(outside, from: other) }

    /// Returns whether an SDK declares a class with a name.
    func isClassOfSDK(_ name: String) -> Bool { outsideTypes.isListed(name) && outsideTypes.lineage(of: name).contains("NSObject") }

    /// Returns the members with a name that the sources add to outside types from which another one may inherit, though nothing shows that
    /// it does.
    func possibleMembers(_ name: Word, of outside: String) -> [Declaration] {
        guard let all = added[name] else { return [] }
        return all.filter { outsideTypes.mayInherit(outside, from: $0.type) }.map(\.declaration)
    }

    /// Returns whether an SDK or the standard library is known to have members with a name.
    func isMemberOutside(_ name: Word) -> Bool { StandardLibrary.members.contains(name.text) || sdkNames.value.contains(name) }

    /// Returns whether an SDK or the standard library is known to have functions, or anything else without a receiver, with a name.
    func isFunctionOutside(_ name: Word) -> Bool { StandardLibrary.functions.contains(name.text) || sdkNames.value.contains(name) }

    /// Returns whether any type of the sources has a member with a name.
    func isMember(_ name: Word) -> Bool { memberNames.value.contains(name) }

    /// Returns whether the sources add a member with a name to an outside type.
    func isAdded(_ name: Word) -> Bool { added[name] != nil }

    /// Returns the outside types to which the sources add members with a name, sorted.
    func typesWithAdded(_ name: Word) -> [String] { Set((added[name] ?? []).map(\.type)).sorted() }

    /// Returns whether an SDK declares an outside type.
    func isOfSDK(type name: String) -> Bool { outsideTypes.isListed(name) }

    /// Returns the outside types that a type of the sources and its ancestors name as supertypes.
    func outsideParents(of declaration: Declaration) -> [String] {
        ancestors(of: declaration).flatMap { ancestor in
            inheritedTypes(of: ancestor).flatMap(\.parts).compactMap { part in
                ancestor.kind == .enum && part.isRaw ? nil : part.outsideName
            }
        }
    }

    /// Returns whether a type has an associated type with a name from an outside protocol that it conforms to, directly or through others.
    func hasOutsideType(_ name: String, in declaration: Declaration) -> Bool {
        guard StandardLibrary.isTypeName(name) else { return false }
        return ancestors(of: declaration).contains { ancestor in
            inheritedTypes(of: ancestor).flatMap(\.parts).contains { part in
                guard case .outside(let outside, _) = part else { return false }
                if ancestor.kind == .enum, StandardLibrary.isRawType(outside) { return name == "RawValue" }
                return StandardLibrary.gives(outside, type: name)
            }
        }
    }

    /// Returns whether an extension requires `Self` to conform to an outside protocol that has an associated type with a name.
    func hasOutsideType(_ name: String, askedOfSelfBy declaration: Declaration) -> Bool {
        // The protocol is looked up outside of the extension, whose names depend on it.
        guard declaration.kind == .extension, StandardLibrary.isTypeName(name), let outer = declaration.parent else { return false }
        return selfRequirements(of: declaration, from: outer).flatMap(\.parts).contains { part in
            if case .outside(let outside, _) = part { StandardLibrary.gives(outside, type: name) } else { false }
        }
    }

    /// Returns the types that a protocol or an extension requires `Self` to inherit from or conform to.
    ///
    /// - Parameters:
    ///   - declaration: The protocol or extension.
    ///   - place: The declaration from which the types are looked up; nil for the declaration itself.
    ///   - depth: The number of types that were followed to get here.
    func selfRequirements(of declaration: Declaration, from place: Declaration? = nil, depth: Int = 0) -> [KnownType] {
        declaration.requirements.compactMap { requirement in
            guard case .conformance(.named(let left, _), let right) = requirement, left.text == "Self" else { return nil }
            return type(right, in: place ?? declaration, depth: depth)
        }
    }

    /// Returns the type that an extension of an outside type extends, with the generic arguments that it requires; nil if it requires none.
    ///
    /// An example is `Array<Film>` for `extension Array where Element == Film`.
    func withRequiredArguments(_ declaration: Declaration) -> (entry: Int, type: KnownType)? {
        guard declaration.kind == .extension, case .outside(let name, let written) = extendedType(of: declaration), written.isEmpty
        else { return nil }
        var arguments: [KnownType] = []
        for case .same(.named(let parameter, _), let right) in declaration.requirements {
            guard let position = Collections.position(of: parameter.text, in: name) else { continue }
            while arguments.count <= position { arguments.append(.unknown) }
            arguments[position] = type(right, in: declaration)
        }
        return arguments.isEmpty ? nil : (declaration.entry, .outside(name, arguments))
    }
}
