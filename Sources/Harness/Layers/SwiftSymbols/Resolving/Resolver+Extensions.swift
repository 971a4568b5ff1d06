/// The members of extensions that require something of the extended type: `extension Reactive where Base: UIScrollView`.
extension Resolver {
    /// Returns whether a type meets what the extension around a member requires of `Self`.
    func hasItsSelf(_ declaration: Declaration, _ type: KnownType) -> Bool {
        guard declaration.isConditional, let owner = declaration.parent else { return true }
        return inference.selfRequirements(of: owner).allSatisfy { wanted in
            switch wanted {
            case .nominal(let wanted, _): conforms(type.instance, to: wanted)
            case .outside(let outside, _): mayMeet(type.instance, outside)
            default: true
            }
        }
    }

    /// Returns whether a type of which only protocols are known, such as `Self` and `any Film & Rated`, may conform to an outside type.
    private func mayMeet(_ type: KnownType, _ outside: String) -> Bool {
        guard !StandardLibrary.isImplicitConformance(outside, ofEnum: false) else { return true }
        switch type {
        case .nominal(let declaration, _) where declaration.kind == .protocol: return mayImply(type, outside)
        case .composition(let types): return types.contains { mayImply($0, outside) }
        case .parameter: return constraints(of: type).contains { mayImply($0, outside) }
        default: return true
        }
    }

    private func conforms(_ type: KnownType, to wanted: Declaration) -> Bool {
        switch type {
        case .nominal(let declaration, _): inherits(declaration, from: wanted)
        case .parameter, .associated: constraints(of: type).contains { conforms($0, to: wanted) }
        case .composition(let types): types.contains { conforms($0, to: wanted) }
        case .outside(let outside, _):
            table.addedLineage(of: outside).contains { $0.protocols.contains { inherits($0, from: wanted) } }
        case .metatype, .tuple, .function, .module, .unknown: true
        }
    }

    // MARK: Generic arguments

    /// Returns whether the generic arguments of a receiver violate the requirements of the extension around a member.
    ///
    /// - Parameter whole: The type that must meet what the extension requires of `Self`.
    func isExcluded(_ declaration: Declaration, by receiver: KnownType, as whole: KnownType) -> Bool {
        guard declaration.isConditional, let owner = declaration.parent else { return false }
        return requirements(of: owner).all.contains { requirement in
            switch requirement {
            case .same(let name, let wanted):
                let given = argument(name, of: receiver, in: owner)
                let isOptionalKnown = ![given, wanted].contains { $0.isUnknown || $0.isConstrained }
                return isOptionalKnown && given.isOptional != wanted.isOptional
                    || !isCompatible(given, wanted, owner: .unknown) || !isCompatible(wanted, given, owner: .unknown)
            case .conformance(let name, let wanted, let isAlias):
                // In other branches of `#if`, an alias may mean another type.
                if !isActivePlace, isAlias, wanted.isOutside { return false }
                return !mayConform(subject(name, of: receiver, as: whole, in: owner), to: wanted)
            }
        }
    }

    /// A requirement of an extension for a generic parameter, or for `Self`.
    enum Requirement {
        case same(Word, KnownType)
        /// - Parameter isAlias: Whether the type is written with another name than its own.
        case conformance(Word, KnownType, isAlias: Bool)
    }

    /// The requirements of an extension.
    struct Requirements {
        var all: [Requirement]
        /// Whether these are all; those of the arguments of an outside type are not known.
        var areComplete: Bool
    }

    /// Returns the requirements of an extension, looked up once.
    private func requirements(of owner: Declaration) -> Requirements {
        let key = LookupCache.Identity(owner)
        if let known = inference.cache.requirements[key] { return known }
        let found = writtenRequirements(of: owner)
        inference.cache.requirements[key] = found
        return found
    }

