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
            return closureParameters.last.flatMap { number < $0.count ? $0[number] : nil } ?? .unknown
        }
        if DeclarationIndex.isOperator(name.text) { return operatorValue(name, expecting: expected) }
        let (found, receiver) = declarations(name.word)
        guard !found.isEmpty else {
            if let known = wrapped(name) { return known }
            noteOutside(name)
            return outside(name.word, arguments)
        }
        return use(found, name, labels, arguments, receiver: receiver, expecting: expected)
    }

    private func special(_ name: String) -> KnownType? {
        // Most names are longer, and need not be compared.
        guard name.utf8.count <= 4 else { return nil }
        return switch name {
        case "self": if let local = local("self"), case .value(let type) = local { type } else { selfType }
        case "Self": .metatype(selfType)
        case "_": .unknown
        default: nil
        }
    }

    /// A property wrapper's `_name`, and the `$name` that it projects.
    func wrapped(_ name: NameNode) -> KnownType? {
        guard let mark = name.text.first, mark == "_" || mark == "$" else { return nil }
        let (found, _) = declarations(Word(String(name.text.dropFirst())))
        guard let variable = found.first(where: { $0.kind == .variable && !$0.builtAttributes.isEmpty }) else { return nil }
        note(variable, at: name.offset)
        return wrapper(of: variable).map { mark == "_" ? $0 : projected($0) } ?? .unknown
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
        if let module = table.module(named: name, from: file) { return .module(module) }
        guard name.text.isCapitalized else { return .unknown }
        return name == "Void" ? .metatype(.void) : .metatype(.outside(name.text, arguments))
    }

    /// What is meant by a name that is not called: where several have it, the one that is expected.
    func use(
        _ found: [Declaration], _ name: NameNode, _ labels: [String]?, _ arguments: [KnownType], receiver: KnownType?,
        expecting expected: KnownType
    ) -> KnownType {
        var candidates = found
        if let labels {
            let named = found.filter { $0.parameters.map { $0.label ?? "_" } == labels }
            if !named.isEmpty { candidates = named }
        }
        // A variable or a type is nearer than functions of the name.
        if let value = candidates.first(where: { !$0.isCallable || $0.kind == .enumCase && $0.parameters.isEmpty }) {
            note(value, at: name.offset)
            if TypeNames.isType(value) { return meaning(of: value, arguments, in: receiver) }
            return receiver.map { memberType(value, of: $0) } ?? inference.type(of: value)
        }
        guard let only = single(candidates) else {
            noteUnresolved(name.text, at: name.offset, .meaning)
            return .unknown
        }
        note(only, at: name.offset)
        return functionType(of: only, receiver: receiver)
    }

    private func functionType(of declaration: Declaration, receiver: KnownType?) -> KnownType {
        let bindings = receiver.map { self.bindings(of: $0) } ?? [:]
        return KnownType.function(inference.parameterTypes(of: declaration), inference.type(of: declaration)).replacing(bindings)
    }

    /// The one that is meant, where it makes no difference which: all stand in the same file, or one overrides the others.
    func single(_ candidates: [Declaration]) -> Declaration? {
        guard let first = candidates.first else { return nil }
        if candidates.allSatisfy({ $0.file == first.file }) { return first }
        let labels = first.parameters.map(\.label)
        // What a type has itself comes before what it inherits.
        if candidates.allSatisfy({ $0.parameters.map(\.label) == labels }),
            candidates.allSatisfy({ $0 === first || isInherited($0, besides: first) }),
            candidates.filter({ $0.parent?.isNominal == true && $0.parent?.kind != .protocol }).count <= 1 || first.isOverride
        {
            return first
        }
        return nil
    }

    /// Whether one of two members is of another type than the other, or takes nothing by which they could be told apart.
    private func isInherited(_ declaration: Declaration, besides first: Declaration) -> Bool {
        guard declaration.parent !== first.parent else { return false }
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
        let receiver = holder(of: name.word, inferBase(base, expecting: expectedOfBeginning(of: base, expected)))
        noteOutsideMember(name, of: receiver, base)
        return member(of: receiver, name, labels, arguments, expecting: expected)
    }

    func inferBase(_ base: ExpressionNode, expecting expected: KnownType) -> KnownType {
        isBase = true
        defer { isBase = false }
        return infer(base, expecting: expected)
    }

    /// What is expected of a chain that begins with a dot is what its beginning is looked up in.
    func expectedOfBeginning(of base: ExpressionNode, _ expected: KnownType) -> KnownType {
        // The way to the beginning is as long as the chain: it is gone once, not from each of its members.
        !expected.isUnknown && Self.beginsImplicitly(base) ? expected : .unknown
    }

    /// What has the member of a value: of an optional what is in it, where the optional has no such member itself.
    ///
    /// Swift takes this of implicitly unwrapped optionals; of others it does not compile.
    func holder(of name: Word, _ type: KnownType) -> KnownType {
        guard case .outside("Optional", let wrapped) = type, let inner = wrapped.first, !StandardLibrary.has(name.text, of: "Optional"),
            members(name, of: type).isEmpty
        else { return type }
        return inner
    }

    /// Whether an expression is a chain of members whose first has no receiver.
    static func beginsImplicitly(_ expression: ExpressionNode) -> Bool {
        switch expression {
        case .member(let base, _, _, _): base.map(beginsImplicitly) ?? true
        case .call(let callee, _): beginsImplicitly(callee)
        case .optionalChain(let inner), .forced(let inner), .awaited(let inner): beginsImplicitly(inner)
        default: false
        }
    }

    func member(
        of receiver: KnownType, _ name: NameNode, _ labels: [String]?, _ arguments: [KnownType], expecting expected: KnownType
    ) -> KnownType {
        if name.text == "self" { return receiver.instanceOfType ?? receiver }
        if name.text == "Type" || name.text == "Protocol" { return .metatype(receiver) }
        let receiver = holder(of: name.word, receiver)
        // Which of an outside type's many initializers is meant shows in what it is given alone.
        if name.text == "init", labels == nil, case .metatype(let type) = receiver, type.isOutside { return .function([.unknown], type) }
        let found = members(name.word, of: receiver)
        if !found.isEmpty, isOurs(name.text, receiver, labels) {
            return use(found, name, labels, arguments, receiver: receiver, expecting: expected)
        }
        switch receiver {
        case .tuple(let elements):
            if let index = Int(name.text), index < elements.count { return elements[index].type }
            return elements.first { $0.label == name.text }?.type ?? .unknown
        case .metatype(let type):
            if case .outside(let outside, _) = type, name.text.isCapitalized {
                return .metatype(.outside(StandardLibrary.member(name.text, of: outside), []))
            }
            if name.text == "allCases" { return .array(type) }
            // Constants of outside types are mostly of that type.
            if case .outside = type { return type }
            return .unknown
        case .unknown:
            noteUnresolved(name.text, at: name.offset, .receiver)
            return .unknown
        case .nominal(let declaration, _):
            if name.text == "rawValue", let raw = table.inheritedTypes(of: declaration).first { return raw }
            return dynamic(name, of: receiver) ?? Collections.property(name.text, of: receiver, table)
        default: return Collections.property(name.text, of: receiver, table)
        }
    }

    /// A member that a `@dynamicMemberLookup` type finds in what it stands for.
    private func dynamic(_ name: NameNode, of receiver: KnownType) -> KnownType? {
        guard case .nominal(let declaration, _) = receiver,
            declaration.builtAttributes.contains(where: { $0.name == "dynamicMemberLookup" }),
            let lookup = members("subscript", of: receiver).first(where: { $0.parameters.first?.label == "dynamicMember" })
        else { return nil }
        note(lookup, at: name.offset)
        return memberType(lookup, of: receiver)
    }

    /// Whether a member that the standard library has too may be that of the sources.
    private func isOurs(_ name: String, _ receiver: KnownType, _ labels: [String]?) -> Bool {
        guard case .outside(let outside, _) = receiver else { return true }
        return !StandardLibrary.has(name, of: outside)
    }

    /// `.name`, of what is expected.
    func implicit(_ name: NameNode, _ arguments: [KnownType], expecting expected: KnownType) -> KnownType {
        let type = expected.fullyUnwrapped
        let found = members(name.word, of: type).filter { $0.isStatic || $0.kind == .enumCase || TypeNames.isType($0) }
        guard !found.isEmpty else {
            if type.isUnknown { noteUnresolved(name.text, at: name.offset, .receiver) }
            noteOutsideMember(name, of: type, nil)
            return type
        }
        return use(found, name, nil, arguments, receiver: type, expecting: expected)
    }
}
