internal import DecodingPrograms
internal import DecodingSources
internal import SwiftSymbols

/// The calls of a function.
extension FlowReader {
    mutating func call(_ callee: ExpressionNode, _ arguments: CallArguments, isStatement: Bool) -> Set<ValueSource> {
        let (base, name) = parts(of: callee)
        let outer = isExpected
        if let name, KnownCalls.expectingErrors.contains(name.text) { isExpected = true }
        defer { isExpected = outer }
        var receiver: Set<ValueSource> = base.map { value($0) } ?? []
        let use = name.flatMap { local($0.text) == nil || base != nil ? names[$0] : nil }
        if base == nil, use == nil, let name, StoreCalls.isOtherFolder(name.text) { return folder(nil, at: name) }
        if base == nil {
            if let name, let local = local(name.text) {
                receiver = local
            } else if let use, isMember(use.declaration), use.declaration.kind != .initializer {
                receiver = [.receiver(ObjectIdentifier(function))]
            } else if name == nil {
                receiver = value(callee)
            }
        }
        let all = arguments.arguments + arguments.trailing
        var values: [Set<ValueSource>] = all.map { _ in [] }
        let outerLabel = label
        let isContent = use == nil && KnownCalls.makesContent(name?.text, all.map(\.label))
        for (index, argument) in all.enumerated() where Self.closure(argument.value) == nil {
            label = isContent ? nil : argument.label ?? name?.text
            values[index] = value(argument.value)
        }
        label = outerLabel
        // The content is made of the values, and is not that of a file with such a name.
        if isContent { return [] }
        let given = values.reduce(receiver) { $0.union($1) }
        for (index, argument) in all.enumerated() {
            if let closure = Self.closure(argument.value) {
                values[index] = result(of: closure, given: given)
            } else if use == nil, !receiver.isEmpty, let function = functionReference(argument.value) {
                // A method of a collection calls it with each element.
                follow(function, [], [receiver], cases: [:])
                values[index] = givesDecodedValue(function) ? [] : result(of: function, [], [receiver])
            }
        }
        let total = values.reduce(receiver) { $0.union($1) }
        noteRawValue(callee, all, values)
        if let use, isFollowed(use.declaration) {
            if KnownCalls.sendsRequest(use.declaration, table) { add(.request, total) }
            follow(use, receiver, values, cases: cases(of: use, base, all))
            if let name, KnownCalls.mayBeOfDecoder(use.declaration, table), outside(name, all, total) { return [] }
            if let base, isStatement { mutate(base, receiver, by: values) }
            if givesDecodedValue(use) { return [] }
            return result(of: use, receiver, values).union([.value(ObjectIdentifier(use.declaration))])
        }
        // A decoded value has no part of the file any more.
        if let name, outside(name, all, total) { return [] }
        if let base, isStatement { mutate(base, receiver, by: values) }
        // A store has other contents than the object that holds it.
        if let store = savedStore(name, base, all) { return read(store) }
        if let use, use.declaration.isNominal { return memberwise(use.declaration, all, values) }
        return name.map { KnownCalls.makesPath($0.text) } == true ? path(of: total) : total
    }

    /// The function or initializer that an expression names without calling it; nil for any other expression.
    private func functionReference(_ expression: ExpressionNode) -> ResolvedNames.Use? {
        let name: NameNode
        switch expression {
        case .name(let found, _, _) where local(found.text) == nil: name = found
        case .member(_?, let found, _, _): name = found
        default: return nil
        }
        guard let use = names[name], [.function, .initializer].contains(use.declaration.kind), use.declaration.parameters.count == 1 else {
            return nil
        }
        return use
    }

    func isFollowed(_ declaration: Declaration) -> Bool {
        switch declaration.kind {
        case .function, .initializer, .subscript, .enumCase: true
        default: false
        }
    }

    func parts(of callee: ExpressionNode) -> (base: ExpressionNode?, name: NameNode?) {
        switch callee {
        case .name(let name, _, _): (nil, name)
        case .member(let base, let name, _, _): (base, name)
        case .optionalChain(let inner), .forced(let inner): parts(of: inner)
        default: (nil, nil)
        }
    }

    mutating func follow(
        _ use: ResolvedNames.Use, _ receiver: Set<ValueSource>, _ values: [Set<ValueSource>], cases: [CaseSubject: GivenCase]
    ) {
        add(.call(use), [], cases: cases)
        if !receiver.isEmpty { add(.pass(to: use, parameter: nil), receiver, cases: cases) }
        for (index, sources) in values.enumerated() where !sources.isEmpty {
            let parameter = index < use.parameters.count ? use.parameters[index] : index
            add(.pass(to: use, parameter: parameter), sources, cases: cases)
        }
    }

