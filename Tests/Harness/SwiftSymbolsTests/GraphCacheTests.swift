import PlantedSwift
import RandomNumbers
import Testing

@testable import SwiftSymbols

/// Checks graphs that are found with a cache against those that are found without one.
@Suite("The cache of graphs")
struct GraphCacheTests {
    private static let watched = WatchedNames(key: "URL*", partLimit: 2) { $0.hasPrefix("URL") }

    private static func cache(_ stored: [UInt8] = [], program: String = "a") -> GraphCache { GraphCache(stored, program: program) }

    private static func graph(_ sources: [SourceGraph.Source], _ cache: GraphCache?, watched: WatchedNames? = watched) -> String {
        let graph = SourceGraph(sources, build: .app, watched: watched, cache: cache)
        let lineages = graph.lineages.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
        let lists: [[any Sendable]] = [
            graph.references, graph.declarations, lineages, graph.outsideUses, graph.unresolvedUses, graph.imports, graph.errorOffsets,
        ]
        return lists.map { $0.map { "\($0)" }.joined(separator: "\n") }.joined(separator: "\n\n")
    }

    private static func source(_ text: String, module: String = "App") -> SourceGraph.Source {
        SourceGraph.Source(module: module, bytes: Array(text.utf8))
    }

    @Test func findsTheSameAndAddsNothingTheSecondTime() throws {
        let sources = try AppSources.all()
        let fresh = Self.graph(sources, nil)
        let first = Self.cache()
        #expect(Self.graph(sources, first) == fresh)
        let stored = try #require(first.changed)
        let second = Self.cache(stored)
        #expect(Self.graph(sources, second) == fresh)
        #expect(second.changed == nil)
    }

