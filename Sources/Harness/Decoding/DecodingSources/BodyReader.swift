internal import DecodingPrograms
internal import SwiftSymbols

/// A term and its type, as far as it is known.
struct TypedTerm {
    var term: Term
    var type: KnownType

    init(_ term: Term, _ type: KnownType = .unknown) {
        self.term = term
        self.type = type
    }
}

/// Reads the body of an initializer or a function for its effects on decoding.
final class BodyReader {
    let builder: ProgramBuilder
    /// The initializer or function.
    let declaration: Declaration
    let bindings: [ObjectIdentifier: KnownType]
    var selfType: KnownType
    var table: SymbolTable { builder.table }
    /// The variables in scope, the innermost last.
    var scopes: [[String: (variable: Variable, type: KnownType)]] = [[:]]
    var variableCount = 1
    /// The variables whose types have no nil.
    private var present: Set<Variable> = []
    /// The value in front of a `?`, while the rest of the chain is read.
    var pendingChain: (variable: Variable, type: KnownType)?
    /// Whether the code is covered by a `try`.
    var isTried = false
    /// Whether the code runs when the instance is complete already, although it is in its initializer: in a closure or in `defer`, or
    /// behind `self.init`.
    var isComplete = false
    /// The first variable of the closure that is read.
    var closureStart = 0
    /// Whether the expression that is read is an operand.
    var isOperand = false
    /// The number of constants inside each other.
    var constantDepth = 0
    /// The local functions that are read.
    var localFunctions: [Variable: Declaration] = [:]
    /// The formats of local formatters.
    var formats: [Variable: DateTextFormat] = [:]
    /// The variables with the formats of local formatters that change, and what reads dates with them.
    var changingFormats: [Variable: (format: Variable, reading: Builtin)] = [:]
    /// The declaration whose names are visible at the place that is read.
    var context: Declaration
    /// The type that `return` gives.
    var result = KnownType.unknown
    /// The operators that are those of the standard library, although the sources declare one with the name.
    var standardOperators: Set<OperatorPlace> = []
    /// The number of expressions that may still be read.
    ///
    /// An expression is read several times to find its type. Calls in each other and constants that refer to each other multiply that.
    private var readsLeft = 20_000
    /// The expression at which the reader gave up; nil if it read all.
    private(set) var excess: Obstacle?

    init(_ builder: ProgramBuilder, _ declaration: Declaration, bindings: [ObjectIdentifier: KnownType], selfType: KnownType) {
        self.builder = builder
        self.declaration = declaration
        self.bindings = bindings
        self.selfType = selfType
        context = declaration
    }

    /// Reads the body.
    /// - Parameter omitted: The parameters that have their default values.
    func function(_ begun: DecodingFunction, omitted: Set<Int>) -> DecodingFunction {
        var function = begun
        scopes = [["self": (.own, selfType)]]
        if !function.isInitializer { function.parameters = [.own] }
        var prologue = risks(at: begun.place)
        for (index, parameter) in declaration.parameters.enumerated() {
            let type = type(parameter.type)
            let variable = declare(parameter.name.text, parameter.isVariadic ? .array(type) : type)
            if omitted.contains(index) {
                if let value = parameter.defaultValue { prologue.append(.assign(.variable(variable), term(value, expecting: type).term)) }
            } else {
                function.parameters.append(variable)
            }
        }
        if function.isInitializer {
            function.selfType = builder.number(of: selfType, at: begun.place)
            function.defaults = defaults()
            result = selfType
        } else {
            result = declaration.type.map(type) ?? .void
        }
        let body = declaration.accessors.first { $0.isGetter }?.body ?? declaration.accessors.first?.body ?? []
        function.body = bounded(prologue + bodySteps(body, expecting: result, isInitializer: function.isInitializer))
        function.variableCount = variableCount
        function.present = present
        return function
    }

    /// The steps that leave open whether the program goes on, for what the body does not show.
    private func risks(at place: ProgramPlace) -> [Step] {
        var found = [declaration.unreadTrait].compactMap(\.self)
        if declaration.kind == .initializer, case .nominal(let owner, _) = selfType { found += builder.riskyStart(of: owner) }
        return found.map { .evaluate(.opaque(Term.Opaque(mayStop: true, Obstacle($0, at: place)))) }
    }

