/// The modules, and their visibility in files.
///
/// A module has a number. A name that files import means a group of modules: see ``ModuleLinks``.
struct ModuleTable {
    /// The module of each file.
    private let ofFile: [Int]
    /// For each file, the modules that it imports, directly or through others, without those that are compiled together with it.
    let visible: [[Int]]
    /// For each file, the modules of the names that it imports alone: `import struct A.B`.
    private let alone: [[Word: [Int]]]
    /// For each file, the further modules that are visible where the build lacks the place.
    ///
    /// The file imports them under such an `#if`, or another build compiles them together with it.
    let visibleElsewhere: [[Int]]
    /// For each file, the modules whose internal names it sees where the build lacks the place.
    private let testableElsewhere: [Set<Int>]
    /// For each module, itself and those that are compiled together with it.
    private let together: [Set<Int>]
    /// For each module, itself and all modules that it imports, directly or through others.
    private let reached: [Set<Int>]
    /// For each module, itself and all modules that it imports or is compiled together with in any build, directly or through others.
    private let surroundings: [Set<Int>]
    /// For each file, the modules whose internal names it sees.
    private let testable: [Set<Int>]
    /// For each file, the modules that it imports with `@_spi`, and those that it imports so where the build lacks the place.
    private let spi: [Set<Int>]
    private let spiElsewhere: [Set<Int>]
    /// For each file, the names that it imports alone from outside modules.
    ///
    /// For each module, the ones of these that its files export again.
    private let singles: [Set<Word>]
    private let exportedSingles: [Set<Word>]
    private let groups: Groups
    /// For each module, the modules that its files export again, directly or through others.
    private let exports: [Set<Int>]
    /// The module of the files without a target; nil if there are none.
    private let withoutTarget: Int?
    /// The package of each module.
    private let packages: [String?]

