internal import DecodingPrograms
internal import SwiftSymbols

/// A strategy as it is written where a decoder gets it, or where a variable with it is declared.
struct StrategyMember {
    private(set) var expression: ExpressionNode
    /// The declaration that contains the expression.
    private(set) var scope: Declaration
    /// The local names at the expression, and the formats of those that are formatters.
    private(set) var locals: [String: DateTextFormat?]
    /// The type around the expression.
    private(set) var owner: String?
    /// The name of the strategy's type: `DateDecodingStrategy`.
    private let type: String

    /// - Parameter strategy: The property of the decoder: `dateDecodingStrategy`.
    init(_ expression: ExpressionNode, of strategy: String, in scope: Declaration, locals: [String: DateTextFormat?], owner: String?) {
        (self.expression, self.scope, self.locals, self.owner) = (expression, scope, locals, owner)
        type = strategy.prefix(1).uppercased() + strategy.dropFirst()
    }

    private init(_ expression: ExpressionNode, in variable: Declaration, _ locals: [String: DateTextFormat?], type: String) {
        (self.expression, scope, self.locals, self.type) = (expression, variable, locals, type)
        owner = variable.parent.map(DecoderWalk.name)
    }

    /// The most variables whose values are followed.
    private static let depthLimit = 4

    /// Returns the strategy that the value of a variable is, such as `static let api = custom { ... }` in an extension of the strategy.
    func followed(_ table: SymbolTable, _ formats: DateFormats, members: MemberNames) -> StrategyMember {
        var found = self
        for _ in 0..<Self.depthLimit {
            guard let variable = found.variable(table, members), let next = found.value(of: variable, formats) else { break }
            found = next
        }
        return found
    }

    /// Returns the only argument of a case, such as the formatter in `.formatted(formatter)`.
    func argument(of strategy: String) -> ExpressionNode? {
        guard case .call(let callee, let arguments) = expression else { return nil }
        switch callee {
        case .member(let base, let name, _, _) where name.text == strategy && StrategyValue.isStrategy(base): break
        // An extension of the strategy needs no dot.
        case .name(let name, _, _) where name.text == strategy && isInStrategy(scope): break
        default: return nil
        }
        let all = arguments.arguments + arguments.trailing
        return all.count == 1 ? all[0].value : nil
    }

    /// Whether a declaration is in an extension of the strategy's type.
    private func isInStrategy(_ scope: Declaration) -> Bool {
        var scope = scope.parent
        while let one = scope, one.kind != .extension { scope = one.parent }
        return scope?.type?.path.last == type
    }

    /// Returns the only variable of the sources that the expression refers to.
    private func variable(_ table: SymbolTable, _ members: MemberNames) -> Declaration? {
        let found: [Declaration]
        switch expression {
        case .name(let name, _, _):
            guard locals[name.text] == nil else { return nil }
            // A member of a type, which may be inherited, hides a global variable.
            found = members.contains(name.word) ? statics(name, table) : table.topLevel(name.word, from: scope.file)
        case .member(let base, let name, _, _) where StrategyValue.isStrategy(base):
            found = table.declarations.filter { $0.isStatic && $0.name.word == name.word && isInStrategy($0) }
        case .member(let base?, let name, _, _):
            guard let node = BodyReader.typeNode(base), case .nominal(let type, _) = table.type(node, at: scope) else { return nil }
            found = table.ownMembers(name.word, of: type).filter(\.isStatic)
        default: return nil
        }
        let active = found.filter(\.condition.isActive)
        return active.count == 1 && active[0].kind == .variable ? active[0] : nil
    }

    /// Returns the members of the type around the expression, of which all must be static.
    private func statics(_ name: NameNode, _ table: SymbolTable) -> [Declaration] {
        let own = table.declarations.filter { $0.name.word == name.word && $0.parent.map(DecoderWalk.name) == owner }
        return own.allSatisfy(\.isStatic) ? own : []
    }

    /// Returns the value of a variable that never has another one.
    private func value(of variable: Declaration, _ formats: DateFormats) -> StrategyMember? {
        if let value = variable.value {
            if case .call(.closure(let closure), let arguments) = value, arguments.arguments.isEmpty {
                return result(of: closure.body, variable, formats)
            }
            return variable.isConstant ? StrategyMember(value, in: variable, [:], type: type) : nil
        }
        guard variable.accessors.count == 1, variable.accessors[0].isGetter else { return nil }
        return result(of: variable.accessors[0].body, variable, formats)
    }

    /// Returns what statements return, of which those before it only make formatters.
    private func result(of statements: [StatementNode], _ variable: Declaration, _ formats: DateFormats) -> StrategyMember? {
        let expression: ExpressionNode
        switch statements.last {
        case .return(let found?)?: expression = found
        case .expression(let only)? where statements.count == 1: expression = only
        default: return nil
        }
        let known = formats.locals(of: statements)
        var locals: [String: DateTextFormat?] = [:]
        for statement in statements.dropLast() {
            switch statement {
            case .variable(let bindings, _):
                for name in bindings.flatMap(\.pattern.names) { locals[name] = .some(known[name]) }
            case .expression(.call), .expression(.sequence): break
            // It may return something else.
            default: return nil
            }
        }
        return StrategyMember(expression, in: variable, locals, type: type)
    }
}

/// The names of the functions and variables that types have, which may hide global ones.
struct MemberNames {
    private let names: Set<Word>

    init(_ table: SymbolTable) {
        names = Set(
            table.declarations.filter { declaration in
                guard declaration.kind == .function || declaration.kind == .variable, let parent = declaration.parent else { return false }
                return parent.isNominal || parent.kind == .extension
            }.map(\.name.word))
    }

    func contains(_ name: Word) -> Bool { names.contains(name) }
}
