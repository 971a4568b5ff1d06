internal import DecodingPrograms
internal import SwiftSymbols

/// A walk through bodies that finds the decoders that they make, and the settings that they give them.
struct DecoderWalk: BodyWalk {
    struct Made {
        let place: ProgramPlace
        /// The number of conditions around the expression that makes it.
        var depth: Int
        /// The number of statements before it that may end a body.
        var exitCount: Int
        var settings = DecoderSettings()
        /// The strategies that were set.
        var set: Set<String> = []
        /// The decoder of the initializer that a call makes it with, which has the settings that are not set here.
        var initializer: Int?
    }

    /// A property or global variable with a decoder.
    struct Property {
        /// The type that has it; empty for a global variable.
        let owner: String
        let isStatic: Bool
        let decoder: Int
    }

    /// The local names of a block.
    struct Scope {
        /// The decoder that a name refers to; nil for one that is not known.
        var decoders: [String: Int?] = [:]
        /// The formats of the names that are formatters.
        var formats: [String: DateTextFormat] = [:]
        /// The values of the variables that are not decoders made here, as long as nothing changes them.
        var values: [String: ExpressionNode] = [:]
        /// The names of variables, which may hide properties and parameters.
        var variables: Set<String> = []
    }

    let table: SymbolTable
    let coder: Coder
    private let dateFormats: DateFormats
    var made: [Made] = []
    private(set) var dateStrategies: [ProgramPlace: DateStrategy] = [:]
    var scopes: [Scope] = []
    /// The decoders of properties and global variables, by name.
    var properties: [String: [Property]] = [:]
    /// The names of the decoder and of its subclasses without initializers of their own.
    let typeNames: Set<String>
    let memberNames: MemberNames
    /// The number of initializers by the name of their type.
    let initializers: [String: Int]
    /// The initializers that extensions and subclasses add to the decoder, by the name of their type.
    let coderInitializers: [String: [Declaration]]
    /// The declarations around the place.
    var declarations: [Declaration] = []
    var depth = 0
    /// The number of statements before the place that may end a body, and that at the beginning of the declaration.
    var exitCount = 0
    var firstExit = 0
    /// The only decoders that computed properties and functions make, by name.
    var results: [String: [Property]] = [:]
    /// The calls that decode: the place of the name, the decoder if it is a local variable, and otherwise its expression.
    var calls: [(place: ProgramPlace, decoder: Int?, expression: ExpressionNode, owner: String?)] = []
    /// The decoders by their places, because an expression is visited again after its variable.
    var noted: [ProgramPlace: Int] = [:]

    init(table: SymbolTable, _ coder: Coder) {
        self.table = table
        self.coder = coder
        dateFormats = DateFormats(table: table)
        memberNames = MemberNames(table)
        let subclasses = table.declarations.filter { type in coder.isSubclass(type) && !type.members.contains { $0.kind == .initializer } }
        typeNames = Set([coder.typeName] + subclasses.map(\.name.text))
        let owners = table.declarations.filter { $0.kind == .initializer }.compactMap(\.parent).map(Self.name)
        initializers = Dictionary(owners.map { ($0, 1) }, uniquingKeysWith: +)
        coderInitializers = Self.initializers(in: table, coder)
    }

    /// The names by which other files may refer to a decoder.
    var names: Set<String> { typeNames.union(properties.keys).union(results.keys) }

    // MARK: Declarations

    /// Notes the decoders that are initial values of properties, which any function may refer to.
    mutating func readProperties() {
        noteInitializers()
        for declaration in table.declarations where declaration.kind == .variable && declaration.condition.isActive {
            guard let value = declaration.value, let owner = declaration.parent, owner.kind != .block,
                let decoder = make(value, type: declaration.type, in: declaration)
            else { continue }
            properties[declaration.name.text, default: []].append(
                Property(owner: Self.name(of: owner), isStatic: declaration.isStatic, decoder: decoder))
        }
    }

    mutating func declaration(_ declaration: Declaration, walkContent: (inout Self) -> Void) {
        guard declaration.condition.isActive else { return }
        let (outerScopes, outerDepth, outerExit) = (scopes, depth, firstExit)
        firstExit = exitCount
        // A local function sees the variables around it, and may run at any time.
        depth = declarations.contains { $0.isCallable || $0.kind == .variable } ? depth + 1 : 0
        declarations.append(declaration)
        var names = Scope()
        for parameter in declaration.parameters {
            names.decoders[parameter.name.text] = .some(parameter.defaultValue.flatMap { make($0, type: parameter.type, in: declaration) })
        }
        if declaration.kind == .initializer, let owner = declaration.parent, coder.isExtended(by: owner) {
            let decoder = note(at: Self.place(of: declaration))
            (made[decoder].depth, made[decoder].exitCount) = (depth, exitCount)
            names.decoders["self"] = decoder
        }
        scopes.append(names)
        let first = made.count
        walkContent(&self)
        noteResult(of: declaration, made: first..<made.count)
        (scopes, depth, firstExit) = (outerScopes, outerDepth, outerExit)
        declarations.removeLast()
    }