    /// Reads the function of a date strategy, which gets a decoder and returns a date.
    func function(_ begun: DecodingFunction, of strategy: DateStrategy) -> DecodingFunction {
        var function = begun
        var prologue: [Step] = []
        for (name, format) in strategy.locals.sorted(by: { $0.key < $1.key }) {
            let variable = declare(name, .unknown)
            if let format {
                formats[variable] = format
            } else {
                let obstacle = Obstacle("\(name), a variable around the strategy", at: begun.place)
                prologue.append(.assign(.variable(variable), .opaque(Term.Opaque([], obstacle))))
            }
        }
        let decoder = declare("$decoder", .outside("Decoder", []))
        function.parameters = [decoder]
        let closure = term(wrapped(strategy.expression), expecting: .function([.outside("Decoder", [])], .outside("Date", [])))
        function.present = present
        function.body = bounded(prologue + [.return(.callClosure(closure.term, [.variable(decoder)], at: begun.place))])
        function.variableCount = variableCount
        return function
    }

    /// Counts one more expression, and returns why it is not read; nil if it is.
    func excess(at place: ProgramPlace) -> Obstacle? {
        readsLeft -= 1
        if readsLeft < 0, excess == nil {
            excess = Obstacle("an expression of \(declaration.name.text) that takes too many steps to read", at: place)
        }
        return excess
    }

    /// The steps of a body, or one that leaves open what the body does if a part of it was not read.
    private func bounded(_ body: [Step]) -> [Step] {
        excess.map { [.evaluate(.opaque(Term.Opaque(mayStop: true, $0)))] } ?? body
    }

    /// The steps of a body; a single expression is its result.
    func bodySteps(_ body: [StatementNode], expecting expected: KnownType, isInitializer: Bool = false) -> [Step] {
        if !isInitializer, body.count == 1, case .expression(let only) = body[0], !isVoid(expected) {
            return [.return(term(only, expecting: expected).term)]
        }
        return steps(body)
    }

    private func isVoid(_ type: KnownType) -> Bool { if case .tuple(let parts) = type { parts.isEmpty } else { false } }

    private func defaults() -> [(property: String, value: Term)] {
        guard case .nominal(let declaration, _) = selfType else { return [] }
        return initialValues(of: declaration)
    }

    /// The values that properties have without an initializer, as far as they are literals.
    func initialValues(of declaration: Declaration) -> [(property: String, value: Term)] {
        DeclaredTypeReader.storedProperties(of: declaration).compactMap { property in
            guard case .none = WrapperReader(builder).wrapped(property), !property.accessors.contains(where: \.isGetter) else { return nil }
            if let value = property.value {
                if case .array(let elements, _) = value, elements.isEmpty { return (property.name.text, .array([])) }
                guard Literals.constant(value) != nil else { return nil }
                return (property.name.text, term(value, expecting: bound(builder.type(of: property))).term)
            }
            return builder.type(of: property).isOptional && !property.isConstant ? (property.name.text, .constant(.null)) : nil
        }
    }

    // MARK: Names

    func place(_ offset: Int) -> ProgramPlace { ProgramPlace(file: context.file, offset: offset) }

    func type(_ node: TypeNode) -> KnownType { bound(builder.type(node, at: context)) }

    /// Replaces generic parameters by the types that they represent.
    func bound(_ type: KnownType) -> KnownType {
        var found = AssociatedTypes(builder).resolved(type.replacing(bindings))
        if case .nominal(let declaration, _) = found, declaration.kind == .protocol,
            case .nominal(let scope, _) = table.selfType(in: self.declaration), scope === declaration
        {
            // `Self` in an extension of a protocol.
            found = selfType
        }
        if case .nominal(let owner, _) = selfType, owner.kind != .protocol, isOfProtocol {
            found = AssociatedTypes(builder).ofSelf(found, selfType)
        }
        return found
    }

    /// Whether the body is in an extension of a protocol of the sources.
    private var isOfProtocol: Bool {
        if case .nominal(let owner, _) = table.selfType(in: declaration) { owner.kind == .protocol } else { false }
    }

    @discardableResult
    func declare(_ name: String, _ type: KnownType) -> Variable {
        let variable = Variable(variableCount)
        variableCount += 1
        switch type {
        case .outside("Optional", _), .unknown, .parameter, .associated, .module: present.remove(variable)
        default: present.insert(variable)
        }
        scopes[scopes.count - 1][name] = (variable, type)
        return variable
    }

    func local(_ name: String) -> (variable: Variable, type: KnownType)? {
        for scope in scopes.reversed() { if let found = scope[name] { return found } }
        return nil
    }

    func inScope<Result>(_ work: () -> Result) -> Result {
        scopes.append([:])
        defer { scopes.removeLast() }
        return work()
    }
}
