/// The meaning of aliases with generic arguments, and of associated types.
extension SymbolTable {
    /// Returns whether an extension names an alias of a type with generic arguments.
    func isOfAlias(_ declaration: Declaration, _ type: KnownType) -> Bool {
        guard !declaration.hasArguments else { return false }
        switch type {
        // The arguments of an alias with parameters of its own may be any.
        case .nominal(_, let arguments), .outside(_, let arguments):
            return !arguments.isEmpty && !arguments.contains(where: \.hasConstrained)
        default: return false
        }
    }

    /// Returns whether an extension names an alias of a type with generic arguments: `extension Films`, where `Films` is `Box<Film>`.
    func isOfAliasWithArguments(_ declaration: Declaration) -> Bool { isOfAlias(declaration, extendedType(of: declaration)) }

    /// Returns the type that an extension of such an alias extends, with the generic arguments of the types around it, whose generic parameters
    /// are known only once all extensions are bound; nil if there are none.
    func withOuterArguments(_ declaration: Declaration) -> (declaration: Declaration, type: KnownType)? {
        guard case .nominal(let extended, _) = extendedType(of: declaration), !extended.outerGenerics.isEmpty,
            let type = declaration.type.flatMap({ boundType($0, in: declaration) }), isOfAlias(declaration, type)
        else { return nil }
        return (declaration, type)
    }

    /// Returns a type with the types that types of the sources declare for associated types of protocols: `Home.State` for `R.State`, if `R`
    /// is `Home`.
    ///
    /// Subclasses, extensions with requirements and extensions of protocols are left out, because other declarations may count there.
    ///
    /// - Parameter depth: The number of aliases that were followed to get here.
    func withWitnesses(_ type: KnownType, depth: Int = 0) -> KnownType {
        // Aliases and associated types may refer to each other.
        guard depth < Self.witnessLimit, type.hasAssociated else { return type }
        return type.replacingAssociated { base, associated in
            guard case .nominal(let owner, _) = base, owner.kind != .protocol, !self.isSubclass(owner) else { return nil }
            return self.witness(of: associated, in: owner, depth: depth)?.replacing(base.bindings)
        }
    }

    /// Returns the type that a type of the sources declares for an associated type; nil if there is none, or if requirements or branches of
    /// `#if` decide which one it is.
    ///
    /// - Parameter depth: The number of aliases that were followed to get here.
    func witness(of associated: Declaration, in owner: Declaration, depth: Int = 0) -> KnownType? {
        let witnesses = ownTypes(associated.name.word, of: owner).filter { $0.kind != .associatedType && $0.condition.isActive }
        guard witnesses.count == 1, let witness = witnesses.first, !witness.isConditional else { return nil }
        var names = TypeNames(table: self, file: witness.file, depth: depth + 1)
        return names.meaning(of: witness, [])
    }

    private static let witnessLimit = 4

    private func isSubclass(_ declaration: Declaration) -> Bool {
        declaration.kind == .class
            && inheritedTypes(of: declaration).contains { if case .nominal(let parent, _) = $0 { parent.kind == .class } else { false } }
    }

    /// Returns the types and aliases that a type and its extensions declare, in the order of their numbers.
    func innerTypes(of declaration: Declaration) -> [Declaration] {
        entries[declaration.entry].names.types.values.joined().sorted { ($0.number ?? 0) < ($1.number ?? 0) }
    }
}
