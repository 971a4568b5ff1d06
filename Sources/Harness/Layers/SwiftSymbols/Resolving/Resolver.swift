/// Resolves the names in a file.
///
/// Types are inferred as far as possible without guesses.
final class Resolver {
    /// The meaning of a name inside a function.
    enum Local {
        case value(KnownType)
        case declaration(Declaration)
    }

    /// The names that a block declares.
    struct LocalNames {
        var seen: [Word: Local] = [:]
        /// The names in branches of `#if` that the build lacks, which only such branches see.
        var leftOut: [Word: Local] = [:]
    }

    let table: SymbolTable
    let file: Int
    let inference: Inference
    /// Whether uses are collected.
    ///
    /// They are not while types of values in other files are inferred.
    let collectsUses: Bool
    /// The names that no file declares and whose uses are collected.
    let watched: WatchedNames?
    /// Keeps the declarations that names refer to; nil if only uses between files are collected.
    var recorder: NameRecorder?
    var references: [Reference] = []
    var outsideUses: Set<OutsideUse> = []
    var unresolvedUses: Set<UnresolvedUse> = []
    /// The role of the name at an offset, if it is not a plain use.
    var roles: [Int: NameRole] = [:]
    /// The declarations of each block around the place.
    var locals = [LocalNames()]
    /// Whether any block has declared a type so far.
    var hasLocalTypes = false
    /// The declaration around the place.
    var context: Declaration
    /// The expected type of `return` values.
    var result: KnownType = .unknown
    /// The types of `$0` and so on.
    var closureParameters: [[KnownType]] = []
    /// The number of calls around the place whose arguments are inferred more than once.
    var repetitions = 0
    /// Whether `await` covers the place.
    var isAwaiting = false
    /// The member that is used of the current expression, if it is the base of one.
    var nextMember: Word?
    /// Whether nothing surrounds the current expression that may decide its type: it is a statement, or the value of a variable without one.
    var isContextFree = false
    /// The type of the expression before the `#if` in whose branch the place is.
    var continued: KnownType = .unknown
    /// Whether the place is in the macro `#Preview`.
    var isInPreview = false
    /// The innermost `#if` around the statement.
    private(set) var condition = Condition()
    /// Whether the build contains the place.
    var isActivePlace: Bool { condition.isActive && context.condition.isActive }
    /// The conditions around the place, the outermost first.
    var conditions: [String] {
        let own = context.condition.clauses
        return condition.clauses.count > own.count ? condition.clauses : own
    }

    init(_ table: SymbolTable, file: Int, inference: Inference, collectsUses: Bool = true, watched: WatchedNames? = nil) {
        self.table = table
        self.file = file
        self.inference = inference
        self.collectsUses = collectsUses
        self.watched = watched
        context = table.files[file].root
    }

    @discardableResult
    func underCondition<Value>(_ inner: Condition, _ work: () -> Value) -> Value {
        let before = condition
        condition = Condition(clauses: inner.clauses, isActive: before.isActive && inner.isActive)
        defer { condition = before }
        return work()
    }

    /// Does work as at a place that the build lacks.
    func leavingOut<Value>(_ work: () -> Value) -> Value {
        underCondition(Condition(clauses: condition.clauses, isActive: false), work)
    }

    // MARK: Types

    @discardableResult
    func type(_ node: TypeNode, isBeforeBraces: Bool = false) -> KnownType {
        var names = TypeNames(table: table, file: file, cache: inference.cache)
        names.isBeforeBraces = isBeforeBraces
        names.condition = condition
        guard collectsUses else { return names.type(node, in: context, locals: localTypes) }
        names.found = []
        names.undecided = []
        names.leftOut = []
        names.ofUnknownModules = []
        if watched != nil { names.outside = [] }
        let type = names.type(node, in: context, locals: localTypes)
        for offset in names.attributes { roles[offset] = .attribute }
        for (declaration, offset) in names.found ?? [] { addReference(to: declaration, at: offset) }
        for name in names.outside ?? [] { addOutsideUse(name) }
        for (name, candidates) in names.undecided ?? [] {
            let areAlternatives = candidates.contains { !$0.condition.isActive }
            addUnresolved(
                name.text, at: name.offset, candidates.isEmpty ? .receiver : areAlternatives ? .meaning : .modules, candidates)
        }
        for (name, candidates) in names.leftOut ?? [] { addUnresolved(name.text, at: name.offset, .condition, candidates) }
        for (name, candidates) in names.ofUnknownModules ?? [] { addUnresolved(name.text, at: name.offset, .unknownModule, candidates) }
        return type
    }

    private var localTypes: [Word: Declaration] {
        guard hasLocalTypes, locals.count > 1 else { return [:] }
        var types: [Word: Declaration] = [:]
        for names in locals.map(\.seen) + (isActivePlace ? [] : locals.map(\.leftOut)) {
            for case (let name, .declaration(let declaration)) in names where TypeNames.isType(declaration) { types[name] = declaration }
        }
        return types
    }

    // MARK: Scopes

    func inScope<Value>(_ work: () -> Value) -> Value {
        locals.append(LocalNames())
        defer { locals.removeLast() }
        return work()
    }

    func declare(_ name: Word, _ type: KnownType) { declare(name, .value(type), isActive: isActivePlace) }

