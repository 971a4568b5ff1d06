import Testing
import Threads

@testable import SwiftSymbols

/// Sources and stored nodes that are nested too deeply, or contain each other too often.
@Suite("Sources that are too deep")
struct DeepSourcesTests {
    private static func graph(_ texts: String...) -> SourceGraph {
        SourceGraph(texts.map { SourceGraph.Source(module: "App", bytes: Array($0.utf8)) })
    }

    private static func used(in graph: SourceGraph) -> Set<String> {
        Set(graph.references.map { graph.declarations[$0.declaration].symbol })
    }

    private static func repeated(_ part: String, _ count: Int) -> String { String(repeating: part, count: count) }

    /// Each alias contains the next one nine times.
    @Test(.timeLimit(.minutes(5)))
    func followsAliasesThatContainEachOtherOften() {
        let aliases = (0..<11).map { "typealias A\($0) = (\(Array(repeating: "A\($0 + 1)", count: 9).joined(separator: ", ")))" }
        let graph = Self.graph(
            "struct A11 {}", aliases.joined(separator: "\n") + "\nstruct X { let x: A0; let y: A10 }\nfunc f(x: X) { x.y.0 }")
        #expect(Self.used(in: graph) == ["A11"])
    }

    // MARK: Types that double

    private static func steps(_ step: (Int) -> String) -> String { (0..<40).map { step($0) + "\n" }.joined() }

    /// Each step makes a type with the type of the last one twice in it.
    private static let doubling = [
        "func f<T>(_ x: T) -> (T, T) { (x, x) }\nfunc g() { _ = " + repeated("f(", 40) + "Film()" + repeated(")", 40) + " }",
        "struct P<A, B> { let a: A, b: B }\nfunc g() { let a0 = Film()\n" + steps { "let a\($0 + 1) = P(a: a\($0), b: a\($0))" }
            + "_ = a40.a }",
        "struct P<A, B> { func d() -> P<P<A, B>, P<A, B>> { fatalError() } }\nfunc g(p: P<Film, Film>) { _ = p" + repeated(".d()", 40)
            + " }",
        "struct P<A, B> { var d: P<P<A, B>, P<A, B>> { fatalError() } }\nfunc g(p: P<Film, Film>) { _ = p" + repeated(".d", 40) + " }",
        "struct P<A> { subscript<T>(x: T) -> P<(T, A)> { fatalError() } }\nfunc g(p: P<Film>) { let a0 = p\n"
            + steps { "let a\($0 + 1) = a\($0)[a\($0)]" } + "_ = a40 }",
        "func f<T>(_ x: T, _ m: (T) -> (T, T)) -> (T, T) { m(x) }\nfunc g() { let a0 = Film()\n"
            + steps { "let a\($0 + 1) = f(a\($0)) { ($0, $0) }" } + "_ = a40.0 }",
        "typealias D<T> = (T, T)\nlet a: " + repeated("D<", 40) + "Film" + repeated(">", 40) + "\nfunc g() { _ = a.0 }",
        "protocol Q { associatedtype N; var n: N { get } }\nstruct P<A, B>: Q { var n: P<P<A, B>, P<A, B>> { fatalError() } }\n"
            + "func d<T: Q>(_ x: T) -> T.N { x.n }\nfunc g(p: P<Film, Film>) { _ = " + repeated("d(", 40) + "p" + repeated(")", 40) + " }",
        "func f<T>(_ x: T) -> (T) -> T { { _ in x } }\nfunc g() { _ = " + repeated("f(", 40) + "Film()" + repeated(")", 40) + " }",
        "func g() { let a0 = Film()\n" + steps { "let a\($0 + 1) = (a\($0), [a\($0)])" } + "_ = a40.0 }",
        "infix operator ***\nfunc *** <T>(a: T, b: T) -> (T, T) { (a, b) }\nfunc g() { let a0 = Film()\n"
            + steps { "let a\($0 + 1) = a\($0) *** a\($0)" } + "_ = a40.0 }",
        "let a0 = Film()\n" + steps { "let a\($0 + 1) = (a\($0), a\($0))" } + "func g() { _ = a40.0 }",
    ]

