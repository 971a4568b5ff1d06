extension NodeWriter {
    func expression(_ expression: ExpressionNode) {
        switch expression {
        case .name(let found, let labels, let generics):
            number(0)
            name(found)
            self.labels(labels)
            list(generics, type)
        case .member(let base, let found, let labels, let generics):
            number(1)
            optional(base, self.expression)
            name(found)
            self.labels(labels)
            list(generics, type)
        case .call(let callee, let arguments):
            number(2)
            self.expression(callee)
            self.arguments(arguments)
        case .subscript(let base, let arguments):
            number(3)
            self.expression(base)
            self.arguments(arguments)
        case .closure(let closure):
            number(4)
            self.closure(closure)
        case .literal(let kind, let written, let place):
            number(5)
            number(Self.literals.firstIndex(of: kind) ?? 0)
            text(written)
            offset(place)
        case .interpolation(let values, let texts, let place):
            number(6)
            list(values, arguments)
            list(texts, text)
            offset(place)
        case .array(let elements, let place):
            number(7)
            list(elements, self.expression)
            offset(place)
        case .dictionary(let elements, let place):
            number(8)
            list(elements) { key, value in
                self.expression(key)
                self.expression(value)
            }
            offset(place)
        case .tuple(let elements):
            number(9)
            list(elements, argument)
        case .sequence(let parts):
            number(10)
            list(parts, part)
        case .prefix(let found, let operand):
            number(11)
            name(found)
            self.expression(operand)
        case .postfix(let operand, let found):
            number(12)
            self.expression(operand)
            name(found)
        case .keyPath(let root, let parts):
            number(13)
            optional(root, type)
            list(parts, keyPathPart)
        case .optionalChain(let inner): wrapped(14, inner)
        case .optional(let inner): wrapped(15, inner)
        case .tried(let inner, let isForced):
            wrapped(16, inner)
            flag(isForced)
        case .forced(let inner): wrapped(17, inner)
        case .awaited(let inner): wrapped(18, inner)
        case .reference(let inner): wrapped(19, inner)
        case .statement(let found):
            number(20)
            statement(found)
        case .macro(let found, let generics, let arguments):
            number(21)
            name(found)
            list(generics, type)
            self.arguments(arguments)
        case .type(let found):
            number(22)
            type(found)
        case .pattern(let found):
            number(23)
            pattern(found)
        case .conditional(let base, let branches):
            number(24)
            optional(base, self.expression)
            list(branches) { branch in
                condition(branch.condition)
                self.expression(branch.content)
            }
        case .continued: number(25)
        case .super: number(26)
        case .missing: number(27)
        }
    }

    private func wrapped(_ kind: Int, _ inner: ExpressionNode) {
        number(kind)
        expression(inner)
    }

    private func labels(_ labels: [String]?) { optional(labels) { list($0) { word(Word($0)) } } }

    private func part(_ part: SequencePart) {
        switch part {
        case .operand(let operand): wrapped(0, operand)
        case .operator(let found):
            number(1)
            name(found)
        case .assignment: number(2)
        case .ternary(let then): wrapped(3, then)
        case .cast(let found, let kind):
            number(4)
            type(found)
            number(Self.casts.firstIndex(of: kind) ?? 0)
        case .check(let found):
            number(5)
            type(found)
        }
    }

    func argument(_ argument: ArgumentNode) {
        label(argument.label)
        expression(argument.value)
    }

    func arguments(_ arguments: CallArguments) {
        list(arguments.arguments, argument)
        list(arguments.trailing, argument)
        flag(arguments.isParenthesized)
        offset(arguments.offset)
    }

    private func keyPathPart(_ part: KeyPathPart) {
        switch part {
        case .property(let found, let generics):
            number(0)
            name(found)
            list(generics, type)
        case .subscript(let found):
            number(1)
            arguments(found)
        case .unwrapped: number(2)
        }
    }

    private func closure(_ closure: ClosureNode) {
        offset(closure.offset)
        list(closure.attributes, attribute)
        list(closure.captures) { capture in
            name(capture.name)
            optional(capture.value, expression)
        }
        optional(closure.parameters) { parameters in
            list(parameters) { parameter in
                name(parameter.name)
                optional(parameter.type, type)
            }
        }
        optional(closure.thrown, type)
        optional(closure.result, type)
        list(closure.body, statement)
    }

    func pattern(_ pattern: PatternNode) {
        switch pattern {
        case .wildcard: number(0)
        case .name(let found):
            number(1)
            name(found)
        case .tuple(let elements):
            number(2)
            list(elements) { element in
                label(element.label)
                self.pattern(element.pattern)
            }
        case .expression(let found): wrapped(3, found)
        case .type(let found):
            number(4)
            type(found)
        }
    }

    /// All values, by the numbers that are written for them.
    static let literals: [LiteralKind] = [
        .integer, .float, .string, .boolean, .nil, .regex, .interpolation, .array, .dictionary,
    ]
    /// All values, by the numbers that are written for them.
    static let casts: [CastKind] = [.plain, .optional, .forced]
}

