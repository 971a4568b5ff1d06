/// The modules, and their visibility in files.
struct ModuleTable {
    /// The module of each file.
    let ofFile: [Int]
    private let numbers: [Word: Int]
    /// For each file, the modules that it sees, its own module first.
    let visible: [[Int]]
    /// For each file, the further modules that are visible where the build lacks the place.
    ///
    /// The file imports them under such an `#if`.
    let visibleElsewhere: [[Int]]
    /// For each module, itself and all modules that it imports, directly or through others.
    private let reached: [Set<Int>]
    /// For each file, the modules whose internal names it sees.
    private let testable: [Set<Int>]
    /// For each file, the names that it imports alone from outside modules.
    ///
    /// For each module, the ones of these that its files export again.
    private let singles: [Set<Word>]
    private let exportedSingles: [Set<Word>]

    init(_ names: [String], _ files: [ParsedFile], ofFile: [Int]) {
        let numbers = Dictionary(names.enumerated().map { (Word($1), $0) }, uniquingKeysWith: { first, _ in first })
        let imports = files.map { file in
            file.imports.filter(\.condition.isActive).compactMap { found in numbers[found.path[0].word].map { ($0, found) } }
        }
        var exported: [[Int]] = names.map { _ in [] }
        for (file, found) in imports.enumerated() {
            exported[ofFile[file]] += found.filter(\.1.isExported).map(\.0)
        }
        visible = imports.enumerated().map { file, found in
            let own = ofFile[file]
            var visible = [own]
            var next = found.map(\.0) + exported[own]
            while let module = next.popLast() {
                guard !visible.contains(module) else { continue }
                visible.append(module)
                next += exported[module]
            }
            return visible
        }
        visibleElsewhere = zip(files, visible).map { file, visible in
            let others = file.imports.filter { !$0.condition.isActive }.compactMap { numbers[$0.path[0].word] }
            return Set(others).subtracting(visible).sorted()
        }
        testable = imports.map { Set($0.filter(\.1.isTestable).map(\.0)) }
        reached = Self.reached(names.count, imports.enumerated().map { (ofFile[$0], $1.map(\.0)) })
        var exportedSingles: [Set<Word>] = names.map { _ in [] }
        singles = files.enumerated().map { file, parsed in
            let alone = parsed.imports.filter { $0.condition.isActive && $0.path.count > 1 && numbers[$0.path[0].word] == nil }
            exportedSingles[ofFile[file]].formUnion(alone.filter(\.isExported).map { $0.path[1].word })
            return Set(alone.map { $0.path[1].word })
        }
        self.exportedSingles = exportedSingles
        self.ofFile = ofFile
        self.numbers = numbers
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

    func module(named name: Word, from file: Int) -> Int? { numbers[name].flatMap { visible[file].contains($0) ? $0 : nil } }

    /// Returns whether a file imports a name alone from an outside module.
    func isImportedFromOutside(_ name: Word, _ file: Int) -> Bool {
        singles[file].contains(name) || exportedSingles[ofFile[file]].contains(name)
    }

    /// Returns whether a declaration is visible in a file.
    func isVisible(_ declaration: Declaration, from file: Int) -> Bool {
        guard declaration.file != file else { return true }
        let own = ofFile[file]
        let module = ofFile[declaration.file]
        switch declaration.access {
        case .private, .fileprivate: return false
        // The compiler allows uses of names from modules that are imported only indirectly.
        case .package, .public: return module == own || reached[own].contains(module)
        case .internal: return module == own || testable[file].contains(module)
        }
    }
}
