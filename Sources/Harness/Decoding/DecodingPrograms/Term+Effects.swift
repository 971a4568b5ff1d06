extension [Step] {
    /// Whether the steps throw an error of their own.
    var throwsErrors: Bool {
        contains { step in if case .throw = step { true } else { step.parts.steps.throwsErrors } }
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
    var hasEffects: Bool { contains(where: \.hasEffects) }
}

extension Step {
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
        case .property(let inner, _), .keyOf(let inner), .not(let inner), .dateOfText(_, let inner, _):
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
