package import DecodingPrograms
internal import SwiftSymbols

extension DecodingSources {
    /// Returns the file, line and column of a place.
    package func place(_ place: ProgramPlace) -> String { "\(files[place.file].place(of: place.offset))" }

    /// The places of the types that calls outside of `init(from:)` name, as `X.self`: those that an app decodes.
    package var namedTypes: Set<ProgramPlace> {
        let table = table
        let found = DeepStack.run {
            var walk = NamedTypeWalk(table: table)
            for file in table.files { walk.walk(file.root) }
            return walk.found
        }
        return found
    }
}

/// A walk through bodies that finds the types that calls name.
private struct NamedTypeWalk {
    let table: SymbolTable
    var found: Set<ProgramPlace> = []

    mutating func walk(_ declaration: Declaration) {
        guard !DeclaredTypeReader.isDecodingInitializer(declaration) else { return }
        for accessor in declaration.accessors { walk(accessor.body, in: declaration) }
        if let value = declaration.value { walk(value, in: declaration) }
        walk(declaration.statements, in: declaration)
        for member in declaration.members { walk(member) }
    }

    private mutating func walk(_ statements: [StatementNode], in scope: Declaration) { for each in statements { walk(each, in: scope) } }

    private mutating func walk(_ statement: StatementNode, in scope: Declaration) {
        switch statement {
        case .expression(let expression), .throw(let expression): walk(expression, in: scope)
        case .return(let value): if let value { walk(value, in: scope) }
        case .declaration(let declaration): walk(declaration)
        case .scope(_, let inner), .block(let inner), .deferred(let inner): walk(inner, in: scope)
        case .variable(let bindings, _): for each in bindings { if let value = each.value { walk(value, in: scope) } }
        case .if(let conditions, let then, let otherwise):
            walk(conditions, in: scope)
            walk(then, in: scope)
            walk(otherwise, in: scope)
        case .guard(let conditions, let otherwise):
            walk(conditions, in: scope)
            walk(otherwise, in: scope)
        case .while(let conditions, let body):
            walk(conditions, in: scope)
            walk(body, in: scope)
        case .repeat(let body, let condition):
            walk(body, in: scope)
            walk(condition, in: scope)
        case .for(_, _, let sequence, _, let body, _):
            walk(sequence, in: scope)
            walk(body, in: scope)
        case .switch(let subject, let branches):
            walk(subject, in: scope)
            for each in branches.flatMap(\.content) { walk(each.body, in: scope) }
        case .do(let body, _, let catches):
            walk(body, in: scope)
            for each in catches { walk(each.body, in: scope) }
        case .labeled(_, let inner): walk(inner, in: scope)
        case .conditional(let branches): for each in branches { walk(each.content, in: scope) }
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

    private mutating func walk(_ expression: ExpressionNode, in scope: Declaration) {
        switch expression {
        case .call(let callee, let arguments):
            walk(callee, in: scope)
            for argument in arguments.arguments + arguments.trailing {
                note(argument.value, in: scope)
                walk(argument.value, in: scope)
            }
        case .subscript(let base, let arguments):
            walk(base, in: scope)
            for argument in arguments.arguments { walk(argument.value, in: scope) }
        case .member(let base?, _, _, _): walk(base, in: scope)
        case .closure(let closure): walk(closure.body, in: scope)
        case .array(let elements, _): for each in elements { walk(each, in: scope) }
        case .dictionary(let elements, _):
            for each in elements {
                walk(each.0, in: scope)
                walk(each.1, in: scope)
            }
        case .tuple(let arguments): for each in arguments { walk(each.value, in: scope) }
        case .sequence(let parts): for case .operand(let operand) in parts { walk(operand, in: scope) }
        case .prefix(_, let inner), .postfix(let inner, _), .optionalChain(let inner), .optional(let inner), .tried(let inner, _),
            .forced(let inner), .awaited(let inner), .reference(let inner):
            walk(inner, in: scope)
        case .statement(let statement): walk(statement, in: scope)
        case .member, .name, .literal, .interpolation, .keyPath, .macro, .type, .pattern, .conditional, .continued, .super, .missing: break
        }
    }

    private mutating func note(_ expression: ExpressionNode, in scope: Declaration) {
        guard case .member(let base?, let name, _, _) = expression, name.text == "self", let node = BodyReader.typeNode(base) else {
            return
        }
        var types = [table.type(node, at: scope)]
        while let type = types.popLast() {
            switch type {
            case .nominal(let declaration, let arguments):
                found.insert(ProgramPlace(file: declaration.file, offset: declaration.name.offset))
                types += arguments
            case .outside(_, let arguments): types += arguments
            default: break
            }
        }
    }
}