    @Test(.timeLimit(.minutes(5)), arguments: doubling.indices)
    func followsTypesThatDouble(_ index: Int) {
        #expect(Self.used(in: Self.graph("struct Film {}", Self.doubling[index])).contains("Film"))
    }

    // MARK: Depth

    private static let deep = [
        "func f(a: A) { _ = a" + repeated(".b", 400_000) + " }", "func f() { _ = 1" + repeated(" + 1", 400_000) + " }",
        "func f(a: A) { _ = a" + repeated("\n.b()", 200_000) + " }", "let x = a" + repeated("!", 400_000),
        "func f() { if a { }" + repeated(" else if a { }", 100_000) + " }", "let x = " + repeated("try ", 400_000) + "a",
        "func f() { " + repeated("if ", 400_000) + "a { } }", "let x = " + repeated("a ? ", 400_000) + "a",
        "let x: A" + repeated(" -> A", 400_000), "let x = " + repeated("[", 40) + "1" + repeated("]", 40),
    ]

    @Test(.timeLimit(.minutes(5)), arguments: deep.indices)
    func reportsTextsThatAreTooDeepAsErrors(_ index: Int) {
        let graph = Self.graph("struct Film {}", "let film = Film()\n\(Self.deep[index])\n")
        #expect(graph.errorOffsets[0] == nil)
        #expect(graph.errorOffsets[1] != nil)
        #expect(Self.used(in: graph) == ["Film"])
    }

    @Test(arguments: [
        "func f(a: A) { _ = a" + repeated(".b", 900) + " }", "func f() { _ = 1" + repeated(" + 1", 900) + " }",
        "func f() { if a { }" + repeated(" else if a { }", 300) + " }",
        "func f() throws {\n" + repeated("    try a.b.c().d(1 + 2)\n", 20_000) + "}",
        "enum E {\n" + repeated("    public static let a: Int? = b.c ?? .d(try e())\n", 20_000) + "}",
        "let x = [" + repeated(".a.b(c), -1, x ? y : z,\n", 20_000) + "]", "let x = " + repeated("[", 12) + "1" + repeated("]", 12),
        "let x = \"" + repeated("[", 400) + "\"\n" + repeated("// if if if\n", 4_000),
    ])
    func parsesLongTexts(_ text: String) {
        #expect(Self.graph(text).errorOffsets == [nil])
    }

    // MARK: Stored bytes

    @Test func readsNoNodesThatAreNestedWithoutEnd() {
        let nodes = [UInt8](repeating: 14, count: 2_000_000)
        let isDamaged = DeepStack.run {
            do throws(NodeReader.Damaged) {
                _ = try NodeReader.reading(nodes[...]) { reader throws(NodeReader.Damaged) in try reader.expression() }
                return false
            } catch {
                return true
            }
        }
        #expect(isDamaged)
    }

    @Test(arguments: [[0x01], [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F]])
    func readsNoPlacesThatNoTextHas(_ places: [UInt8]) {
        #expect(throws: NodeReader.Damaged.self) {
            _ = try NodeReader.reading([], places[...]) { reader throws(NodeReader.Damaged) in try reader.offset() }
        }
    }

    @Test(arguments: [-1, Int.max, Int(Int32.max) + 1])
    func readsNoFilesWithImpossibleCounts(_ count: Int) {
        let writer = NodeWriter()
        writer.raw(Fingerprint([]).bytes)
        writer.number(count)
        writer.list([Int](repeating: 0, count: 5), writer.number)
        #expect(throws: NodeReader.Damaged.self) { _ = try FileEntry(stored: writer.bytes[...]) }
    }
}
