extension Resolver {
    func infer(_ name: NameNode, _ labels: [String]?, _ generics: [TypeNode], expecting expected: KnownType) -> KnownType {
        if let known = special(name.text) { return known }
        let arguments = generics.map { type($0) }
        if let local = local(name.word) {
            switch local {
            case .value(let type): return type
            case .declaration(let declaration): return meaning(of: declaration, arguments)
            }
        }
        if name.text.utf8.first == UInt8(ascii: "$"), let number = Int(name.text.dropFirst()) {
            return closureParameters.last.flatMap { $0.indices.contains(number) ? $0[number] : nil } ?? .unknown
        }
        if DeclarationIndex.isOperator(name.text) { return operatorValue(name, expecting: expected) }
        guard let (found, receiver) = decidedDeclarations(name) else { return .unknown }
        guard !found.isEmpty else {
            if let known = wrapped(name) { return known }
            addOutsideUse(name)
            addPossible(name)
            if addHidden(name) { return .unknown }
            if isStandardMember(name.text) { return Collections.property(name.text, of: selfType, table) }
            let isLeftOut = !table.isKnownOutside(type: name.text) && addLeftOut(name)
            // Extensions show that it is a type.
            return isLeftOut && table.entry(of: name.text) == nil ? .unknown : outside(name.word, arguments)
        }
        if table.isOfSDK(found[0]) { addOutsideUse(name) }
        return use(found, name, labels, arguments, receiver: receiver, expecting: expected)
    }

    private func special(_ name: String) -> KnownType? {
        // Most names are longer and need no comparison.
        guard name.utf8.count <= 4 else { return nil }
        return switch name {
        case "self": if let local = local("self"), case .value(let type) = local { type } else { selfType }
        case "Self": .metatype(selfType)
        case "_": .unknown
        default: nil
        }
    }

    /// Returns the type of a property wrapper's `_name`, or of its projected `$name`.
    func wrapped(_ name: NameNode) -> KnownType? {
        guard let mark = name.text.first, mark == "_" || mark == "$" else { return nil }
        return wrapped(name, among: declarations(Word(String(name.text.dropFirst()))).found)
    }

    /// Returns the type of `a._name` or `a.$name`.
    private func wrappedMember(_ name: NameNode, of receiver: KnownType) -> KnownType? {
        guard let mark = name.text.first, mark == "_" || mark == "$" else { return nil }
        return wrapped(name, among: members(Word(String(name.text.dropFirst())), of: receiver))
    }

    private func wrapped(_ name: NameNode, among found: [Declaration]) -> KnownType? {
        guard let variable = found.first(where: { $0.kind == .variable && !$0.builtAttributes.isEmpty }) else { return nil }
        let mark = name.text.first
        addReference(to: variable, at: name.offset)
        if let wrapper = wrapper(of: variable) { return mark == "_" ? wrapper : projected(wrapper) }
        return wrappedBySDK(variable, isProjected: mark == "$") ?? .unknown
    }

    private func wrapper(of variable: Declaration) -> KnownType? {
        for attribute in variable.builtAttributes {
            let type = table.type(attribute.type, in: variable)
            if case .nominal(let declaration, let arguments) = type,
                declaration.builtAttributes.contains(where: { $0.name == "propertyWrapper" })
            {
                guard arguments.isEmpty, declaration.generics.count == 1 else { return type }
                return .nominal(declaration, [inference.type(of: variable)])
            }
        }
        return nil
    }

    private func projected(_ wrapper: KnownType) -> KnownType {
        members("projectedValue", of: wrapper).first.map { memberType($0, of: wrapper) } ?? .unknown
    }

    func outside(_ name: Word, _ arguments: [KnownType]) -> KnownType {
        if let module = table.module(named: name, from: file, isActive: isActivePlace) { return .module(module) }
        guard name.text.isCapitalized else { return .unknown }
        return name == "Void" ? .metatype(.void) : .metatype(.outside(StandardLibrary.meaning(of: name.text), arguments))
    }

    /// Infers a name that is not called.
    ///
    /// If several declarations have it, the expected type decides.
    func use(
        _ found: [Declaration], _ name: NameNode, _ labels: [String]?, _ arguments: [KnownType], receiver: KnownType?,
        expecting expected: KnownType
    ) -> KnownType {
        var candidates = found
        if let labels {
            let named = found.filter { $0.parameters.map { $0.label ?? "_" } == labels }
            if !named.isEmpty { candidates = named }
        }
        // A variable or a type takes precedence over functions with the same name.
        if let first = candidates.first(where: { !$0.isCallable || $0.kind == .enumCase && $0.parameters.isEmpty }) {
            guard let value = decidedMember(first, among: candidates, name) else { return .unknown }
            addReference(to: value, at: name.offset)
            if TypeNames.isType(value) { return meaning(of: value, arguments, in: receiver) }
            return receiver.map { memberType(value, of: $0) } ?? inference.type(of: value)
        }
        guard let only = single(candidates) else {
            if !candidates.allSatisfy(table.isOfSDK) { addUnresolved(name.text, at: name.offset, .meaning, candidates) }
            return .unknown
        }
        addReference(to: only, at: name.offset)
        return ofOutside(functionType(of: only, receiver: receiver), only, receiver)
    }

