package import DecodingPrograms
internal import SwiftSymbols
internal import Threads

/// The decoders that sources make with `JSONDecoder()`.
package struct MadeDecoders: Sendable {
    /// The decoders in the order of the text, each with its settings.
    ///
    /// A setting that depends on a condition, or whose decoder cannot be followed, is not read: the settings contain the reason.
    package let all: [(settings: DecoderSettings, place: ProgramPlace)]
    /// For each call that decodes, the index of its decoder, by the place of the name of the called function.
    ///
    /// A call is absent if its decoder is not known.
    package let users: [ProgramPlace: Int]
    /// The functions of custom date strategies, by the places that set them.
    let dateStrategies: [ProgramPlace: DateStrategy]
}

/// A function that a decoder reads dates with: a closure, or the name of a function.
///
/// Parsed expressions do not change, so that threads can share it.
struct DateStrategy: @unchecked Sendable {
    let expression: ExpressionNode
    /// The declaration around it.
    let scope: Declaration
    /// The names of the local variables around it, and the formats of those that are formatters.
    let locals: [String: DateTextFormat?]
}

extension DecodingSources {
    /// The decoders that the sources make.
    package var decoders: MadeDecoders {
        let table = table
        return DeepStack.run {
            var walk = DecoderWalk(table: table)
            walk.readProperties()
            for file in table.files { walk.walk(file.root) }
            let order = walk.made.indices.sorted { left, right in
                (walk.made[left].place.file, walk.made[left].place.offset) < (walk.made[right].place.file, walk.made[right].place.offset)
            }
            let positions = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
            return MadeDecoders(
                all: order.map { (walk.made[$0].settings, walk.made[$0].place) }, users: walk.users.compactMapValues { positions[$0] },
                dateStrategies: walk.dateStrategies)
        }
    }
}

/// A walk through bodies that finds the decoders that they make, and the settings that they give them.
private struct DecoderWalk: BodyWalk {
    struct Made {
        let place: ProgramPlace
        /// The number of conditions around the expression that makes it.
        let depth: Int
        /// The number of statements before it that may end a body.
        let exitCount: Int
        var settings = DecoderSettings()
        /// The strategies that were set.
        var set: Set<String> = []
    }

    /// A property or global variable with a decoder.
    struct Property {
        /// The type that has it; empty for a global variable.
        let owner: String
        let isStatic: Bool
        let decoder: Int
    }

    /// The local names of a block.
    private struct Scope {
        /// The decoder that a name refers to; nil for one that is not known.
        var decoders: [String: Int?] = [:]
        /// The formats of the names that are formatters.
        var formats: [String: DateTextFormat] = [:]
        /// The values of the names that are not decoders made here.
        var values: [String: ExpressionNode] = [:]
    }

    private static let typeName = "JSONDecoder"
    private static let strategies: Set<String> = [
        "keyDecodingStrategy", "dateDecodingStrategy", "dataDecodingStrategy", "nonConformingFloatDecodingStrategy",
    ]

    let table: SymbolTable
    private(set) var made: [Made] = []
    private(set) var dateStrategies: [ProgramPlace: DateStrategy] = [:]
    private var scopes: [Scope] = []
    /// The decoders of properties and global variables, by name.
    private var properties: [String: [Property]] = [:]
    /// The names of the decoder and of its subclasses without initializers of their own.
    private let typeNames: Set<String>
    /// The number of initializers by the name of their type.
    private let initializers: [String: Int]
    /// The declarations around the place.
    private var declarations: [Declaration] = []
    private var depth = 0
    /// The number of statements before the place that may end a body, and that at the beginning of the declaration.
    private var exitCount = 0
    private var firstExit = 0
    /// The only decoders that computed properties and functions make, by name.
    private var results: [String: [Property]] = [:]
    /// The calls that decode: the place of the name, the decoder if it is a local variable, and otherwise its expression.
    private var calls: [(place: ProgramPlace, decoder: Int?, expression: ExpressionNode, owner: String?)] = []
    /// The decoders by their places, because an expression is visited again after its variable.
    private var noted: [ProgramPlace: Int] = [:]

