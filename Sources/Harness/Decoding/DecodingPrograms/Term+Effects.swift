extension [Step] {
    /// Whether the steps throw an error of their own.
    var throwsErrors: Bool {
        contains { step in if case .throw = step { true } else { step.parts.steps.throwsErrors } }
    }

    /// Whether the steps, the body of a loop, may end the loop before its last element.
    package var endLoop: Bool { contains { $0.endsLoop(breaks: true) } }

    /// The variables and properties whose values after a loop with these steps may depend on the order of its elements.
    private var dependOnOrder: [Step.Target] {
        var found: [Step.Target] = []
        for step in self {
            if case .assign(let target, let value) = step, !value.isConstant, !value.isSum(of: target) { found.append(target) }
            found += step.parts.terms.flatMap(\.changed) + step.parts.steps.dependOnOrder
        }
        return found
    }

    /// Whether the steps read a variable or property, other than to add to it.
    func read(_ target: Step.Target) -> Bool {
        contains { step in
            if case .assign(let assigned, let value) = step, value.isSum(of: assigned) {
                return value.parts.terms.dropFirst().contains { $0.reads(target) }
            }
            return step.parts.terms.contains { $0.reads(target) } || step.parts.steps.read(target)
        }
    }

    /// The constants that the steps assign, with what gets them.
    private var constants: [(target: Step.Target, value: Constant)] {
        flatMap { step -> [(target: Step.Target, value: Constant)] in
            if case .assign(let target, .constant(let value)) = step { return [(target, value)] }
            return step.parts.steps.constants
        }
    }

    /// The variables and properties whose final values depend on the order of the elements of a loop.
    ///
    /// - `unknown`: the loop assigns different constants to them, or its body uses their values while it changes them.
    /// - `sums`: the loop only adds to them.
    package var dependOnOrderOfElements: (unknown: [Step.Target], sums: [Step.Target]) {
        let constants = constants
        let mixed = constants.filter { one in constants.contains { $0.target == one.target && $0.value != one.value } }.map(\.target)
        let read = changed.filter { self.read($0) }
        return (dependOnOrder + mixed + read, changed.filter { target in !read.contains(target) })
    }

    /// Whether the steps may end the loop or the function around them.
    var leaves: Bool {
        contains { step in
            switch step {
            case .return, .break, .continue: true
            case .evaluate, .bind, .assign, .throw, .fallthrough: false
            default: step.parts.steps.leaves
            }
        }
    }

    /// Whether the steps decode, throw or end a loop or function.
    package var hasEffects: Bool { contains(where: \.hasEffects) }
}

extension Step {
    /// - Parameter breaks: Whether `break` without a label ends the loop.
    fileprivate func endsLoop(breaks: Bool) -> Bool {
        switch self {
        case .return: true
        case .break(let label): label != nil || breaks
        case .continue(let label): label != nil
        case .loop(_, let body, _, _): body.contains { $0.endsLoop(breaks: false) }
        case .choose(_, let choices, _): choices.contains { $0.body.contains { $0.endsLoop(breaks: false) } }
        default: parts.steps.contains { $0.endsLoop(breaks: breaks) }
        }
    }

    var hasEffects: Bool {
        switch self {
        case .evaluate(let term), .bind(_, let term), .assign(_, let term): term.hasEffects
        case .branch(let conditions, let then, let otherwise, _):
            conditions.contains(where: \.hasEffects) || then.hasEffects || otherwise.hasEffects
        case .choose(let subject, let choices, _): subject.hasEffects || choices.contains { $0.body.hasEffects }
        case .attempt(let body, let catches, _): body.hasEffects || catches.contains { $0.body.hasEffects }
        case .loop(_, let body, _, _), .labeled(_, let body), .deferred(let body): body.hasEffects
        case .throw, .break, .continue, .fallthrough: true
        case .return(let term): term.map { if case .constant(.null) = $0 { true } else { $0.hasEffects } } ?? true
        }
    }
}

extension [Step] {
    /// Whether the steps may end with an error that nothing inside them catches.
    package var mayThrow: Bool {
        contains { step in
            switch step {
            case .throw: true
            case .attempt(let body, let catches, _):
                (body.mayThrow && !catches.contains { $0.items.isEmpty }) || catches.contains { $0.body.mayThrow }
            default: step.parts.terms.contains(where: \.mayThrow) || step.parts.steps.mayThrow
            }
        }
    }

    /// Whether the steps read elements of containers, which moves these.
    package var readsElements: Bool {
        contains { step in step.parts.terms.contains(where: \.readsElements) || step.parts.steps.readsElements }
    }

