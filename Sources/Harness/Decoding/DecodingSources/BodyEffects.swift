internal import DecodingPrograms
internal import SwiftSymbols

/// A walk through the body of a function that finds what its caller may depend on although the function returns nothing that steers decoding.
///
/// Functions of the same type and of the top level that the body calls are searched too.
struct BodyEffects: BodyWalk {
    private let table: SymbolTable
    private let owner: KnownType
    /// Whether the body may change a value, or calculates something that its type may not hold.
    private var changes = false
    /// Whether the body may stop the program: by `a!`, `try!`, `as!`, an index or `fatalError`.
    private var stops = false
    /// The functions that are searched already.
    private var seen: Set<ObjectIdentifier>

    private static let stopping: Set<String> = ["abort", "exit", "fatalError", "precondition", "preconditionFailure"]
    /// The operators that stop the program for some operands.
    private static let partial: Set<String> = ["/", "%", "/=", "%=", "...", "..<"]
    private static let arithmetic: Set<String> = ["+", "-", "*"]

    private init(_ function: Declaration, _ table: SymbolTable, seen: Set<ObjectIdentifier>) {
        self.table = table
        owner = table.selfType(in: function)
        self.seen = seen
        for accessor in function.accessors { walk(accessor.body, in: function) }
        if let value = function.value { walk(value, in: function) }
    }

    private static func of(_ function: Declaration, _ table: SymbolTable) -> BodyEffects {
        BodyEffects(function, table, seen: [ObjectIdentifier(function)])
    }

    /// Returns whether the body of a function may change a value, or stop the program.
    static func areIn(_ function: Declaration, _ table: SymbolTable) -> Bool {
        let effects = of(function, table)
        return effects.changes || effects.stops
    }

    /// Returns whether the body of a function may stop the program.
    static func mayStop(_ function: Declaration, _ table: SymbolTable) -> Bool { of(function, table).stops }

    private mutating func search(_ functions: [Declaration]) {
        for function in functions where function.condition.isActive && seen.insert(ObjectIdentifier(function)).inserted {
            let inner = BodyEffects(function, table, seen: seen)
            changes = changes || inner.changes
            stops = stops || inner.stops
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
        case .forced, .tried(_, isForced: true), .subscript: stops = true
        case .reference: changes = true
        case .call(.name(let name, _, _), let arguments):
            stops = stops || Self.stopping.contains(name.text) || StandardFunctions.mayStop(name.text, arguments)
            search(members(name) + table.topLevel(name.word, from: scope.file).filter { $0.kind == .function })
        case .call(.member(let base, let name, _, _), let arguments):
            changes = changes || BodyReader.mutating.contains(name.text)
            stops = stops || StandardFunctions.mayStop(name.text, arguments)
            if let base = base?.nameText, base == "self" || base == "Self" { search(members(name)) }
        case .sequence(let parts):
            for (index, part) in parts.enumerated() {
                switch part {
                case .cast(_, .forced): stops = true
                case .assignment: changes = true
                case .operator(let name):
                    // A literal behind it is not 0, and no bound of another one.
                    let isSafe =
                        if parts.indices.contains(index + 1), case .operand(let next) = parts[index + 1], name.text.first != "." {
                            Literals.constant(next)?.isOtherThanZero ?? false
                        } else { false }
                    stops = stops || Self.partial.contains(name.text) && !isSafe
                    changes = changes || Self.arithmetic.contains(name.text) || BodyReader.assigns(name.text)
                default: break
                }
            }
        default: break
        }
    }
}

extension Constant {
    /// Whether it is a number, and not 0.
    fileprivate var isOtherThanZero: Bool {
        switch self {
        case .integer(let number): number != 0
        case .double(let number): number != 0
        case .null, .bool, .string: false
        }
    }
}