    /// Notes that a method may keep its arguments in the value that it is called on.
    mutating func mutate(_ base: ExpressionNode, _ receiver: Set<ValueSource>, by values: [Set<ValueSource>]) {
        let given = Set(values.joined())
        let sources = Set(path(of: receiver.union(given)).intersection(given).compactMap { $0.kept?.made })
        guard !sources.isEmpty, !Self.isSelf(base) else { return }
        switch base {
        case .name, .member(_?, _, _, _), .optionalChain, .forced, .subscript: assign(sources, to: base)
        default: break
        }
    }

    /// Whether a function returns a value that was decoded, and not a part of a file.
    func givesDecodedValue(_ use: ResolvedNames.Use) -> Bool {
        guard use.declaration.kind == .function, let node = use.declaration.type else { return false }
        let type = table.type(node, at: use.declaration).replacing(use.bindings).fullyUnwrapped
        switch type {
        case .nominal: return sources.isDecodable(type)
        case .outside("Array", let arguments):
            return arguments.first.map { if case .nominal = $0 { sources.isDecodable($0) } else { false } } ?? false
        default: return false
        }
    }

    /// Notes a call of a function that the sources do not declare.
    /// - Returns: Whether the result has another content than the arguments.
    mutating func outside(_ name: NameNode, _ arguments: [ArgumentNode], _ origins: Set<ValueSource>) -> Bool {
        if KnownCalls.opensFile(name.text, arguments.map(\.label)) {
            add(.load, origins)
            noteResource(arguments)
        }
        if !origins.isEmpty, KnownCalls.asksServer(name.text, arguments.map(\.label)) { add(.request, origins) }
        if KnownCalls.listsFiles(name.text, arguments.map(\.label)) { add(.list, origins) }
        // A container decodes a part of a value, and not the value itself.
        guard !arguments.contains(where: { $0.label == "forKey" }) else { return false }
        var isDecoded = KnownCalls.changing.contains(name.text)
        guard KnownCalls.mayDecode(name.text) else { return isDecoded }
        for argument in arguments {
            guard let type = namedType(argument.value) else { continue }
            add(.decode(type, by: name), origins)
            isDecoded = isDecoded || sources.isDecodable(type)
        }
        return isDecoded
    }

    /// Returns the type that an expression names: `X.self`, or a parameter or property with a metatype.
    private func namedType(_ expression: ExpressionNode) -> KnownType? {
        let type: KnownType
        switch expression {
        case .member(let base?, let member, _, _) where member.text == "self":
            // A parameter with a metatype may have the name of a type: `type.self`.
            if case .name(let name, _, _) = base, local(name.text) != nil { return namedType(base) }
            return DecodingSources.typeNode(base).map { table.type($0, at: scope) }
        case .name(let name, _, _):
            if name.text == "self", function.isStatic { return table.selfType(in: function) }
            if let parameter = parameter(name.text) {
                type = parameter
            } else {
                guard local(name.text) == nil, let use = names[name] else { return nil }
                type = table.inferredType(of: use.declaration)
            }
        case .member(_, let name, _, _):
            guard let use = names[name], use.declaration.kind == .variable else { return nil }
            type = table.inferredType(of: use.declaration).replacing(use.bindings)
        default: return nil
        }
        if case .metatype(let instance) = type { return instance } else { return nil }
    }

    /// Returns the type of a parameter of the function, or of a function around it; nil if another variable has the name.
    private func parameter(_ name: String) -> KnownType? {
        var scope: Declaration? = function
        while let owner = scope {
            if let index = owner.parameters.firstIndex(where: { $0.name.text == name }) {
                guard local(name)?.contains(.parameter(ObjectIdentifier(owner), index)) == true else { return nil }
                return table.type(owner.parameters[index].type, at: owner)
            }
            scope = owner.parent
        }
        return nil
    }

    /// Notes the name of a resource that is written together with the extension `json`.
    mutating func noteResource(_ arguments: [ArgumentNode]) {
        let texts = arguments.map { argument -> (label: String?, text: String, offset: Int)? in
            guard case .literal(.string, _, let offset) = argument.value, case .string(let text)? = Literals.constant(argument.value) else {
                return nil
            }
            return (argument.label, text, offset)
        }
        let isJSON = texts.contains {
            $0.map { ["withExtension", "ofType"].contains($0.label) && ["json", ".json"].contains($0.text) } ?? false
        }
        guard isJSON, let name = texts.first(where: { $0?.label == "forResource" }) ?? nil else { return }
        flow.add(resource: TextPlace(file: file, offset: name.offset))
    }

    mutating func macro(_ name: NameNode, _ arguments: CallArguments) -> Set<ValueSource> {
        let all = arguments.arguments + arguments.trailing
        let outer = isExpected
        if all.contains(where: { $0.label == "throws" }) { isExpected = true }
        defer { isExpected = outer }
        return all.reduce(into: []) { $0.formUnion(value($1.value)) }
    }
}
