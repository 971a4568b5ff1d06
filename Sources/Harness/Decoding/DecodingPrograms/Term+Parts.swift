extension Term {
    /// The terms and steps directly inside.
    package var parts: (terms: [Term], steps: [Step]) {
        switch self {
        case .constant, .variable, .key, .error, .metatype, .chosenType: ([], [])
        case .property(let inner, _), .keyOf(let inner), .not(let inner),
            .optionalTry(let inner, _), .forcedTry(let inner, _), .forced(let inner, _), .cast(let inner, _, _, _), .make(_, let inner, _),
            .dateOfText(_, let inner, _), .passed(_, let inner), .decodeText(let inner, _, _, _):
            ([inner], [])
        case .case(_, _, let terms), .array(let terms), .builtin(_, let terms, _), .call(_, let terms, _): (terms, [])
        case .tuple(let parts): (parts.map(\.value), [])
        case .coalesce(let left, let right), .and(let left, let right), .or(let left, let right), .compare(_, let left, let right),
            .chain(let left, _, let right), .makeChosen(let left, let right, _):
            ([left, right], [])
        case .ternary(let condition, let then, let otherwise, _): ([condition, then, otherwise], [])
        case .closure(_, let body, _), .block(let body): ([], body)
        case .callClosure(let callee, let arguments, _): ([callee] + arguments, [])
        case .decodingError(_, let key, let path, let text, _): ([key, path, text].compactMap(\.self), [])
        case .opaque(let opaque): (opaque.operands, [])
        case .decode(let operation, _): (operation.terms, [])
        }
    }
}

extension DecodingOperation {
    /// The terms directly inside.
    var terms: [Term] {
        switch self {
        case .keyed(let source, _), .unkeyed(let source), .single(let source), .allKeys(let source), .isAtEnd(let source),
            .count(let source), .currentIndex(let source):
            [source]
        case .nestedKeyed(let source, _, _, let key), .nestedUnkeyed(let source, let key), .superDecoder(let source, let key),
            .decodeNil(let source, let key), .decode(let source, _, let key), .decodeIfPresent(let source, _, let key):
            [source] + (key.map { [$0] } ?? [])
        case .contains(let source, let key): [source, key]
        case .decodeChosen(let source, let type, let key): [source, type] + (key.map { [$0] } ?? [])
        case .userInfo: []
        }
    }
}

extension Step {
    /// The terms and steps directly inside, in their order.
    package var parts: (terms: [Term], steps: [Step]) {
        switch self {
        case .evaluate(let term), .bind(_, let term), .assign(_, let term), .throw(let term, _, _): ([term], [])
        case .return(let term): (term.map { [$0] } ?? [], [])
        case .branch(let conditions, let then, let otherwise, _): (conditions.map(\.term), then + otherwise)
        case .choose(let subject, let choices, _):
            ([subject] + choices.flatMap { $0.items.compactMap(\.condition) }, choices.flatMap(\.body))
        case .loop(.while(let conditions), let body, _, _): (conditions.map(\.term), body)
        case .loop(.repeatWhile(let condition), let body, _, _): ([condition], body)
        case .loop(.each(_, let sequence, let condition), let body, _, _): ([sequence] + (condition.map { [$0] } ?? []), body)
        case .attempt(let body, let catches, _): ([], body + catches.flatMap(\.body))
        case .labeled(_, let body), .deferred(let body): ([], body)
        case .break, .continue, .fallthrough: ([], [])
        }
    }
}

extension StepCondition {
    /// The term that the condition asks for.
    var term: Term {
        switch self {
        case .holds(let term), .unwrap(_, let term), .match(_, let term): term
        }
    }
}
