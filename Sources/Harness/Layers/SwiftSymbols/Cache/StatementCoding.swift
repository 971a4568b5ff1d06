extension NodeWriter {
    func statement(_ statement: StatementNode) {
        switch statement {
        case .expression(let found):
            number(0)
            expression(found)
        case .declaration(let found):
            number(1)
            known(found)
        case .scope(let block, let statements):
            number(2)
            known(block)
            self.statements(statements)
        case .variable(let bindings, let attributes):
            number(3)
            list(bindings, binding)
            list(attributes, attribute)
        case .if(let conditions, let then, let other):
            number(4)
            list(conditions, condition)
            self.statements(then)
            self.statements(other)
        case .guard(let conditions, let other):
            number(5)
            list(conditions, condition)
            self.statements(other)
        case .while(let conditions, let body):
            number(6)
            list(conditions, condition)
            self.statements(body)
        case .repeat(let body, let condition):
            number(7)
            self.statements(body)
            expression(condition)
        case .for(let element, let written, let sequence, let filter, let body, let place):
            number(8)
            pattern(element)
            optional(written, type)
            expression(sequence)
            optional(filter, expression)
            self.statements(body)
            offset(place)
        case .switch(let subject, let branches):
            number(9)
            expression(subject)
            list(branches) { branch in
                self.condition(branch.condition)
                list(branch.content, self.case)
            }
        case .do(let body, let thrown, let catches):
            number(10)
            self.statements(body)
            optional(thrown, type)
            list(catches) { found in
                list(found.items) { item in
                    optional(item.pattern, pattern)
                    optional(item.condition, expression)
                }
                self.statements(found.body)
            }
        case .return(let value):
            number(11)
            optional(value, expression)
        case .throw(let value):
            number(12)
            expression(value)
        case .jump(let kind, let label):
            number(13)
            number(Self.jumps.firstIndex(of: kind) ?? 0)
            self.label(label)
        case .labeled(let label, let inner):
            number(14)
            name(label)
            self.statement(inner)
        case .block(let body):
            number(15)
            self.statements(body)
        case .deferred(let body):
            number(16)
            self.statements(body)
        case .conditional(let branches):
            number(17)
            list(branches) { branch in
                self.condition(branch.condition)
                self.statements(branch.content)
            }
        }
    }

    func statements(_ statements: [StatementNode]) { list(statements, statement) }

    /// Writes the number of a declaration that is written already.
    private func known(_ declaration: Declaration) {
        guard let known = declarations[ObjectIdentifier(declaration)] else {
            preconditionFailure("the declaration \(declaration.name.text) is in no block of its file")
        }
        number(known)
    }

    private func binding(_ binding: BindingNode) {
        pattern(binding.pattern)
        optional(binding.type, type)
        optional(binding.value, expression)
        list(binding.accessors, accessor)
        flag(binding.isWeak)
        flag(binding.isLazy)
    }

    func accessor(_ accessor: AccessorNode) {
        optional(accessor.value, word)
        flag(accessor.isGetter)
        flag(accessor.isPlain)
        optional(accessor.thrown, type)
        flag(accessor.isThrowing)
        statements(accessor.body)
    }

    private func condition(_ condition: ConditionNode) {
        switch condition {
        case .expression(let found):
            number(0)
            expression(found)
        case .optionalBinding(let found, let written, let value):
            number(1)
            pattern(found)
            optional(written, type)
            optional(value, expression)
        case .pattern(let found, let written, let value):
            number(2)
            pattern(found)
            optional(written, type)
            expression(value)
        case .availability(let isAvailable):
            number(3)
            flag(isAvailable)
        }
    }

    private func `case`(_ found: CaseNode) {
        list(found.items) { item in
            pattern(item.pattern)
            optional(item.condition, expression)
        }
        statements(found.body)
    }

    /// All values, by the numbers that are written for them.
    static let jumps: [JumpKind] = [.break, .continue, .fallthrough]
}

extension NodeReader {
    func statement() throws(Damaged) -> StatementNode { try nested(writtenStatement) }

    private func writtenStatement() throws(Damaged) -> StatementNode {
        switch try number() {
        case 0: .expression(try expression())
        case 1: .declaration(try known())
        case 2: .scope(try known(), try statements())
        case 3: .variable(try list(binding), attributes: try list(attribute))
        case 4: .if(try list(conditionNode), then: try statements(), else: try statements())
        case 5: .guard(try list(conditionNode), else: try statements())
        case 6: .while(try list(conditionNode), try statements())
        case 7: .repeat(try statements(), while: try expression())
        case 8:
            .for(
                try pattern(), try optional(type), in: try expression(), where: try optional(expression), try statements(),
                at: try offset())
        case 9:
            .switch(
                try expression(), try list { () throws(Damaged) in Branch(condition: try condition(), content: try list(caseNode)) })
        case 10:
            .do(
                try statements(), thrown: try optional(type),
                catches: try list { () throws(Damaged) in
                    CatchNode(
                        items: try list { () throws(Damaged) in (pattern: try optional(pattern), condition: try optional(expression)) },
                        body: try statements())
                })
        case 11: .return(try optional(expression))
        case 12: .throw(try expression())
        case 13: .jump(try value(NodeWriter.jumps), label: try label())
        case 14: .labeled(try name(), try statement())
        case 15: .block(try statements())
        case 16: .deferred(try statements())
        case 17:
            .conditional(try list { () throws(Damaged) in Branch(condition: try condition(), content: try statements()) })
        default: throw Damaged()
        }
    }

    func statements() throws(Damaged) -> [StatementNode] { try list(statement) }

    private func known() throws(Damaged) -> Declaration { try value(declarations) }

    private func binding() throws(Damaged) -> BindingNode {
        let (pattern, type, value) = (try pattern(), try optional(type), try optional(expression))
        let accessors = try list(accessor)
        return BindingNode(pattern: pattern, type: type, value: value, accessors: accessors, isWeak: try flag(), isLazy: try flag())
    }

    func accessor() throws(Damaged) -> AccessorNode {
        let (value, isGetter, isPlain) = (try optional(word), try flag(), try flag())
        let (thrown, isThrowing) = (try optional(type), try flag())
        return AccessorNode(
            value: value, isGetter: isGetter, isPlain: isPlain, thrown: thrown, isThrowing: isThrowing, body: try statements())
    }

    private func conditionNode() throws(Damaged) -> ConditionNode {
        switch try number() {
        case 0: .expression(try expression())
        case 1: .optionalBinding(try pattern(), try optional(type), try optional(expression))
        case 2: .pattern(try pattern(), try optional(type), try expression())
        case 3: .availability(try flag())
        default: throw Damaged()
        }
    }

    private func caseNode() throws(Damaged) -> CaseNode {
        CaseNode(
            items: try list { () throws(Damaged) in (pattern: try pattern(), condition: try optional(expression)) },
            body: try statements())
    }
}
