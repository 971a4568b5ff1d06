internal import DecodingPrograms
internal import DecodingSources
internal import SwiftSymbols

/// Reads what the functions of a file do with values.
///
/// A value has the origins of all values that it is made of. The order of statements matters for variables only.
struct FlowReader {
    private let sources: DecodingSources
    private let table: SymbolTable
    private let names: ResolvedNames
    private let file: Int
    /// Whether it belongs to tests, whose assertions can expect errors.
    private let isTest: Bool
    private(set) var flows: [ValueFlow] = []
    /// The function that is read.
    private var flow: ValueFlow
    /// The origins of local variables, and of properties that the function has set.
    private var locals: [[String: Set<ValueSource>]] = [[:]]
    /// The origins of the values that the innermost closure returns; nil outside of closures.
    private var closureResult: Set<ValueSource>?
    /// Whether an assertion of a test expects an error.
    private var isExpected = false
    /// Whether errors are hidden.
    private var isTolerated = false
    /// Whether the expression is a statement, whose value is not used.
    private var isStatement = false
    /// The number of branches around the place.
    private var branchDepth = 0
    /// The label of the innermost argument around the place, or the name of the called function if it has none.
    private var label: String?
    private var scope: Declaration

    init(_ sources: DecodingSources, _ names: ResolvedNames, file: Int) {
        self.sources = sources
        table = sources.table
        isTest = TestSources.isTest(sources, file)
        self.names = names
        self.file = file
        scope = table.files[file].root
        flow = ValueFlow(scope)
    }

    /// Reads all functions of the file.
    mutating func readFile() { read(table.files[file].root) }

    private mutating func read(_ declaration: Declaration) {
        guard declaration.condition.isActive else { return }
        let (outer, outerLocals, outerScope) = (flow, locals, scope)
        let (outerResult, outerExpected, outerTolerated, outerDepth) = (closureResult, isExpected, isTolerated, branchDepth)
        flow = ValueFlow(declaration)
        scope = declaration
        closureResult = nil
        isExpected = isTest && declaration.kind == .function && ExpectedFailure.isSuggested(by: declaration)
        (isTolerated, branchDepth) = (false, 0)
        // A local function sees the variables around it.
        if outerScope.kind != .block { locals = [[:]] }
        locals.append([:])
        let own = ObjectIdentifier(declaration)
        let arguments = testArguments(of: declaration)
        for (index, parameter) in declaration.parameters.enumerated() {
            var sources: Set = [ValueSource.parameter(own, index)]
            sources.formUnion(arguments)
            if let value = parameter.defaultValue { sources.formUnion(self.value(value)) }
            locals[locals.count - 1][parameter.name.text] = sources
        }
        if let value = declaration.value, declaration.kind == .variable {
            label = declaration.name.text
            let sources = self.value(value)
            label = nil
            add(.result, sources)
        }
        if declaration.kind == .enumCase { readRawValue(of: declaration) }
        for accessor in declaration.accessors {
            if let name = accessor.value { locals[locals.count - 1][name.text] = [.value(own)] }
            body(accessor.body)
        }
        for statement in declaration.statements { read(statement) }
        flows.append(flow)
        (flow, locals, scope) = (outer, outerLocals, outerScope)
        (closureResult, isExpected, isTolerated, branchDepth) = (outerResult, outerExpected, outerTolerated, outerDepth)
        for member in declaration.members { read(member) }
    }

    /// Returns the origins of the values in `@Test(arguments: ...)`, which a test gets as its parameters.
    private mutating func testArguments(of declaration: Declaration) -> Set<ValueSource> {
        guard let test = declaration.builtAttributes.first(where: { $0.name == "Test" }) else { return [] }
        return test.arguments.reduce(into: []) { $0.formUnion(value($1.value)) }
    }

    /// Reads the raw value of a case as the text that the case represents.
    private mutating func readRawValue(of declaration: Declaration) {
        let types = declaration.parent?.inherited.map(\.path) ?? []
        guard types.first == ["String"], !types.contains(["CodingKey"]) else { return }
        add(.result, declaration.value.map { value($0) } ?? text(declaration.name.text, at: declaration.name.offset))
    }

    // MARK: Statements

    /// Reads a body, whose only expression is its result.
    private mutating func body(_ statements: [StatementNode]) {
        locals.append([:])
        defer { locals.removeLast() }
        if statements.count == 1, case .expression(let only) = statements[0] {
            returns(value(only))
        } else if statements.count == 1, case .scope(let declaration, let inner) = statements[0] {
            within(declaration) { $0.body(inner) }
        } else {
            for statement in statements { read(statement) }
        }
    }