    init(table: SymbolTable) {
        self.table = table
        let subclasses = table.declarations.filter { type in Self.isSubclass(type) && !type.members.contains { $0.kind == .initializer } }
        typeNames = Set([Self.typeName] + subclasses.map(\.name.text))
        let owners = table.declarations.filter { $0.kind == .initializer }.compactMap(\.parent).map(Self.name)
        initializers = Dictionary(owners.map { ($0, 1) }, uniquingKeysWith: +)
    }

    // MARK: Declarations

    /// Notes the decoders that are initial values of properties, which any function may refer to.
    mutating func readProperties() {
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
        if declaration.kind == .initializer, let owner = declaration.parent, Self.isDecoder(owner) {
            names.decoders["self"] = note(at: ProgramPlace(file: declaration.file, offset: declaration.name.offset))
        }
        scopes.append(names)
        let first = made.count
        walkContent(&self)
        noteResult(of: declaration, made: first..<made.count)
        (scopes, depth, firstExit) = (outerScopes, outerDepth, outerExit)
        declarations.removeLast()
    }

    mutating func block(_ names: [String], isConditional: Bool, walkContent: (inout Self) -> Void) {
        scopes.append(Scope(decoders: Dictionary(names.map { ($0, nil) }) { first, _ in first }))
        depth += isConditional ? 1 : 0
        walkContent(&self)
        depth -= isConditional ? 1 : 0
        scopes.removeLast()
    }

    /// Notes the decoder that a function or the value of a variable returns, if it makes only one.
    private mutating func noteResult(of declaration: Declaration, made decoders: Range<Int>) {
        guard declaration.kind == .function || declaration.kind == .variable, let owner = declaration.parent, owner.kind != .block,
            decoders.count == 1,
            declaration.type.map({ $0.heads.first.map { typeNames.contains($0.text) } ?? false }) ?? isClosureCall(declaration.value)
        else { return }
        results[declaration.name.text, default: []].append(
            Property(owner: Self.name(of: owner), isStatic: declaration.isStatic, decoder: decoders.lowerBound))
    }

    private func isClosureCall(_ value: ExpressionNode?) -> Bool {
        if case .call(.closure, _)? = value { true } else { false }
    }

    // MARK: Uses

    /// For each call that decodes, its decoder.
    ///
    /// A property or function that makes the decoder may be walked later than the call.
    var users: [ProgramPlace: Int] {
        var found: [ProgramPlace: Int] = [:]
        for call in calls {
            if let decoder = call.decoder ?? result(call.expression, in: call.owner) { found[call.place] = decoder }
        }
        return found
    }

    private func result(_ expression: ExpressionNode, in owner: String?) -> Int? {
        switch expression {
        case .name(let name, _, _): result(named: name.text, in: owner)
        case .member(.name(let base, _, _)?, let name, _, _):
            result(named: name.text, in: base.text == "self" || base.text == "Self" ? owner : base.text)
        case .call(let callee, _), .optionalChain(let callee), .forced(let callee): result(callee, in: owner)
        default: nil
        }
    }

    private func result(named name: String, in owner: String?) -> Int? {
        let found = (results[name] ?? []).filter { $0.owner == owner ?? "" }
        return found.count == 1 ? found[0].decoder : decoder(ofProperty: name, in: owner)
    }

    private mutating func noteUse(_ expression: ExpressionNode, in scope: Declaration) {
        guard case .call(.member(let base?, let name, _, _), let arguments) = expression,
            arguments.arguments.contains(where: {
                if case .member(_?, let member, _, _) = $0.value { member.text == "self" } else { false }
            })
        else { return }
        let place = ProgramPlace(file: scope.file, offset: name.offset)
        calls.append((place, decoder(base) ?? make(base, type: nil, in: scope), value(of: base), owner))
    }

    /// The value of a local name, or the expression itself.
    private func value(of expression: ExpressionNode) -> ExpressionNode {
        guard let name = expression.nameText else { return expression }
        return scopes.lazy.reversed().compactMap { $0.values[name] }.first ?? expression
    }

    // MARK: Making

    mutating func leave() { exitCount += 1 }