    private func functionType(of declaration: Declaration, receiver: KnownType?) -> KnownType {
        let bindings = receiver.map { self.bindings(of: $0) } ?? [:]
        return KnownType.function(inference.parameterTypes(of: declaration), inference.type(of: declaration)).replacing(bindings)
    }

    /// Returns the only candidate that matters: all are in the same file, or one overrides the others.
    func single(_ all: [Declaration]) -> Declaration? {
        let candidates = withoutHidden(all)
        guard let first = candidates.first else { return nil }
        if candidates.allSatisfy({ $0.file == first.file }) { return first }
        let labels = first.parameters.map(\.label)
        // Members of the type itself take precedence over inherited ones.
        if candidates.allSatisfy({ $0.parameters.map(\.label) == labels }),
            candidates.allSatisfy({ $0 === first || isInherited($0, comparedTo: first) }),
            candidates.filter({ $0.parent?.isNominal == true && $0.parent?.kind != .protocol }).count <= 1 || first.isOverride
        {
            return first
        }
        return nil
    }

    /// Returns the declarations without those of SDKs that one of the sources with the same parameters hides.
    private func withoutHidden(_ candidates: [Declaration]) -> [Declaration] {
        guard candidates.count > 1, candidates.contains(where: table.isOfSDK) else { return candidates }
        let own = candidates.filter { !table.isOfSDK($0) }
        return own
            + candidates.filter { candidate in
                table.isOfSDK(candidate) && !own.contains { isAlike($0, candidate) }
            }
    }

    /// Returns whether two declarations take the same arguments.
    func isAlike(_ declaration: Declaration, _ other: Declaration) -> Bool {
        declaration.parameters.count == other.parameters.count
            && zip(declaration.parameters, other.parameters).allSatisfy { $0.label == $1.label }
            && zip(inference.parameterTypes(of: declaration), inference.parameterTypes(of: other)).allSatisfy { isExactly($0, $1) }
    }

    /// Returns whether two members belong to different types, or have no parameters that distinguish them.
    private func isInherited(_ declaration: Declaration, comparedTo first: Declaration) -> Bool {
        guard declaration.parent !== first.parent else { return false }
        // Functions at the top of files that look the same belong to different modules.
        if declaration.parent?.kind == .file, first.parent?.kind == .file { return false }
        guard !first.parameters.isEmpty else { return true }
        switch (owner(of: declaration), owner(of: first)) {
        case (.nominal(let left, _), .nominal(let right, _)): return left !== right
        case (.outside(let left, _), .outside(let right, _)): return left != right
        default: return true
        }
    }

    private func owner(of declaration: Declaration) -> KnownType {
        table.selfType(in: declaration)
    }

    func meaning(of declaration: Declaration, _ arguments: [KnownType], in receiver: KnownType? = nil) -> KnownType {
        if TypeNames.isType(declaration) {
            var names = TypeNames(table: table, file: file)
            let type = names.meaning(of: declaration, arguments)
            return .metatype(receiver.map { type.replacing($0.instance.bindings) } ?? type)
        }
        return declaration.isCallable ? functionType(of: declaration, receiver: nil) : inference.type(of: declaration)
    }

    // MARK: Members

    func member(
        _ base: ExpressionNode?, _ name: NameNode, _ labels: [String]?, _ generics: [TypeNode], expecting expected: KnownType
    ) -> KnownType {
        let arguments = generics.map { type($0) }
        guard let base else { return implicit(name, arguments, expecting: expected) }
        let receiver = holder(of: name.word, baseType(base, of: name, expecting: expected))
        addOutsideMemberUse(name, of: receiver, base)
        return member(of: receiver, name, labels, arguments, expecting: expected)
    }

    func inferBase(_ base: ExpressionNode, of member: Word, expecting expected: KnownType) -> KnownType {
        nextMember = member
        defer { nextMember = nil }
        return infer(base, expecting: expected)
    }

    /// Returns the expected type of the beginning of a chain.
    ///
    /// A chain that begins with a dot is looked up in the expected type.
    func expectedOfBeginning(of base: ExpressionNode, _ expected: KnownType) -> KnownType {
        // The chain is followed to its beginning once here, not again for each of its members.
        !expected.isUnknown && Self.beginsImplicitly(base) ? expected : .unknown
    }