    private mutating func within(_ declaration: Declaration, _ work: (inout Self) -> Void) {
        let outer = scope
        scope = declaration
        work(&self)
        scope = outer
        for member in declaration.members { read(member) }
    }

    private mutating func block(_ statements: [StatementNode]) {
        locals.append([:])
        for statement in statements { read(statement) }
        locals.removeLast()
    }

    private mutating func returns(_ sources: Set<ValueSource>) {
        if closureResult != nil { closureResult?.formUnion(sources) } else { add(.result, sources) }
    }

    private mutating func read(_ statement: StatementNode) {
        switch statement {
        case .expression(let expression):
            isStatement = true
            _ = value(expression)
            isStatement = false
        case .throw(let expression): _ = value(expression)
        case .return(let expression): if let expression { returns(value(expression)) }
        case .declaration(let declaration): read(declaration)
        case .scope(let declaration, let inner): within(declaration) { $0.block(inner) }
        case .block(let inner), .deferred(let inner): block(inner)
        case .variable(let bindings, _):
            for binding in bindings {
                let outer = label
                if case .name(let name) = binding.pattern { label = name.text }
                let sources = binding.value.map { value($0) } ?? []
                label = outer
                bind(binding.pattern, to: sources)
                for accessor in binding.accessors { block(accessor.body) }
            }
        case .if(let conditions, let then, let otherwise):
            locals.append([:])
            read(conditions)
            branch { $0.block(then) }
            locals.removeLast()
            branch { $0.block(otherwise) }
        case .guard(let conditions, let otherwise):
            read(conditions)
            branch { $0.block(otherwise) }
        case .while(let conditions, let inner):
            locals.append([:])
            read(conditions)
            block(inner)
            locals.removeLast()
        case .repeat(let inner, let condition):
            block(inner)
            _ = value(condition)
        case .for(let pattern, _, let sequence, let condition, let inner, _):
            let sources = value(sequence)
            locals.append([:])
            bind(pattern, to: sources)
            if let condition { _ = value(condition) }
            block(inner)
            locals.removeLast()
        case .switch(let subject, let branches):
            let sources = value(subject)
            for item in branches.filter(\.condition.isActive).flatMap(\.content) {
                locals.append([:])
                for each in item.items {
                    bind(each.pattern, to: sources)
                    if let condition = each.condition { _ = value(condition) }
                }
                branch { $0.block(item.body) }
                locals.removeLast()
            }
        case .do(let inner, _, let catches): read(inner, catches)
        case .labeled(_, let inner): read(inner)
        case .conditional(let branches): for each in branches where each.condition.isActive { for inner in each.content { read(inner) } }
        case .jump: break
        }
    }

    /// Reads a `do`.
    ///
    /// Its errors are expected if it contains a failure for the case that there is none, and hidden if no `catch` uses the error.
    private mutating func read(_ inner: [StatementNode], _ catches: [CatchNode]) {
        guard !catches.isEmpty else { return block(inner) }
        let outer = (isExpected, isTolerated)
        if isTest, inner.contains(where: Self.reportsFailure) { isExpected = true }
        let scope = scope
        if catches.allSatisfy({ !ErrorUse.isUsed(in: $0, at: scope) }) { isTolerated = true }
        branch { $0.block(inner) }
        (isExpected, isTolerated) = outer
        for each in catches { branch { $0.block(each.body) } }
    }

    private static func reportsFailure(_ statement: StatementNode) -> Bool {
        let expression: ExpressionNode
        switch statement {
        case .expression(let found), .return(let found?): expression = found
        default: return false
        }
        switch expression {
        case .call(.name(let name, _, _), _), .call(.member(_, let name, _, _), _): return KnownCalls.failures.contains(name.text)
        default: return false
        }
    }

    private mutating func branch(_ work: (inout Self) -> Void) {
        branchDepth += 1
        work(&self)
        branchDepth -= 1
    }

    private mutating func read(_ conditions: [ConditionNode]) {
        for condition in conditions {
            switch condition {
            case .expression(let expression): _ = value(expression)
            case .optionalBinding(let pattern, _, let expression):
                if let expression { bind(pattern, to: value(expression)) }
            case .pattern(let pattern, _, let expression): bind(pattern, to: value(expression))
            case .availability: break
            }
        }
    }

    private mutating func bind(_ pattern: PatternNode, to sources: Set<ValueSource>) {
        switch pattern {
        case .name(let name): locals[locals.count - 1][name.text] = sources
        case .tuple(let elements): for element in elements { bind(element.pattern, to: sources) }
        case .expression(let expression): bind(expression, to: sources)
        case .wildcard, .type: break
        }
    }