    /// - Parameter isActive: Whether the build contains the declaration.
    func declare(_ name: Word, _ local: Local, isActive: Bool) {
        if isActive { locals[locals.count - 1].seen[name] = local } else { locals[locals.count - 1].leftOut[name] = local }
    }

    func local(_ name: Word) -> Local? {
        let isActive = isActivePlace
        for names in locals.reversed() {
            if !isActive, let found = names.leftOut[name] { return found }
            if let found = names.seen[name] { return found }
        }
        return nil
    }

    func within<Value>(_ declaration: Declaration, _ work: () -> Value) -> Value {
        let before = context
        context = declaration
        defer { context = before }
        return work()
    }

    // MARK: Declarations

    func resolveFile() {
        let root = table.files[file].root
        for found in table.files[file].imports where found.path.count > 1 {
            guard let module = table.module(named: found.path[0].word, from: file, isActive: found.condition.isActive) else { continue }
            underCondition(found.condition) {
                for declaration in table.topLevel(found.path[1].word, of: module, from: file, isActive: found.condition.isActive) {
                    addReference(to: declaration, at: found.path[1].offset)
                }
            }
        }
        for declaration in root.members { resolve(declaration) }
        for statement in root.statements { resolve(statement) }
    }

    func resolve(_ declaration: Declaration) {
        within(declaration) {
            if declaration.kind == .operator || declaration.kind == .precedenceGroup { return precedenceGroups(of: declaration) }
            attributes(declaration.attributes)
            for parameter in declaration.generics { for type in parameter.inherited { self.type(type, isBeforeBraces: true) } }
            for requirement in declaration.requirements {
                switch requirement {
                case .conformance(let left, let right), .same(let left, let right):
                    type(left, isBeforeBraces: true)
                    type(right, isBeforeBraces: true)
                }
            }
            for type in declaration.inherited {
                for head in type.heads { roles[head.offset] = .conformance }
                self.type(type, isBeforeBraces: true)
            }
            if let thrown = declaration.thrown { type(thrown) }
            inScope { self.content(of: declaration) }
            for member in declaration.members { resolve(member) }
            for statement in declaration.statements { resolve(statement) }
        }
    }

    /// Resolves precedence groups, which are separate from types: a type may have the same name.
    private func precedenceGroups(of declaration: Declaration) {
        for name in (declaration.inherited + (declaration.type.map { [$0] } ?? [])).flatMap(\.heads) {
            for group in table.topLevel(name.word, from: file) where group.kind == .precedenceGroup {
                addReference(to: group, at: name.offset)
            }
        }
    }

    private func content(of declaration: Declaration) {
        let parameters = declaration.parameters.map { parameter in
            attributes(parameter.attributes)
            let type = self.type(parameter.type)
            if let value = parameter.defaultValue { _ = infer(value, expecting: type) }
            return type
        }
        let type = declaration.type.map { self.type($0) }
        for (parameter, type) in zip(declaration.parameters, parameters) {
            declare(parameter.name.word, parameter.isVariadic ? .array(type) : type)
        }
        if let value = declaration.value {
            if declaration.pattern != nil { _ = infer(value, expecting: .unknown) } else { _ = infer(value, expecting: type ?? .unknown) }
        }
        let builder = declaration.accessors.contains(where: \.isGetter) ? builder(of: declaration) : nil
        let isBuilt = builder != nil || declaration.builtAttributes.contains { $0.name?.hasSuffix("Builder") == true }
        for accessor in declaration.accessors {
            if let builder, accessor.isGetter { addBuilderReferences(accessor.body, by: builder.type, at: builder.offset) }
            if let thrown = accessor.thrown { self.type(thrown) }
            let before = result
            result = accessor.isGetter && !isBuilt ? type ?? .void : .void
            if declaration.kind == .initializer || declaration.kind == .deinitializer { result = .void }
            inScope {
                if let value = accessor.value { declare(value, type ?? inference.type(of: declaration)) }
                body(accessor.body, expecting: result)
            }
            result = before
        }
    }

    func attributes(_ attributes: [AttributeNode]) {
        for attribute in attributes { underCondition(attribute.condition) { resolve(attribute) } }
    }

    private func resolve(_ attribute: AttributeNode) {
        for head in attribute.type.heads { roles[head.offset] = .attribute }
        let type = type(attribute.type)
        if case .nominal(let declaration, _) = type, !attribute.arguments.isEmpty {
            _ = call(
                table.allMembers("init", of: declaration), CallArguments(arguments: attribute.arguments), receiver: type, at: nil,
                expecting: .unknown)
        } else if case .named(let name, _) = attribute.type, type.isOutside {
            for macro in table.topLevel(name.word, from: file) where macro.kind == .macro { addReference(to: macro, at: name.offset) }
            _ = initialize(type, CallArguments(arguments: attribute.arguments), at: nil)
        } else {
            if case .member(.named(let module, _), let name, _) = attribute.type, type.isOutside {
                _ = addOfUnknownModule(name, of: .outside(module.text, []))
            }
            for argument in attribute.arguments { _ = infer(argument.value, expecting: .unknown) }
        }
    }
}

extension KnownType {
    var isOutside: Bool { if case .outside = self { true } else { false } }

    package var outsideName: String? { if case .outside(let name, _) = self { name } else { nil } }
}