    /// Returns the requirements of an extension, of which generic arguments are some: `extension Box<Film>` is one of `Box where T == Film`,
    /// and so is an extension of an alias of `Box<Film>`.
    private func writtenRequirements(of owner: Declaration) -> Requirements {
        let written = owner.requirements.map { requirement -> Requirement? in
            switch requirement {
            case .same(.named(let name, _), let right): return .same(name.word, table.type(right, in: owner))
            case .conformance(.named(let name, _), let right):
                let type = table.type(right, in: owner)
                return .conformance(name.word, type, isAlias: right.path != [type.outsideName])
            default: return nil
            }
        }
        var found = Requirements(all: written.compactMap { $0 }, areComplete: !written.contains { $0 == nil })
        guard owner.hasArguments || table.isOfAliasWithArguments(owner) else { return found }
        let names: [Word]
        let arguments: [KnownType]
        switch table.extendedType(of: owner) {
        case .nominal(let extended, let written):
            names = extended.kind == .protocol ? extended.primaryTypes : (extended.outerGenerics + extended.generics).map(\.name.word)
            arguments = written
        case .outside(let extended, let written):
            names = StandardLibrary.parameters(of: extended).map { Word($0) }
            arguments = written
        default:
            found.areComplete = false
            return found
        }
        if names.count == arguments.count, !arguments.contains(where: \.isConstrained) {
            found.all += zip(names, arguments).map { .same($0, $1) }
        } else {
            found.areComplete = false
        }
        return found
    }

    /// Returns whether a generic argument may inherit from or conform to a type.
    private func mayConform(_ given: KnownType, to wanted: KnownType) -> Bool {
        // A protocol may stand for any type that conforms to it.
        if case .nominal(let declaration, _) = given, declaration.kind == .protocol { return true }
        if case .composition(let types) = wanted { return types.allSatisfy { mayConform(given, to: $0) } }
        // An optional conforms if an extension makes it conform, for some of its types at least.
        if case .outside("Optional", _) = given, case .nominal(let declaration, _) = wanted { return conforms(given, to: declaration) }
        guard case .outside(let name, _) = wanted else { return isCompatible(given, wanted, owner: .unknown) }
        let isClass = table.isClassOfSDK(name)
        if case .nominal(let declaration, _) = given, !isClass {
            return StandardLibrary.isImplicitConformance(name, ofEnum: declaration.kind == .enum) || table.hasMacroFromOutside(declaration)
                || table.outsideParents(of: declaration).contains { mayInherit($0, from: name) }
        }
        // In generic code, only the constraints count. What the standard library's protocols imply is not fully known.
        if given.isConstrained, isClass || !StandardLibrary.isKnown(name) { return constraints(of: given).contains { mayImply($0, name) } }
        guard isClass else { return isCompatible(given, wanted, owner: .unknown) }
        switch given {
        case .outside(let outside, _): return mayInherit(outside, from: name)
        case .nominal(let declaration, _): return table.outsideParents(of: declaration).contains { mayInherit($0, from: name) }
        case .composition(let types): return types.contains { mayConform($0, to: wanted) }
        case .metatype(let inner): return mayConform(inner, to: wanted)
        case .function, .tuple: return false
        case .parameter, .associated, .module, .unknown: return true
        }
    }

    /// Returns whether a type that meets a constraint may inherit from or conform to an outside type because of that.
    private func mayImply(_ constraint: KnownType, _ outside: String) -> Bool {
        var seen: Set<LookupCache.Identity> = []
        return mayImply(constraint, outside, &seen)
    }