    private mutating func bind(_ expression: ExpressionNode, to sources: Set<ValueSource>) {
        switch expression {
        case .pattern(let pattern): bind(pattern, to: sources)
        case .optionalChain(let inner), .postfix(let inner, _): bind(inner, to: sources)
        case .tuple(let arguments): for each in arguments { bind(each.value, to: sources) }
        case .call(_, let arguments): for each in arguments.arguments { bind(each.value, to: sources) }
        default: break
        }
    }

    // MARK: Expressions

    private mutating func add(_ action: ValueEvent.Action, _ sources: Set<ValueSource>) {
        flow.add(
            ValueEvent(action: action, sources: sources, isExpected: isExpected, isTolerated: isTolerated, isConditional: branchDepth > 0))
    }

    private func local(_ name: String) -> Set<ValueSource>? {
        for frame in locals.reversed() { if let found = frame[name] { return found } }
        return nil
    }

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
            return parts.union(self.text(texts.joined(separator: "\u{0}"), at: offset))
        case .array(let elements, _): return elements.reduce(into: []) { $0.formUnion(value($1)) }
        case .dictionary(let elements, _):
            return elements.reduce(into: []) {
                $0.formUnion(value($1.0))
                $0.formUnion(value($1.1))
            }
        case .tuple(let arguments): return arguments.reduce(into: []) { $0.formUnion(value($1.value)) }
        case .sequence(let parts): return folded(table.folded(parts))
        case .prefix(_, let inner), .postfix(let inner, _), .reference(let inner): return value(inner)
        case .optionalChain(let inner), .forced(let inner), .awaited(let inner), .tried(let inner, _):
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

    /// The function that is read; `self` is its receiver.
    private var function: Declaration { flow.declaration }

    private mutating func literal(_ kind: LiteralKind, _ text: String, at offset: Int) -> Set<ValueSource> {
        guard kind == .string, case .string(let content)? = Literals.constant(.literal(kind, text, at: offset)) else { return [] }
        return self.text(content, at: offset)
    }

    private mutating func text(_ text: String, at offset: Int) -> Set<ValueSource> {
        guard !text.isEmpty, text.utf8.count <= 200, !text.contains("\n"), text != "\u{0}" else { return [] }
        let place = TextPlace(file: file, offset: offset)
        flow.add(text, at: place, label: label)
        return [.text(place)]
    }

    private mutating func value(of statement: StatementNode) -> Set<ValueSource> {
        let outer = closureResult
        closureResult = []
        switch statement {
        case .if(let conditions, let then, let otherwise):
            read(conditions)
            branch { $0.body(then) }
            branch { $0.body(otherwise) }
        case .switch(let subject, let branches):
            let sources = value(subject)
            for item in branches.filter(\.condition.isActive).flatMap(\.content) {
                locals.append([:])
                for each in item.items { bind(each.pattern, to: sources) }
                branch { $0.body(item.body) }
                locals.removeLast()
            }
        default: read(statement)
        }
        let found = closureResult ?? []
        closureResult = outer
        return found
    }

    private mutating func folded(_ node: FoldedNode) -> Set<ValueSource> {
        switch node {
        case .operand(let operand): return value(operand)
        case .assignment(let left, let right):
            let sources = folded(right)
            if case .operand(let target) = left { assign(sources, to: target) }
            return []
        case .ternary(let condition, let first, let second):
            var sources = folded(condition)
            branch { sources.formUnion($0.folded(first).union($0.folded(second))) }
            return sources
        case .binary(let name, let left, let right) where name.text == "??":
            var sources = folded(left)
            branch { sources.formUnion($0.folded(right)) }
            return sources
        case .binary(_, let left, let right): return folded(left).union(folded(right))
        case .cast(let inner, _, _): return folded(inner)
        case .check(let inner, _): return folded(inner)
        }
    }

    // MARK: Names

    private mutating func value(of name: NameNode) -> Set<ValueSource> {
        if name.text == "self" { return [.receiver(ObjectIdentifier(function))] }
        if let local = local(name.text) { return local }
        // The raw value of an enumeration is a part of `self`.
        guard let use = names[name] else { return name.text == "rawValue" ? [.receiver(ObjectIdentifier(function))] : [] }
        return value(of: use, base: isMember(use.declaration) ? [.receiver(ObjectIdentifier(function))] : [])
    }

    private func isMember(_ declaration: Declaration) -> Bool {
        guard !declaration.isStatic, let parent = declaration.parent else { return false }
        return parent.isNominal || parent.kind == .extension
    }

