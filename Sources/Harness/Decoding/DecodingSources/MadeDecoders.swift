package import DecodingPrograms
internal import SwiftSymbols

extension DecodingSources {
    /// The decoders that the sources make with `JSONDecoder()`, in the order of the text, each with its settings.
    ///
    /// A setting that depends on a condition, or whose decoder cannot be followed, is not read: the settings contain the reason.
    package var decoders: [(settings: DecoderSettings, place: ProgramPlace)] {
        let table = table
        return DeepStack.run {
            var walk = DecoderWalk(table: table)
            walk.readProperties()
            for file in table.files { walk.walk(file.root) }
            return walk.made.map { ($0.settings, $0.place) }.sorted { ($0.1.file, $0.1.offset) < ($1.1.file, $1.1.offset) }
        }
    }
}

/// A walk through bodies that finds the decoders that they make, and the settings that they give them.
private struct DecoderWalk: BodyWalk {
    struct Made {
        let place: ProgramPlace
        /// The number of conditions around the expression that makes it.
        let depth: Int
        var settings = DecoderSettings()
    }

    /// The decoder that a name refers to; nil for one that is not known.
    private typealias Scope = [String: Int?]

    private static let typeName = "JSONDecoder"
    private static let strategies: Set<String> = [
        "keyDecodingStrategy", "dateDecodingStrategy", "dataDecodingStrategy", "nonConformingFloatDecodingStrategy",
    ]

    let table: SymbolTable
    private(set) var made: [Made] = []
    private var scopes: [Scope] = []
    /// The decoders of properties and global variables, by name.
    private var properties: [String: [(owner: String, decoder: Int)]] = [:]
    /// The declarations around the place.
    private var declarations: [Declaration] = []
    private var depth = 0
    /// The places of expressions whose decoder was noted with its variable.
    private var noted: Set<ProgramPlace> = []

    init(table: SymbolTable) {
        self.table = table
    }

    // MARK: Declarations

    /// Notes the decoders that are initial values of properties, which any function may refer to.
    mutating func readProperties() {
        for declaration in table.declarations where declaration.kind == .variable && declaration.condition.isActive {
            guard let value = declaration.value, let owner = declaration.parent, owner.kind != .block,
                let decoder = make(value, type: declaration.type, in: declaration)
            else { continue }
            properties[declaration.name.text, default: []].append((Self.name(of: owner), decoder))
        }
    }

    mutating func declaration(_ declaration: Declaration, walkContent: (inout Self) -> Void) {
        guard declaration.condition.isActive else { return }
        let (outerScopes, outerDepth) = (scopes, depth)
        // A local function sees the variables around it, and may run at any time.
        depth = declarations.contains { $0.isCallable || $0.kind == .variable } ? depth + 1 : 0
        declarations.append(declaration)
        var names: Scope = [:]
        for parameter in declaration.parameters {
            names[parameter.name.text] = .some(parameter.defaultValue.flatMap { make($0, type: parameter.type, in: declaration) })
        }
        if declaration.kind == .initializer, let owner = declaration.parent, isDecoder(owner) {
            names["self"] = note(at: ProgramPlace(file: declaration.file, offset: declaration.name.offset))
        }
        scopes.append(names)
        walkContent(&self)
        (scopes, depth) = (outerScopes, outerDepth)
        declarations.removeLast()
    }

    mutating func block(_ names: [String], isConditional: Bool, walkContent: (inout Self) -> Void) {
        scopes.append(Dictionary(names.map { ($0, nil) }) { first, _ in first })
        depth += isConditional ? 1 : 0
        walkContent(&self)
        depth -= isConditional ? 1 : 0
        scopes.removeLast()
    }

    // MARK: Making

    mutating func enter(_ binding: BindingNode, in scope: Declaration) {
        guard case .name(let name) = binding.pattern else { return }
        scopes[scopes.count - 1][name.text] = .some(binding.value.flatMap { make($0, type: binding.type, in: scope) })
    }

    mutating func enter(_ expression: ExpressionNode, in scope: Declaration) {
        switch expression {
        case .call: _ = make(expression, type: nil, in: scope)
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
        case .member(nil, let found, _, _) where found.text == "init": return noted(type, found, in: scope)
        case .member(.name(let base, _, _)?, let found, _, _): name = found.text == "init" ? base : found
        case .type(.named(let found, _)): name = found
        default: return nil
        }
        guard isDecoder(name.text) else { return nil }
        return note(at: ProgramPlace(file: scope.file, offset: name.offset))
    }

    /// Notes the decoder of `.init()`, which has the written type.
    private mutating func noted(_ type: TypeNode?, _ name: NameNode, in scope: Declaration) -> Int? {
        guard let type, let head = type.heads.first, isDecoder(head.text) else { return nil }
        return note(at: ProgramPlace(file: scope.file, offset: name.offset))
    }

    /// Notes a decoder once, also if its expression is visited again.
    private mutating func note(at place: ProgramPlace) -> Int? {
        if noted.insert(place).inserted { made.append(Made(place: place, depth: depth)) }
        return made.firstIndex { $0.place == place }
    }

    /// Whether a name is that of the decoder, or of a subclass without initializers of its own.
    private func isDecoder(_ name: String) -> Bool {
        if name == Self.typeName { return true }
        return table.declarations.contains { type in
            type.name.text == name && type.kind == .class && type.inherited.first?.heads.first?.text == Self.typeName
                && !type.members.contains { $0.kind == .initializer }
        }
    }

    /// Whether a declaration is an extension or a subclass of the decoder.
    private func isDecoder(_ owner: Declaration) -> Bool {
        switch owner.kind {
        case .extension: owner.type?.heads.first?.text == Self.typeName
        case .class: owner.inherited.first?.heads.first?.text == Self.typeName
        default: false
        }
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
        } else if let name = property(target), let decoder = decoder(value) ?? make(value, type: nil, in: scope) {
            properties[name, default: []].append((owner ?? "", decoder))
        }
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

    private func local(_ name: String) -> Int?? { scopes.lazy.reversed().compactMap { $0[name] }.first }

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
        // An initializer runs for each value of the type; another function may run or not.
        let isCertain = decoder.map { depth == made[$0].depth && (isLocal($0, in: scope) || scope.kind == .initializer) } ?? false
        var settings = DecoderSettings()
        if let decoder, isCertain {
            settings = made[decoder].settings
            settings.set(strategy.text, to: StrategyValue(value), at: place)
            made[decoder].settings = settings
            return
        }
        let obstacle = Obstacle(
            decoder == nil ? "\(strategy.text) of a decoder that is made elsewhere" : "\(strategy.text), which is set under a condition",
            at: place)
        if let decoder {
            made[decoder].settings.leaveOpen(strategy.text, obstacle)
        } else {
            settings.leaveOpen(strategy.text, obstacle)
            made.append(Made(place: place, depth: depth, settings: settings))
        }
    }

    /// Whether a decoder is made in the same declaration.
    private func isLocal(_ decoder: Int, in scope: Declaration) -> Bool {
        scopes.contains { $0.values.contains(decoder) }
    }
}

/// A strategy as it is written.
private struct StrategyValue {
    /// The name of the case: `iso8601`.
    let name: String?
    let hasArguments: Bool

    init(_ expression: ExpressionNode) {
        switch expression {
        case .member(_, let found, _, _): (name, hasArguments) = (found.text, false)
        case .call(.member(_, let found, _, _), _): (name, hasArguments) = (found.text, true)
        default: (name, hasArguments) = (nil, true)
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
