internal import DecodingPrograms
internal import DecodingSources
internal import SwiftSymbols

/// The expressions of a function, and the origins of their values.
extension FlowReader {
    /// Returns the origins of the value of an expression.
    mutating func value(_ expression: ExpressionNode) -> Set<ValueSource> {
        let isStatement = isStatement
        self.isStatement = false
        switch expression {
        case .name(let name, _, _): return value(of: name)
        case .member(let base, let name, _, _): return member(base, name)
        case .call(let callee, let arguments): return call(callee, arguments, isStatement: isStatement)
        case .subscript(let base, let arguments):
            // A key is not a part of the element.
            for argument in arguments.arguments { _ = value(argument.value) }
            return value(base)
        case .closure(let closure): return result(of: closure, given: [])
        case .literal(let kind, let text, let offset): return literal(kind, text, at: offset)
        case .interpolation(let values, let texts, let offset):
            let parts = values.flatMap(\.arguments).reduce(into: Set<ValueSource>()) { $0.formUnion(value($1.value)) }
            return path(of: parts.union(self.text(texts.joined(separator: "\u{0}"), at: offset)))
        case .array(let elements, _): return elements.reduce(into: []) { $0.formUnion(value($1)) }
        case .dictionary(let elements, _):
            // The name of the dictionary is not that of a key or value.
            let outer = label
            label = nil
            defer { label = outer }
            return elements.reduce(into: []) {
                $0.formUnion(value($1.0))
                $0.formUnion(value($1.1))
            }
        case .tuple(let arguments): return arguments.reduce(into: []) { $0.formUnion(value($1.value)) }
        case .sequence(let parts): return folded(table.folded(parts))
        case .prefix(_, let inner), .postfix(let inner, _), .reference(let inner): return value(inner)
        case .optionalChain(let inner), .forced(let inner), .awaited(let inner):
            self.isStatement = isStatement
            return value(inner)
        case .tried(let inner, _):
            let outer = mustSucceed
            mustSucceed = mustSucceed || failsTest
            defer { mustSucceed = outer }
            self.isStatement = isStatement
            return value(inner)
        case .optional(let inner):
            let outer = isTolerated
            isTolerated = true
            defer { isTolerated = outer }
            self.isStatement = isStatement
            return value(inner)
        case .statement(let statement): return value(of: statement)
        case .macro(let name, _, let arguments): return macro(name, arguments)
        case .conditional(let base, let branches):
            var sources = base.map { value($0) } ?? []
            for each in branches where each.condition.isActive { sources.formUnion(value(each.content)) }
            return sources
        case .super: return [.receiver(ObjectIdentifier(function))]
        case .keyPath, .type, .pattern, .continued, .missing: return []
        }
    }

    /// Whether an error that is thrown at the place ends a test.
    private var failsTest: Bool {
        guard isTest, function.kind == .function, closureResult == nil, catchDepth == 0 else { return false }
        return function.name.text.hasPrefix("test") || function.builtAttributes.contains { $0.name == "Test" }
    }

    mutating func literal(_ kind: LiteralKind, _ text: String, at offset: Int) -> Set<ValueSource> {
        guard kind == .string, case .string(let content)? = Literals.constant(.literal(kind, text, at: offset)) else { return [] }
        return self.text(content, at: offset)
    }

    mutating func text(_ text: String, at offset: Int) -> Set<ValueSource> {
        guard !text.isEmpty, text.utf8.count <= 200, !text.contains("\n"), text != "\u{0}" else { return [] }
        let place = TextPlace(file: file, offset: offset)
        flow.add(text, at: place, label: label)
        return [.text(place)]
    }

    mutating func value(of statement: StatementNode) -> Set<ValueSource> {
        let outer = closureResult
        closureResult = []
        switch statement {
        case .if(let conditions, let then, let otherwise):
            read(conditions)
            branch(of: caseBranches(conditions)) { $0.body(then) }
            branch { $0.body(otherwise) }
        case .switch(let subject, let branches):
            let sources = value(subject)
            let selected = caseBranches(subject, branches)
            for item in branches.filter(\.condition.isActive).flatMap(\.content) {
                locals.append([:])
                for each in item.items { bind(each.pattern, to: sources) }
                branch(of: selected(item)) { $0.body(item.body) }
                locals.removeLast()
            }
        default: read(statement)
        }
        let found = closureResult ?? []
        closureResult = outer
        return found
    }

    mutating func folded(_ node: FoldedNode) -> Set<ValueSource> {
        switch node {
        case .operand(let operand): return value(operand)
        case .assignment(let left, let right):
            let sources = folded(right)
            // An assignment in a branch or a closure may not run.
            if case .operand(let target) = left { assign(sources, to: target, isReplaced: branchDepth == 0 && closureResult == nil) }
            return []
        case .ternary(let condition, let first, let second):
            var sources = folded(condition)
            branch { sources.formUnion($0.folded(first).union($0.folded(second))) }
            return sources
        case .binary(let name, let left, let right) where name.text == "??":
            var sources = folded(left)
            branch { sources.formUnion($0.folded(right)) }
            return sources
        case .binary(_, let left, let right): return path(of: folded(left).union(folded(right)))
        case .cast(let inner, _, _): return folded(inner)
        case .check(let inner, _): return folded(inner)
        }
    }

    // MARK: Closures

    static func closure(_ expression: ExpressionNode) -> ClosureNode? {
        if case .closure(let closure) = expression { closure } else { nil }
    }

    /// Returns the origins of the values that a closure returns.
    /// - Parameter given: The origins of its parameters.
    mutating func result(of closure: ClosureNode, given: Set<ValueSource>) -> Set<ValueSource> {
        let outer = closureResult
        closureResult = []
        var frame: [String: Set<ValueSource>] = [:]
        for parameter in closure.parameters ?? [] { frame[parameter.name.text] = given }
        if closure.parameters == nil { for number in 0...3 { frame["$\(number)"] = given } }
        for capture in closure.captures { if let expression = capture.value { frame[capture.name.text] = value(expression) } }
        locals.append(frame)
        body(closure.body)
        locals.removeLast()
        let found = closureResult ?? []
        closureResult = outer
        return found
    }
}