    private mutating func member(_ base: ExpressionNode?, _ name: NameNode) -> Set<ValueSource> {
        let sources = base.map { value($0) } ?? []
        guard let use = names[name] else { return sources }
        return value(of: use, base: sources)
    }

    private mutating func value(of use: ResolvedNames.Use, base: Set<ValueSource>) -> Set<ValueSource> {
        let declaration = use.declaration
        switch declaration.kind {
        case .variable:
            if !declaration.accessors.isEmpty {
                add(.call(use), [])
                if !base.isEmpty { add(.pass(to: use, parameter: nil), base) }
            }
            let set = locals.first?[Self.property(declaration)] ?? []
            return base.union(set).union([.value(ObjectIdentifier(declaration))])
        case .enumCase: return base.union([.value(ObjectIdentifier(declaration))])
        case .function, .subscript: return base.union([.value(ObjectIdentifier(declaration))])
        default: return base
        }
    }

    /// The name under which the origins of a property are kept.
    private static func property(_ declaration: Declaration) -> String { "\(declaration.file):\(declaration.name.offset)" }

    private mutating func assign(_ sources: Set<ValueSource>, to target: ExpressionNode) {
        switch target {
        case .name(let name, _, _):
            if let frame = locals.lastIndex(where: { $0[name.text] != nil }) {
                locals[frame][name.text]?.formUnion(sources)
            } else if let use = names[name], use.declaration.kind == .variable {
                store(sources, in: use.declaration)
            }
        case .member(let base, let name, _, _):
            if let use = names[name], use.declaration.kind == .variable { store(sources, in: use.declaration) }
            // A value that gets a part has the origins of the part.
            if let base, !Self.isSelf(base) { assign(sources, to: base) }
        case .subscript(let base, let arguments):
            for argument in arguments.arguments { _ = value(argument.value) }
            assign(sources, to: base)
        case .optionalChain(let inner), .forced(let inner), .reference(let inner): assign(sources, to: inner)
        case .tuple(let arguments): for each in arguments { assign(sources, to: each.value) }
        default: break
        }
    }

    private static func isSelf(_ expression: ExpressionNode) -> Bool {
        if case .name(let name, _, _) = expression { name.text == "self" } else { false }
    }

    private mutating func store(_ sources: Set<ValueSource>, in declaration: Declaration) {
        guard !sources.isEmpty else { return }
        locals[0][Self.property(declaration), default: []].formUnion(sources)
        add(.store(declaration), sources)
    }

    // MARK: Calls

    private mutating func call(_ callee: ExpressionNode, _ arguments: CallArguments, isStatement: Bool) -> Set<ValueSource> {
        let (base, name) = parts(of: callee)
        let outer = isExpected
        if let name, KnownCalls.expectingErrors.contains(name.text) { isExpected = true }
        defer { isExpected = outer }
        var receiver: Set<ValueSource> = base.map { value($0) } ?? []
        let use = name.flatMap { local($0.text) == nil || base != nil ? names[$0] : nil }
        if base == nil {
            if let name, let local = local(name.text) {
                receiver = local
            } else if let use, isMember(use.declaration), use.declaration.kind != .initializer {
                receiver = [.receiver(ObjectIdentifier(function))]
            } else if name == nil {
                receiver = value(callee)
            }
        }
        let all = arguments.arguments + arguments.trailing
        var values: [Set<ValueSource>] = all.map { _ in [] }
        let outerLabel = label
        for (index, argument) in all.enumerated() where Self.closure(argument.value) == nil {
            label = argument.label ?? name?.text
            values[index] = value(argument.value)
        }
        label = outerLabel
        let given = values.reduce(receiver) { $0.union($1) }
        for (index, argument) in all.enumerated() {
            guard let closure = Self.closure(argument.value) else { continue }
            values[index] = result(of: closure, given: given)
        }
        let total = values.reduce(receiver) { $0.union($1) }
        if let use, isFollowed(use.declaration) {
            follow(use, receiver, values)
            if let base, isStatement { mutate(base, by: values) }
            return givesDecodedValue(use) ? [] : total.union([.value(ObjectIdentifier(use.declaration))])
        }
        // A decoded value has no part of the file any more.
        if let name, outside(name, all, total) { return [] }
        if let base, isStatement { mutate(base, by: values) }
        return total
    }

    private func isFollowed(_ declaration: Declaration) -> Bool {
        switch declaration.kind {
        case .function, .initializer, .subscript, .enumCase: true
        default: false
        }
    }

