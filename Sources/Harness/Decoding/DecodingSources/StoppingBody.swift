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

    private init(_ function: Declaration, _ table: SymbolTable, seen: Set<ObjectIdentifier>, onlyValue: Bool = false) {
        self.table = table
        owner = table.selfType(in: function)
        self.seen = seen
        if !onlyValue { for accessor in function.accessors { walk(accessor.body, in: function) } }
        if let value = function.value { walk(value, in: function) }
    }

    /// Returns whether the body, an accessor or the value of a declaration may stop the program.
    static func isIn(_ declaration: Declaration, _ table: SymbolTable) -> Bool {
        StoppingBody(declaration, table, seen: [ObjectIdentifier(declaration)]).isFound
    }

    /// Returns whether the initial value of a property may stop the program.
    static func isInValue(of property: Declaration, _ table: SymbolTable) -> Bool {
        StoppingBody(property, table, seen: [ObjectIdentifier(property)], onlyValue: true).isFound
    }

    private mutating func search(_ functions: [Declaration], onlyValues: Bool = false) {
        for function in functions where !isFound && function.condition.isActive && seen.insert(ObjectIdentifier(function)).inserted {
            let inner = StoppingBody(function, table, seen: seen, onlyValue: onlyValues)
            isFound = inner.isFound
            seen = inner.seen
        }
    }

    /// Searches the accessors and observers of a property of a type.
    private mutating func searchAccessors(_ name: NameNode, of type: Declaration?) {
        guard let type else { return }
        search(table.allMembers(name.word, of: type).filter { $0.kind == .variable && !$0.accessors.isEmpty })
    }

    private var own: Declaration? { if case .nominal(let type, _) = owner { type } else { nil } }

    /// The type of the sources whose member follows an expression; nil if there is none, or it is not known.
    private func owner(of base: ExpressionNode, in scope: Declaration) -> Declaration? {
        if case .nominal(let found, _)? = type(of: base, in: scope)?.fullyUnwrapped { found } else { nil }
    }

    private func type(of base: ExpressionNode, in scope: Declaration) -> KnownType? {
        switch base {
        case .name(let name, _, _):
            if name.text == "self" || name.text == "Self" { return owner }
            if name.text.isCapitalized { return table.type(.named(name, []), at: scope) }
            if let parameter = scope.parameters.first(where: { $0.name.word == name.word }) { return table.type(parameter.type, at: scope) }
            return own.flatMap { variable(name, of: $0) }
        case .member(let base?, let name, _, _): return owner(of: base, in: scope).flatMap { variable(name, of: $0) }
        case .optionalChain(let inner), .forced(let inner), .tried(let inner, _), .optional(let inner): return type(of: inner, in: scope)
        case .call(.name(let name, _, _), _) where name.text.isCapitalized: return table.type(.named(name, []), at: scope)
        case .call(.member(let base?, let name, _, _), _):
            let function = owner(of: base, in: scope).flatMap { table.allMembers(name.word, of: $0).first { $0.kind == .function } }
            return function.map { table.inferredType(of: $0) }
        default: return nil
        }
    }

    private func variable(_ name: NameNode, of type: Declaration) -> KnownType? {
        table.allMembers(name.word, of: type).first { $0.kind == .variable }.map { table.inferredType(of: $0) }
    }

    private func members(_ name: NameNode) -> [Declaration] {
        own.map { table.allMembers(name.word, of: $0).filter { $0.kind == .function } } ?? []
    }

    mutating func declaration(_ declaration: Declaration, walkContent: (inout Self) -> Void) {
        // A local type does nothing by itself.
        if declaration.kind == .function { walkContent(&self) }
    }

    mutating func enter(_ expression: ExpressionNode, in scope: Declaration) {
        switch expression {
        // A key path that stops the program is found where it is written.
        case .subscript(_, let arguments) where arguments.arguments.map(\.label) == ["keyPath"]: break
        case .forced, .tried(_, isForced: true), .subscript: isFound = true
        case .keyPath(_, let parts):
            for part in parts {
                switch part {
                case .property(let name, _): search(table.declarations.filter { $0.kind == .variable && $0.name.word == name.word })
                default: isFound = true
                }
            }
        case .call(.name(let name, _, _), let arguments):
            isFound = isFound || StandardFunctions.mayStop(name.text, arguments)
            search(members(name) + table.topLevel(name.word, from: scope.file).filter { $0.kind == .function })
            if name.text.isCapitalized, case .nominal(let made, _) = table.type(.named(name, []), at: scope) {
                search(table.ownMembers("init", of: made))
                search(DeclaredTypeReader.storedProperties(of: made).filter { $0.value != nil }, onlyValues: true)
            }
        case .call(.member(let base, let name, _, _), let arguments):
            isFound = isFound || StandardFunctions.mayStop(name.text, arguments)
            guard let owner = base.flatMap({ self.owner(of: $0, in: scope) }) else { break }
            search(table.allMembers(name.word, of: owner).filter { $0.kind == .function })
        case .name(let name, _, _): searchAccessors(name, of: own)
        case .member(let base?, let name, _, _): searchAccessors(name, of: owner(of: base, in: scope))
        case .sequence(let parts):
            for (index, part) in parts.enumerated() {
                switch part {
                case .cast(_, .forced): isFound = true
                case .operator(let name) where Self.partial.contains(name.text):
                    isFound = isFound || !Self.isDivision(name.text, by: parts.dropFirst(index + 1).first)
                case .operator(let name): search(table.topLevel(name.word, from: scope.file).filter { $0.kind == .function })
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