    /// The variables and properties that the steps change, those of closures in them too.
    package var changed: [Step.Target] {
        flatMap { step -> [Step.Target] in
            var found: [Step.Target] = if case .assign(let target, _) = step { [target] } else { [] }
            found += step.parts.terms.flatMap(\.changed)
            return found + step.parts.steps.changed
        }
    }
}

extension Term {
    /// Whether evaluating the term may end with an error that nothing inside it catches.
    package var mayThrow: Bool {
        switch self {
        case .optionalTry, .forcedTry, .closure: false
        case .decode(let operation, _):
            switch operation {
            case .contains, .allKeys, .isAtEnd, .count, .currentIndex, .userInfo: parts.terms.contains(where: \.mayThrow)
            default: true
            }
        case .call, .make, .makeChosen, .decodeText, .callClosure: true
        case .opaque(let opaque): opaque.mayThrow || opaque.operands.contains(where: \.mayThrow)
        default: parts.terms.contains(where: \.mayThrow) || parts.steps.mayThrow
        }
    }

    /// Whether evaluating the term reads an element of a container, or a value without a key.
    fileprivate var readsElements: Bool {
        if case .decode(let operation, _) = self {
            switch operation {
            case .decode(_, _, nil), .decodeChosen(_, _, nil), .decodeIfPresent(_, _, nil), .decodeNil(_, nil), .nestedKeyed(_, _, _, nil),
                .nestedUnkeyed(_, nil), .superDecoder(_, nil):
                return true
            default: break
            }
        }
        return parts.terms.contains(where: \.readsElements) || parts.steps.readsElements
    }

    fileprivate var isConstant: Bool { if case .constant = self { true } else { false } }

    /// Whether it adds something to a variable or property, which may happen in any order.
    fileprivate func isSum(of target: Step.Target) -> Bool {
        guard case .builtin(.add, let operands, _) = self, operands.dropFirst().allSatisfy({ !$0.reads(target) }) else { return false }
        return operands.first?.isItself(target) ?? false
    }

    private func isItself(_ target: Step.Target) -> Bool {
        switch (target, self) {
        case (.variable(let variable), .variable(let found)): variable == found
        case (.property(let name), .property(.variable(.own), let found)): name == found
        default: false
        }
    }

    /// Whether evaluating the term reads a variable or property.
    fileprivate func reads(_ target: Step.Target) -> Bool {
        isItself(target) || parts.terms.contains { $0.reads(target) } || parts.steps.read(target)
    }

    /// The variables and properties that evaluating the term may change.
    var changed: [Step.Target] {
        let own: [Step.Target] = if case .passed(let target, _) = self { [target] } else { [] }
        return own + parts.terms.flatMap(\.changed) + parts.steps.changed
    }
}

extension StepCondition {
    var hasEffects: Bool {
        switch self {
        case .holds(let term), .unwrap(_, let term), .match(_, let term): term.hasEffects
        }
    }
}

extension Term {
    /// Whether evaluating the term decodes something, or may throw or stop the program.
    package var hasEffects: Bool {
        switch self {
        case .constant, .variable, .key, .error, .metatype, .chosenType: false
        case .property(let inner, _), .keyOf(let inner), .not(let inner), .dateOfText(_, let inner, _),
            .passed(_, let inner):
            inner.hasEffects
        case .case(_, _, let parts), .array(let parts): parts.contains(where: \.hasEffects)
        case .builtin(let builtin, let operands, _): builtin.mayStop(operands) || operands.contains(where: \.hasEffects)
        case .tuple(let parts): parts.contains(where: \.value.hasEffects)
        case .coalesce(let left, let right), .and(let left, let right), .or(let left, let right), .compare(_, let left, let right):
            left.hasEffects || right.hasEffects
        case .ternary(let condition, let then, let otherwise, _): condition.hasEffects || then.hasEffects || otherwise.hasEffects
        case .chain(let base, _, let rest): base.hasEffects || rest.hasEffects
        case .closure(_, let body, _):
            body.contains { step in if case .return(let term?) = step { term.hasEffects } else { [step].hasEffects } }
        case .opaque(let opaque): opaque.mayThrow || opaque.mayStop || opaque.operands.contains(where: \.hasEffects)
        case .decode(let operation, _):
            switch operation {
            case .contains, .allKeys, .isAtEnd, .count, .currentIndex, .userInfo: false
            default: true
            }
        case .cast(let inner, _, let isForced, _): isForced || inner.hasEffects
        case .block(let steps): steps.hasEffects
        case .call, .make, .makeChosen, .decodeText, .optionalTry, .forcedTry, .forced, .callClosure, .decodingError: true
        }
    }
}