    /// - Parameters:
    ///   - files: The files, of which only the imports are read.
    ///   - modules: For each file, the key of its module. The numbers of modules follow the order of the keys.
    ///   - links: The modules that each module sees.
    init(_ files: [ParsedFile], of modules: [String], _ links: ModuleLinks) {
        let keys = Set(modules).sorted()
        let groups = Groups(keys, links)
        let numbers = Dictionary(keys.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        let ofFile = modules.compactMap { numbers[$0] }
        let together = keys.enumerated().map { number, key in Set((links.peers[key] ?? []).compactMap { numbers[$0] } + [number]) }
        let imports = files.enumerated().map { file, parsed in
            parsed.imports.filter(\.condition.isActive).flatMap { found in
                groups.modules(named: found.path[0].word, from: ofFile[file]).map { ($0, found) }
            }
        }
        var exported: [[Int]] = keys.map { _ in [] }
        alone = imports.map { found in
            Dictionary(grouping: found.filter { $0.1.isAlone }, by: { $0.1.path[1].word }).mapValues { $0.map(\.0) }
        }
        for (file, found) in imports.enumerated() {
            let again = found.filter(\.1.isExported).map(\.0)
            if !again.isEmpty { exported[ofFile[file]] += again }
        }
        let exporting = { (first: [Int], own: Set<Int>) in
            var seen: [Int] = []
            var next = first
            while let module = next.popLast() {
                guard !own.contains(module), !seen.contains(module) else { continue }
                seen.append(module)
                next += exported[module]
            }
            return seen
        }
        exports = together.enumerated().map { number, own in Set(exporting(own.sorted().flatMap { exported[$0] }, own)) }
        visible = imports.enumerated().map { file, found in
            let own = together[ofFile[file]]
            return exporting(found.filter { !$0.1.isAlone }.map(\.0) + own.sorted().flatMap { exported[$0] }, own)
        }
        let elsewhere = keys.map { key in (links.peersElsewhere[key] ?? []).compactMap { numbers[$0] } }
        let importsElsewhere = files.enumerated().map { file, parsed in
            parsed.imports.filter { !$0.condition.isActive }.flatMap { found in
                groups.modules(named: found.path[0].word, from: ofFile[file]).map { ($0, found) }
            }
        }
        visibleElsewhere = zip(importsElsewhere, visible).enumerated().map { file, each in
            let others = elsewhere[ofFile[file]] + each.0.map(\.0)
            guard !others.isEmpty else { return [] }
            return exporting(others, together[ofFile[file]]).filter { !each.1.contains($0) }.sorted()
        }
        testable = imports.map { Set($0.filter(\.1.isTestable).map(\.0)) }
        testableElsewhere = importsElsewhere.enumerated().map { file, found in
            Set(elsewhere[ofFile[file]] + found.filter(\.1.isTestable).map(\.0))
        }
        spi = imports.map { Set($0.filter(\.1.isSPI).map(\.0)) }
        spiElsewhere = importsElsewhere.map { Set($0.filter(\.1.isSPI).map(\.0)) }
        reached = Self.reached(keys.count, imports.enumerated().map { (ofFile[$0], $1.map(\.0)) }, together)
        let allImports = zip(imports, importsElsewhere).enumerated().map { (ofFile[$0], ($1.0 + $1.1).map(\.0)) }
        let peers = keys.indices.map { ($0, together[$0].union(elsewhere[$0]).sorted()) }
        surroundings = Self.reached(keys.count, allImports + peers, keys.indices.map { [$0] })
        var exportedSingles: [Set<Word>] = keys.map { _ in [] }
        singles = files.enumerated().map { file, parsed in
            let alone = parsed.imports.filter {
                $0.condition.isActive && $0.path.count > 1 && groups.modules(named: $0.path[0].word, from: ofFile[file]).isEmpty
            }
            exportedSingles[ofFile[file]].formUnion(alone.filter(\.isExported).map { $0.path[1].word })
            return Set(alone.map { $0.path[1].word })
        }
        self.exportedSingles = together.map { modules in modules.reduce(into: []) { $0.formUnion(exportedSingles[$1]) } }
        self.ofFile = ofFile
        self.together = together
        self.groups = groups
        withoutTarget = links.named == nil ? nil : numbers[""]
        packages = keys.map { links.packages[$0] }
    }

    private static func reached(_ count: Int, _ imports: [(from: Int, to: [Int])], _ together: [Set<Int>]) -> [Set<Int>] {
        var direct: [Set<Int>] = Array(repeating: [], count: count)
        for (from, to) in imports { direct[from].formUnion(to) }
        return (0..<count).map { module in
            var reached: Set = [module]
            var next = together[module].flatMap { direct[$0] }
            while let one = next.popLast() { if reached.insert(one).inserted { next += direct[one] } }
            return reached
        }
    }

    /// The modules whose declarations the files of each module may use.
    var sight: ModuleSight { ModuleSight(ofFile: ofFile, seen: surroundings) }

    /// Returns the number of the group that a name means in a file, if the file sees one of its modules.
    ///
    /// - Parameter isActive: Whether the build contains the place of the name.
    func group(named name: Word, from file: Int, isActive: Bool = true) -> Int? {
        guard let group = groups.number(named: name, from: ofFile[file]) else { return nil }
        let isSeen = groups.lists[group].contains { module in
            together[ofFile[file]].contains(module) || visible[file].contains(module) || alone[file].values.contains { $0.contains(module) }
                || !isActive && visibleElsewhere[file].contains(module)
        }
        return isSeen ? group : nil
    }

    /// Returns whether a name may be that of a module to which files without a target belong: no project declares a module with this name.
    func mayHaveFilesWithoutTarget(_ name: Word) -> Bool { withoutTarget != nil && !groups.isNamed(name) }

    /// Returns whether a file belongs to no target that is known.
    func isWithoutTarget(_ file: Int) -> Bool { ofFile[file] == withoutTarget }

    /// Returns the modules from which a file imports a name alone.
    func modules(importedFor name: Word, from file: Int) -> [Int] { alone[file][name] ?? [] }

    /// Returns whether a file belongs to a module.
    func isIn(_ file: Int, module: Int) -> Bool { ofFile[file] == module }

    /// Returns whether a file belongs to one of the modules of a group.
    func isIn(_ file: Int, group: Int) -> Bool { groups.lists[group].contains(ofFile[file]) }

    /// Returns whether a file belongs to a module that one of the modules of a group exports again.
    func isExported(_ file: Int, byGroup group: Int) -> Bool { groups.lists[group].contains { exports[$0].contains(ofFile[file]) } }

    /// Returns whether two files belong to the same module, or to the same ones.
    func isSame(_ file: Int, _ other: Int) -> Bool { ofFile[file] == ofFile[other] }

    /// Returns whether two files are compiled together.
    func isTogether(_ file: Int, with other: Int) -> Bool { together[ofFile[other]].contains(ofFile[file]) }

    /// Returns whether a file imports a name alone from an outside module.
    func isImportedFromOutside(_ name: Word, _ file: Int) -> Bool {
        singles[file].contains(name) || exportedSingles[ofFile[file]].contains(name)
    }

    /// Returns whether a declaration is visible in a file.
    ///
    /// - Parameter isActive: Whether the build contains the place from which it is seen.
    func isVisible(_ declaration: Declaration, from file: Int, isActive: Bool = true) -> Bool {
        guard declaration.file != file else { return true }
        let own = ofFile[file]
        let module = ofFile[declaration.file]
        if module == own || together[own].contains(module) { return declaration.access >= .internal }
        if declaration.isSPI, !spi[file].contains(module), isActive || !spiElsewhere[file].contains(module) { return false }
        switch declaration.access {
        case .private, .fileprivate: return false
        // The compiler allows uses of names from modules that are imported only indirectly.
        case .package where packages[module] != packages[own]: return false
        case .package, .public:
            return reached[own].contains(module) || !isActive && visibleElsewhere[file].contains { reached[$0].contains(module) }
        case .internal: return testable[file].contains(module) || !isActive && testableElsewhere[file].contains(module)
        }
    }

    /// The modules that names mean, by the module of the file that imports them.
    private struct Groups {
        /// The modules of each group.
        let lists: [[Int]]
        private let named: [Word: Int]
        private let exceptions: [[Word: Int]]

        init(_ keys: [String], _ links: ModuleLinks) {
            let numbers = Dictionary(keys.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
            var lists: [[Int]] = []
            var known: [[Int]: Int] = [:]
            let number = { (keys: [String]) -> Int in
                let modules = keys.compactMap { numbers[$0] }
                if let known = known[modules] { return known }
                lists.append(modules)
                known[modules] = lists.count - 1
                return lists.count - 1
            }
            // The order of the groups must not depend on a dictionary.
            if let names = links.named {
                named = Dictionary(uniqueKeysWithValues: names.sorted { $0.key < $1.key }.map { (Word($0.key), number($0.value)) })
            } else {
                named = Dictionary(keys.map { (Word($0), number([$0])) }, uniquingKeysWith: { first, _ in first })
            }
            exceptions = keys.map { key in
                let others = (links.exceptions[key] ?? [:]).sorted { $0.key < $1.key }
                return Dictionary(uniqueKeysWithValues: others.map { (Word($0.key), number($0.value)) })
            }
            self.lists = lists
        }

        /// Returns the number of the group that a name means; nil for a module from outside.
        func number(named name: Word, from module: Int) -> Int? {
            guard let number = exceptions[module][name] ?? named[name], !lists[number].isEmpty else { return nil }
            return number
        }

        /// Returns whether a project declares a module with a name.
        func isNamed(_ name: Word) -> Bool { named[name] != nil }

        func modules(named name: Word, from module: Int) -> [Int] { number(named: name, from: module).map { lists[$0] } ?? [] }
    }
}
