package import SwiftSymbols

/// A walk through the bodies and initial values of declarations, in the order of the text.
package protocol BodyWalk {
    /// Walks a declaration with its members.
    /// - Parameter walkContent: Walks the content of the declaration; not called to leave it out.
    mutating func declaration(_ declaration: Declaration, walkContent: (inout Self) -> Void)
    /// Walks statements that see the variables of those around them.
    /// - Parameters:
    ///   - names: The variables that the block gets, such as parameters of a closure.
    ///   - isConditional: Whether the statements may run any number of times, or never.
    mutating func block(_ names: [String], isConditional: Bool, walkContent: (inout Self) -> Void)
    /// Visits the statements of a block, before each of them.
    mutating func enter(_ statements: [StatementNode])
    /// Notes that a statement may end the body.
    mutating func leave()
    /// Visits a variable inside a body, before its value.
    mutating func enter(_ binding: BindingNode, in scope: Declaration)
    /// Visits an expression, before those inside it.
    mutating func enter(_ expression: ExpressionNode, in scope: Declaration)
}

extension BodyWalk {
    package mutating func declaration(_ declaration: Declaration, walkContent: (inout Self) -> Void) { walkContent(&self) }
    package mutating func block(_ names: [String], isConditional: Bool, walkContent: (inout Self) -> Void) { walkContent(&self) }
    package mutating func leave() {}
    package mutating func enter(_ statements: [StatementNode]) {}
    package mutating func enter(_ binding: BindingNode, in scope: Declaration) {}
}

extension BodyWalk {
    package mutating func walk(_ declaration: Declaration) {
        self.declaration(declaration) { walk in
            for parameter in declaration.parameters { if let value = parameter.defaultValue { walk.walk(value, in: declaration) } }
            for accessor in declaration.accessors { walk.walk(accessor.body, in: declaration) }
            if let value = declaration.value { walk.walk(value, in: declaration) }
            walk.walk(declaration.statements, in: declaration)
            for member in declaration.members { walk.walk(member) }
        }
    }

    package mutating func walk(_ statements: [StatementNode], in scope: Declaration) {
        enter(statements)
        for each in statements { walk(each, in: scope) }
    }

    private mutating func conditional(_ statements: [StatementNode], in scope: Declaration) {
        block([], isConditional: true) { $0.walk(statements, in: scope) }
    }

    private mutating func walk(_ statement: StatementNode, in scope: Declaration) {
        switch statement {
        case .expression(let expression): walk(expression, in: scope)
        case .throw(let expression):
            walk(expression, in: scope)
            leave()
        case .return(let value):
            if let value { walk(value, in: scope) }
            leave()
        case .declaration(let declaration): walk(declaration)
        case .scope(let declaration, let inner): block([], isConditional: false) { $0.walk(inner, in: declaration) }
        case .block(let inner), .deferred(let inner): block([], isConditional: false) { $0.walk(inner, in: scope) }
        case .variable(let bindings, _):
            for each in bindings {
                enter(each, in: scope)
                if let value = each.value { walk(value, in: scope) }
                for accessor in each.accessors { conditional(accessor.body, in: scope) }
            }
        case .if(let conditions, let then, let otherwise):
            walk(conditions, in: scope)
            conditional(then, in: scope)
            conditional(otherwise, in: scope)
        case .guard(let conditions, let otherwise):
            walk(conditions, in: scope)
            conditional(otherwise, in: scope)
        case .while(let conditions, let body):
            walk(conditions, in: scope)
            conditional(body, in: scope)
        case .repeat(let body, let condition):
            conditional(body, in: scope)
            walk(condition, in: scope)
        case .for(_, _, let sequence, let condition, let body, _):
            walk(sequence, in: scope)
            if let condition { walk(condition, in: scope) }
            conditional(body, in: scope)
        case .switch(let subject, let branches):
            walk(subject, in: scope)
            for each in branches.flatMap(\.content) { conditional(each.body, in: scope) }
        case .do(let body, _, let catches):
            block([], isConditional: false) { $0.walk(body, in: scope) }
            for each in catches { conditional(each.body, in: scope) }
        case .labeled(_, let inner): walk(inner, in: scope)
        case .conditional(let branches):
            // A release build takes another branch.
            let isOpen = branches.contains { $0.condition.clauses.contains(where: DebugCondition.isPart) }
            for each in branches where isOpen || each.condition.isActive {
                if isOpen { conditional(each.content, in: scope) } else { walk(each.content, in: scope) }
            }
        case .jump: break
        }
    }

    private mutating func walk(_ conditions: [ConditionNode], in scope: Declaration) {
        for condition in conditions {
            switch condition {
            case .expression(let value), .optionalBinding(_, _, let value?), .pattern(_, _, let value): walk(value, in: scope)
            case .optionalBinding, .availability: break
            }
        }
    }

    package mutating func walk(_ expression: ExpressionNode, in scope: Declaration) {
        enter(expression, in: scope)
        switch expression {
        case .call(let callee, let arguments):
            walk(callee, in: scope)
            for argument in arguments.arguments + arguments.trailing { walk(argument.value, in: scope) }
        case .subscript(let base, let arguments):
            walk(base, in: scope)
            for argument in arguments.arguments { walk(argument.value, in: scope) }
        case .member(let base?, _, _, _): walk(base, in: scope)
        case .closure(let closure):
            block(closure.parameters?.map(\.name.text) ?? [], isConditional: true) { $0.walk(closure.body, in: scope) }
        case .array(let elements, _): for each in elements { walk(each, in: scope) }
        case .dictionary(let elements, _):
            for each in elements {
                walk(each.0, in: scope)
                walk(each.1, in: scope)
            }
        case .tuple(let arguments): for each in arguments { walk(each.value, in: scope) }
        case .sequence(let parts):
            for part in parts {
                switch part {
                case .operand(let operand), .ternary(let operand): walk(operand, in: scope)
                case .operator, .assignment, .cast, .check: break
                }
            }
        case .interpolation(let values, _, _):
            for argument in values.flatMap(\.arguments) { walk(argument.value, in: scope) }
        case .prefix(_, let inner), .postfix(let inner, _), .optionalChain(let inner), .optional(let inner), .tried(let inner, _),
            .forced(let inner), .awaited(let inner), .reference(let inner):
            walk(inner, in: scope)
        case .statement(let statement): walk(statement, in: scope)
        case .conditional(let base, let branches):
            if let base { walk(base, in: scope) }
            for each in branches where each.condition.isActive { walk(each.content, in: scope) }
        case .macro(_, _, let arguments):
            for argument in arguments.arguments + arguments.trailing { walk(argument.value, in: scope) }
        case .member, .name, .literal, .keyPath, .type, .pattern, .continued, .super, .missing: break
        }
    }
}