extension NodeReader {
    func expression() throws(Damaged) -> ExpressionNode { try nested(writtenExpression) }

    private func writtenExpression() throws(Damaged) -> ExpressionNode {
        switch try number() {
        case 0: .name(try name(), labels: try labels(), generics: try list(type))
        case 1: .member(try optional(expression), try name(), labels: try labels(), generics: try list(type))
        case 2: .call(try expression(), try arguments())
        case 3: .subscript(try expression(), try arguments())
        case 4: .closure(try closure())
        case 5: .literal(try value(NodeWriter.literals), try text(), at: try offset())
        case 6: .interpolation(try list(arguments), texts: try list(text), at: try offset())
        case 7: .array(try list(expression), at: try offset())
        case 8: .dictionary(try list { () throws(Damaged) in (try expression(), try expression()) }, at: try offset())
        case 9: .tuple(try list(argument))
        case 10: .sequence(try list(part))
        case 11: .prefix(try name(), try expression())
        case 12: .postfix(try expression(), try name())
        case 13: .keyPath(try optional(type), try list(keyPathPart))
        case 14: .optionalChain(try expression())
        case 15: .optional(try expression())
        case 16: .tried(try expression(), isForced: try flag())
        case 17: .forced(try expression())
        case 18: .awaited(try expression())
        case 19: .reference(try expression())
        case 20: .statement(try statement())
        case 21: .macro(try name(), generics: try list(type), try arguments())
        case 22: .type(try type())
        case 23: .pattern(try pattern())
        case 24:
            .conditional(
                try optional(expression),
                try list { () throws(Damaged) in Branch(condition: try condition(), content: try expression()) })
        case 25: .continued
        case 26: .super
        case 27: .missing
        default: throw Damaged()
        }
    }

    private func labels() throws(Damaged) -> [String]? {
        try optional { () throws(Damaged) in try list { () throws(Damaged) in try word().text } }
    }

    private func part() throws(Damaged) -> SequencePart {
        switch try number() {
        case 0: .operand(try expression())
        case 1: .operator(try name())
        case 2: .assignment
        case 3: .ternary(try expression())
        case 4: .cast(try type(), try value(NodeWriter.casts))
        case 5: .check(try type())
        default: throw Damaged()
        }
    }

    func argument() throws(Damaged) -> ArgumentNode { ArgumentNode(label: try label(), value: try expression()) }

    func arguments() throws(Damaged) -> CallArguments {
        let (arguments, trailing) = (try list(argument), try list(argument))
        return CallArguments(arguments: arguments, trailing: trailing, isParenthesized: try flag(), offset: try offset())
    }

    private func keyPathPart() throws(Damaged) -> KeyPathPart {
        switch try number() {
        case 0: .property(try name(), generics: try list(type))
        case 1: .subscript(try arguments())
        case 2: .unwrapped
        default: throw Damaged()
        }
    }

    private func closure() throws(Damaged) -> ClosureNode {
        let offset = try offset()
        let attributes = try list(attribute)
        let captures = try list { () throws(Damaged) in (name: try name(), value: try optional(expression)) }
        let parameters = try optional { () throws(Damaged) in
            try list { () throws(Damaged) in ClosureNode.Parameter(name: try name(), type: try optional(type)) }
        }
        let (thrown, result) = (try optional(type), try optional(type))
        return ClosureNode(
            offset: offset, attributes: attributes, captures: captures, parameters: parameters, thrown: thrown, result: result,
            body: try list(statement))
    }

    func pattern() throws(Damaged) -> PatternNode { try nested(writtenPattern) }

    private func writtenPattern() throws(Damaged) -> PatternNode {
        switch try number() {
        case 0: .wildcard
        case 1: .name(try name())
        case 2: .tuple(try list { () throws(Damaged) in (label: try label(), pattern: try pattern()) })
        case 3: .expression(try expression())
        case 4: .type(try type())
        default: throw Damaged()
        }
    }
}
