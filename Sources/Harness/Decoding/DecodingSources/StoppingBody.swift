internal import DecodingPrograms
internal import SwiftSymbols

/// A walk through the body of a function that finds whether it may stop the program: by `a!`, `try!`, `as!`, an index or a call.
///
/// Functions of the same type and of the top level that the body calls are searched too.
struct StoppingBody: BodyWalk {
    private let table: SymbolTable
    private let owner: KnownType
    private var isFound = false
    /// The functions that are searched already.
    private var seen: Set<ObjectIdentifier>

    /// The operators that stop the program for some operands.
    private static let partial: Set<String> = ["/", "%", "/=", "%=", "...", "..<"]

    private init(_ function: Declaration, _ table: SymbolTable, seen: Set<ObjectIdentifier>) {
        self.table = table
        owner = table.selfType(in: function)
        self.seen = seen
        for accessor in function.accessors { walk(accessor.body, in: function) }
        if let value = function.value { walk(value, in: function) }
    }

    /// Returns whether the body, an accessor or the value of a declaration may stop the program.
    static func isIn(_ declaration: Declaration, _ table: SymbolTable) -> Bool {
        StoppingBody(declaration, table, seen: [ObjectIdentifier(declaration)]).isFound
    }

    private mutating func search(_ functions: [Declaration]) {
        for function in functions where !isFound && function.condition.isActive && seen.insert(ObjectIdentifier(function)).inserted {
            let inner = StoppingBody(function, table, seen: seen)
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
        case .forced, .tried(_, isForced: true), .subscript: isFound = true
        case .call(.name(let name, _, _), let arguments):
            isFound = isFound || StandardFunctions.mayStop(name.text, arguments)
            search(members(name) + table.topLevel(name.word, from: scope.file).filter { $0.kind == .function })
        case .call(.member(let base, let name, _, _), let arguments):
            isFound = isFound || StandardFunctions.mayStop(name.text, arguments)
            if let base = base?.nameText, base == "self" || base == "Self" { search(members(name)) }
        case .sequence(let parts):
            for (index, part) in parts.enumerated() {
                switch part {
                case .cast(_, .forced): isFound = true
                case .operator(let name) where Self.partial.contains(name.text):
                    isFound = isFound || !Self.isDivision(name.text, by: parts.dropFirst(index + 1).first)
                default: break
                }
            }
        default: break
        }
    }

    /// Whether an operator divides by a literal that is not 0.
    private static func isDivision(_ name: String, by divisor: SequencePart?) -> Bool {
        guard name.first != ".", case .operand(let operand)? = divisor else { return false }
        return Literals.constant(operand)?.isOtherThanZero ?? false
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
