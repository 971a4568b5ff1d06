extension Resolver {
    /// Returns the type of an expression, and adds references for its names.
    func infer(_ expression: ExpressionNode, expecting expected: KnownType) -> KnownType {
        switch expression {
        case .name(let name, let labels, let generics): return infer(name, labels, generics, expecting: expected)
        case .member(let base, let name, let labels, let generics):
            return member(base, name, labels, generics, expecting: expected)
        case .call(let callee, let arguments): return infer(callee, arguments, expecting: expected)
        case .subscript(let base, let arguments): return element(of: infer(base, expecting: .unknown), arguments)
        case .closure(let closure): return infer(closure, expecting: expected)
        case .literal(let kind, _, let offset): return literal(kind, at: offset, expecting: expected)
        case .interpolation(let values, _, let offset): return interpolation(values, at: offset, expecting: expected)
        case .array(let elements, let offset): return array(elements, at: offset, expecting: expected)
        case .dictionary(let elements, let offset): return dictionary(elements, at: offset, expecting: expected)
        case .tuple(let arguments): return tuple(arguments, expecting: expected)
        case .sequence(let parts): return infer(parts, expecting: expected)
        case .prefix(_, let operand) where Self.literalKind(expression) != nil:
            // The sign is part of the number.
            return infer(operand, expecting: expected)
        case .prefix(let name, let operand): return prefix(name, operand, expecting: expected)
        case .postfix(let operand, let name):
            let type = infer(operand, expecting: .unknown)
            return apply(name, [type]) ?? (name.text == "..." ? .outside("PartialRangeFrom", [type]) : .unknown)
        case .keyPath(let root, let parts): return keyPath(root, parts, expecting: expected)
        case .optionalChain(let inner): return infer(inner, expecting: .optional(expected)).unwrapped
        case .optional(let inner): return .optional(infer(inner, expecting: expected.unwrapped).unwrapped)
        case .forced(let inner): return infer(inner, expecting: .optional(expected)).unwrapped
        case .reference(let inner), .tried(let inner, _): return infer(inner, expecting: expected)
        case .awaited(let inner): return awaiting(true) { infer(inner, expecting: expected) }
        case .statement(let statement): return self.statement(statement, expecting: expected)
        case .macro(let name, let generics, let arguments): return macro(name, generics, arguments)
        case .type(let node): return .metatype(type(node))
        case .pattern(let pattern):
            bind(pattern, to: expected)
            return expected
        case .conditional(let base, let branches): return conditional(base, branches, expecting: expected)
        case .continued: return continued
        case .super: return superclass
        case .missing: return .unknown
        }
    }

    var selfType: KnownType { table.selfType(in: context) }

    /// The superclass of the type around a place, or unknown if it has none.
    private var superclass: KnownType {
        guard case .nominal(let declaration, _) = selfType else { return .unknown }
        let parents = table.inheritedTypes(of: declaration)
        let own = parents.first { if case .nominal(let parent, _) = $0 { parent.kind == .class } else { false } }
        // Behind the colon, a superclass comes before protocols.
        return own ?? parents.first.flatMap { $0.isOutside ? $0 : nil } ?? .unknown
    }

    // MARK: Others

    private func tuple(_ arguments: [ArgumentNode], expecting expected: KnownType) -> KnownType {
        if arguments.count == 1, arguments[0].label == nil { return infer(arguments[0].value, expecting: expected) }
        let types: [KnownType]
        if case .tuple(let elements) = expected.fullyUnwrapped, elements.count == arguments.count {
            types = elements.map(\.type)
        } else {
            types = arguments.map { _ in .unknown }
        }
        return .tuple(zip(arguments, types).map { (label: $0.label, type: infer($0.value, expecting: $1)) })
    }

    private func prefix(_ name: NameNode, _ operand: ExpressionNode, expecting expected: KnownType) -> KnownType {
        let type = infer(operand, expecting: expected)
        if let result = apply(name, [type]) { return result }
        if let range = StandardLibrary.prefixRanges[name.text] { return .outside(range, [type]) }
        return name.text == "!" ? .bool : type
    }

    /// Resolves all branches of an `#if` behind an expression, and returns the type of the active one.
    private func conditional(
        _ base: ExpressionNode?, _ branches: [Branch<ExpressionNode>], expecting expected: KnownType
    ) -> KnownType {
        let type = base.map { infer($0, expecting: expected) } ?? .unknown
        var result = type
        let before = continued
        for branch in branches {
            continued = type
            let found = underCondition(branch.condition) { infer(branch.content, expecting: .unknown) }
            if branch.condition.isActive { result = found }
        }
        continued = before
        return result
    }

    private func statement(_ statement: StatementNode, expecting expected: KnownType) -> KnownType {
        switch statement {
        case .if(let conditions, let then, let otherwise):
            let first = inScope {
                for condition in conditions { resolve(condition) }
                return inScope { value(of: then, expecting: expected) }
            }
            let second = inScope { value(of: otherwise, expecting: expected) }
            return first.isUnknown ? second : first
        case .switch(let subject, let branches): return resolveSwitch(subject, branches, expecting: expected)
        default:
            resolve(statement)
            return .unknown
        }
    }

    private func macro(_ name: NameNode, _ generics: [TypeNode], _ arguments: CallArguments) -> KnownType {
        for node in generics { type(node) }
        let found = table.topLevel(name.word, from: file).filter { $0.kind == .macro }
        roles[name.offset] = .call
        guard !found.isEmpty else {
            addOutsideUse(name)
            let isAround = isInPreview
            isInPreview = isInPreview || name.text == "Preview"
            defer { isInPreview = isAround }
            for argument in arguments.arguments + arguments.trailing { _ = infer(argument.value, expecting: .unknown) }
            return .unknown
        }
        return call(found, arguments, receiver: nil, at: name.offset, expecting: .unknown)
    }

    private func keyPath(_ root: TypeNode?, _ parts: [KeyPathPart], expecting expected: KnownType) -> KnownType {
        var type = KnownType.unknown
        if let root {
            type = self.type(root)
        } else if case .outside(_, let arguments) = expected.fullyUnwrapped, let first = arguments.first {
            type = first
        } else if case .function(let parameters, _) = expected.fullyUnwrapped, let first = parameters.first {
            type = first
        }
        let start = type
        for part in parts {
            switch part {
            case .property(let name, _):
                addOutsideMemberUse(name, of: type, nil)
                type = member(of: type, name, nil, [], expecting: .unknown)
            case .subscript(let arguments): type = element(of: type, arguments)
            case .unwrapped: type = type.unwrapped
            }
        }
        if case .function = expected.fullyUnwrapped { return .function([start], type) }
        if case .outside(let name, _) = expected.fullyUnwrapped, name.hasSuffix("KeyPath") { return .outside(name, [start, type]) }
        return .outside("KeyPath", [start, type])
    }
}

extension KnownType {
    /// The metatype itself, which is the value of `A.self`; nil for any other type.
    var instanceOfType: KnownType? { if case .metatype = self { self } else { nil } }
}