    mutating func block(_ names: [String], isConditional: Bool, walkContent: (inout Self) -> Void) {
        scopes.append(Scope(decoders: Dictionary(names.map { ($0, nil) }) { first, _ in first }, variables: Set(names)))
        depth += isConditional ? 1 : 0
        walkContent(&self)
        depth -= isConditional ? 1 : 0
        scopes.removeLast()
    }

    // MARK: Making

    mutating func leave() { exitCount += 1 }

    mutating func enter(_ statements: [StatementNode]) {
        guard !scopes.isEmpty else { return }
        scopes[scopes.count - 1].variables.formUnion(statements.flatMap(\.guardedNames))
        scopes[scopes.count - 1].formats.merge(dateFormats.locals(of: statements)) { $1 }
    }

    mutating func enter(_ binding: BindingNode, in scope: Declaration) {
        scopes[scopes.count - 1].variables.formUnion(binding.pattern.names)
        guard case .name(let name) = binding.pattern else {
            for name in binding.pattern.names { scopes[scopes.count - 1].decoders[name] = .some(nil) }
            return
        }
        let decoder = binding.value.flatMap { make($0, type: binding.type, in: scope) }
        scopes[scopes.count - 1].decoders[name.text] = .some(decoder)
        scopes[scopes.count - 1].values[name.text] = decoder == nil ? binding.value : nil
    }

    mutating func enter(_ expression: ExpressionNode, in scope: Declaration) {
        switch expression {
        case .call:
            _ = make(expression, type: nil, in: scope)
            delegate(expression, in: scope)
            noteUse(expression, in: scope)
        case .sequence(let parts): if case .assignment(let left, let right) = table.folded(parts) { assign(left, right, in: scope) }
        case .keyPath(_, let parts):
            for case .property(let name, _) in parts where coder.strategies.contains(name.text) {
                set(name, expression, of: nil, in: scope)
            }
        default: break
        }
    }

    /// Notes the decoder that an expression makes.
    ///
    /// - Parameter type: The type that the expression must have, as it is written; nil if none is.
    mutating func make(_ expression: ExpressionNode, type: TypeNode?, in scope: Declaration) -> Int? {
        guard case .call(let callee, let arguments) = expression else { return nil }
        let name: NameNode
        var place: NameNode?
        switch callee {
        case .name(let found, _, _): name = found
        case .member(nil, let found, _, _) where found.text == "init":
            guard let head = type?.heads.first else { return nil }
            (name, place) = (head, found)
        case .member(.name(let base, _, _)?, let found, _, _): name = found.text == "init" ? base : found
        case .type(.named(let found, _)): name = found
        default: return nil
        }
        let known = ProgramPlace(file: scope.file, offset: (place ?? name).offset)
        if typeNames.contains(name.text), arguments.arguments.isEmpty, arguments.trailing.isEmpty { return note(at: known) }
        return make(name, arguments, at: known)
    }

    /// Notes a decoder once, and returns its number.
    mutating func note(at place: ProgramPlace) -> Int {
        if let known = noted[place] { return known }
        made.append(Made(place: place, depth: depth, exitCount: exitCount))
        noted[place] = made.count - 1
        return made.count - 1
    }

    static func name(of owner: Declaration) -> String {
        owner.kind == .extension ? owner.type?.heads.first?.text ?? "" : owner.name.text
    }

    // MARK: Settings

    mutating func assign(_ left: FoldedNode, _ right: FoldedNode, in scope: Declaration) {
        guard case .operand(let target) = left else { return }
        // Operators and conditions are not evaluated, so that a strategy that they choose is not read.
        let value: ExpressionNode = if case .operand(let value) = right { value } else { .missing }
        if let name = target.nameText, local(name) != nil { forget(name) }
        if let (base, strategy) = setting(target) {
            set(strategy, value, of: decoder(base), in: scope)
            // The decoder that another name refers to has this setting too.
            if let name = base?.nameText, decoder(base) == nil { forget(name) }
        } else if let (base, key) = userInfo(target) {
            give(key, value, to: decoder(base), in: scope)
        } else if let name = property(target), let decoder = decoder(value) ?? make(value, type: nil, in: scope) {
            properties[name, default: []].append(Property(owner: owner ?? "", isStatic: false, decoder: decoder))
        }
    }

    /// The decoder's expression and the strategy that an assignment names; the expression is nil for `self`.
    func setting(_ target: ExpressionNode) -> (base: ExpressionNode?, strategy: NameNode)? {
        switch target {
        case .member(let base?, let name, _, _) where coder.strategies.contains(name.text): (base, name)
        case .name(let name, _, _) where coder.strategies.contains(name.text): (nil, name)
        default: nil
        }
    }

    /// The property that an assignment names: `self.decoder`, or `decoder` without a local variable of this name.
    func property(_ target: ExpressionNode) -> String? {
        switch target {
        case .member(.name(let base, _, _)?, let name, _, _) where base.text == "self": name.text
        case .name(let name, _, _) where local(name.text) == nil: name.text
        default: nil
        }
    }

