import PlantedSwift
import RandomNumbers
import Testing

@testable import SwiftSymbols

/// Checks graphs that are found with a cache against those that are found without one.
@Suite("The cache of graphs")
struct GraphCacheTests {
    private static let watched = WatchedNames(key: "URL*", partLimit: 2) { $0.hasPrefix("URL") }

    private static func cache(_ stored: [UInt8] = [], program: String = "a") -> GraphCache { GraphCache(stored, program: program) }

    private static func graph(
        _ sources: [SourceGraph.Source], _ cache: GraphCache?, watched: WatchedNames? = watched, needed: [Bool]? = nil
    ) -> String {
        let selection = needed.map { needed -> SourceGraph.Selection in { _ in Set(needed.indices.filter { needed[$0] }) } }
        let graph = SourceGraph(sources, build: .app, watched: watched, needed: selection, cache: cache)
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

    /// Rules of each run need the uses in other files, while files change too.
    @Test func findsTheUsesThatAreNeededEachTime() throws {
        var sources = try AppSources.all()
        var generator = SplitMix64(seed: 5)
        var stored: [UInt8] = []
        for round in 0..<8 {
            let needed = sources.map { _ in Bool.random(using: &generator) }
            let cache = Self.cache(stored)
            let found = Self.graph(sources, cache, needed: needed)
            #expect(found == Self.graph(sources, nil, needed: needed), "round \(round)")
            stored = cache.changed ?? stored
            let number = Int.random(in: sources.indices, using: &generator)
            if !round.isMultiple(of: 3) { sources[number] = Self.changed(sources[number], &generator) }
        }
        #expect(Self.graph(sources, Self.cache(stored)) == Self.graph(sources, nil))
    }

    /// The uses in the second file are needed in the first run and in the third one.
    @Test(arguments: [
        ("struct Kit { func f() {}; func g() {} }", "func a() { Kit().g() }"),
        ("struct Kit { func g() {}; func f() {} }", "func a() { Kit().f() }"),
        ("struct Kit { func g() {} }; extension Kit { func f() {} }", "func a() { Kit().f() }"),
        ("struct Kit { func f() {}; func g() {} }", "func a() { Kit().f() }"),
    ])
    func findsUsesAfterARunThatDidNotNeedThem(_ kit: String, _ user: String) {
        let first = [Self.source("struct Kit { func f() {}; func g() {} }"), Self.source("func a() { Kit().f() }")]
        let second = [Self.source(kit), Self.source(user)]
        var cache = Self.cache()
        _ = Self.graph(first, cache)
        cache = Self.cache(cache.changed ?? [])
        #expect(Self.graph(second, cache, needed: [true, false]) == Self.graph(second, nil, needed: [true, false]))
        cache = Self.cache(cache.changed ?? [])
        #expect(Self.graph(second, cache) == Self.graph(second, nil))
    }

    @Test func aGraphHasOnlyTheUsesThatAreNeeded() throws {
        let sources = [("public struct Film {}", "Data"), ("import Data\nlet a: Film?", "App"), ("import Data\nlet b: Film?", "Kit")].map {
            Self.source($0, module: $1)
        }
        let graph = SourceGraph(
            sources,
            needed: { sight in
                #expect(sight.ofFile == [1, 0, 2])
                #expect(sight.seen == [[0, 1], [1], [1, 2]])
                return [0, 2]
            })
        #expect(graph.references.map(\.file) == [2])
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

    @Test(arguments: [
        Change(
            "an extension of a protocol to which an outside type conforms", from: ["protocol P {}"],
            to: ["protocol P {}; extension P { subscript(key k: Film) -> Film { k } }"],
            in: [
                "extension Array: P {}",
                "struct Zed { subscript(z: Int) -> Int { 0 } }",
                "func f(xs: [Int], k: Film) { xs[key: k].title }",
            ]),
        Change(
            "interpolation of a protocol to which the standard one conforms", from: ["protocol P {}"],
            to: ["protocol P {}; extension P { mutating func appendInterpolation(film: Film) {} }"],
            in: [
                "extension DefaultStringInterpolation: P {}",
                "struct Zed { func appendInterpolation(z: Int) {} }",
                "func f(k: Film) { print(\"\\(film: k)\") }",
            ]),
        Change(
            "the first member of an extension that was empty", from: ["extension Int {}"],
            to: ["extension Int { func zork() {} }"],
            in: [
                "protocol P {}; func take(_ p: P) -> Film { fatalError() }; func take(_ p: Bool) -> Song { fatalError() }",
                "func f() { let i: Int = 1; take(i).title }",
            ]),
        Change(
            "conformances in another order", from: ["extension X: P {}", "extension X: Q {}"],
            to: ["extension X: Q {}", "extension X: P {}"],
            in: [
                "struct X {}; protocol P {}; protocol Q {}",
                "extension P { func foo(a: Int) -> Film { fatalError() } }; extension Q { func foo(b: Int) -> Song { fatalError() } }",
                "func f(x: X) { let g = x.foo; g(1).title }",
            ]),
        Change(
            "declarations of different kinds with one name in another order",
            from: ["enum E { case make(Int)", "static func make(s: String) -> Film { fatalError() } }"],
            to: ["enum E { static func make(s: String) -> Film { fatalError() }", "case make(Int) }"],
            in: ["func f() { let g = E.make; g(1).title }"]),
        Change(
            "a member that moves between extensions",
            from: [
                "extension Box {}", "extension Box where T: Hashable { func f(a: Int) -> Film { fatalError() } }",
                "extension Box { func f(b: Int) -> Song { fatalError() } }",
            ],
            to: [
                "extension Box { func f(b: Int) -> Song { fatalError() } }",
                "extension Box where T: Hashable { func f(a: Int) -> Film { fatalError() } }", "extension Box {}",
            ],
            in: [
                "struct Box<T> {}; func make() -> Box<Int> { Box() }",
                "func h() { let g = make().f; g(1).title }",
            ]),
        Change(
            "functions of an operator in another order",
            from: [
                "struct X { static func +++ (l: X, r: Y) -> Film { fatalError() } }",
                "struct Y { static func +++ (l: X, r: Y) -> Song { fatalError() } }",
            ],
            to: [
                "struct Y { static func +++ (l: X, r: Y) -> Song { fatalError() } }",
                "struct X { static func +++ (l: X, r: Y) -> Film { fatalError() } }",
            ],
            in: [
                "infix operator +++",
                "func f(x: X) { (x +++ mystery).title }",
            ]),
        Change(
            "declarations that are used at one place in another order",
            from: [
                "@resultBuilder enum B { static func buildBlock(_ x: Int...) -> Int { 0 }",
                "static func buildExpression(_ x: Int) -> Int { 0 } }",
            ],
            to: [
                "@resultBuilder enum B { static func buildExpression(_ x: Int) -> Int { 0 }",
                "static func buildBlock(_ x: Int...) -> Int { 0 } }",
            ],
            in: [
                "func build(@B _ b: () -> Int) {}",
                "func f() { build { 1; 2 } }",
            ]),
        Change(
            "an associated type that an SDK's function mentions",
            from: ["import Combine", "class Pub: Publisher { typealias Output = Film; typealias Failure = Never }"],
            to: ["import Combine", "class Pub: Publisher { typealias Output = Song; typealias Failure = Never }"],
            in: ["import Combine\nfunc f(p: Pub) { p.map { $0.title }; p.sink { x in x.title } }"]),
        Change(
            "a type in an SDK's type", from: ["import UIKit"],
            to: ["import UIKit", "extension UIView { typealias UIColor = Film }"],
            in: [
                "import UIKit\nextension UIView { func zz() {} }",
                "import UIKit\nfunc f(v: UIView) { v.backgroundColor?.title }",
            ]),
        Change(
            "a protocol that requires a supertype", from: ["import UIKit"],
            to: ["import UIKit", "protocol New where Self: UITableViewDragDelegate {}"],
            in: [
                "import UIKit\nextension UITableViewDragDelegate { func glow() -> Film { fatalError() } }",
                "func f(g: Gadget) { g.glow().title }",
            ]),
        Change(
            "a supertype that another type names with its module", from: ["import UIKit"],
            to: ["import UIKit", "class New: UITableViewDragDelegate {}"],
            in: [
                "import UIKit\nclass O: UIKit.UITableViewDragDelegate {}",
                "import UIKit\nextension UITableViewDragDelegate { func glow() -> Film { fatalError() } }",
                "func f(g: Gadget) { g.glow().title }",
            ]),
    ])
    func findsWhatReachesFilesWithoutItsName(_ change: Change) {
        let common = [Self.source("struct Film { var title: String }; struct Song { var title: String }")]
        let others = change.others.map { Self.source($0) } + common
        let all = [change.old, change.new].map { [Self.source($0)] + others }
        for (old, new) in [(all[0], all[1]), (all[1], all[0])] {
            let first = Self.cache()
            _ = Self.graph(old, first)
            #expect(Self.graph(new, Self.cache(first.changed ?? [])) == Self.graph(new, nil))
        }
    }

    /// A change of the first of several files.
    struct Change: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let (old, new): (String, String)
        let others: [String]

        init(_ description: String, from old: [String], to new: [String], in others: [String]) {
            testDescription = description
            (self.old, self.new) = (old.joined(separator: "\n"), new.joined(separator: "\n"))
            self.others = others
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
