internal import DecodingPrograms
internal import SwiftSymbols

extension BodyReader {
    /// The operators that assign the result of another one.
    private static let assigning = ["+=": "+", "-=": "-", "*=": "*", "/=": "/", "%=": "%"]

    /// Returns whether an operator changes its left operand.
    static func assigns(_ name: String) -> Bool {
        name.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name)
    }

    /// Returns the steps of an assignment; nil for any other expression.
    func assignment(_ node: FoldedNode) -> [Step]? {
        switch node {
        case .assignment(let left, let right): return assignment(left, right)
        case .binary(let name, let left, let right):
            if let plain = Self.assigning[name.text], let target = target(left), target.target.isWhole,
                changedOnTheWay(target.target) == nil
            {
                let plain = NameNode(word: Word(plain), offset: name.offset)
                return [.assign(target.target, term(.binary(plain, left, right), expecting: target.type).term)]
                    + observed(target.target)
            }
            // Another operator with an equals sign, such as `|=`, is not evaluated.
            guard Self.assigns(name.text) else { return nil }
            let plain = NameNode(word: Word(Self.assigning[name.text] ?? String(name.text.dropLast())), offset: name.offset)
            let result = Step.evaluate(term(.binary(plain, left, right), expecting: .unknown).term)
            guard let target = target(left) else { return [result] + stops(assigning: left) }
            return [result]
                + [.assign(.partOf(target.target), .metatype)] + observed(target.target) + stops(assigning: left)
        default: return nil
        }
    }

    private func assignment(_ left: FoldedNode, _ right: FoldedNode) -> [Step] {
        if case .operand(.pattern(.wildcard)) = left { return [.evaluate(term(right, expecting: .unknown).term)] }
        if case .operand(.tuple(let elements)) = left {
            let targets = elements.map { target($0.value) }
            let value = term(right, expecting: .tuple(targets.map { (label: nil, type: $0?.type ?? .unknown) }))
            let variable = declare("$assigned", value.type)
            // An index may be out of bounds, and a value may be nil.
            let parts = elements.filter(\.value.mayEndEarly).map { Step.evaluate(term($0.value, expecting: .unknown).term) }
            return [.assign(.variable(variable), value.term)] + parts
                + targets.enumerated().flatMap { index, found -> [Step] in
                    guard let target = found?.target else { return [] }
                    guard let obstacle = changedOnTheWay(target) else {
                        return [.assign(target, .property(.variable(variable), "\(index)"))] + observed(target)
                    }
                    return [.assign(target, .opaque(obstacle)), .assign(.partOf(.variable(.own)), .metatype)]
                }
        }
        if case .operand(.member(let base?, let setting, _, _)) = left, setting.text == "dateFormat", let changed = changingFormat(of: base)
        {
            return [.assign(.variable(changed.format), term(right, expecting: .string).term)]
        }
        guard let target = target(left) else { return [.evaluate(term(right, expecting: .unknown).term)] + stops(assigning: left) }
        let value = converted(term(right, expecting: target.type), to: target.type)
        if let obstacle = changedOnTheWay(target.target) {
            // A setter or a wrapper decides what is stored.
            return [.evaluate(value), .assign(target.target, .opaque(obstacle)), .assign(.partOf(.variable(.own)), .metatype)]
        }
        if case .operand(let expression) = left, let base = expression.chainedTarget {
            // Without a value in front of the `?`, nothing is evaluated.
            let first = term(base, expecting: .unknown)
            let variable = declare("$chain", first.type.unwrapped)
            let part = expression.mayEndEarly ? [Step.evaluate(opaque("a part of an optional", expression, mayStop: true))] : []
            return [.evaluate(.chain(first.term, variable, .block([.evaluate(value)] + part))), .assign(.partOf(target.target), .metatype)]
                + observed(target.target)
                + stops(assigning: left)
        }
        // An index may be out of bounds, and a value may be nil.
        if case .operand(let expression) = left, expression.mayEndEarly {
            // The instance that it is a part of may be the value of other variables too.
            let instance: [Term] = if case .member(let base?, _, _, _) = expression { [term(base, expecting: .unknown).term] } else { [] }
            let read = term(expression, expecting: .unknown).term
            return [
                .evaluate(value), .evaluate(instance.isEmpty ? read : opaque("a change of an instance", expression, instance)),
                .assign(.partOf(target.target), .metatype),
            ]
                + observed(target.target) + stops(assigning: left)
        }
        return [.assign(target.target, value)] + observed(target.target) + stops(assigning: left)
    }

    /// The steps of an observer or setter of another value that may stop the program.
    private func stops(assigning left: FoldedNode) -> [Step] {
        let name: NameNode
        let found: [Declaration]
        switch left {
        case .operand(.name(let only, _, _)) where local(only.text) == nil && declaredProperty(only.text) == nil:
            let own: [Declaration] = if case .nominal(let owner, _) = selfType { table.allMembers(only.word, of: owner) } else { [] }
            (name, found) = (only, own + table.topLevel(only.word, from: declaration.file))
        case .operand(.member(let base?, let member, _, _)) where base.nameText != "self" || declaration.isStatic:
            let type = metatype(base) ?? term(base, expecting: .unknown).type.fullyUnwrapped
            if type.outsideName == "URLComponents", StandardFunctions.stoppingSetters.contains(member.text) {
                return [.evaluate(opaque("the setter of \(member.text)", at: member.offset, mayStop: true))]
            }
            guard case .nominal(let owner, _) = type else { return [] }
            (name, found) = (member, table.allMembers(member.word, of: owner))
        default: return []
        }
        guard builder.stopping.contain(found.filter({ $0.kind == .variable && !$0.accessors.isEmpty })) else { return [] }
        return [.evaluate(opaque("the setter or observer of \(name.text)", at: name.offset, mayStop: true))]
    }

    /// Why a property may not get the value that is assigned to it; nil if it does.
    private func changedOnTheWay(_ target: Step.Target) -> Term.Opaque? {
        guard case .property(let name) = target, let property = declaredProperty(name) else { return nil }
        let place = self.place(property.name.offset)
        if property.accessors.contains(where: \.isGetter) {
            return Term.Opaque(mayThrow: true, Obstacle("the setter of \(name)", at: place))
        }
        if case .none = WrapperReader(builder).wrapped(property) { return nil }
        return Term.Opaque([], Obstacle("the wrapper of \(name)", at: place))
    }

    /// An observer of a property runs outside of the initializer of its type, and may change the other properties, or stop the program.
    func observed(_ target: Step.Target) -> [Step] {
        guard let property = observedProperty(of: target) else { return [] }
        let changed = Step.assign(.partOf(.variable(.own)), .metatype)
        guard builder.stopping.contain(property) else { return [changed] }
        let place = self.place(property.name.offset)
        return [changed, .evaluate(.opaque(Term.Opaque(mayStop: true, Obstacle("the observer of \(property.name.text)", at: place))))]
    }

    /// The property whose observers or setter run when a target is changed; nil if there is none.
    private func observedProperty(of target: Step.Target) -> Declaration? {
        switch target {
        case .property(let name):
            guard let property = declaredProperty(name), !property.accessors.isEmpty else { return nil }
            // A setter runs in an initializer too.
            if property.accessors.contains(where: \.isGetter) { return property }
            return declaration.kind != .initializer || isComplete || isInherited(property) ? property : nil
        case .partOf(let whole), .member(let whole, _): return observedProperty(of: whole)
        case .variable, .ignored: return nil
        }
    }

    /// Whether a property belongs to a superclass.
    private func isInherited(_ property: Declaration) -> Bool {
        guard case .nominal(let own, _) = selfType, case .nominal(let owner, _) = table.selfType(in: property) else { return false }
        return owner !== own
    }

    /// A target that a call changes, or the whole instance, if observers run then.
    func changed(_ target: Step.Target) -> Step.Target { observedProperty(of: target) == nil ? target : .partOf(.variable(.own)) }

    private func target(_ node: FoldedNode) -> (target: Step.Target, type: KnownType)? {
        guard case .operand(let expression) = node else { return nil }
        return target(expression)
    }

    /// The variable or property that an expression names, or of which it names a part.
    func target(_ expression: ExpressionNode) -> (target: Step.Target, type: KnownType)? {
        switch expression {
        case .name(let name, nil, _):
            if name.text == "_" { return nil }
            if let local = local(name.text) { return (.variable(local.variable), local.type) }
            return property(name.text).map { (.property(name.text), $0) } ?? wrapped(name.text)
        case .member(.name(let own, _, _)?, let name, _, _) where own.text == "self":
            return property(name.text).map { (.property(name.text), $0) } ?? wrapped(name.text) ?? (.ignored, .unknown)
        case .member(let base?, let name, _, _):
            guard let whole = target(base) else { return (.ignored, .unknown) }
            if let type = storedProperty(name, of: whole) { return (.member(whole.target, name.text), type) }
            return part(of: whole.target, base)
        case .subscript(let base, _), .optionalChain(let base), .forced(let base), .reference(let base):
            guard let whole = target(base) else { return (.ignored, .unknown) }
            return part(of: whole.target, base)
        default: return (.ignored, .unknown)
        }
    }

    /// A part of a variable or property that is not followed.
    private func part(of whole: Step.Target, _ base: ExpressionNode) -> (target: Step.Target, type: KnownType) {
        (metatype(base) == nil ? .partOf(whole) : .ignored, .unknown)
    }

    /// The type of a property that has nothing but storage, of a variable of a structure or class; nil for anything else.
    private func storedProperty(_ name: NameNode, of whole: (target: Step.Target, type: KnownType)) -> KnownType? {
        guard whole.target.isWhole, case .nominal(let owner, _) = whole.type, owner.kind != .protocol,
            let property = table.allMembers(name.word, of: owner).first(where: {
                $0.kind == .variable && !$0.isStatic && $0.condition.isActive
            }),
            property.accessors.isEmpty, !property.isLazy, case .none = WrapperReader(builder).wrapped(property)
        else { return nil }
        return bound(builder.type(of: property).replacing(whole.type.bindings))
    }

    /// The storage of a wrapped property: `_name`.
    private func wrapped(_ name: String) -> (target: Step.Target, type: KnownType)? {
        guard name.hasPrefix("_"), let property = self.declaredProperty(String(name.dropFirst())) else { return nil }
        if case .wrapper(let type) = WrapperReader(builder).wrapped(property) { return (.property(name), bound(type)) }
        return (.property(name), .unknown)
    }

    // MARK: Calls

    /// The methods of the standard library that change their receiver.
    static let mutating: Set<String> = [
        "append", "formIntersection", "formSymmetricDifference", "formUnion", "insert", "merge", "negate", "partition", "popFirst",
        "popLast",
        "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange", "removeValue", "replace", "replaceSubrange", "reverse",
        "round",
        "shuffle", "sort", "subtract", "swapAt", "toggle", "trimPrefix", "update", "updateValue",
    ]

    /// Returns the receiver of a method as a value that the method may change.
    func passed(_ receiver: TypedTerm, _ base: ExpressionNode) -> TypedTerm {
        guard let target = target(base)?.target, !target.isIgnored else { return receiver }
        return TypedTerm(.passed(changed(target), receiver.term), receiver.type)
    }

    /// The steps of a call as a statement: if its function is not read, it may change its receiver.
    func statement(_ call: ExpressionNode) -> [Step] {
        let read = term(call, expecting: .unknown).term
        guard case .call(.member(let base?, _, _, _), _) = call, read.isUnreadCall, metatype(base) == nil, let target = target(base)?.target
        else { return [.evaluate(read)] }
        // A method of the type itself is read if it changes anything.
        if case .variable(.own) = target { return [.evaluate(read)] }
        return [.evaluate(read), .assign(.partOf(target), .metatype)] + observed(target)
    }
}