    mutating func enter(_ statements: [StatementNode]) {
        guard !scopes.isEmpty else { return }
        scopes[scopes.count - 1].formats.merge(DateFormats(table: table).locals(of: statements)) { $1 }
    }

    mutating func enter(_ binding: BindingNode, in scope: Declaration) {
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
            noteUse(expression, in: scope)
        case .sequence(let parts): if case .assignment(let left, let right) = table.folded(parts) { assign(left, right, in: scope) }
        case .keyPath(_, let parts):
            for case .property(let name, _) in parts where Self.strategies.contains(name.text) { set(name, expression, of: nil, in: scope) }
        default: break
        }
    }

    /// Notes the decoder that an expression makes.
    ///
    /// - Parameter type: The type that the expression must have, as it is written; nil if none is.
    private mutating func make(_ expression: ExpressionNode, type: TypeNode?, in scope: Declaration) -> Int? {
        guard case .call(let callee, let arguments) = expression, arguments.arguments.isEmpty, arguments.trailing.isEmpty else {
            return nil
        }
        let name: NameNode
        switch callee {
        case .name(let found, _, _): name = found
        case .member(nil, let found, _, _) where found.text == "init":
            guard let head = type?.heads.first, typeNames.contains(head.text) else { return nil }
            return note(at: ProgramPlace(file: scope.file, offset: found.offset))
        case .member(.name(let base, _, _)?, let found, _, _): name = found.text == "init" ? base : found
        case .type(.named(let found, _)): name = found
        default: return nil
        }
        guard typeNames.contains(name.text) else { return nil }
        return note(at: ProgramPlace(file: scope.file, offset: name.offset))
    }

    /// Notes a decoder once, and returns its number.
    private mutating func note(at place: ProgramPlace) -> Int {
        if let known = noted[place] { return known }
        made.append(Made(place: place, depth: depth, exitCount: exitCount))
        noted[place] = made.count - 1
        return made.count - 1
    }

    private static func isSubclass(_ type: Declaration) -> Bool {
        type.kind == .class && type.inherited.first?.heads.first?.text == typeName
    }

    /// Whether a declaration is an extension or a subclass of the decoder.
    private static func isDecoder(_ owner: Declaration) -> Bool {
        isSubclass(owner) || owner.kind == .extension && owner.type?.heads.first?.text == typeName
    }

    private static func name(of owner: Declaration) -> String {
        owner.kind == .extension ? owner.type?.heads.first?.text ?? "" : owner.name.text
    }

    // MARK: Settings

    private mutating func assign(_ left: FoldedNode, _ right: FoldedNode, in scope: Declaration) {
        guard case .operand(let target) = left else { return }
        // Operators and conditions are not evaluated, so that a strategy that they choose is not read.
        let value: ExpressionNode = if case .operand(let value) = right { value } else { .missing }
        if let (base, strategy) = setting(target) {
            set(strategy, value, of: decoder(base), in: scope)
        } else if let (base, key) = userInfo(target) {
            give(key, value, to: decoder(base), in: scope)
        } else if let name = property(target), let decoder = decoder(value) ?? make(value, type: nil, in: scope) {
            properties[name, default: []].append(Property(owner: owner ?? "", isStatic: false, decoder: decoder))
        }
    }

    /// The decoder's expression and the key of `decoder.userInfo[key]`; the key is nil for `decoder.userInfo`.
    private func userInfo(_ target: ExpressionNode) -> (base: ExpressionNode, key: ExpressionNode?)? {
        switch target {
        case .member(let base?, let name, _, _) where name.text == "userInfo": return (base, nil)
        case .subscript(let inner, let arguments) where arguments.arguments.count == 1:
            return userInfo(inner).map { ($0.base, arguments.arguments[0].value) }
        default: return nil
        }
    }

    /// Notes the types of the values that a decoder gets as `userInfo`.
    private mutating func give(_ key: ExpressionNode?, _ value: ExpressionNode, to decoder: Int?, in scope: Declaration) {
        guard let decoder, isCertain(decoder, in: scope) else { return }
        var given = [(key, value)]
        if key == nil {
            guard case .dictionary(let elements, _) = value else { return }
            given = elements.map { ($0.0, $0.1) }
        }
        let table = table
        let keys = UserInfoKeys(table: table, file: scope.file) { BodyReader.typeNode($0).map { table.type($0, at: scope) } }
        for case (let key?, let value) in given {
            guard let raw = keys.rawValue(of: key), let type = type(of: value).flatMap(Leaves.leaf(named:)) else { continue }
            made[decoder].settings.givenUserInfo[raw] = type
        }
    }

    /// The name of the type of a parameter or property, if it is a type of the standard library.
    private func type(of value: ExpressionNode) -> String? {
        let name: NameNode
        switch value {
        case .name(let found, _, _): name = found
        case .member(.name(let base, _, _)?, let found, _, _) where base.text == "self": name = found
        default: return nil
        }
        for declaration in declarations.reversed() {
            if let parameter = declaration.parameters.first(where: { $0.name.text == name.text }) {
                return table.type(parameter.type, at: declaration).outsideName
            }
            guard declaration.isNominal || declaration.kind == .extension,
                case .nominal(let owner, _) = table.selfType(in: declaration)
            else { continue }
            return table.ownMembers(name.word, of: owner).first { $0.kind == .variable }
                .flatMap { found in found.type.map { table.type($0, at: found) } }?.outsideName
        }
        return nil
    }

    /// The decoder's expression and the strategy that an assignment names; the expression is nil for `self`.
    private func setting(_ target: ExpressionNode) -> (base: ExpressionNode?, strategy: NameNode)? {
        switch target {
        case .member(let base?, let name, _, _) where Self.strategies.contains(name.text): (base, name)
        case .name(let name, _, _) where Self.strategies.contains(name.text): (nil, name)
        default: nil
        }
    }

    /// The property that an assignment names: `self.decoder`, or `decoder` without a local variable of this name.
    private func property(_ target: ExpressionNode) -> String? {
        switch target {
        case .member(.name(let base, _, _)?, let name, _, _) where base.text == "self": name.text
        case .name(let name, _, _) where local(name.text) == nil: name.text
        default: nil
        }
    }

    private func local(_ name: String) -> Int?? { scopes.lazy.reversed().compactMap { $0.decoders[name] }.first }

    /// The local names at the place, and the formats of those that are formatters.
    private var locals: [String: DateTextFormat?] {
        var found: [String: DateTextFormat?] = [:]
        for scope in scopes { for name in scope.decoders.keys where name != "self" { found[name] = .some(scope.formats[name]) } }
        return found
    }

    /// The type around the place.
    private var owner: String? {
        declarations.last { $0.isNominal || $0.kind == .extension }.map(Self.name)
    }

    /// The decoder that an expression refers to; nil if it is not known.
    private func decoder(_ expression: ExpressionNode?) -> Int? {
        switch expression {
        case nil: return local("self") ?? nil
        case .name(let name, _, _)?: return local(name.text) ?? decoder(ofProperty: name.text, in: owner)
        case .member(.name(let base, _, _)?, let name, _, _)?:
            return decoder(ofProperty: name.text, in: base.text == "self" || base.text == "Self" ? owner : base.text)
        case .optionalChain(let inner)?, .forced(let inner)?: return decoder(inner)
        default: return nil
        }
    }

    private func decoder(ofProperty name: String, in owner: String?) -> Int? {
        let found = (properties[name] ?? []).filter { $0.owner == owner ?? "" }
        return found.count == 1 ? found[0].decoder : nil
    }

    private mutating func set(_ strategy: NameNode, _ value: ExpressionNode, of decoder: Int?, in scope: Declaration) {
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
            if strategy.text == "dateDecodingStrategy", let formatter = argument(of: "formatted", value),
                case .pattern(let format)? = format(of: formatter)
            {
                made[decoder].settings.dates = .formatted(format)
            } else if strategy.text == "dateDecodingStrategy", let function = argument(of: "custom", value) {
                made[decoder].settings.dates = .custom(place)
                dateStrategies[place] = DateStrategy(expression: function, scope: scope, locals: locals)
            } else {
                made[decoder].settings.set(strategy.text, to: StrategyValue(value), at: place)
            }
        } else {
            made[decoder].settings.leaveOpen(strategy.text, Obstacle("\(strategy.text), which is set under a condition", at: place))
        }
    }

    /// The only argument of a strategy, such as the formatter in `.formatted(formatter)`.
    private func argument(of strategy: String, _ value: ExpressionNode) -> ExpressionNode? {
        guard case .call(.member(let base, let name, _, _), let arguments) = value, name.text == strategy, StrategyValue.isStrategy(base)
        else { return nil }
        let all = arguments.arguments + arguments.trailing
        return all.count == 1 ? all[0].value : nil
    }

    private func format(of formatter: ExpressionNode) -> DateTextFormat? {
        if let name = formatter.nameText, local(name) != nil { return locals[name] ?? nil }
        return DateFormats(table: table).format(of: formatter, in: owner)
    }

    /// Whether a statement runs for each decoder that an expression makes.
    ///
    /// It does behind the expression in the same body, and in the only initializer of a type for its properties. Another
    /// function may run or not.
    private func isCertain(_ decoder: Int, in scope: Declaration) -> Bool {
        guard depth == made[decoder].depth else { return false }
        if scopes.contains(where: { $0.decoders.values.contains(decoder) }) { return exitCount == made[decoder].exitCount }
        guard exitCount == firstExit else { return false }
        guard scope.kind == .initializer, scope.parent?.kind != .extension, let owner, initializers[owner] == 1 else { return false }
        return properties.values.joined().contains { $0.decoder == decoder && $0.owner == owner && !$0.isStatic }
    }
}