    func local(_ name: String) -> Int?? { scopes.lazy.reversed().compactMap { $0.decoders[name] }.first }

    /// The local names at the place, and the formats of those that are formatters.
    var locals: [String: DateTextFormat?] {
        var found: [String: DateTextFormat?] = [:]
        for scope in scopes { for name in scope.decoders.keys where name != "self" { found[name] = .some(scope.formats[name]) } }
        return found
    }

    /// The type around the place.
    var owner: String? {
        declarations.last { $0.isNominal || $0.kind == .extension }.map(Self.name)
    }

    /// The decoder that an expression refers to; nil if it is not known.
    func decoder(_ expression: ExpressionNode?) -> Int? {
        switch expression {
        case nil: return local("self") ?? nil
        case .name(let name, _, _)?: return local(name.text) ?? decoder(ofProperty: name.text, in: owner)
        case .member(.name(let base, _, _)?, let name, _, _)?:
            return decoder(ofProperty: name.text, in: base.text == "self" || base.text == "Self" ? owner : base.text)
        case .optionalChain(let inner)?, .forced(let inner)?: return decoder(inner)
        default: return nil
        }
    }

    func decoder(ofProperty name: String, in owner: String?) -> Int? {
        let found = (properties[name] ?? []).filter { $0.owner == owner ?? "" }
        return found.count == 1 ? found[0].decoder : nil
    }

    mutating func set(_ strategy: NameNode, _ value: ExpressionNode, of decoder: Int?, in scope: Declaration) {
        let place = ProgramPlace(file: scope.file, offset: strategy.offset)
        guard let decoder else {
            var unknown = Made(place: place, depth: depth, exitCount: exitCount)
            unknown.settings.leaveOpen(strategy.text, Obstacle("\(strategy.text) of a decoder that is made elsewhere", at: place))
            made.append(unknown)
            return
        }
        if !made[decoder].set.insert(strategy.text).inserted {
            made[decoder].settings.leaveOpen(strategy.text, Obstacle("\(strategy.text), which is set more than once", at: place))
        } else if isCertain(decoder, in: scope) {
            let written = StrategyMember(value, of: strategy.text, in: scope, locals: locals, owner: owner)
                .followed(table, dateFormats, members: memberNames)
            if strategy.text == coder.dateStrategy, let dates = written.argument(of: "formatted").flatMap({ dates(of: $0, written) }) {
                made[decoder].settings.dates = dates
            } else if strategy.text == Coder.decoder.dateStrategy, let function = written.argument(of: "custom") {
                made[decoder].settings.dates = .custom(place)
                dateStrategies[place] = DateStrategy(expression: function, scope: written.scope, locals: written.locals)
            } else {
                made[decoder].settings.set(strategy.text, to: StrategyValue(written.expression), at: place)
            }
        } else {
            made[decoder].settings.leaveOpen(strategy.text, Obstacle("\(strategy.text), which is set under a condition", at: place))
        }
    }

    /// The dates that a formatter writes; nil if its format is not known.
    private func dates(of formatter: ExpressionNode, _ written: StrategyMember) -> DecoderSettings.Dates? {
        let format: DateTextFormat?
        if let name = formatter.nameText, let local = written.locals[name] {
            format = local
        } else {
            format = dateFormats.format(of: formatter, in: written.owner)
        }
        return switch format {
        case .pattern(let text)?: .formatted(text)
        case .patternInLocalZone(let text)?: .formattedInLocalZone(text)
        case .iso8601?, nil: nil
        }
    }

    /// Whether a statement runs for each decoder that an expression makes.
    ///
    /// It does behind the expression in the same body, and in the only initializer of a type for its properties. Another
    /// function may run or not.
    func isCertain(_ decoder: Int, in scope: Declaration) -> Bool {
        guard depth == made[decoder].depth else { return false }
        if scopes.contains(where: { $0.decoders.values.contains(decoder) }) { return exitCount == made[decoder].exitCount }
        guard exitCount == firstExit else { return false }
        guard scope.kind == .initializer, scope.parent?.kind != .extension, let owner, initializers[owner] == 1 else { return false }
        return properties.values.joined().contains { $0.decoder == decoder && $0.owner == owner && !$0.isStatic }
    }
}

extension StatementNode {
    /// The names that a `guard` binds for the statements behind it.
    fileprivate var guardedNames: [String] {
        guard case .guard(let conditions, _) = self else { return [] }
        return conditions.flatMap { condition in
            switch condition {
            case .optionalBinding(let pattern, _, _), .pattern(let pattern, _, _): pattern.names
            case .expression, .availability: [String]()
            }
        }
    }
}

extension PatternNode {
    /// The names that a pattern of a variable binds.
    var names: [String] {
        switch self {
        case .name(let name): [name.text]
        case .tuple(let parts): parts.flatMap(\.pattern.names)
        default: []
        }
    }
}