    /// - Parameter seen: The types that are being searched or imply nothing. A protocol may require its own `Self` to conform to itself.
    private func mayImply(_ constraint: KnownType, _ outside: String, _ seen: inout Set<LookupCache.Identity>) -> Bool {
        switch constraint {
        // The standard library's protocols may imply more than is known.
        case .outside(let name, _): return StandardLibrary.isKnown(outside) || mayInherit(name, from: outside)
        case .nominal(let declaration, _):
            guard seen.insert(LookupCache.Identity(declaration)).inserted else { return false }
            if table.outsideParents(of: declaration).contains(where: { mayInherit($0, from: outside) }) { return true }
            for type in inference.selfRequirements(of: declaration) where mayImply(type, outside, &seen) { return true }
            return false
        case .composition(let types):
            for type in types where mayImply(type, outside, &seen) { return true }
            return false
        case .unknown: return true
        case .parameter, .associated, .metatype, .function, .tuple, .module: return false
        }
    }

    /// Returns whether an outside type inherits from another one, or may do so.
    private func mayInherit(_ outside: String, from other: String) -> Bool {
        table.lineage(ofOutside: outside).contains(other) || table.mayInherit(outside, from: other)
    }

    /// Returns the type that must conform to what an extension requires of `Self` or of a generic parameter.
    private func subject(_ name: Word, of receiver: KnownType, as whole: KnownType, in owner: Declaration) -> KnownType {
        name == "Self" ? whole.instance : argument(name, of: receiver, in: owner)
    }

    /// Returns the generic argument of a receiver for a generic parameter of an extended type.
    func argument(_ name: Word, of receiver: KnownType, in owner: Declaration) -> KnownType {
        var found = KnownType.unknown
        if case .nominal(let extended, _) = table.extendedType(of: owner),
            let parameter = extended.generics.first(where: { $0.name.word == name })
                ?? extended.outerGenerics.last(where: { $0.name.word == name })
        {
            found = bindings(of: receiver)[ObjectIdentifier(parameter)] ?? ownArgument(parameter, of: receiver)
        } else if case .outside(let outside, let arguments) = receiver, let position = StandardLibrary.position(of: name.text, in: outside)
        {
            found = position < arguments.count ? arguments[position] : .unknown
        } else if case .outside(let outside, _) = receiver,
            let alias = table.addedTypes(name, of: outside).first(where: { table.isVisible($0, from: file, isActive: isActivePlace) })
        {
            found = ofOutside(meaning(of: alias, []).instance, alias, receiver)
        } else if name == "Element" {
            found = Collections.element(of: receiver, table)
        } else if case .nominal(let nominal, _) = receiver {
            // A generic parameter is an associated type with its name.
            if let parameter = nominal.generics.first(where: { $0.name.word == name }) {
                found = bindings(of: receiver)[ObjectIdentifier(parameter)] ?? ownArgument(parameter, of: receiver)
            } else if let own = table.memberTypes(name, of: nominal).first(where: { $0.kind != .associatedType }) {
                found = meaning(of: own, []).instance.replacing(bindings(of: receiver))
            } else if let witness = StandardLibrary.witness(of: name.text), let member = table.ownMembers(witness, of: nominal).first {
                found = inference.type(of: member).replacing(bindings(of: receiver))
            }
        }
        // Other associated types are unknown.
        if case .outside(let outside, _) = found, StandardLibrary.isTypeName(outside) { return .unknown }
        return found
    }

    /// Returns a generic parameter as its own argument, if a type is written without arguments inside of its own declaration or extension.
    private func ownArgument(_ parameter: Declaration, of receiver: KnownType) -> KnownType {
        guard case .nominal(let nominal, let arguments) = receiver.instance, arguments.isEmpty,
            case .nominal(let around, _) = selfType, around === nominal
        else { return .unknown }
        return .parameter(parameter)
    }

    // MARK: Precedence

    /// Returns the members of a receiver without those that a member of an extension with more requirements hides, which it certainly meets.
    ///
    /// - Parameter whole: The type that must meet what extensions require of `Self`.
    func mostSpecific(_ found: [Declaration], of receiver: KnownType, as whole: KnownType) -> [Declaration] {
        guard found.count > 1, found.contains(where: \.isConditional) else { return found }
        return found.only { member in
            // Only an extension with requirements can have more than another one.
            !found.contains {
                $0.isConditional && $0.parent !== member.parent && isInterchangeable($0, member) && isMoreSpecific($0, than: member)
                    && isCertain($0, for: receiver, as: whole)
            }
        }
    }

