import Testing

@testable import SwiftSymbols

/// Sources whose names, types or expressions refer to each other without an end, or so often that work would not end.
@Suite("Sources that could be resolved without end")
struct EndlessSourcesTests {
    private static func graph(_ texts: String...) -> SourceGraph {
        SourceGraph(texts.map { SourceGraph.Source(module: "App", bytes: Array($0.utf8)) })
    }

    private static func used(in graph: SourceGraph) -> Set<String> {
        Set(graph.references.map { graph.declarations[$0.declaration].symbol })
    }

    private static func repeated(_ part: String, _ count: Int) -> String { String(repeating: part, count: count) }

    @Test(arguments: [
        "@Environment(theme) var theme", "@Environment(self.theme) var theme", "@Environment(\\C.theme) var theme",
        "@Environment(M.self) var M", "@Environment(b) var a; @Environment(a) var b",
        (0..<30).map { "@Environment((b\($0 + 1), b\($0 + 1))) var b\($0)" }.joined(separator: "; "),
    ])
    func infersValuesOfTheEnvironmentThatDependOnThemselves(_ members: String) {
        let graph = Self.graph("class M {}", "import SwiftUI\nstruct C { \(members) }\nfunc f() { M() }")
        #expect(Self.used(in: graph) == ["M"])
    }

    @Test(arguments: [
        "protocol P where Self: P {}", "protocol P where Self: Q {}\nprotocol Q where Self: P {}",
        "protocol P where Self: P30, Self: Q30 {}\nprotocol P0 {}\nprotocol Q0 {}\n"
            + (1...30).map { number in
                ["P", "Q"].map { "protocol \($0)\(number) where Self: P\(number - 1), Self: Q\(number - 1) {}" }.joined(separator: "\n")
            }.joined(separator: "\n"),
    ])
    func followsRequirementsOfSelfOnce(_ protocols: String) {
        let graph = Self.graph(
            "struct Film {}",
            "import UIKit\n\(protocols)\nextension P where Self: UIViewController { func g() {} }\n"
                + "func f(p: P) { p.g(); Film() }")
        #expect(Self.used(in: graph) == ["Film"])
    }

    @Test(arguments: ["func f(t: (Int, Int)) { t.`-1`; t.`2`; Film() }", "let f: (Int) -> Void = { `$-1`; $1; Film() }"])
    func readsNumbersOutsideOfWhatIsThere(_ text: String) {
        #expect(Self.used(in: Self.graph("struct Film {}", text)) == ["Film"])
    }

    @Test(
        .timeLimit(.minutes(5)),
        arguments: [
            ("extension String { init(_ x: Foo) { self = \"\" } }", "String(", ")"),
            ("extension String { init(_ x: Foo) { self = \"\" }\n init(_ x: Bar) { self = \"\" } }\nstruct Bar {}", "String(", ")"),
            ("extension String { init(_ x: Foo) { self = \"\" } }", "String({ ", " }())"),
            ("extension Array { subscript(i: Foo) -> Foo { i } }", "[1][", "]"),
            ("struct Row { subscript(i: Range<Int>) -> Int { 1 } }\nlet a = Row()", "a[", " ..< 5]"),
        ])
    func infersArgumentsThatContainEachOther(_ declarations: String, _ before: String, _ after: String) {
        let graph = Self.graph(
            "struct Foo {}\n\(declarations)", "func f(x: Foo) { let s = \(Self.repeated(before, 30))x\(Self.repeated(after, 30)) }")
        #expect(Self.used(in: graph).contains("Foo"))
    }
}