    /// Returns the type that has a member: the wrapped type of an optional, unless the optional itself has the member.
    ///
    /// Swift allows this for implicitly unwrapped optionals. For other optionals, the code does not compile.
    ///
    /// - Parameter arguments: The arguments if the member is called. They may show that no method of the optional is meant.
    func holder(of name: Word, _ type: KnownType, calledWith arguments: CallArguments? = nil) -> KnownType {
        guard case .outside("Optional", let wrapped) = type, let inner = wrapped.first else { return type }
        guard StandardLibrary.has(name.text, of: "Optional") else { return members(name, of: type).isEmpty ? inner : type }
        guard let arguments, !StandardLibrary.isOfOptional(name.text, labels: arguments.labels), members(name, of: type).isEmpty,
            !members(name, of: inner).isEmpty
        else { return type }
        return inner
    }

    /// Returns whether an expression is a chain of members that begins with a dot.
    static func beginsImplicitly(_ expression: ExpressionNode) -> Bool {
        switch expression {
        case .member(let base, _, _, _): base.map(beginsImplicitly) ?? true
        case .call(let callee, _): beginsImplicitly(callee)
        case .optionalChain(let inner), .forced(let inner), .awaited(let inner): beginsImplicitly(inner)
        default: false
        }
    }

    func member(
        of receiver: KnownType, _ name: NameNode, _ labels: [String]?, _ arguments: [KnownType], expecting expected: KnownType,
        isCalled: Bool = false
    ) -> KnownType {
        if name.text == "self" { return receiver.instanceOfType ?? receiver }
        if name.text == "Type" || name.text == "Protocol" { return .metatype(receiver) }
        let receiver = holder(of: name.word, receiver)
        // Only the arguments show which of the many initializers of an outside type is used.
        if name.text == "init", labels == nil, case .metatype(let type) = receiver, type.isOutside { return .function([.unknown], type) }
        let found = ofReceiver(receiver, members(name.word, of: receiver))
        if !found.isEmpty, table.isOfSDK(found[0]) || isOfSources(name.text, receiver, labels) {
            return use(found, name, labels, arguments, receiver: receiver, expecting: expected)
        }
        if found.isEmpty, addOfUnknownModule(name, of: receiver) { return .unknown }
        if let known = boundMember(name, of: receiver) ?? wrappedMember(name, of: receiver) { return known }
        // A member that another branch of `#if` declares would hide one that is looked up dynamically.
        let isLeftOut = found.isEmpty && addLeftOut(name, of: receiver)
        if !isLeftOut, let known = dynamic(name, of: receiver) { return known }
        if !found.isEmpty {
            // The standard library may have such a member too.
            addUnresolved(name.text, at: name.offset, .meaning, found)
        } else if !isLeftOut {
            if lacks(name.word, receiver) {
                addUnresolved(name.text, at: name.offset, .receiver)
            } else {
                addPossible(name, of: receiver)
                addForwarded(name, by: receiver, isCalled: isCalled)
            }
        }
        switch receiver {
        case .tuple(let elements):
            // Between backticks, a name may be a negative number.
            if let index = Int(name.text), elements.indices.contains(index) { return elements[index].type }
            return elements.first { $0.label == name.text }?.type ?? .unknown
        case .metatype(let type):
            if case .outside(let outside, _) = type, name.text.isCapitalized {
                return .metatype(.outside(StandardLibrary.member(name.text, of: outside), []))
            }
            if name.text == "allCases" { return .array(type) }
            // Static members of outside types usually have that type.
            if case .outside = type { return type }
            return .unknown
        case .unknown:
            addUnresolved(name.text, at: name.offset, .receiver)
            return .unknown
        case .nominal(let declaration, _):
            if name.text == "rawValue", let raw = table.inheritedTypes(of: declaration).first { return raw }
            return Collections.property(name.text, of: receiver, table)
        default: return Collections.property(name.text, of: receiver, table)
        }
    }

    /// Returns whether a member is declared in the sources, and not in the standard library.
    private func isOfSources(_ name: String, _ receiver: KnownType, _ labels: [String]?) -> Bool {
        guard case .outside(let outside, _) = receiver else { return true }
        return !hasStandardMember(name, outside)
    }

    /// Returns whether an outside type has, or may have, a member of the standard library.
    func hasStandardMember(_ name: String, _ outside: String) -> Bool {
        StandardLibrary.has(name, of: outside) && (StandardLibrary.isOwn(outside) || !table.isOfSDK(type: outside))
    }

    /// Infers `.name`, a member of the expected type.
    func implicit(_ name: NameNode, _ arguments: [KnownType], expecting expected: KnownType) -> KnownType {
        let type = expected.fullyUnwrapped
        let found = members(name.word, of: type).filter { $0.isStatic || $0.kind == .enumCase || TypeNames.isType($0) }
        guard !found.isEmpty else {
            if !addLeftOut(name, of: type, isImplicit: true) {
                if type.isUnknown || lacks(name.word, type) {
                    addUnresolved(name.text, at: name.offset, .receiver, isImplicit: true)
                } else {
                    addPossible(name, of: type)
                }
            }
            addOutsideMemberUse(name, of: type, nil)
            return type
        }
        return use(found, name, nil, arguments, receiver: type, expecting: expected)
    }
}