    private func parts(of callee: ExpressionNode) -> (base: ExpressionNode?, name: NameNode?) {
        switch callee {
        case .name(let name, _, _): (nil, name)
        case .member(let base, let name, _, _): (base, name)
        case .optionalChain(let inner), .forced(let inner): parts(of: inner)
        default: (nil, nil)
        }
    }

    private mutating func follow(_ use: ResolvedNames.Use, _ receiver: Set<ValueSource>, _ values: [Set<ValueSource>]) {
        add(.call(use), [])
        if !receiver.isEmpty { add(.pass(to: use, parameter: nil), receiver) }
        for (index, sources) in values.enumerated() where !sources.isEmpty {
            let parameter = index < use.parameters.count ? use.parameters[index] : index
            add(.pass(to: use, parameter: parameter), sources)
        }
    }

    /// Notes that a method may keep its arguments in the value that it is called on.
    private mutating func mutate(_ base: ExpressionNode, by values: [Set<ValueSource>]) {
        let sources = Set(
            values.joined().compactMap { source -> ValueSource? in
                switch source {
                case .text(let place): .kept(place)
                case .kept, .parameter: source
                case .receiver, .value: nil
                }
            })
        guard !sources.isEmpty, !Self.isSelf(base) else { return }
        switch base {
        case .name, .member(_?, _, _, _), .optionalChain, .forced, .subscript: assign(sources, to: base)
        default: break
        }
    }

    /// Whether a function returns a value that was decoded, and not a part of a file.
    private func givesDecodedValue(_ use: ResolvedNames.Use) -> Bool {
        guard use.declaration.kind == .function, let node = use.declaration.type else { return false }
        let type = table.type(node, at: use.declaration).replacing(use.bindings).fullyUnwrapped
        switch type {
        case .nominal: return sources.isDecodable(type)
        case .outside("Array", let arguments):
            return arguments.first.map { if case .nominal = $0 { sources.isDecodable($0) } else { false } } ?? false
        default: return false
        }
    }

    /// Notes a call of a function that the sources do not declare.
    /// - Returns: Whether the result has another content than the arguments.
    private mutating func outside(_ name: NameNode, _ arguments: [ArgumentNode], _ origins: Set<ValueSource>) -> Bool {
        if KnownCalls.opensFile(name.text, arguments.map(\.label)) {
            add(.load, origins)
            noteResource(arguments)
        }
        if KnownCalls.listsFiles(name.text, arguments.map(\.label)) { add(.list, origins) }
        // A container decodes a part of a value, and not the value itself.
        guard !arguments.contains(where: { $0.label == "forKey" }) else { return false }
        var isDecoded = KnownCalls.changing.contains(name.text)
        guard KnownCalls.mayDecode(name.text) else { return isDecoded }
        for argument in arguments {
            guard case .member(let base?, let member, _, _) = argument.value, member.text == "self",
                let node = DecodingSources.typeNode(base)
            else { continue }
            let type = table.type(node, at: scope)
            add(.decode(type, at: name.offset), origins)
            isDecoded = isDecoded || sources.isDecodable(type)
        }
        return isDecoded
    }

    /// Notes the name of a resource that is written together with the extension `json`.
    private mutating func noteResource(_ arguments: [ArgumentNode]) {
        let texts = arguments.map { argument -> (label: String?, text: String, offset: Int)? in
            guard case .literal(.string, _, let offset) = argument.value, case .string(let text)? = Literals.constant(argument.value) else {
                return nil
            }
            return (argument.label, text, offset)
        }
        let isJSON = texts.contains {
            $0.map { ["withExtension", "ofType"].contains($0.label) && ["json", ".json"].contains($0.text) } ?? false
        }
        guard isJSON, let name = texts.first(where: { $0?.label == "forResource" }) ?? nil else { return }
        flow.add(resource: TextPlace(file: file, offset: name.offset))
    }

    private mutating func macro(_ name: NameNode, _ arguments: CallArguments) -> Set<ValueSource> {
        let all = arguments.arguments + arguments.trailing
        let outer = isExpected
        if all.contains(where: { $0.label == "throws" }) { isExpected = true }
        defer { isExpected = outer }
        return all.reduce(into: []) { $0.formUnion(value($1.value)) }
    }

    // MARK: Closures

    private static func closure(_ expression: ExpressionNode) -> ClosureNode? {
        if case .closure(let closure) = expression { closure } else { nil }
    }

    /// Returns the origins of the values that a closure returns.
    /// - Parameter given: The origins of its parameters.
    private mutating func result(of closure: ClosureNode, given: Set<ValueSource>) -> Set<ValueSource> {
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
