internal import DecodingSources
internal import SwiftSymbols

/// A search for uses of the error in a `catch`.
struct ErrorUse: BodyWalk {
    private let names: Set<String>
    private var isFound = false

    private init(names: Set<String>) { self.names = names }

    /// Returns whether a `catch` throws again, or uses its error.
    static func isUsed(in node: CatchNode, at scope: Declaration) -> Bool {
        var walk = ErrorUse(names: Set(["error"] + node.items.flatMap { $0.pattern.map(bound) ?? [] }))
        for statement in node.body { if case .throw = statement { return true } }
        walk.walk(node.body, in: scope)
        return walk.isFound
    }

    private static func bound(_ pattern: PatternNode) -> [String] {
        switch pattern {
        case .name(let name): [name.text]
        case .tuple(let elements): elements.flatMap { bound($0.pattern) }
        case .expression(.pattern(let inner)): bound(inner)
        case .expression(.sequence(let parts)):
            parts.flatMap { part in if case .operand(.pattern(let inner)) = part { bound(inner) } else { [String]() } }
        default: []
        }
    }

    mutating func enter(_ expression: ExpressionNode, in scope: Declaration) {
        if case .name(let name, _, _) = expression, names.contains(name.text) { isFound = true }
    }
}
