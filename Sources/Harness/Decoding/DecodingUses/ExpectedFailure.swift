internal import DecodingSources
internal import SwiftSymbols

/// A search for signs that a test expects an error, which it may show in other ways than by an assertion around the call.
struct ExpectedFailure: BodyWalk {
    private static let words = NameParts("assertnil", "disabled", "failure", "skip", "throw")
    private static let opposites = NameParts("nothrow", "notthrow")
    private var isFound = false

    /// Returns whether the attributes of a test or its body suggest that decoding fails, or that the test does not run.
    static func isSuggested(by declaration: Declaration) -> Bool {
        var walk = ExpectedFailure()
        for attribute in declaration.builtAttributes { for argument in attribute.arguments { walk.walk(argument.value, in: declaration) } }
        for accessor in declaration.accessors { walk.walk(accessor.body, in: declaration) }
        return walk.isFound
    }

    mutating func enter(_ expression: ExpressionNode, in scope: Declaration) {
        switch expression {
        case .call(.name(let name, _, _), _), .call(.member(_, let name, _, _), _), .macro(let name, _, _), .member(_, let name, _, _):
            if Self.words.occur(in: name.text), !Self.opposites.occur(in: name.text) { isFound = true }
        case .sequence(let parts):
            let isCompared = parts.contains { if case .operator(let name) = $0 { name.text == "==" } else { false } }
            let isNil = parts.contains { if case .operand(.literal(.nil, _, _)) = $0 { true } else { false } }
            if isCompared, isNil { isFound = true }
        default: break
        }
    }
}
