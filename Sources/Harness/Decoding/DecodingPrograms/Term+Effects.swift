extension [Step] {
    /// Whether the steps throw an error of their own.
    var throwsErrors: Bool {
        contains { step in if case .throw = step { true } else { step.parts.steps.throwsErrors } }
    }

    /// Whether the steps, the body of a loop, may end the loop before its last element.
    package var endLoop: Bool { contains { $0.endsLoop(breaks: true) } }

    /// The variables and properties whose values after a loop with these steps may depend on the order of its elements.
    package var dependOnOrder: [Step.Target] {
        var found: [Step.Target] = []
        for step in self {
            if case .assign(let target, let value) = step, !value.isConstant, !value.isSum { found.append(target) }
            found += step.parts.terms.flatMap(\.changed) + step.parts.steps.dependOnOrder
        }
        return found
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
        case .call, .make, .callClosure: true
        case .opaque(let opaque): opaque.mayThrow || opaque.operands.contains(where: \.mayThrow)
        default: parts.terms.contains(where: \.mayThrow) || parts.steps.mayThrow
        }
    }

    fileprivate var isConstant: Bool { if case .constant = self { true } else { false } }

    /// Whether it is a sum, whose parts may have any order.
    fileprivate var isSum: Bool { if case .builtin(.add, _, _) = self { true } else { false } }

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
    /// Whether evaluating the term decodes something or may throw.
    var hasEffects: Bool {
        switch self {
        case .constant, .variable, .key, .error, .metatype: false
        case .property(let inner, _), .keyOf(let inner), .not(let inner), .dateOfText(_, let inner, _),
            .passed(_, let inner):
            inner.hasEffects
        case .case(_, _, let parts), .array(let parts), .builtin(_, let parts, _): parts.contains(where: \.hasEffects)
        case .tuple(let parts): parts.contains(where: \.value.hasEffects)
        case .coalesce(let left, let right), .and(let left, let right), .or(let left, let right), .compare(_, let left, let right):
            left.hasEffects || right.hasEffects
        case .ternary(let condition, let then, let otherwise, _): condition.hasEffects || then.hasEffects || otherwise.hasEffects
        case .chain(let base, _, let rest): base.hasEffects || rest.hasEffects
        case .closure(_, let body):
            body.contains { step in if case .return(let term?) = step { term.hasEffects } else { [step].hasEffects } }
        case .opaque(let opaque): opaque.mayThrow || opaque.operands.contains(where: \.hasEffects)
        case .decode(let operation, _):
            switch operation {
            case .contains, .allKeys, .isAtEnd, .count, .currentIndex, .userInfo: false
            default: true
            }
        case .cast(let inner, _, let isForced, _): isForced || inner.hasEffects
        case .block(let steps): steps.hasEffects
        case .call, .make, .optionalTry, .forcedTry, .forced, .callClosure, .decodingError: true
        }
    }
}