    /// Lines of the sample app are removed, doubled and exchanged: in bodies, in declarations, and so that a file is not valid Swift.
    @Test func findsWhatEachChangeBrings() throws {
        var sources = try AppSources.all()
        var generator = SplitMix64(seed: 21)
        var stored: [UInt8] = []
        for round in 0..<6 {
            let cache = Self.cache(stored)
            let fresh = Self.graph(sources, nil)
            let found = Self.graph(sources, cache)
            #expect(found == fresh, "round \(round)")
            stored = cache.changed ?? stored
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                let number = Int.random(in: sources.indices, using: &generator)
                sources[number] = Self.changed(sources[number], &generator)
            }
        }
    }

    private static func changed(_ source: SourceGraph.Source, _ generator: inout SplitMix64) -> SourceGraph.Source {
        var lines = String(decoding: source.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let (one, other) = (Int.random(in: lines.indices, using: &generator), Int.random(in: lines.indices, using: &generator))
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: lines.remove(at: one)
        case 1: lines.insert(lines[one], at: other)
        default: lines.swapAt(one, other)
        }
        return SourceGraph.Source(path: source.path, module: source.module, bytes: Array(lines.joined(separator: "\n").utf8))
    }

    /// Returns how many entries a second graph adds to the cache of a first one.
    private static func addedCount(_ first: [SourceGraph.Source], _ second: [SourceGraph.Source]) -> Int {
        let before = cache()
        _ = graph(first, before)
        let after = cache(before.changed ?? [])
        #expect(graph(second, after) == graph(second, nil))
        return after.addedCount
    }

    @Test func resolvesOnlyWhatAChangeReaches() {
        let (kit, text, other) = ("struct Kit { func f() {}; func g() {} }", "func a() { Kit().f() }", "func b() { Kit().g() }")
        let sources = [kit, text, other].map { Self.source($0) }
        // Each time, the list of the uses of all files is added too.
        // A changed body: the nodes and the uses of its file.
        #expect(Self.addedCount(sources, [kit, "func a() { Kit().f(); Kit().f() }", other].map { Self.source($0) }) == 3)
        // A changed declaration: its nodes, the uses in its file and in the one that names it, and the other uses of the file.
        #expect(Self.addedCount(sources, ["struct Kit { func f() -> Int {}; func g() {} }", text, other].map { Self.source($0) }) == 5)
        // A new declaration that no file names, in the middle: its nodes and the uses in its file.
        #expect(Self.addedCount(sources, [kit, "func c() {}\n" + text, other].map { Self.source($0) }) == 3)
        // A conformance: the nodes, and the uses in all files.
        #expect(Self.addedCount(sources, ["struct Kit: A { func f() {}; func g() {} }", text, other].map { Self.source($0) }) == 5)
        // Files in another order: the uses in all files, because files are numbered.
        #expect(Self.addedCount(sources, [text, kit, other].map { Self.source($0) }) == 4)
        // Another module for a file.
        #expect(Self.addedCount(sources, [Self.source(kit, module: "Kit"), Self.source(text), Self.source(other)]) == 4)
        #expect(Self.addedCount(sources, sources) == 0)
    }

    /// Each line of a file is removed and added again, while other files use its declarations in all ways.
    @Test func findsWhatEachDeclarationBrings() {
        let lines = PlantedSwift.declarations.split(separator: "\n")
        let uses = PlantedSwift.planted.map { Self.source(PlantedSwift.unmarked($0.text).text) }
        let all = [Self.source(lines.joined(separator: "\n"))] + uses
        let fresh = Self.graph(all, nil)
        for number in lines.indices {
            var others = lines
            others.remove(at: number)
            let without = [Self.source(others.joined(separator: "\n"))] + uses
            let first = Self.cache()
            _ = Self.graph(without, first)
            #expect(Self.graph(all, Self.cache(first.changed ?? [])) == fresh, "\(lines[number])")
        }
    }

    @Test func knowsTheBuildAndTheWatchedNames() {
        let sources = [Self.source("let a = URLSession.shared"), Self.source("#if FAST\nstruct A {}\n#endif"), Self.source("let b = A()")]
        let first = Self.cache()
        _ = Self.graph(sources, first, watched: nil)
        let stored = first.changed ?? []
        #expect(Self.graph(sources, Self.cache(stored)) == Self.graph(sources, nil))
        #expect(Self.graph(sources, nil) != Self.graph(sources, nil, watched: nil))
        let fast = sources.map { SourceGraph.Source(module: $0.module, bytes: $0.bytes, defines: ["FAST"]) }
        #expect(Self.graph(fast, Self.cache(stored), watched: nil) == Self.graph(fast, nil, watched: nil))
        #expect(Self.graph(fast, nil) != Self.graph(sources, nil))
    }

    // MARK: Stored bytes

    /// Uses of a declaration that was changed or removed, or of a file whose earlier declarations are not known, are not read.
    @Test func readsOnlyUsesOfKnownDeclarations() throws {
        let numbers = DeclarationNumbers([1, 2])
        let use = Reference(file: 0, declaration: 2, context: 0, offset: 4, role: .call, isActive: true, conditions: [])
        let uses = ResolvedUses(references: [use], outsideUses: [], unresolvedUses: [])
        let interfaces = ["a", "b", "c", "d"].map { Fingerprint(Array($0.utf8)) }
        let stored = UsesWriter(numbers).bytes(uses) { interfaces[$0] }
        func read(_ second: UsesReader.Interface) throws(NodeReader.Damaged) -> [Int] {
            let all = [UsesReader.Interface(now: interfaces[0]), second]
            return try UsesReader.uses(stored[...], file: 0, numbers, all).uses.references.map(\.declaration)
        }
        #expect(try read(UsesReader.Interface(now: interfaces[1])) == [2])
        #expect(try read(UsesReader.Interface(now: interfaces[2], before: interfaces[1], numbers: [1, 0])) == [1])
        for numbers in [[0, nil], [0], [0, 2]] {
            #expect(throws: NodeReader.Damaged.self) {
                try read(UsesReader.Interface(now: interfaces[2], before: interfaces[1], numbers: numbers))
            }
        }
        #expect(throws: NodeReader.Damaged.self) {
            try read(UsesReader.Interface(now: interfaces[2], before: interfaces[3], numbers: [0, 1]))
        }
        #expect(throws: NodeReader.Damaged.self) { try read(UsesReader.Interface(now: interfaces[2])) }
    }

    private static let small = [
        source("struct Kit { func f() {} }"), source("func a() { Kit().f(); URLSession.shared.go(); make().f() }"),
    ]

    @Test func ignoresWhatAnotherProgramStored() throws {
        let cache = Self.cache()
        _ = Self.graph(Self.small, cache)
        let other = Self.cache(try #require(cache.changed), program: "b")
        #expect(Self.graph(Self.small, other) == Self.graph(Self.small, nil))
        #expect(other.addedCount == 5)
    }

    /// Every third byte is changed in turn, and the bytes are cut at each of these places.
    @Test func ignoresDamagedBytes() throws {
        let cache = Self.cache()
        let fresh = Self.graph(Self.small, cache)
        let stored = try #require(cache.changed)
        for place in stride(from: 0, to: stored.count, by: 3) {
            var damaged = stored
            damaged[place] ^= 0x41
            #expect(Self.graph(Self.small, Self.cache(damaged)) == fresh, "byte \(place)")
            #expect(Self.graph(Self.small, Self.cache(Array(stored[..<place]))) == fresh, "cut at \(place)")
        }
    }

    /// An entry stays while the cache is written four times without any use of it.
    @Test func forgetsWhatIsNotUsed() throws {
        let first = Self.cache()
        _ = Self.graph(Self.small, first)
        var stored = try #require(first.changed)
        for round in 1...4 {
            #expect(Self.cache(stored).entryCount == [5, 8, 10, 12][round - 1], "round \(round)")
            let next = Self.cache(stored)
            _ = Self.graph([Self.source("let round = \(round)")], next)
            stored = try #require(next.changed)
        }
        // The five of the first graph are gone, and the last three of the others are there beside the newest and the list.
        #expect(Self.cache(stored).entryCount == 9)
    }

    @Test func hasOneFileForEachRepository() {
        let names = ["/work/app", "/work/other/app", "/"].map(GraphCache.name)
        #expect(Set(names).count == 3)
        #expect(GraphCache.name(of: "/" + String(repeating: "é", count: 120)).utf8.count < 160)
        #expect(names[0].hasPrefix("app-") && names[0].hasSuffix(".graph"))
    }
}
