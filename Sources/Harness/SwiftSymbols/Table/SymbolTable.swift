/// All that several files declare, and what it is called.
///
/// Once it is made nothing of it changes: that is what lets several threads ask it.
final class SymbolTable: @unchecked Sendable {
    let files: [ParsedFile]
    let modules: [String]
    /// By file, its module.
    let moduleOfFile: [Int]
    /// All that has a name, by its number.
    private(set) var declarations: [Declaration] = []
    private let moduleNumbers: [String: Int]
    /// By module, what stands at the top of its files.
    private var topLevel: [[String: [Declaration]]]
    /// By type, what it and its extensions have.
    private var members: [ObjectIdentifier: [String: [Declaration]]] = [:]
    /// By type, what it inherits from and conforms to.
    private var inherited: [ObjectIdentifier: [KnownType]] = [:]
    /// By type, itself and all that it inherits from, in the order in which members are looked for; none before all is connected.
    private var lineages: [ObjectIdentifier: [Ancestor]] = [:]
    /// By extension, what it extends.
    private var extended: [ObjectIdentifier: KnownType] = [:]
    /// By the name of an outside type, what the sources add to it.
    private var outsideMembers: [String: [String: [Declaration]]] = [:]
    /// By the name of an outside type, what the sources have it conform to.
    private var outsideInherited: [String: [KnownType]] = [:]
    /// By file, the modules that it sees, its own first.
    private var visibleModules: [[Int]]
    /// By module, itself and all that it imports, through others too.
    private var reachedModules: [Set<Int>] = []
    /// By file, those of them whose internal names it sees.
    private var testableModules: [Set<Int>]
    private(set) var operators = OperatorTable()
    /// By operator, its precedence group.
    private(set) var precedences: [String: String] = [:]