/// A strategy as it is written.
private struct StrategyValue {
    /// The name of the case: `iso8601`.
    let name: String?
    let hasArguments: Bool

    init(_ expression: ExpressionNode) {
        switch expression {
        case .member(let base, let found, _, _) where Self.isStrategy(base): (name, hasArguments) = (found.text, false)
        case .call(.member(let base, let found, _, _), _) where Self.isStrategy(base): (name, hasArguments) = (found.text, true)
        default: (name, hasArguments) = (nil, true)
        }
    }
}

extension StrategyValue {
    /// Whether a case is written without its type, or with that of a strategy.
    fileprivate static func isStrategy(_ base: ExpressionNode?) -> Bool {
        switch base {
        case nil: true
        case .name(let name, _, _)?, .member(_, let name, _, _)?: name.text.hasSuffix("DecodingStrategy")
        default: false
        }
    }
}

extension DecoderSettings {
    fileprivate mutating func set(_ strategy: String, to value: StrategyValue, at place: ProgramPlace) {
        let plain = value.hasArguments ? nil : value.name
        switch (strategy, plain) {
        case ("keyDecodingStrategy", "useDefaultKeys"): keys = .useDefaultKeys
        case ("keyDecodingStrategy", "convertFromSnakeCase"): keys = .convertFromSnakeCase
        case ("dateDecodingStrategy", "deferredToDate"): dates = .deferredToDate
        case ("dateDecodingStrategy", "iso8601"): dates = .iso8601
        case ("dateDecodingStrategy", "secondsSince1970"): dates = .secondsSince1970
        case ("dateDecodingStrategy", "millisecondsSince1970"): dates = .millisecondsSince1970
        case ("dataDecodingStrategy", "base64"): data = .base64
        case ("dataDecodingStrategy", "deferredToData"): data = .deferredToData
        case ("nonConformingFloatDecodingStrategy", "throw"): break
        default: leaveOpen(strategy, Obstacle(value.name.map { "\(strategy) = .\($0)" } ?? strategy, at: place))
        }
    }

    /// Notes that a strategy is not known.
    fileprivate mutating func leaveOpen(_ strategy: String, _ obstacle: Obstacle) {
        switch strategy {
        case "keyDecodingStrategy": keys = .unread(obstacle)
        case "dateDecodingStrategy": dates = .unread(obstacle)
        case "dataDecodingStrategy": data = .unread(obstacle)
        default: numbers = obstacle
        }
    }
}

extension PatternNode {
    /// The names that a pattern of a variable binds.
    fileprivate var names: [String] {
        switch self {
        case .name(let name): [name.text]
        case .tuple(let parts): parts.flatMap(\.pattern.names)
        default: []
        }
    }
}
