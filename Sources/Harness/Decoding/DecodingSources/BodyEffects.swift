internal import SwiftSymbols

/// A walk through the body of a function that finds what its caller may depend on although the function returns nothing that steers decoding.
///
/// Functions of the same type and of the top level that the body calls are searched too.
struct BodyEffects: BodyWalk {
    private let table: SymbolTable
    private let owner: KnownType
    private var isFound = false
    /// The functions that are searched already.
    private var seen: Set<ObjectIdentifier>

    private static let stopping: Set<String> = ["fatalError", "precondition", "preconditionFailure"]

    private init(_ function: Declaration, _ table: SymbolTable, seen: Set<ObjectIdentifier>) {
        self.table = table
        owner = table.selfType(in: function)
        self.seen = seen
        for accessor in function.accessors { walk(accessor.body, in: function) }
    }

    /// Returns whether the body of a function may change a value, or stop the program: by `a!`, `try!`, `as!`, an index or `fatalError`.
    static func areIn(_ function: Declaration, _ table: SymbolTable) -> Bool {
        BodyEffects(function, table, seen: [ObjectIdentifier(function)]).isFound
    }

    private mutating func search(_ functions: [Declaration]) {
        for function in functions where !isFound && function.condition.isActive && seen.insert(ObjectIdentifier(function)).inserted {
            let inner = BodyEffects(function, table, seen: seen)
            isFound = inner.isFound
            seen = inner.seen
        }
    }

    private func members(_ name: NameNode) -> [Declaration] {
        guard case .nominal(let type, _) = owner else { return [] }
        return table.allMembers(name.word, of: type).filter { $0.kind == .function }
    }

    mutating func declaration(_ declaration: Declaration, walkContent: (inout Self) -> Void) {
        // A local type does nothing by itself.
        if declaration.kind == .function { walkContent(&self) }
    }

    mutating func enter(_ expression: ExpressionNode, in scope: Declaration) {
        switch expression {
        case .forced, .tried(_, isForced: true), .subscript, .reference: isFound = true
        case .call(.name(let name, _, _), _):
            isFound = isFound || Self.stopping.contains(name.text)
            search(members(name) + table.topLevel(name.word, from: scope.file).filter { $0.kind == .function })
        case .call(.member(let base, let name, _, _), _):
            isFound = isFound || BodyReader.mutating.contains(name.text)
            if let base = base?.nameText, base == "self" || base == "Self" { search(members(name)) }
        case .sequence(let parts):
            for part in parts {
                switch part {
                case .assignment, .cast(_, .forced): isFound = true
                case .operator(let name): isFound = isFound || BodyReader.assigns(name.text)
                default: break
                }
            }
        default: break
        }
    }
}