    init(_ files: [ParsedFile], modules: [String], moduleOfFile: [Int]) {
        self.files = files
        self.modules = modules
        self.moduleOfFile = moduleOfFile
        moduleNumbers = Dictionary(modules.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        topLevel = modules.map { _ in [:] }
        visibleModules = files.map { _ in [] }
        testableModules = files.map { _ in [] }
        for (number, file) in files.enumerated() {
            for declaration in file.root.members where declaration.kind != .extension {
                topLevel[moduleOfFile[number]][declaration.name.text, default: []].append(declaration)
            }
        }
        for file in files { number(file.root) }
        connectModules()
        var extensions: [Declaration] = []
        for file in files { collect(file.root, &extensions) }
        bind(extensions)
        for file in files { connect(file.root) }
        for file in files { trace(file.root) }
        operators.complete(self)
    }

    // MARK: Modules

    private func connectModules() {
        var exported: [[Int]] = modules.map { _ in [] }
        let imports = files.map { file in
            file.imports.filter(\.condition.isActive).compactMap { found in moduleNumbers[found.path[0].text].map { ($0, found) } }
        }
        for (number, found) in imports.enumerated() {
            exported[moduleOfFile[number]] += found.filter(\.1.isExported).map(\.0)
        }
        reachedModules = Self.reached(modules.count, imports.enumerated().map { (moduleOfFile[$0], $1.map(\.0)) })
        for (number, found) in imports.enumerated() {
            let own = moduleOfFile[number]
            var visible = [own]
            var next = found.map(\.0) + exported[own]
            while let module = next.popLast() {
                guard !visible.contains(module) else { continue }
                visible.append(module)
                next += exported[module]
            }
            visibleModules[number] = visible
            testableModules[number] = Set(found.filter(\.1.isTestable).map(\.0))
        }
    }

    private static func reached(_ count: Int, _ imports: [(from: Int, to: [Int])]) -> [Set<Int>] {
        var direct: [Set<Int>] = Array(repeating: [], count: count)
        for (from, to) in imports { direct[from].formUnion(to) }
        return (0..<count).map { module in
            var reached: Set = [module]
            var next = Array(direct[module])
            while let one = next.popLast() { if reached.insert(one).inserted { next += direct[one] } }
            return reached
        }
    }

    func module(named name: String, from file: Int) -> Int? {
        moduleNumbers[name].flatMap { visibleModules[file].contains($0) ? $0 : nil }
    }

    /// Whether a file sees a name.
    func isVisible(_ declaration: Declaration, from file: Int) -> Bool {
        switch declaration.access {
        case .private, .fileprivate: return declaration.file == file
        // What a module's imports bring in may be used without being imported again, as far as the compiler is lenient.
        case .package, .public: return reachedModules[moduleOfFile[file]].contains(moduleOfFile[declaration.file])
        case .internal:
            let module = moduleOfFile[declaration.file]
            return module == moduleOfFile[file] || testableModules[file].contains(module)
        }
    }

    // MARK: Building

    private func number(_ parent: Declaration) {
        for declaration in parent.generics + parent.members {
            if declaration.kind != .extension {
                declaration.number = declarations.count
                declarations.append(declaration)
            }
            number(declaration)
        }
        for block in parent.blocks { number(block) }
    }

    private func collect(_ parent: Declaration, _ extensions: inout [Declaration]) {
        for declaration in parent.members {
            if declaration.kind == .extension {
                extensions.append(declaration)
            } else if declaration.isNominal {
                add(declaration.members, to: declaration)
            }
            if declaration.kind == .function, Self.isOperator(declaration.name.text) {
                operators.add(declaration)
            }
            if declaration.kind == .operator, case .named(let group, _)? = declaration.type {
                precedences[declaration.name.text] = group.text
            }
            collect(declaration, &extensions)
        }
        for block in parent.blocks { collect(block, &extensions) }
    }

    static func isOperator(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first else { return false }
        return !(first.properties.isXIDStart || first == "_" || first == "$")
    }

    private func add(_ new: [Declaration], to declaration: Declaration) {
        for member in new { members[ObjectIdentifier(declaration), default: [:]][member.name.text, default: []].append(member) }
    }

    /// Finds what each extension extends: one may extend what another one has added, so as often as that helps.
    private func bind(_ extensions: [Declaration]) {
        var left = extensions
        while !left.isEmpty {
            var later: [Declaration] = []
            for declaration in left {
                guard let node = declaration.type, let type = boundType(node, in: declaration) else {
                    later.append(declaration)
                    continue
                }
                bind(declaration, to: type)
            }
            guard later.count < left.count else { break }
            left = later
        }
        for declaration in left {
            guard let node = declaration.type else { continue }
            bind(declaration, to: type(node, in: declaration))
        }
    }

    private func boundType(_ node: TypeNode, in declaration: Declaration) -> KnownType? {
        let type = type(node, in: declaration)
        switch type {
        case .nominal: return type
        case .outside:
            // Another extension may still add it to a type of the sources.
            if case .member = node { return nil }
            return type
        default: return nil
        }
    }

    private func bind(_ declaration: Declaration, to type: KnownType) {
        extended[ObjectIdentifier(declaration)] = type
        switch type {
        case .nominal(let nominal, _): add(declaration.members, to: nominal)
        case .outside(let name, _):
            for member in declaration.members { outsideMembers[name, default: [:]][member.name.text, default: []].append(member) }
        case .composition(let types):
            if let first = types.first { bind(declaration, to: first) }
        default: break
        }
    }

    private func connect(_ parent: Declaration) {
        for declaration in parent.members {
            let types = declaration.inherited.map { type($0, in: declaration) }
            if declaration.isNominal {
                inherited[ObjectIdentifier(declaration), default: []] += types
                // `protocol A where Self: B`.
                if declaration.kind == .protocol {
                    inherited[ObjectIdentifier(declaration), default: []] += selfRequirements(of: declaration)
                }
            } else if declaration.kind == .extension, case .nominal(let nominal, _)? = extended[ObjectIdentifier(declaration)] {
                inherited[ObjectIdentifier(nominal), default: []] += types
            } else if declaration.kind == .extension, !types.isEmpty, case .outside(let name, _)? = extended[ObjectIdentifier(declaration)]
            {
                outsideInherited[name, default: []] += types
            }
            connect(declaration)
        }
        for block in parent.blocks { connect(block) }
    }

    private enum Ancestor {
        case own(Declaration)
        case outside(String)
    }

    private func trace(_ parent: Declaration) {
        for declaration in parent.members {
            if declaration.isNominal { lineages[ObjectIdentifier(declaration)] = lineage(of: declaration) }
            trace(declaration)
        }
        for block in parent.blocks { trace(block) }
    }

    private func lineage(of declaration: Declaration) -> [Ancestor] {
        var found: [Ancestor] = []
        var seen: Set<ObjectIdentifier> = []
        trace(declaration, &seen, &found)
        return found
    }

    private func trace(_ declaration: Declaration, _ seen: inout Set<ObjectIdentifier>, _ found: inout [Ancestor]) {
        guard seen.insert(ObjectIdentifier(declaration)).inserted else { return }
        found.append(.own(declaration))
        for type in inheritedTypes(of: declaration) { trace(type, &seen, &found) }
    }

    private func trace(_ type: KnownType, _ seen: inout Set<ObjectIdentifier>, _ found: inout [Ancestor]) {
        switch type {
        case .nominal(let parent, _): trace(parent, &seen, &found)
        case .composition(let types): for each in types { trace(each, &seen, &found) }
        case .outside(let outside, _): if extends(outside) { found.append(.outside(outside)) }
        default: break
        }
    }

    private func selfRequirements(of declaration: Declaration) -> [KnownType] {
        declaration.requirements.compactMap { requirement in
            guard case .conformance(.named(let left, _), let right) = requirement, left.text == "Self" else { return nil }
            return type(right, in: declaration)
        }
    }

    // MARK: Asking

    /// What an extension extends.
    func extendedType(of declaration: Declaration) -> KnownType { extended[ObjectIdentifier(declaration)] ?? .unknown }

    func inheritedTypes(of declaration: Declaration) -> [KnownType] { inherited[ObjectIdentifier(declaration)] ?? [] }

    /// What a type and its extensions have by a name, without what they inherit.
    func ownMembers(_ name: String, of declaration: Declaration) -> [Declaration] { members[ObjectIdentifier(declaration)]?[name] ?? [] }

    /// What the sources add to an outside type by a name.
    func addedMembers(_ name: String, of outside: String) -> [Declaration] { outsideMembers[outside]?[name] ?? [] }

    /// The protocols of the sources that they have an outside type conform to.
    func addedProtocols(of outside: String) -> [Declaration] {
        (outsideInherited[outside] ?? []).compactMap { if case .nominal(let declaration, _) = $0 { declaration } else { nil } }
    }

    /// Whether the sources add anything to an outside type.
    func extends(_ outside: String) -> Bool { outsideMembers[outside] != nil }

    /// What stands at the top of the modules that a file sees: its own before all others.
    func topLevel(_ name: String, from file: Int) -> [Declaration] {
        for (index, module) in visibleModules[file].enumerated() {
            let found = (topLevel[module][name] ?? []).filter { isVisible($0, from: file) }
            guard !found.isEmpty else { continue }
            guard index > 0 else { return found }
            // Of several modules none comes before another.
            return visibleModules[file].dropFirst().flatMap { topLevel[$0][name] ?? [] }.filter { isVisible($0, from: file) }
        }
        return []
    }

    func topLevel(_ name: String, of module: Int, from file: Int) -> [Declaration] {
        (topLevel[module][name] ?? []).filter { isVisible($0, from: file) }
    }

    /// All members by a name, those of a type before those that it inherits.
    func allMembers(_ name: String, of declaration: Declaration) -> [Declaration] {
        var found: [Declaration] = []
        for ancestor in lineages[ObjectIdentifier(declaration)] ?? lineage(of: declaration) {
            switch ancestor {
            case .own(let each): found += ownMembers(name, of: each)
            case .outside(let each): found += addedMembers(name, of: each)
            }
        }
        return found
    }

    /// A type and all of the sources' types that it inherits from and conforms to.
    func ancestors(of declaration: Declaration) -> [Declaration] {
        (lineages[ObjectIdentifier(declaration)] ?? lineage(of: declaration)).compactMap {
            if case .own(let each) = $0 { each } else { nil }
        }
    }

    // MARK: Types

    /// What a written type stands for, where it stands.
    func type(_ node: TypeNode, in context: Declaration, depth: Int = 0) -> KnownType {
        var names = TypeNames(table: self, file: context.file, depth: depth + 1)
        return names.type(node, in: context)
    }
}