    /// Returns whether a receiver certainly meets the requirements of the extension around a member.
    private func isCertain(_ declaration: Declaration, for receiver: KnownType, as whole: KnownType) -> Bool {
        guard declaration.isConditional, let owner = declaration.parent else { return true }
        let requirements = requirements(of: owner)
        return requirements.areComplete
            && requirements.all.allSatisfy { requirement in
                switch requirement {
                case .same(let name, let type): isExactly(argument(name, of: receiver, in: owner), type)
                case .conformance(let name, let type, _): certainlyConforms(subject(name, of: receiver, as: whole, in: owner), to: type)
                }
            }
    }

    /// Returns whether two declarations have the same parameters and belong to the same type.
    func isInterchangeable(_ declaration: Declaration, _ other: Declaration) -> Bool {
        guard declaration.kind == other.kind, declaration.isStatic == other.isStatic, isAlike(declaration, other) else { return false }
        switch (table.selfType(in: declaration), table.selfType(in: other)) {
        case (.nominal(let left, _), .nominal(let right, _)): return left === right
        case (.outside(let left, _), .outside(let right, _)): return left == right
        case (.unknown, .unknown): return true
        default: return false
        }
    }

    /// Returns whether the extension around a member certainly requires more than that around another one.
    func isMoreSpecific(_ declaration: Declaration, than other: Declaration) -> Bool {
        guard let owner = declaration.parent, let less = other.parent, owner !== less, owner.kind == .extension, less.kind == .extension
        else { return false }
        return implies(owner, less) && !implies(less, owner)
    }

    /// Returns whether the requirements of an extension certainly contain those of another one.
    private func implies(_ owner: Declaration, _ other: Declaration) -> Bool {
        let (given, wanted) = (requirements(of: owner), requirements(of: other))
        return wanted.areComplete && wanted.all.allSatisfy { wanted in given.all.contains { implies($0, wanted) } }
    }

    private func implies(_ given: Requirement, _ wanted: Requirement) -> Bool {
        switch (given, wanted) {
        case (.same(let left, let type), .same(let right, let same)): left == right && isExactly(type, same)
        case (.same(let left, let type), .conformance(let right, let parent, _)),
            (.conformance(let left, let type, _), .conformance(let right, let parent, _)):
            left == right && certainlyConforms(type, to: parent)
        default: false
        }
    }

    private func certainlyConforms(_ given: KnownType, to wanted: KnownType) -> Bool {
        switch (given, wanted) {
        case (_, .composition(let types)): types.allSatisfy { certainlyConforms(given, to: $0) }
        case (.parameter, _), (.associated, _): constraints(of: given).contains { certainlyConforms($0, to: wanted) }
        case (.metatype(let inner), _): certainlyConforms(inner, to: wanted)
        case (.composition(let types), _): types.contains { certainlyConforms($0, to: wanted) }
        // A generic type may conform only for some arguments.
        case (.nominal(let left, _), .nominal(let right, _)):
            inherits(left, from: right) && (left.generics.isEmpty || right.kind != .protocol)
        case (.nominal(let left, _), .outside(let name, _)):
            left.generics.isEmpty && table.outsideParents(of: left).contains { table.lineage(ofOutside: $0).contains(name) }
        case (.outside(let left, let arguments), .outside(let right, _)):
            left == right || arguments.isEmpty && !StandardLibrary.isGeneric(left) && table.lineage(ofOutside: left).contains(right)
        case (.outside(let outside, let arguments), .nominal(let declaration, _)):
            arguments.isEmpty && !StandardLibrary.isGeneric(outside) && conforms(.outside(outside, []), to: declaration)
        default: false
        }
    }
}