extension Term {
    fileprivate var isUnreadCall: Bool {
        switch self {
        case .opaque: true
        case .optionalTry(let inner, _), .forcedTry(let inner, _), .chain(_, _, let inner): inner.isUnreadCall
        default: false
        }
    }
}

extension ExpressionNode {
    /// The value in front of a `?` in a target; nil if there is none.
    fileprivate var chainedTarget: ExpressionNode? {
        switch self {
        case .optionalChain(let inner): inner
        case .member(let base?, _, _, _), .subscript(let base, _): base.chainedTarget
        default: nil
        }
    }

    /// Whether evaluating a target may throw or stop the program.
    fileprivate var mayEndEarly: Bool {
        switch self {
        case .subscript, .forced, .call, .tried, .optional, .tuple, .sequence: true
        case .member(let base?, _, _, _): base.mayEndEarly
        default: false
        }
    }
}

extension Step.Target {
    /// Whether it is a variable or property itself, and not a part of one.
    var isWhole: Bool {
        switch self {
        case .variable, .property: true
        case .partOf, .member, .ignored: false
        }
    }

    fileprivate var isIgnored: Bool {
        switch self {
        case .ignored: true
        case .partOf(let whole), .member(let whole, _): whole.isIgnored
        case .variable, .property: false
        }
    }
}
